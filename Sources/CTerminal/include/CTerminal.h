#ifndef COMMONPLACE_CTERMINAL_H
#define COMMONPLACE_CTERMINAL_H

#include <stdbool.h>

/* What a signal handler may touch must exist once in the process and be
 * reachable without a lock: that is all this target holds. */

/// Remembers how the terminal at `descriptor` is set now; false if it is not a terminal.
/// Only the first call that succeeds has an effect.
bool cp_terminal_save(int descriptor);

/// Sets the terminal as it was remembered. Does nothing when nothing was remembered or when the
/// process is in the background. Async-signal-safe: abort callbacks and handlers may call it.
void cp_terminal_restore(void);

/// Restores the terminal when the process is about to die of a fault, abort() or SIGQUIT. A fault then
/// goes to the handler that was there before. Only the first call has an effect.
bool cp_terminal_restore_on_crash(void);

/// Turns the signal into a byte that can be read at the returned descriptor, or returns -1.
/// Calls nest; the descriptor belongs to this target and must not be closed.
/// Not for concurrent use: the caller holds a lock.
int cp_signal_watch(int number);

/// Ends one cp_signal_watch(); the last one brings back the handler from before.
/// Not for concurrent use: the caller holds a lock.
void cp_signal_unwatch(int number);

/// Makes the signal do nothing here. Unlike SIG_IGN this is not inherited by started programs.
bool cp_signal_disregard(int number);

#endif
