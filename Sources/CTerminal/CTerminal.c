#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <termios.h>
#include <unistd.h>

#define SIGNAL_COUNT 65

static struct termios saved_modes;
static atomic_int saved_descriptor = -1;

bool cp_terminal_save(int descriptor) {
    if (atomic_load(&saved_descriptor) >= 0) return true;
    if (tcgetattr(descriptor, &saved_modes) != 0) return false;
    atomic_store(&saved_descriptor, descriptor);
    return true;
}

void cp_terminal_restore(void) {
    int descriptor = atomic_load(&saved_descriptor);
    int error = errno;
    /* From the background, tcsetattr() would stop the process (SIGTTOU). */
    if (descriptor >= 0 && tcgetpgrp(descriptor) == getpgrp()) {
        tcsetattr(descriptor, TCSANOW, &saved_modes);
    }
    errno = error;
}

static const int crash_signals[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP};
static struct sigaction crash_previous[SIGNAL_COUNT];
static atomic_bool watches_crashes = false;

static void on_crash(int number, siginfo_t *info, void *context) {
    (void)context;
    cp_terminal_restore();
    struct sigaction ending = {0};
    ending.sa_handler = SIG_DFL;
    sigemptyset(&ending.sa_mask);
    /* Swift's crash reporter is for faults of the program. Whoever aborts has said why, and the
     * reporter would keep a person at a terminal waiting for half a minute. */
    bool is_fault = number != SIGABRT && number != SIGQUIT;
    sigaction(number, is_fault ? &crash_previous[number] : &ending, NULL);
    /* A fault happens again on return; a signal that was sent must be sent again. */
    if (info == NULL || info->si_code <= 0) raise(number);
}

bool cp_terminal_restore_on_crash(void) {
    if (atomic_exchange(&watches_crashes, true)) return true;
    struct sigaction action = {0};
    action.sa_sigaction = on_crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigfillset(&action.sa_mask);
    for (size_t i = 0; i < sizeof crash_signals / sizeof *crash_signals; i++) {
        int number = crash_signals[i];
        if (sigaction(number, NULL, &crash_previous[number]) != 0) return false;
        if (sigaction(number, &action, NULL) != 0) return false;
    }
    return true;
}

/* Once opened, a pipe stays open: a handler that is still running on another
 * thread then never writes to a descriptor that has become someone else's. */
static int read_ends[SIGNAL_COUNT];
static atomic_int write_ends[SIGNAL_COUNT];
static int watch_counts[SIGNAL_COUNT];
static struct sigaction watch_previous[SIGNAL_COUNT];

static void on_watched(int number) {
    int error = errno;
    char byte = 1;
    /* A full pipe already says what this byte would say. */
    ssize_t written = write(atomic_load(&write_ends[number]), &byte, 1);
    (void)written;
    errno = error;
}

int cp_signal_watch(int number) {
    if (number <= 0 || number >= SIGNAL_COUNT) return -1;
    if (watch_counts[number] > 0) {
        watch_counts[number]++;
        return read_ends[number];
    }
    if (atomic_load(&write_ends[number]) == 0) {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
        read_ends[number] = ends[0];
        atomic_store(&write_ends[number], ends[1]);
    }
    struct sigaction action = {0};
    action.sa_handler = on_watched;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    if (sigaction(number, &action, &watch_previous[number]) != 0) return -1;
    watch_counts[number] = 1;
    return read_ends[number];
}

void cp_signal_unwatch(int number) {
    if (number <= 0 || number >= SIGNAL_COUNT || watch_counts[number] == 0) return;
    if (--watch_counts[number] == 0) sigaction(number, &watch_previous[number], NULL);
}

static void on_disregarded(int number) {
    (void)number;
}

bool cp_signal_disregard(int number) {
    struct sigaction action = {0};
    action.sa_handler = on_disregarded;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, NULL) == 0;
}
