// libfasttext throws, and a C++ exception that leaves C code ends the process: here they become codes.

#include "CLanguageDetector.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <istream>
#include <memory>
#include <new>
#include <stdexcept>
#include <streambuf>
#include <string>
#include <vector>

#include <fasttext/fasttext.h>
#include <fasttext/loss.h>

namespace {

thread_local std::string library_message;

// Runs `body`, and turns whatever it throws into `failure`.
template <typename Value, typename Body> Value guarded(Value failure, Value no_memory, Body body) {
    library_message.clear();
    try {
        return body();
    } catch (const std::bad_alloc &) {
        library_message = "out of memory";
        return no_memory;
    } catch (const std::exception &error) {
        library_message = error.what();
        return failure;
    } catch (...) {
        library_message = "an unknown error inside libfasttext";
        return failure;
    }
}

// Bytes of the caller as a stream.
struct ByteBuffer : std::streambuf {
    ByteBuffer(const void *bytes, size_t length) {
        char *begin = const_cast<char *>(static_cast<const char *>(bytes));
        setg(begin, begin, begin + length);
    }
};

// What the library itself calls white space in a text.
bool is_blank(char byte) {
    return byte == ' ' || (byte >= '\t' && byte <= '\r') || byte == 0;
}

// The library's own prediction, in steps: it would read a text anew for each part of it. A text's vector is the
// mean of its n-grams' rows; here each word keeps the sum of its rows, so that a passage costs a few additions.
class Detector : fasttext::FastText {
  public:
    explicit Detector(std::istream &stream) {
        if (!checkModel(stream)) throw std::invalid_argument("not a model of this library");
        loadModel(stream);
        const fasttext::Args arguments = getArgs();
        if (arguments.loss != fasttext::loss_name::hs || arguments.wordNgrams > 1) {
            throw std::invalid_argument("not a model of the kind that tells languages");
        }
        loss = std::make_unique<fasttext::HierarchicalSoftmaxLoss>(
            output_, dict_->getCounts(fasttext::entry_type::label));
        dimensions = static_cast<size_t>(getDimension());
        sum = std::make_unique<fasttext::Vector>(dimensions);
        state = std::make_unique<fasttext::Model::State>(dimensions, count(), 0);
        end_rows = add_word(fasttext::Dictionary::EOS);
        end_sum.assign(sum->data(), sum->data() + dimensions);
    }

    int32_t count() const { return dict_->nlabels(); }

    std::string code(int32_t language) const {
        const std::string label = dict_->getLabel(language), prefix = getArgs().label;
        return label.compare(0, prefix.size(), prefix) == 0 ? label.substr(prefix.size()) : label;
    }

    int32_t read(const char *text, size_t length) {
        sums.clear();
        rows.clear();
        const char *const end = text + length;
        while (true) {
            const char *const first = std::find_if_not(text, end, is_blank);
            if (first == end) break;
            text = std::find_if(first, end, is_blank);
            word.assign(first, text);
            rows.push_back(add_word(word));
            sums.insert(sums.end(), sum->data(), sum->data() + dimensions);
        }
        return static_cast<int32_t>(rows.size());
    }

    void score(int32_t first, int32_t words, float minimum, float *probabilities) {
        if (first < 0 || words < 0 || static_cast<size_t>(first) + static_cast<size_t>(words) > rows.size()) {
            throw std::out_of_range("no such words in the text");
        }
        // As when predicting a line, its end is one of its words.
        fasttext::Vector &hidden = state->hidden;
        std::copy(end_sum.begin(), end_sum.end(), hidden.data());
        size_t total = end_rows;
        for (size_t index = first; index < static_cast<size_t>(first + words); ++index) {
            const float *const row = &sums[index * dimensions];
            for (size_t i = 0; i < dimensions; ++i) hidden[i] += row[i];
            total += rows[index];
        }
        if (total > 0) hidden.mul(1.0f / static_cast<float>(total));
        found.clear();
        loss->predict(count(), minimum, found, *state);
        std::fill(probabilities, probabilities + count(), 0.0f);
        for (const auto &[logarithm, language] : found) probabilities[language] = std::exp(logarithm);
    }

  private:
    // Leaves the sum of the word's rows in `sum` and answers their number.
    size_t add_word(const std::string &text) {
        sum->zero();
        const int32_t known = dict_->getId(text);
        if (known >= 0) return add_rows(dict_->getSubwords(known));
        ngrams.clear();
        dict_->computeSubwords(fasttext::Dictionary::BOW + text + fasttext::Dictionary::EOW, ngrams);
        return add_rows(ngrams);
    }

    size_t add_rows(const std::vector<int32_t> &indices) {
        for (const int32_t index : indices) input_->addRowToVector(*sum, index);
        return indices.size();
    }

    std::unique_ptr<fasttext::HierarchicalSoftmaxLoss> loss;
    size_t dimensions = 0;
    // The end of a line.
    std::vector<float> end_sum;
    size_t end_rows = 0;
    // The text read last: for each word the sum of its rows, and how many they are.
    std::vector<float> sums;
    std::vector<size_t> rows;
    // Kept between calls, so that they need not be allocated again.
    std::unique_ptr<fasttext::Vector> sum;
    std::unique_ptr<fasttext::Model::State> state;
    std::vector<int32_t> ngrams;
    std::string word;
    fasttext::Predictions found;
};

}  // namespace

struct cp_language_detector {
    Detector detector;
};

const char *cp_language_last_message(void) {
    return library_message.empty() ? "libfasttext gave no reason" : library_message.c_str();
}

cp_language_status cp_language_load(const void *bytes, size_t length, cp_language_detector **detector) {
    *detector = nullptr;
    return guarded(CP_LANGUAGE_FAILED, CP_LANGUAGE_NO_MEMORY, [&] {
        ByteBuffer buffer(bytes, length);
        std::istream stream(&buffer);
        *detector = new cp_language_detector{Detector(stream)};
        return CP_LANGUAGE_OK;
    });
}

void cp_language_free(cp_language_detector *detector) { delete detector; }

int32_t cp_language_count(const cp_language_detector *detector) { return detector->detector.count(); }

int32_t cp_language_code(
    const cp_language_detector *detector, int32_t language, char *buffer, int32_t capacity) {
    return guarded(-1, -1, [&] {
        const std::string code = detector->detector.code(language);
        std::copy_n(code.data(), std::min(code.size(), static_cast<size_t>(std::max(capacity, 0))), buffer);
        return static_cast<int32_t>(code.size());
    });
}

int32_t cp_language_read(cp_language_detector *detector, const char *text, size_t length) {
    return guarded(-1, -1, [&] { return detector->detector.read(text, length); });
}

cp_language_status cp_language_score(
    cp_language_detector *detector, int32_t first, int32_t count, float minimum, float *probabilities) {
    return guarded(CP_LANGUAGE_FAILED, CP_LANGUAGE_NO_MEMORY, [&] {
        detector->detector.score(first, count, minimum, probabilities);
        return CP_LANGUAGE_OK;
    });
}
