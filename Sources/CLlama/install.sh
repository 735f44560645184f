#!/bin/sh
# Builds the pinned llama.cpp for this machine's CPU, once, outside the checkout, and prints where it is.
#
# The only line on standard output is the folder with include/, lib/ and lib/pkgconfig/llama.pc; everything
# else goes to standard error. The folder's name holds a key over the archive, the flags, the compiler and
# the CPU, so that a home shared by two machines holds two builds and a second checkout finds the first's.
#
# COMMONPLACE_LLAMA_JOBS   compilers at a time (default: one for each CPU)
# XDG_CACHE_HOME           where caches live (default: ~/.cache)
set -eu

version=0.3.36
archive_sha256=832db0699007f1be95a7e41ef12e88926b02ba836461e36a36372db2760c1a2e
# Optimised for this CPU and no other; our own threads instead of OpenMP's, whose idle threads spin.
flags="-DCMAKE_BUILD_TYPE=Release -DCMAKE_POSITION_INDEPENDENT_CODE=ON -DBUILD_SHARED_LIBS=OFF
-DCMAKE_INSTALL_LIBDIR=lib -DGGML_NATIVE=ON -DGGML_OPENMP=OFF -DGGML_CCACHE=OFF -DLLAMA_OPENSSL=OFF
-DLLAMA_BUILD_APP=OFF -DLLAMA_BUILD_COMMON=OFF -DLLAMA_BUILD_EXAMPLES=OFF -DLLAMA_BUILD_SERVER=OFF
-DLLAMA_BUILD_TESTS=OFF -DLLAMA_BUILD_TOOLS=OFF"

say() { echo "llama.cpp: $*" >&2; }
fail() { say "$*"; exit 1; }

for tool in python3 cmake ninja "${CXX:-c++}" sha256sum flock; do
    command -v "$tool" >/dev/null || fail "needs $tool, which is not installed"
done

cpu=$(uname -m; grep -m 1 '^model name' /proc/cpuinfo || true; grep -m 1 -E '^(flags|Features)' /proc/cpuinfo || true)
compiler=$("${CXX:-c++}" --version | head -n 1)
key=$(printf '%s\n' "$archive_sha256" "$flags" "$compiler" "$cpu" | sha256sum | cut -c 1-16)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/commonplace/llama
prefix=$cache/$version-$key
ready() { [ -f "$prefix/lib/pkgconfig/llama.pc" ]; }

if ready; then
    echo "$prefix"
    exit 0
fi

mkdir -p "$cache"
exec 9>"$cache/.lock"
if ! flock -n 9; then
    say "another build is running; waiting for it"
    flock 9
fi
if ready; then
    echo "$prefix"
    exit 0
fi

# We hold the lock, so whatever an interrupted build left is nobody's; what resists is left for next time.
rm -rf "$cache"/.building-* || true
work=$(mktemp -d "$cache/.building-XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# A failed step shows the end of its log; a good one keeps quiet. The lock is not handed on, so that a
# compiler left behind by a killed build does not keep the next one waiting.
step() {
    say "$1"
    shift
    "$@" >"$work/log" 2>&1 9>&- || { tail -n 20 "$work/log" >&2; fail "that failed"; }
}

# With the hash required, pip refuses another archive before it runs anything of it.
echo "llama-cpp-python==$version --hash=sha256:$archive_sha256" >"$work/requirements.txt"
step "fetching the source of version $version" \
    python3 -m pip download --quiet --disable-pip-version-check --no-input --no-deps \
    --no-binary llama-cpp-python --require-hashes --requirement "$work/requirements.txt" --dest "$work"
archive=$work/llama_cpp_python-$version.tar.gz
echo "$archive_sha256  $archive" | sha256sum --check --status || fail "the archive is not the pinned one"

source=llama_cpp_python-$version/vendor/llama.cpp
step "unpacking" tar -x -z -f "$archive" -C "$work" "$source"
# shellcheck disable=SC2086  # the flags are words
step "configuring for this CPU" cmake -G Ninja -S "$work/$source" -B "$work/build" $flags \
    -DCMAKE_INSTALL_PREFIX="$work/install"
step "building, some minutes the first time" cmake --build "$work/build" \
    --parallel "${COMMONPLACE_LLAMA_JOBS:-$(nproc)}"
step "installing" cmake --install "$work/build"
rm -rf "$work/install/bin" "$work/install/lib/cmake"
cp "$work/$source/LICENSE" "$work/install/LICENSE"

mkdir -p "$work/install/lib/pkgconfig"
cat >"$work/install/lib/pkgconfig/llama.pc" <<PC
prefix=$prefix
libdir=\${prefix}/lib
includedir=\${prefix}/include

Name: llama
Description: llama.cpp, static, built for one CPU
Version: $version
Cflags: -I\${includedir}
Libs: -L\${libdir} -lllama -lggml -lggml-cpu -lggml-base -lstdc++ -lm -lpthread -ldl
PC

# The name appears whole or not at all.
rm -rf "$prefix"
mv -T "$work/install" "$prefix"
say "installed"
echo "$prefix"
