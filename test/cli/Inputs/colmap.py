"""The cost of a model of COLMAP, whatever its cameras, without hgc.

    colmap.py cost FOLDER...       half the sum of squares of the reprojection errors of each
    colmap.py solved JSON BEFORE AFTER    the costs of a solve, and that only numbers that were solved differ"""
import json
import pathlib
import sys

import numpy as np

NUMBERS = {"SIMPLE_PINHOLE": "f cx cy", "PINHOLE": "fx fy cx cy", "SIMPLE_RADIAL": "f cx cy k1", "RADIAL": "f cx cy k1 k2",
           "OPENCV": "fx fy cx cy k1 k2 p1 p2"}


def lines(path):
    return [line for line in path.read_text().splitlines() if not line.startswith("#")]


def rotation(w, x, y, z):
    n = np.sqrt(w * w + x * x + y * y + z * z)
    w, x, y, z = w / n, x / n, y / n, z / n
    return np.array([[w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
                     [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
                     [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z]])


def project(camera, point):
    x, y = point[0] / point[2], point[1] / point[2]
    r2 = x * x + y * y
    k1, k2, p1, p2 = (camera.get(name, 0.0) for name in ("k1", "k2", "p1", "p2"))
    radial = k1 * r2 + k2 * r2 * r2
    dx = x * radial + 2 * p1 * x * y + p2 * (r2 + 2 * x * x)
    dy = y * radial + 2 * p2 * x * y + p1 * (r2 + 2 * y * y)
    fx, fy = camera.get("fx", camera.get("f")), camera.get("fy", camera.get("f"))
    return np.array([fx * (x + dx) + camera["cx"], fy * (y + dy) + camera["cy"]])


def cost(folder):
    folder = pathlib.Path(folder)
    cameras, points = {}, {}
    for w in filter(None, map(str.split, lines(folder / "cameras.txt"))):
        cameras[w[0]] = dict(zip(NUMBERS[w[1]].split(), map(float, w[4:])))
    for line in lines(folder / "points3D.txt"):
        w = line.split()
        points[w[0]] = np.array(list(map(float, w[1:4])))
    total, rows = 0.0, iter(lines(folder / "images.txt"))
    for head in rows:
        if not head:
            continue
        w, s = head.split(), next(rows).split()
        turn, shift = rotation(*map(float, w[1:5])), np.array(list(map(float, w[5:8])))
        for k in range(0, len(s), 3):
            if s[k + 2] != "-1":
                error = project(cameras[w[8]], turn @ points[s[k + 2]] + shift) - [float(s[k]), float(s[k + 1])]
                total += 0.5 * error @ error
    return total


def solved(report, before, after):
    found = json.load(open(report))
    assert found["converged"]
    for name, folder in ("initial_cost", before), ("cost", after):
        assert abs(found[name] - cost(folder)) < 1e-9 * cost(folder), (found[name], cost(folder))
    assert found["cost"] < 0.01 * found["initial_cost"]
    places = {"cameras.txt": (4, 8), "images.txt": (1, 8), "points3D.txt": (1, 4)}
    for name, (first, last) in places.items():
        old, new = (pathlib.Path(folder, name).read_text().splitlines() for folder in (before, after))
        assert len(old) == len(new)
        for a, b in zip(old, new):
            a, b = a.split(), b.split()
            assert a[:first] == b[:first] and a[last:] == b[last:] and len(a) == len(b), (a, b)


if sys.argv[1] == "cost":
    print(*(f"{cost(folder):.9g}" for folder in sys.argv[2:]))
else:
    solved(*sys.argv[2:])
