// llama.cpp throws, and a C++ exception that leaves C code ends the process: here they become codes.

#include "CLlama.h"
#include "Guarded.hpp"

#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <vector>

#include <ggml.h>
#include <llama.h>

struct cp_model {
    llama_model *model;
    const llama_vocab *vocab;
};

struct cp_context {
    llama_context *context;
    const llama_model *model;
    bool (*should_stop)(void *);
    void *stop_data;
    cp_context_settings settings;
    bool has_logits;
};

namespace {

// Of this thread, so that two engines never report each other's failures.
thread_local std::string library_message;
void (*abort_handler)(void) = nullptr;

void on_log(ggml_log_level level, const char *text, void *) {
    if (level == GGML_LOG_LEVEL_WARN || level == GGML_LOG_LEVEL_ERROR) cp_keep_message(text);
}

void on_library_abort(const char *message) {
    cp_keep_message(message);
    if (abort_handler) abort_handler();
}

template <typename Body> cp_status guarded(Body body) {
    return guarded<cp_status>(CP_FAILED, CP_NO_MEMORY, body);
}

template <typename Body> int32_t guarded_count(Body body) {
    return guarded<int32_t>(INT32_MIN, INT32_MIN, body);
}

}  // namespace

void cp_keep_message(const char *text) {
    library_message = text ? text : "";
    while (!library_message.empty() && (library_message.back() == '\n' || library_message.back() == ' ')) {
        library_message.pop_back();
    }
}

void cp_engine_start(void (*on_abort)(void)) {
    static std::once_flag once;
    std::call_once(once, [on_abort] {
        abort_handler = on_abort;
        llama_log_set(on_log, nullptr);
        ggml_set_abort_callback(on_library_abort);
        llama_backend_init();
    });
}

const char *cp_last_message(void) {
    return library_message.empty() ? "llama.cpp gave no reason" : library_message.c_str();
}

const char *cp_engine_version(void) { return llama_version(); }

const char *cp_engine_features(void) { return llama_print_system_info(); }

cp_status cp_model_load(const char *path, bool (*progress)(float, void *), void *progress_data, cp_model **model) {
    *model = nullptr;
    return guarded([&] {
        llama_model_params parameters = llama_model_default_params();
        parameters.n_gpu_layers = 0;
        bool given_up = false;
        struct Progress {
            bool (*callback)(float, void *);
            void *data;
            bool *given_up;
        } state = {progress, progress_data, &given_up};
        if (progress) {
            parameters.progress_callback_user_data = &state;
            parameters.progress_callback = [](float fraction, void *data) {
                auto *state = static_cast<Progress *>(data);
                const bool goes_on = state->callback(fraction, state->data);
                if (!goes_on) *state->given_up = true;
                return goes_on;
            };
        }
        llama_model *loaded = llama_model_load_from_file(path, parameters);
        if (!loaded) return given_up ? CP_CANCELLED : CP_FAILED;
        // An encoder would end the process when it is asked to go on with a text.
        if (llama_model_has_encoder(loaded) || !llama_model_has_decoder(loaded)) {
            llama_model_free(loaded);
            cp_keep_message("these weights do not continue a text");
            return CP_FAILED;
        }
        *model = new cp_model{loaded, llama_model_get_vocab(loaded)};
        return CP_OK;
    });
}

void cp_model_free(cp_model *model) {
    llama_model_free(model->model);
    delete model;
}

int32_t cp_model_token_count(const cp_model *model) { return llama_vocab_n_tokens(model->vocab); }

int32_t cp_model_trained_context(const cp_model *model) { return llama_model_n_ctx_train(model->model); }

uint64_t cp_model_size(const cp_model *model) { return llama_model_size(model->model); }

int32_t cp_model_description(const cp_model *model, char *buffer, size_t capacity) {
    return guarded_count([&] { return llama_model_desc(model->model, buffer, capacity); });
}

bool cp_token_ends_generation(const cp_model *model, int32_t token) {
    return llama_vocab_is_eog(model->vocab, token);
}

bool cp_token_is_control(const cp_model *model, int32_t token) {
    return llama_vocab_is_control(model->vocab, token);
}

int32_t cp_model_first_token(const cp_model *model) {
    return llama_vocab_get_add_bos(model->vocab) ? llama_vocab_bos(model->vocab) : -1;
}

int32_t cp_model_text_start(const cp_model *model) {
    const llama_token first = llama_vocab_bos(model->vocab);
    return first != LLAMA_TOKEN_NULL ? first : llama_vocab_eos(model->vocab);
}

int32_t cp_tokenize(
    const cp_model *model, const char *text, int32_t length, bool markers, int32_t *tokens, int32_t capacity) {
    return guarded_count(
        [&] { return llama_tokenize(model->vocab, text, length, tokens, capacity, false, markers); });
}

int32_t cp_token_bytes(const cp_model *model, int32_t token, char *buffer, int32_t capacity) {
    return guarded_count(
        [&] { return llama_token_to_piece(model->vocab, token, buffer, capacity, 0, false); });
}

int32_t cp_apply_template(
    const cp_model *model, const char *const *roles, const char *const *contents, size_t count, bool open_reply,
    char *buffer, int32_t capacity) {
    return guarded_count([&]() -> int32_t {
        const char *text = llama_model_chat_template(model->model, nullptr);
        if (!text) return -1;
        std::vector<llama_chat_message> messages;
        for (size_t i = 0; i < count; i++) messages.push_back({roles[i], contents[i]});
        return llama_chat_apply_template(text, messages.data(), messages.size(), open_reply, buffer, capacity);
    });
}

