#ifndef COMMONPLACE_CLLAMA_H
#define COMMONPLACE_CLLAMA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A C face over llama.cpp for one reader: LanguageModels. Every function catches what the library throws and
 * answers with a code, and checks sizes that would make it abort. Token ids are int32_t, text crosses with its
 * byte count. */

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cp_model cp_model;
typedef struct cp_context cp_context;

typedef enum {
    CP_OK = 0,
    CP_FAILED = 1,      /* the library said no; its last words are in cp_last_message() */
    CP_NO_MEMORY = 2,   /* allocation failed, or the model does not fit */
    CP_TOO_LONG = 3,    /* beyond the context window or the batch */
    CP_CANCELLED = 4,   /* `progress` or `should_stop` said so */
} cp_status;

/* Starts the library once, silences its log, and has `on_abort` called before it ends the process over a broken
 * invariant, so that the terminal can be restored. */
void cp_engine_start(void (*_Nullable on_abort)(void));

/* The library's last warning or error in the last call on this thread, never NULL; valid until the next call. */
const char *_Nonnull cp_last_message(void);

/* Version of the library and the processor features it uses. */
const char *_Nonnull cp_engine_version(void);
const char *_Nonnull cp_engine_features(void);

/* Loads weights, mapped, not read. `progress` (0...1) may return false to give up: CP_CANCELLED. */
cp_status cp_model_load(
    const char *_Nonnull path, bool (*_Nullable progress)(float, void *_Nullable), void *_Nullable progress_data,
    cp_model *_Nullable *_Nonnull model);
void cp_model_free(cp_model *_Nonnull model);

int32_t cp_model_token_count(const cp_model *_Nonnull model);
int32_t cp_model_trained_context(const cp_model *_Nonnull model);
uint64_t cp_model_size(const cp_model *_Nonnull model);
int32_t cp_model_description(const cp_model *_Nonnull model, char *_Nonnull buffer, size_t capacity);
/* Whether generation ends at this token, and whether it is a control token (a chat marker). */
bool cp_token_ends_generation(const cp_model *_Nonnull model, int32_t token);
bool cp_token_is_control(const cp_model *_Nonnull model, int32_t token);
/* The token to begin a prompt with, or -1. */
int32_t cp_model_first_token(const cp_model *_Nonnull model);
/* The token that stands before a text of its own in the weights' training; -1 when they have none. */
int32_t cp_model_text_start(const cp_model *_Nonnull model);

/* Tokenises; with `markers` false, chat markers inside the text stay plain text. Answers the number of tokens, or
 * minus the capacity needed, or INT32_MIN after an exception. */
int32_t cp_tokenize(
    const cp_model *_Nonnull model, const char *_Nonnull text, int32_t length, bool markers,
    int32_t *_Nonnull tokens, int32_t capacity);
/* The bytes of a token (none for control tokens); minus the capacity needed when it is too small. */
int32_t cp_token_bytes(const cp_model *_Nonnull model, int32_t token, char *_Nonnull buffer, int32_t capacity);

/* Applies the chat template that the weights carry to (role, content) pairs. Answers the byte count, above
 * `capacity` when the buffer is too small, negative when the template is unknown. */
int32_t cp_apply_template(
    const cp_model *_Nonnull model, const char *_Nonnull const *_Nonnull roles,
    const char *_Nonnull const *_Nonnull contents, size_t count, bool open_reply, char *_Nonnull buffer,
    int32_t capacity);

typedef struct {
    uint32_t window;    /* tokens held in all sequences together, those shared counted once */
    uint32_t batch;     /* tokens evaluated at once */
    uint32_t sequences; /* 1...256 */
    uint32_t outputs;   /* logits of so many tokens at once; not fewer than there are sequences */
    int32_t threads;
} cp_context_settings;

/* Evaluated sequences. `should_stop` is asked many times while decoding, from the engine's threads. */
cp_status cp_context_create(
    cp_model *_Nonnull model, cp_context_settings settings, bool (*_Nonnull should_stop)(void *_Nullable),
    void *_Nullable stop_data, cp_context *_Nullable *_Nonnull context);
void cp_context_free(cp_context *_Nonnull context);
uint32_t cp_context_window(const cp_context *_Nonnull context);
uint32_t cp_context_batch(const cp_context *_Nonnull context);

/* How many threads compute from the next evaluation on. */
void cp_context_set_threads(cp_context *_Nonnull context, int32_t threads);

/* Tokens to evaluate: where each stands, in how many sequences, and whether the logits after it are wanted. */
typedef struct {
    const int32_t *_Nonnull tokens;
    const int32_t *_Nonnull positions;
    const int32_t *_Nonnull sequence_counts;
    const int32_t *_Nonnull sequences;  /* of the first token, then of the second, and so on */
    const bool *_Nonnull wants_logits;
    int32_t count;                      /* at most one batch */
} cp_tokens;

/* Evaluates tokens, each sequence's behind those it holds. After a failure the sequences named may hold any part. */
cp_status cp_context_decode(cp_context *_Nonnull context, const cp_tokens *_Nonnull batch);
/* The logits after the token at this index of the last batch, one for every token of the vocabulary; NULL when they
 * were not wanted. */
const float *_Nullable cp_context_logits(cp_context *_Nonnull context, int32_t index);
/* Makes `to` the first `count` tokens of `from`, and nothing else. */
cp_status cp_sequence_copy(cp_context *_Nonnull context, int32_t from, int32_t to, int32_t count);
/* Empties a sequence. */
cp_status cp_sequence_forget(cp_context *_Nonnull context, int32_t sequence);
/* Forgets everything at and after `position` in sequence 0; all sequences when that is the beginning. */
cp_status cp_context_truncate(cp_context *_Nonnull context, int32_t position);

/* Writes and reads an evaluated sequence with its token ids. Reading answers the number of ids, or -1. */
cp_status cp_sequence_save(
    cp_context *_Nonnull context, int32_t sequence, const char *_Nonnull path, const int32_t *_Nonnull tokens,
    size_t count);
int64_t cp_sequence_restore(
    cp_context *_Nonnull context, int32_t sequence, const char *_Nonnull path, int32_t *_Nonnull tokens,
    size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
