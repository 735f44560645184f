// Text encoders over llama.cpp; as in CLlama.cpp, what the library throws becomes a code.

#include "CLlamaEmbedder.h"
#include "Guarded.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <string>
#include <vector>

#include <llama.h>

struct cp_embedder {
    std::unique_ptr<llama_model, void (*)(llama_model *)> model{nullptr, llama_model_free};
    std::unique_ptr<llama_context, void (*)(llama_context *)> context{nullptr, llama_free};
    const llama_vocab *vocab = nullptr;
    bool (*should_stop)(void *) = nullptr;
    void *stop_data = nullptr;
};

namespace {

// Only what was tried: the graph of other architectures may end the process when it is asked for vectors.
bool is_text_encoder(const llama_model *model) {
    char architecture[16] = {};
    llama_model_meta_val_str(model, "general.architecture", architecture, sizeof architecture);
    return std::strcmp(architecture, "bert") == 0;
}

cp_status load(const char *path, uint32_t batch, uint32_t texts, int32_t threads, cp_embedder &embedder) {
    llama_model_params model_parameters = llama_model_default_params();
    model_parameters.n_gpu_layers = 0;
    if (embedder.should_stop(embedder.stop_data)) return CP_CANCELLED;
    embedder.model.reset(llama_model_load_from_file(path, model_parameters));
    if (!embedder.model) return CP_FAILED;
    if (!is_text_encoder(embedder.model.get())) {
        cp_keep_message("these weights do not turn a text into a vector");
        return CP_FAILED;
    }
    embedder.vocab = llama_model_get_vocab(embedder.model.get());

    llama_context_params parameters = llama_context_default_params();
    parameters.n_ctx = batch;
    parameters.n_batch = batch;
    parameters.n_ubatch = batch;
    parameters.n_seq_max = texts;
    parameters.kv_unified = true;
    parameters.n_threads = threads;
    parameters.n_threads_batch = threads;
    parameters.embeddings = true;
    parameters.pooling_type = LLAMA_POOLING_TYPE_MEAN;
    parameters.no_perf = true;
    parameters.abort_callback = embedder.should_stop;
    parameters.abort_callback_data = embedder.stop_data;
    embedder.context.reset(llama_init_from_model(embedder.model.get(), parameters));
    return embedder.context ? CP_OK : CP_NO_MEMORY;
}

}  // namespace

cp_status cp_embedder_load(
    const char *path, uint32_t batch, uint32_t texts, int32_t threads, bool (*should_stop)(void *),
    void *stop_data, cp_embedder **embedder) {
    *embedder = nullptr;
    return guarded(CP_FAILED, CP_NO_MEMORY, [&] {
        auto made = std::make_unique<cp_embedder>();
        made->should_stop = should_stop;
        made->stop_data = stop_data;
        const cp_status status = load(path, batch, texts, threads, *made);
        if (status == CP_OK) *embedder = made.release();
        return status;
    });
}

void cp_embedder_free(cp_embedder *embedder) { delete embedder; }

int32_t cp_embedder_dimension(const cp_embedder *embedder) {
    return llama_model_n_embd_out(embedder->model.get());
}

int32_t cp_embedder_window(const cp_embedder *embedder) {
    const uint32_t batch = llama_n_ubatch(embedder->context.get());
    return std::min(llama_model_n_ctx_train(embedder->model.get()), static_cast<int32_t>(batch));
}

int32_t cp_embedder_name(const cp_embedder *embedder, char *buffer, size_t capacity) {
    return llama_model_meta_val_str(embedder->model.get(), "general.name", buffer, capacity);
}

int32_t cp_embedder_tokenize(
    const cp_embedder *embedder, const char *text, int32_t length, int32_t *tokens, int32_t capacity) {
    return guarded<int32_t>(INT32_MIN, INT32_MIN, [&] {
        return llama_tokenize(embedder->vocab, text, length, tokens, capacity, true, false);
    });
}

cp_status cp_embedder_encode(
    cp_embedder *embedder, const int32_t *tokens, const int32_t *counts, int32_t texts, float *vectors) {
    if (texts <= 0) return CP_OK;
    llama_context *context = embedder->context.get();
    if (static_cast<uint32_t>(texts) > llama_n_seq_max(context)) return CP_TOO_LONG;
    return guarded(CP_FAILED, CP_NO_MEMORY, [&] {
        const int32_t window = cp_embedder_window(embedder);
        const int32_t known = llama_vocab_n_tokens(embedder->vocab);
        std::vector<llama_pos> positions;
        std::vector<llama_seq_id> sequences;
        for (int32_t text = 0; text < texts; text++) {
            if (counts[text] > window) return CP_TOO_LONG;
            if (counts[text] <= 0) {
                cp_keep_message("a text without tokens");
                return CP_FAILED;
            }
            for (int32_t position = 0; position < counts[text]; position++) {
                positions.push_back(position);
                sequences.push_back(text);
            }
        }
        const size_t count = positions.size();
        // The library ends the process when more tokens come at once than it made room for.
        if (count > llama_n_ubatch(context) || count > llama_n_batch(context)) return CP_TOO_LONG;
        std::vector<llama_token> ids(tokens, tokens + count);
        if (std::any_of(ids.begin(), ids.end(), [&](llama_token id) { return id < 0 || id >= known; })) {
            cp_keep_message("a token outside the vocabulary");
            return CP_FAILED;
        }
        std::vector<int32_t> owners(count, 1);
        std::vector<llama_seq_id *> owner(count);
        for (size_t i = 0; i < count; i++) owner[i] = &sequences[i];
        std::vector<int8_t> wanted(count, 1);
        const llama_batch batch = {
            static_cast<int32_t>(count), ids.data(), nullptr, positions.data(), owners.data(), owner.data(),
            wanted.data()};

        if (embedder->should_stop(embedder->stop_data)) return CP_CANCELLED;
        switch (llama_encode(context, batch)) {
        case 0: break;
        case 2: return CP_CANCELLED;
        default: return embedder->should_stop(embedder->stop_data) ? CP_CANCELLED : CP_FAILED;
        }
        const size_t dimension = cp_embedder_dimension(embedder);
        for (int32_t text = 0; text < texts; text++) {
            const float *vector = llama_get_embeddings_seq(context, text);
            if (!vector) {
                cp_keep_message("a text has no vector");
                return CP_FAILED;
            }
            std::copy(vector, vector + dimension, vectors + text * dimension);
        }
        return CP_OK;
    });
}