cp_status cp_context_create(
    cp_model *model, cp_context_settings settings, bool (*should_stop)(void *), void *stop_data,
    cp_context **context) {
    *context = nullptr;
    return guarded([&] {
        auto made = std::make_unique<cp_context>(
            cp_context{nullptr, model->model, should_stop, stop_data, settings, false});
        llama_context_params parameters = llama_context_default_params();
        parameters.n_ctx = settings.window;
        parameters.n_batch = settings.batch;
        parameters.n_ubatch = settings.batch;
        parameters.n_seq_max = settings.sequences;
        // Sequences in one buffer: copying one is free, as both then own the same cells.
        parameters.kv_unified = true;
        parameters.n_outputs_max = settings.outputs;
        parameters.n_threads = settings.threads;
        parameters.n_threads_batch = settings.threads;
        parameters.no_perf = true;
        parameters.abort_callback = should_stop;
        parameters.abort_callback_data = stop_data;
        made->context = llama_init_from_model(model->model, parameters);
        if (!made->context) return CP_NO_MEMORY;
        *context = made.release();
        return CP_OK;
    });
}

void cp_context_free(cp_context *context) {
    llama_free(context->context);
    delete context;
}

uint32_t cp_context_window(const cp_context *context) { return llama_n_ctx(context->context); }

uint32_t cp_context_batch(const cp_context *context) { return llama_n_batch(context->context); }

void cp_context_set_threads(cp_context *context, int32_t threads) {
    llama_set_n_threads(context->context, threads, threads);
}

cp_status cp_context_decode(cp_context *context, const cp_tokens *batch) {
    const int32_t count = batch->count;
    if (count <= 0) return CP_OK;
    if (static_cast<uint32_t>(count) > llama_n_batch(context->context)) return CP_TOO_LONG;
    if (context->should_stop(context->stop_data)) return CP_CANCELLED;
    return guarded([&] {
        const int32_t known = llama_vocab_n_tokens(llama_model_get_vocab(context->model));
        const int64_t window = llama_n_ctx(context->context);
        std::vector<llama_token> ids(batch->tokens, batch->tokens + count);
        std::vector<llama_pos> positions(batch->positions, batch->positions + count);
        std::vector<int32_t> sequence_counts(batch->sequence_counts, batch->sequence_counts + count);
        std::vector<int8_t> wants_logits(count);
        std::vector<std::vector<llama_seq_id>> sequences(count);
        std::vector<llama_seq_id *> sequence_lists(count);
        const int32_t *next_sequence = batch->sequences;
        uint32_t outputs = 0;
        for (int32_t i = 0; i < count; i++) {
            if (ids[i] < 0 || ids[i] >= known) {
                cp_keep_message("a token outside the vocabulary");
                return CP_FAILED;
            }
            if (positions[i] < 0 || positions[i] >= window) return CP_TOO_LONG;
            sequences[i].assign(next_sequence, next_sequence + sequence_counts[i]);
            next_sequence += sequence_counts[i];
            sequence_lists[i] = sequences[i].data();
            wants_logits[i] = batch->wants_logits[i];
            outputs += batch->wants_logits[i];
        }
        // The library ends the process beyond this.
        if (outputs > context->settings.outputs) return CP_TOO_LONG;
        const llama_batch rows = {
            count,          ids.data(), nullptr, positions.data(), sequence_counts.data(), sequence_lists.data(),
            wants_logits.data()};
        context->has_logits = false;
        const int32_t result = llama_decode(context->context, rows);
        context->has_logits = result == 0;
        switch (result) {
        case 0: return CP_OK;
        case 1: return CP_TOO_LONG;
        case 2: return CP_CANCELLED;
        default: return CP_FAILED;
        }
    });
}

const float *cp_context_logits(cp_context *context, int32_t index) {
    if (!context->has_logits) return nullptr;
    return guarded<const float *>(
        nullptr, nullptr, [&] { return llama_get_logits_ith(context->context, index); });
}

cp_status cp_sequence_copy(cp_context *context, int32_t from, int32_t to, int32_t count) {
    return guarded([&] {
        llama_memory_t memory = llama_get_memory(context->context);
        if (!llama_memory_seq_rm(memory, to, -1, -1)) return CP_FAILED;
        llama_memory_seq_cp(memory, from, to, 0, count);
        // Weights that keep more than the tokens' own states can copy a sequence only whole.
        return llama_memory_seq_pos_max(memory, to) == count - 1 ? CP_OK : CP_FAILED;
    });
}

cp_status cp_sequence_forget(cp_context *context, int32_t sequence) {
    return guarded([&] {
        return llama_memory_seq_rm(llama_get_memory(context->context), sequence, -1, -1) ? CP_OK : CP_FAILED;
    });
}

cp_status cp_context_truncate(cp_context *context, int32_t position) {
    return guarded([&] {
        context->has_logits = false;
        llama_memory_t memory = llama_get_memory(context->context);
        if (position <= 0) {
            llama_memory_clear(memory, false);
            return CP_OK;
        }
        return llama_memory_seq_rm(memory, 0, position, -1) ? CP_OK : CP_FAILED;
    });
}

cp_status cp_sequence_save(
    cp_context *context, int32_t sequence, const char *path, const int32_t *tokens, size_t count) {
    return guarded([&] {
        return llama_state_seq_save_file(context->context, path, sequence, tokens, count) > 0 ? CP_OK : CP_FAILED;
    });
}

int64_t cp_sequence_restore(
    cp_context *context, int32_t sequence, const char *path, int32_t *tokens, size_t capacity) {
    return guarded<int64_t>(-1, -1, [&]() -> int64_t {
        context->has_logits = false;
        size_t count = 0;
        if (llama_state_seq_load_file(context->context, path, sequence, tokens, capacity, &count) == 0) return -1;
        return static_cast<int64_t>(count);
    });
}
