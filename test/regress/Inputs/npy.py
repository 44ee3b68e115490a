"""Writes .npy files into a folder, one right and the others wrong in one way each."""
import pathlib
import struct
import sys


def file(shape="(3,)", extra="", version=1, data=(1.0, 2.0, 3.0)):
    header = f"{{'descr': '<f8', 'fortran_order': False, 'shape': {shape}, {extra}}}\n".encode()
    return b"\x93NUMPY" + bytes([version, 0]) + struct.pack("<H", len(header)) + header + struct.pack(f"<{len(data)}d", *data)


folder = pathlib.Path(sys.argv[1])
for name, content in {
    "good": file(),
    "trailing": file() + b"\0",
    "twice": file(extra="'shape': (2,), "),
    "version": file(version=9),
    "huge": file(shape="(4294967296, 4294967296)"),
    "many": file(shape="(1000000000000000,)"),
    "negative": file(shape="(-3,)"),
    "head": file()[:40],
}.items():
    (folder / f"{name}.npy").write_bytes(content)
