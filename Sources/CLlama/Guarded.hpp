// What the faces over llama.cpp share: an exception becomes a value and a message.

#ifndef COMMONPLACE_GUARDED_HPP
#define COMMONPLACE_GUARDED_HPP

#include <exception>
#include <new>

// Keeps a message for `cp_last_message`, of this thread.
void cp_keep_message(const char *text);

// Runs `body`, and turns whatever it throws into `failure`.
template <typename Value, typename Body> Value guarded(Value failure, Value no_memory, Body body) {
    cp_keep_message("");
    try {
        return body();
    } catch (const std::bad_alloc &) {
        cp_keep_message("out of memory");
        return no_memory;
    } catch (const std::exception &error) {
        cp_keep_message(error.what());
        return failure;
    } catch (...) {
        cp_keep_message("an unknown error inside llama.cpp");
        return failure;
    }
}

#endif
