# Each of `make chat` and `make test` takes a bare Debian 12 with Swift 6.3 on PATH to the end.

MODEL ?= standard
PREFIX ?= $(HOME)/.local
SWIFT ?= swift

PACKAGES = ca-certificates cmake curl g++ libedit-dev libfasttext-dev libsqlite3-dev ninja-build pkg-config \
	python3 python3-pip python3-venv tzdata
RESOURCES = commonplace_QuoteGeneration.resources commonplace_QuoteLibrary.resources
SHARE = $(DESTDIR)$(PREFIX)/share
# Prepares llama.cpp, or finds it prepared, and lets SwiftPM see it; before every `swift build`.
WITH_LLAMA = llama=$$(Sources/CLlama/install.sh) \
	&& export PKG_CONFIG_PATH="$$llama/lib/pkgconfig$${PKG_CONFIG_PATH:+:$$PKG_CONFIG_PATH}" &&

.PHONY: help chat test build bench lint install uninstall clean packages
.DEFAULT_GOAL := help

help:
	@echo 'make chat [MODEL=compact]      sets everything up and starts a conversation'
	@echo '                               MODEL: standard, compact, tiny, or the path of a GGUF file'
	@echo 'make test                      sets everything up and runs every test'
	@echo 'make build                     builds the program, optimised'
	@echo 'make bench [MODEL=compact]     measures drafts written together against one by one, and the novelty scan'
	@echo 'make lint                      checks the style'
	@echo 'make install [PREFIX=folder]   copies the program, here to $(PREFIX); DESTDIR is honoured'
	@echo 'make uninstall                 takes it away again'
	@echo 'make clean                     removes what the build made; weights and llama.cpp stay'

chat: build
	@case '$(MODEL)' in standard|compact|tiny) .build/release/commonplace model fetch '$(MODEL)';; esac
	@.build/release/commonplace model fetch embedder
	@exec .build/release/commonplace chat --model '$(MODEL)'

test: packages
	@$(WITH_LLAMA) $(SWIFT) build --build-tests \
	&& .build/debug/commonplace model fetch tiny && .build/debug/commonplace model fetch embedder \
	&& COMMONPLACE_MODEL="$$(.build/debug/commonplace model path tiny)" \
		COMMONPLACE_EMBEDDER="$$(.build/debug/commonplace model path embedder)" $(SWIFT) test --disable-xctest

build: packages
	@$(WITH_LLAMA) $(SWIFT) build --configuration release --product commonplace

# Drafts together against one by one, on the weights that are there; and the scan of a large library.
bench: packages
	@$(WITH_LLAMA) $(SWIFT) build --configuration release --product Benchmarks \
	&& $(SWIFT) build --configuration release --product commonplace \
	&& .build/release/Benchmarks drafts --model "$$(.build/release/commonplace model path '$(MODEL)')" \
	&& .build/release/Benchmarks novelty

lint:
	@$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

# The program finds the Swift runtime in the toolchain that built it. Linked statically it is 77 MB, and
# loses time zones without a word where the linker sees no use of them.
install: build
	install -d '$(DESTDIR)$(PREFIX)/bin' '$(SHARE)/commonplace' '$(SHARE)/man/man1' \
		'$(SHARE)/bash-completion/completions' '$(SHARE)/zsh/site-functions' '$(SHARE)/fish/vendor_completions.d'
	install -m 755 .build/release/commonplace '$(DESTDIR)$(PREFIX)/bin/commonplace'
	for folder in $(RESOURCES); do \
		rm -rf "$(SHARE)/commonplace/$$folder" && cp -R ".build/release/$$folder" '$(SHARE)/commonplace/' || exit 1; \
	done
	.build/release/commonplace help --man >'$(SHARE)/man/man1/commonplace.1'
	.build/release/commonplace help --completions bash >'$(SHARE)/bash-completion/completions/commonplace'
	.build/release/commonplace help --completions zsh >'$(SHARE)/zsh/site-functions/_commonplace'
	.build/release/commonplace help --completions fish >'$(SHARE)/fish/vendor_completions.d/commonplace.fish'

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/commonplace' '$(SHARE)/man/man1/commonplace.1' \
		'$(SHARE)/bash-completion/completions/commonplace' '$(SHARE)/zsh/site-functions/_commonplace' \
		'$(SHARE)/fish/vendor_completions.d/commonplace.fish'
	rm -rf '$(SHARE)/commonplace'

clean:
	rm -rf .build

# Only what is missing; without apt the person's own system is trusted to have it.
packages:
	@command -v $(SWIFT) >/dev/null || { echo 'commonplace: needs Swift 6.3 on PATH' >&2; exit 1; }
	@command -v dpkg-query >/dev/null || exit 0; \
	missing=$$(for package in $(PACKAGES); do \
		dpkg-query --show --showformat='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
		|| echo $$package; done); \
	test -z "$$missing" && exit 0; \
	sudo=; test "$$(id -u)" = 0 || sudo=sudo; \
	$$sudo apt-get update && $$sudo env DEBIAN_FRONTEND=noninteractive \
		apt-get install --yes --no-install-recommends $$missing
