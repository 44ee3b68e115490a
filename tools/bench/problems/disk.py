"""Cuts a disk of triangles out of a surface, and lays it in the plane by Tutte's embedding: disk.py SURFACE.obj TRIANGLES OUT.obj START.csv

Tutte, How to draw a graph, 1963: the border goes to a circle of the same area, every other point to the mean of its neighbours, so that no
triangle is turned over."""
import collections
import sys

import numpy as np
import scipy.sparse
import scipy.sparse.linalg


def read(path):
    points, faces = [], []
    with open(path, encoding="utf-8") as file:
        for words in map(str.split, file):
            if words[:1] == ["v"]:
                points.append([float(word) for word in words[1:4]])
            elif words[:1] == ["f"]:
                faces.append([int(word.split("/")[0]) - 1 for word in words[1:4]])
    return np.array(points), np.array(faces)


def sides(face):
    return [(face[k], face[(k + 1) % 3]) for k in range(3)]


def grow(faces, most):
    """Up to `most` faces around the first one. A face joins by one side and a new corner or by two sides, so that they stay a disk."""
    at = {side: f for f, face in enumerate(faces) for side in sides(face)}
    chosen, border, corners, waiting = [], set(), set(), collections.deque([0])
    taken = set()
    while waiting and len(chosen) < most:
        f = waiting.popleft()
        if f in taken:
            continue
        own = sides(faces[f])
        shared = [k for k, (a, b) in enumerate(own) if (b, a) in border]
        opposite = faces[f][(shared[0] + 2) % 3] if shared else None
        if chosen and not (len(shared) == 2 or (len(shared) == 1 and opposite not in corners)):
            continue
        taken.add(f)
        chosen.append(f)
        corners.update(faces[f])
        for a, b in own:
            if (b, a) in border:
                border.remove((b, a))
            else:
                border.add((a, b))
            if (b, a) in at:
                waiting.append(at[b, a])
    return faces[chosen], dict(border)


def embed(points, faces, following):
    """Where Tutte's embedding puts the points; `following` has the next point along the border."""
    loop = [next(iter(following))]
    while following[loop[-1]] != loop[0]:
        loop.append(following[loop[-1]])
    a, b, c = (points[faces[:, k]] for k in range(3))
    radius = np.sqrt(0.5 * np.linalg.norm(np.cross(b - a, c - a), axis=1).sum() / np.pi)
    angle = 2 * np.pi * np.arange(len(loop)) / len(loop)
    count = len(points)
    ends = np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    near = scipy.sparse.coo_matrix((np.ones(len(ends)), ends.T), (count, count)).tocsr()
    near = ((near + near.T) > 0).astype(float)
    laplacian = (scipy.sparse.diags(np.asarray(near.sum(axis=1)).ravel()) - near).tolil()
    right = np.zeros((count, 2))
    for k, point in enumerate(loop):
        laplacian.rows[point], laplacian.data[point] = [point], [1.0]
        right[point] = radius * np.cos(angle[k]), radius * np.sin(angle[k])
    return scipy.sparse.linalg.spsolve(laplacian.tocsc(), right)


def make(surface, most, mesh, start):
    points, faces = read(surface)
    faces, following = grow(faces, most)
    used, numbered = np.unique(faces, return_inverse=True)
    faces, points = numbered.reshape(-1, 3), points[used]
    at = {int(point): k for k, point in enumerate(used)}
    plane = embed(points, faces, {at[int(a)]: at[int(b)] for a, b in following.items()})
    with open(mesh, "w", encoding="utf-8") as out:
        out.writelines(f"v {x:.17g} {y:.17g} {z:.17g}\n" for x, y, z in points)
        out.writelines(f"f {a} {b} {c}\n" for a, b, c in faces + 1)
    np.savetxt(start, plane, fmt="%.17g", delimiter=",")
    return len(faces)


if __name__ == "__main__":
    make(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4])
