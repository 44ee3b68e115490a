"""Meshes in the files of several programs, written and read without hgc.

    mesh_files.py write    writes the same mesh as a.ply (text), l.ply, b.ply (binary, both orders of bytes), a.off and a.obj
    mesh_files.py check    checks the files out-KIND.ENDING against out-KIND.npy: positions to the bit, all else as it was"""
import math
import struct
import sys

import numpy as np

KINDS = ["a.ply", "l.ply", "b.ply", "a.off", "a.obj"]
vertices = [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0.5], [0.5, 0.5, 2]]
faces = [[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4], [3, 2, 1, 0]]
height = [0.1, 0.25, 0.3, 0.7, 0.9]
reds = [0, 50, 100, 200, 255]
tags = [0, -1, -2, -30000, 32767]
TYPES = {"float": "f", "double": "d", "uchar": "B", "short": "h", "int": "i"}


def header(kind):
    return (f"ply\nformat {kind} 1.0\ncomment a house\nelement vertex 5\nproperty float y\nproperty float x\nproperty double z\n"
            "property uchar red\nproperty float h\nelement face 5\nproperty list uchar int vertex_indices\nproperty short tag\n"
            "end_header\n")


def write():
    with open("a.ply", "w") as out:
        out.write(header("ascii"))
        for v, red, h in zip(vertices, reds, height):
            out.write(f"{v[1]} {v[0]}  {v[2]} {red} {h}\n")
        for face, tag in zip(faces, tags):
            out.write(f"{len(face)} {' '.join(map(str, face))} {tag}\n")
    for name, kind, order in ("l", "binary_little_endian", "<"), ("b", "binary_big_endian", ">"):
        with open(name + ".ply", "wb") as out:
            out.write(header(kind).encode())
            for v, red, h in zip(vertices, reds, height):
                out.write(struct.pack(order + "ffdBf", v[1], v[0], v[2], red, h))
            for face, tag in zip(faces, tags):
                out.write(struct.pack(f"{order}B{len(face)}ih", len(face), *face, tag))
    with open("a.off", "w") as out:
        out.write("# a house\nOFF\n5 5 0\n")
        out.write("".join("%r  %r %r# v\n" % tuple(v) for v in vertices) + "\n")
        out.write("".join(f"{len(face)} {' '.join(map(str, face))} 0.5 0.5 0.5\n" for face in faces))
    with open("a.obj", "w") as out:
        out.write("".join("  v  %r %r %r# v\r\n" % tuple(v) for v in vertices) + "vt 0 \\\n1\n")
        out.write("".join(f"f {' '.join(str(c + 1) for c in face)}\n" for face in faces))
    np.savetxt("h.csv", height)


def read_ply(name):
    """Header lines, and for each element its rows of property to value."""
    data = open(name, "rb").read()
    head, body = data.split(b"end_header\n", 1)
    lines = head.decode().splitlines()
    kind = lines[1].split()[1]
    words, at = iter(body.split()) if kind == "ascii" else None, 0

    def number(what):
        nonlocal at
        if words is not None:
            return float(next(words))
        form = ("<" if kind == "binary_little_endian" else ">") + TYPES[what]
        value, = struct.unpack_from(form, body, at)
        at += struct.calcsize(form)
        return value

    elements, properties = {}, {}
    for line in lines:
        w = line.split()
        if w[0] == "element":
            elements[w[1]], properties[w[1]], last = int(w[2]), [], w[1]
        if w[0] == "property":
            properties[last].append(w[1:])
    rows = {}
    for element, count in elements.items():
        rows[element] = []
        for _ in range(count):
            row = {}
            for p in properties[element]:
                row[p[-1]] = [number(p[2]) for _ in range(int(number(p[1])))] if p[0] == "list" else number(p[0])
            rows[element].append(row)
    assert (next(words, None) is None) if words is not None else at == len(body)
    return lines, rows


def read(name):
    """Positions and faces."""
    if name.endswith(".ply"):
        _, rows = read_ply(name)
        return ([[r["x"], r["y"], r["z"]] for r in rows["vertex"]], [[int(c) for c in r["vertex_indices"]] for r in rows["face"]])
    lines = [line.split("#")[0].split() for line in open(name)]
    lines = [w for w in lines if w]
    if name.endswith(".obj"):
        return ([list(map(float, w[1:])) for w in lines if w[0] == "v"], [[int(c) - 1 for c in w[1:]] for w in lines if w[0] == "f"])
    assert lines[0] == ["OFF"]
    count = int(lines[1][0])
    return ([list(map(float, w)) for w in lines[2:2 + count]], [[int(c) for c in w[1:1 + int(w[0])]] for w in lines[2 + count:]])


def check():
    for kind in KINDS:
        solved = np.load(f"out-{kind}.npy")
        # Of x * 1.1 - (h, 0.1, 0.3), without what the faces add.
        wanted = np.array([[np.float32(h) if kind in ("l.ply", "b.ply") else h, 0.1, 0.3] for h in height]) / 1.1
        assert np.abs(solved - wanted).max() < 1e-9, kind
        for ending in "ply", "off", "obj":
            positions, corners = read(f"out-{kind}.{ending}")
            assert (np.array(positions) == solved).all(), (kind, ending)
            assert corners == faces, (kind, ending)
        if not kind.endswith(".ply"):
            continue
        lines, rows = read_ply(f"out-{kind}.ply")
        before, old = read_ply(kind)
        assert lines == [line.replace("float x", "double x").replace("float y", "double y") for line in before]
        for element in "vertex", "face":
            for row, was in zip(rows[element], old[element]):
                assert all(row[name] == was[name] for name in row if name not in "xyz")
        assert [r["tag"] for r in rows["face"]] == tags and [r["red"] for r in rows["vertex"]] == reds
    text = open("out-a.off.off").read().split("\n")
    assert text[0] == "# a house" and text[-2].endswith("0.5 0.5 0.5") and "# v" in text[3]
    text = open("out-a.obj.obj", newline="").read().split("\n")
    assert all(line.startswith("  v  ") and line.endswith("# v\r") for line in text[:5]) and text[5:7] == ["vt 0 \\", "1"]
    assert math.isclose(sum(height), 2.25)


write() if sys.argv[1] == "write" else check()
