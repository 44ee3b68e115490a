#!/usr/bin/env python3
"""Writes a program of every function of the language, and operands for it: conformance.py FOLDER < output of `hgc --print-ops`.

Operands are all pairs of special values, random bits of all magnitudes, multiples of pi/2, and a usual range."""
import math
import pathlib
import random
import re
import struct
import sys

SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, math.inf, -math.inf, math.nan, 5e-324, -2.2250738585072014e-308, 1e300, -1e300,
           1e-300, 1.7976931348623157e308, 0.75, 1.0000000000000002, 709.8, -745.2]


def npy(path, values):
    header = f"{{'descr': '<f8', 'fortran_order': False, 'shape': ({len(values)},), }}"
    header += " " * (63 - (len(header) + 10) % 64) + "\n"
    path.write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + struct.pack(f"<{len(values)}d", *values))


def operands():
    draw = random.Random(1)
    rows = [(a, b, SPECIAL[(i + j) % len(SPECIAL)]) for i, a in enumerate(SPECIAL) for j, b in enumerate(SPECIAL)]
    bits = lambda: struct.unpack("<d", struct.pack("<Q", draw.getrandbits(64)))[0]
    rows += [(bits(), bits(), bits()) for _ in range(3000)]
    rows += [(draw.uniform(-1, 1), draw.uniform(-1, 1), draw.uniform(0, 1)) for _ in range(3000)]
    rows += [(draw.uniform(-30, 30), draw.uniform(-5, 5), draw.uniform(0, 9)) for _ in range(3000)]
    rows += [(draw.randrange(1, 1 << draw.randrange(1, 60)) * (math.pi / 2), draw.uniform(0, 4), 1.0) for _ in range(1000)]
    return list(zip(*rows))


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    program = ["dim N;"] + [f"var {x} : real[N];" for x in "abc"]
    names = []
    for line in sys.stdin:
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)]
        if len(cells) < 5 or not re.fullmatch(r"`\w+\(\)`|`(\+|-|\*|/|%|\^)`", cells[2]) or cells[1].startswith(("i", "u")):
            continue
        name, arity = cells[1], int(cells[3])
        arguments = ", ".join(f"{x}[i]" for x in "abc"[:arity])
        infix = cells[2].strip("`")
        text = f"{name}({arguments})" if infix.endswith("()") else f" {infix} ".join(arguments.split(", ")) if arity == 2 else f"-{arguments}"
        text = f"({text} ? 1.0 : 0.0)" if cells[4] == "none" else text
        if name in ("select", "umulhi"):
            continue
        names.append(name)
        program.append(f"output o_{name}[i in N] : real = {text};")
        if cells[4] != "none":
            program.append(f"energy e_{name}[i in N] = {text};")
    (folder / "conformance.hg").write_text("\n".join(program) + "\n")
    for x, values in zip("abc", operands()):
        npy(folder / f"{x}.npy", values)
    print(" ".join(names))


if __name__ == "__main__":
    main()
