"""Turns all-MiniLM-L6-v2 as its publisher gives it into the GGUF file that llama.cpp reads.

convert.py LIBRARIES OUTPUT WEIGHTS VOCABULARY
    LIBRARIES   a folder with the gguf library and what it needs
    OUTPUT      the GGUF file to write
    WEIGHTS     model.safetensors
    VOCABULARY  vocab.txt

The same input gives the same bytes: the program compares their SHA-256 with the pinned one.
"""

import json
import struct
import sys

sys.path.insert(0, sys.argv[1])

import gguf  # noqa: E402
import numpy  # noqa: E402

NAME = "all-MiniLM-L6-v2"
LAYERS, WIDTH, HIDDEN, HEADS, WINDOW = 6, 384, 1536, 12, 512


def tensors(path):
    """Yields the name and the values of every tensor of a safetensors file."""
    with open(path, "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
    for name in sorted(header.keys() - {"__metadata__"}):
        start, end = header[name]["data_offsets"]
        if header[name]["dtype"] == "F32":
            values = numpy.fromfile(path, "<f4", (end - start) // 4, offset=8 + length + start)
            yield name, values.reshape(header[name]["shape"])


def pieces(path):
    """Returns the vocabulary as llama.cpp wants it: marked where a word begins, not where it goes on."""
    with open(path, encoding="utf-8") as file:
        tokens = file.read().removesuffix("\n").split("\n")
    control = [token in ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]") for token in tokens]
    texts = [
        token if marker else token[2:] if token.startswith("##") else "\u2581" + token
        for token, marker in zip(tokens, control)
    ]
    types = [gguf.TokenType.CONTROL if marker else gguf.TokenType.NORMAL for marker in control]
    return tokens, texts, types


def main(output, weights, vocabulary):
    writer = gguf.GGUFWriter(output, "bert")
    writer.add_name(NAME)
    writer.add_license("apache-2.0")
    writer.add_file_type(gguf.LlamaFileType.MOSTLY_F16)
    writer.add_block_count(LAYERS)
    writer.add_context_length(WINDOW)
    writer.add_embedding_length(WIDTH)
    writer.add_feed_forward_length(HIDDEN)
    writer.add_head_count(HEADS)
    writer.add_layer_norm_eps(1e-12)
    writer.add_causal_attention(False)
    writer.add_pooling_type(gguf.PoolingType.MEAN)

    tokens, texts, types = pieces(vocabulary)
    writer.add_token_type_count(2)
    writer.add_tokenizer_model("bert")
    writer.add_tokenizer_pre("default")
    # llama.cpp would take vowel signs off with the accents; the program takes off accents alone, before.
    writer.add_bool("tokenizer.ggml.normalizer.strip_accents", False)
    writer.add_token_list(texts)
    writer.add_token_types(types)
    writer.add_unk_token_id(tokens.index("[UNK]"))
    writer.add_sep_token_id(tokens.index("[SEP]"))
    writer.add_pad_token_id(tokens.index("[PAD]"))
    writer.add_bos_token_id(tokens.index("[CLS]"))
    writer.add_mask_token_id(tokens.index("[MASK]"))

    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.BERT, LAYERS)
    for name, values in tensors(weights):
        # Positions are an index, and the pooler serves another task.
        if name == "embeddings.position_ids" or name.startswith("pooler."):
            continue
        # What is multiplied is halved; what is added is small and stays exact.
        is_matrix = values.ndim == 2 and name.startswith(("encoder.", "embeddings.word"))
        writer.add_tensor(
            names.get_name(name, try_suffixes=(".weight", ".bias")),
            values.astype("<f2") if is_matrix else values,
        )
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


main(*sys.argv[2:])
