#ifndef COMMONPLACE_CLANGUAGEDETECTOR_H
#define COMMONPLACE_CLANGUAGEDETECTOR_H

#include <stddef.h>
#include <stdint.h>

/* A C face over libfasttext for one reader: QuoteGeneration. Every function catches what the library throws
 * and answers with a code. Text crosses with its byte count. A detector keeps the text it read last: one call
 * at a time. */

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cp_language_detector cp_language_detector;

typedef enum {
    CP_LANGUAGE_OK = 0,
    CP_LANGUAGE_FAILED = 1,    /* the library said no; its words are in cp_language_last_message() */
    CP_LANGUAGE_NO_MEMORY = 2, /* allocation failed */
} cp_language_status;

/* The library's last error on this thread, never NULL; valid until the next call. */
const char *_Nonnull cp_language_last_message(void);

/* Loads a model from its bytes, which are not kept. The library trusts them: of a file that was cut short it
 * may allocate without end, so that the caller compares a checksum before. */
cp_language_status cp_language_load(
    const void *_Nonnull bytes, size_t length, cp_language_detector *_Nullable *_Nonnull detector);
void cp_language_free(cp_language_detector *_Nonnull detector);

/* How many languages the model knows, and the code of one, such as "en"; its byte count is answered, above
 * `capacity` when the buffer is too small, or -1. */
int32_t cp_language_count(const cp_language_detector *_Nonnull detector);
int32_t cp_language_code(
    const cp_language_detector *_Nonnull detector, int32_t language, char *_Nonnull buffer, int32_t capacity);

/* Reads a text, parted at white space as the library does it. Answers the number of its words, or -1. */
int32_t cp_language_read(
    cp_language_detector *_Nonnull detector, const char *_Nonnull text, size_t length);

/* Writes the probability of each language for `count` words of the text read last, from word `first` on; zero
 * for those below `minimum`, which is the quicker the higher it is. */
cp_language_status cp_language_score(
    cp_language_detector *_Nonnull detector, int32_t first, int32_t count, float minimum,
    float *_Nonnull probabilities);

#ifdef __cplusplus
}
#endif

#endif
