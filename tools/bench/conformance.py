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
    program = ["dim N;"]
    bindings = []
    for line in sys.stdin:
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)]
        if len(cells) < 5 or not re.fullmatch(r"`\w+\(\)`|`(\+|-|\*|/|%|\^)`", cells[2]) or cells[1].startswith(("i", "u")):
            continue
        name, arity, smooth = cells[1], int(cells[3]), cells[4] != "none"
        if name in ("select", "umulhi"):
            continue
        symbols = [f"{name}_{x}" for x in "abc"[:arity]]
        program += [f"var {symbol} : real[N];" for symbol in symbols]
        bindings += [f"{symbol}={symbol[-1]}.npy" for symbol in symbols]
        bindings += [f"{symbol}.dot={'abc'.index(symbol[-1]) - 0.625}" for symbol in symbols]
        spelling, operands_ = cells[2].strip("`"), [f"{symbol}[i]" for symbol in symbols]
        text = f"{name}({', '.join(operands_)})" if spelling.endswith("()") else f" {spelling} ".join(operands_)
        text = text if arity > 1 or spelling.endswith("()") else "-" + text
        value = text if smooth else f"({text} ? 1.0 : 0.0)"
        program.append(f"output o_{name}[i in N] : real = {value};")
        if smooth:
            program.append(f"energy e_{name}[i in N] = {value};")
    (folder / "conformance.hg").write_text("\n".join(program) + "\n")
    for x, values in zip("abc", operands()):
        npy(folder / f"{x}.npy", values)
    (folder / "bindings").write_text("\n".join(bindings) + "\n")
    (folder / "outputs").write_text("\n".join(re.findall(r"output (\w+)", "\n".join(program))) + "\n")


if __name__ == "__main__":
    main()
