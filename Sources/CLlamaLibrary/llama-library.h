// The headers of the llama.cpp that Sources/CLlama/install.sh builds.
#ifndef COMMONPLACE_LLAMA_LIBRARY_H
#define COMMONPLACE_LLAMA_LIBRARY_H

#include <ggml-backend.h>
#include <ggml-cpu.h>
#include <ggml.h>
#include <llama.h>

#endif
