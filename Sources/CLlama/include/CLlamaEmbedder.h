#ifndef COMMONPLACE_CLLAMA_EMBEDDER_H
#define COMMONPLACE_CLLAMA_EMBEDDER_H

#include "CLlama.h"

/* Weights that turn a text into a vector. As in CLlama.h, nothing thrown leaves these functions, and sizes at which
 * the library would abort are checked first; `cp_last_message` has the words for what failed. */

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cp_embedder cp_embedder;

/* Loads weights of a text encoder. A batch holds at most `batch` tokens in at most `texts` texts; the window that the
 * weights were trained on bounds a text. `should_stop` is asked many times while encoding, from the library's threads. */
cp_status cp_embedder_load(
    const char *_Nonnull path, uint32_t batch, uint32_t texts, int32_t threads,
    bool (*_Nonnull should_stop)(void *_Nullable), void *_Nullable stop_data,
    cp_embedder *_Nullable *_Nonnull embedder);
void cp_embedder_free(cp_embedder *_Nonnull embedder);

/* The number of values of a vector, and the most tokens of one text. */
int32_t cp_embedder_dimension(const cp_embedder *_Nonnull embedder);
int32_t cp_embedder_window(const cp_embedder *_Nonnull embedder);
/* The name that the weights carry, not ended by NUL. Answers the byte count, above `capacity` when it was cut, -1 when
 * there is none. */
int32_t cp_embedder_name(const cp_embedder *_Nonnull embedder, char *_Nonnull buffer, size_t capacity);

/* Tokenises a text that is data: markers inside stay plain text; those of beginning and end are added. Answers the
 * number of tokens, or minus the capacity needed, or INT32_MIN after an exception. */
int32_t cp_embedder_tokenize(
    const cp_embedder *_Nonnull embedder, const char *_Nonnull text, int32_t length, int32_t *_Nonnull tokens,
    int32_t capacity);

/* Encodes `texts` texts whose tokens follow each other in `tokens`, `counts` of them each, and writes the mean of each
 * text's token vectors to `vectors`, one after the other. */
cp_status cp_embedder_encode(
    cp_embedder *_Nonnull embedder, const int32_t *_Nonnull tokens, const int32_t *_Nonnull counts, int32_t texts,
    float *_Nonnull vectors);

#ifdef __cplusplus
}
#endif

#endif
