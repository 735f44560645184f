#ifndef COMMONPLACE_CEDITLINE_SHIM_H
#define COMMONPLACE_CEDITLINE_SHIM_H

#include <stdio.h>
#include <wchar.h>
#include <histedit.h>

/* el_set(), el_get() and history() are variadic, and Swift imports no variadic
 * C function: one typed wrapper for each use. */

typedef char *_Nullable (*cp_el_prompt)(EditLine *_Nullable);
typedef unsigned char (*cp_el_command)(EditLine *_Nullable, int);
typedef int (*cp_el_reader)(EditLine *_Nullable, wchar_t *_Nullable);

/* stdin, stdout and stderr are mutable globals to Swift 6: named only here. */
static inline EditLine *_Nullable cp_el_init(const char *_Nonnull program) {
    return el_init(program, stdin, stdout, stderr);
}
/* What stands between two \1 is sent to the terminal but takes no column. */
static inline int cp_el_set_prompt(EditLine *_Nonnull el, cp_el_prompt _Nonnull prompt) {
    return el_set(el, EL_PROMPT_ESC, prompt, '\1');
}
static inline int cp_el_set_editor(EditLine *_Nonnull el, const char *_Nonnull mode) {
    return el_set(el, EL_EDITOR, mode);
}
static inline int cp_el_set_history(EditLine *_Nonnull el, History *_Nonnull h) {
    return el_set(el, EL_HIST, history, h);
}
static inline int cp_el_set_reader(EditLine *_Nonnull el, cp_el_reader _Nonnull reader) {
    return el_set(el, EL_GETCFN, reader);
}
static inline int cp_el_set_client_data(EditLine *_Nonnull el, void *_Nonnull data) {
    return el_set(el, EL_CLIENTDATA, data);
}
static inline void *_Nullable cp_el_get_client_data(EditLine *_Nonnull el) {
    void *data = NULL;
    el_get(el, EL_CLIENTDATA, &data);
    return data;
}
static inline int cp_el_add_command(
    EditLine *_Nonnull el, const char *_Nonnull name, const char *_Nonnull help, cp_el_command _Nonnull command) {
    return el_set(el, EL_ADDFN, name, help, command);
}
static inline int cp_el_bind(EditLine *_Nonnull el, const char *_Nonnull key, const char *_Nonnull command) {
    return el_set(el, EL_BIND, key, command, NULL);
}
/* Ctrl-C and Ctrl-Z at the prompt are keys, not signals: the kernel hands a
 * signal to a thread of its choosing, so it need not reach the one that reads. */
static inline int cp_el_deliver_signal_keys(EditLine *_Nonnull el) {
    return el_set(el, EL_SETTY, "-d", "-isig", NULL);
}
/* 1: the editor's terminal modes; 0: those from before. */
static inline int cp_el_prepare_terminal(EditLine *_Nonnull el, int on) {
    return el_set(el, EL_PREP_TERM, on);
}
static inline int cp_el_refresh(EditLine *_Nonnull el) {
    return el_set(el, EL_REFRESH);
}
static inline int cp_history_set_size(History *_Nonnull h, int size) {
    HistEvent event;
    return history(h, &event, H_SETSIZE, size);
}
static inline int cp_history_set_unique(History *_Nonnull h, int on) {
    HistEvent event;
    return history(h, &event, H_SETUNIQUE, on);
}
static inline int cp_history_enter(History *_Nonnull h, const char *_Nonnull line) {
    HistEvent event;
    return history(h, &event, H_ENTER, line);
}

#endif
