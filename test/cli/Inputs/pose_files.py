"""Pose graphs in space, in the words of TORO and of g2o, and what a solve makes of them, without hgc.

    pose_files.py write            writes the same graph as toro.graph and as quat.g2o
    pose_files.py parts            checks the parts of toro.graph that were written as numbers
    pose_files.py solved           checks out.graph, out.g2o, plane-out.g2o and out.bal against the solutions"""
import re
import sys

import numpy as np
from scipy.spatial.transform import Rotation

angles = np.array([[0, 0, 0], [0.3, -0.2, 1.5], [-2, 0.4, 3], [0.1, np.pi / 2, 0.2], [3, -1.3, -2.9]])  # roll, pitch, yaw
places = np.array([[0, 0, 0], [1, 2, 3], [-1, 0.5, 2], [0.25, 3, -1], [2, 2, 2.5]])
edges = [[0, 1], [1, 2], [2, 3], [3, 4], [4, 0], [0, 2], [1, 3]]
random = np.random.default_rng(5)
roots = [np.triu(random.normal(size=(6, 6)) * 0.3 + 3 * np.eye(6)) for _ in edges]


def of_angles(a):
    """A roll about x, then a pitch about y, then a yaw about z, all about axes that stay."""
    return Rotation.from_euler("xyz", a)


def measured(i, j):
    turn = of_angles(angles[i]).inv() * of_angles(angles[j])
    return turn, of_angles(angles[i]).inv().apply(places[j] - places[i])


def write():
    toro, g2o = open("toro.graph", "w"), open("quat.g2o", "w")
    noise = np.random.default_rng(6)

    def words(*numbers):
        return " ".join(repr(float(x)) for x in np.concatenate(numbers))

    for k in range(len(places)):
        toro.write(f"VERTEX3 {10 * k} {words(places[k], angles[k])}\n")
        g2o.write(f"VERTEX_SE3:QUAT {10 * k} {words(places[k], of_angles(angles[k]).as_quat())}\n")
    for (i, j), root in zip(edges, roots):
        turn, shift = measured(i, j)
        turn = turn * Rotation.from_rotvec(noise.normal(size=3) * 0.02)
        shift = shift + noise.normal(size=3) * 0.05
        information = (root.T @ root)[np.triu_indices(6)]
        toro.write(f"EDGE3 {10 * i} {10 * j} {words(shift, turn.as_euler('xyz'), information)}\n")
        g2o.write(f"EDGE_SE3:QUAT {10 * i} {10 * j} {words(shift, turn.as_quat(), information)}\n")


def parts():
    def near(name, shape, wanted, tolerance):
        found = np.loadtxt(name).reshape(shape)
        assert np.abs(found - wanted).max() < tolerance, (name, np.abs(found - wanted).max())

    near("t.txt", (-1, 3), places, 1e-300)
    # The matrices of the quaternions are products of turns about the axes.
    found = Rotation.from_quat(np.loadtxt("q.txt").reshape(-1, 4)).as_matrix()
    for k, (roll, pitch, yaw) in enumerate(angles):
        x = np.array([[1, 0, 0], [0, np.cos(roll), -np.sin(roll)], [0, np.sin(roll), np.cos(roll)]])
        y = np.array([[np.cos(pitch), 0, np.sin(pitch)], [0, 1, 0], [-np.sin(pitch), 0, np.cos(pitch)]])
        z = np.array([[np.cos(yaw), -np.sin(yaw), 0], [np.sin(yaw), np.cos(yaw), 0], [0, 0, 1]])
        assert np.abs(found[k] - z @ y @ x).max() < 1e-14
    near("root.txt", (-1, 6, 6), roots, 1e-12)


def numbers(name, tags, skip):
    return np.array([list(map(float, w[skip:])) for w in map(str.split, open(name)) if w and w[0] in tags])


def solved():
    q, t = np.load("toro-q.npy"), np.load("toro-t.npy")
    rows = numbers("out.graph", ["VERTEX3"], 2)
    assert (rows[:, :3] == t).all()
    assert (of_angles(rows[:, 3:]) * Rotation.from_quat(q).inv()).magnitude().max() < 2e-15
    q, t = np.load("quat-q.npy"), np.load("quat-t.npy")
    rows = numbers("out.g2o", ["VERTEX_SE3:QUAT"], 2)
    assert (rows[:, :3] == t).all() and (rows[:, 3:] == q).all()
    for a, b in ("toro.graph", "out.graph"), ("quat.g2o", "out.g2o"):
        old, new = open(a).read().splitlines(), open(b).read().splitlines()
        assert old[5:] == new[5:] and [w.split()[:2] for w in old[:5]] == [w.split()[:2] for w in new[:5]]
        assert old[0] == new[0]  # it is fixed
    rows = numbers("plane-out.g2o", ["VERTEX_SE2"], 2)
    assert (rows == np.load("pose.npy")).all()
    assert re.sub(r"(VERTEX_SE2 \d+) .*", r"\1", open("plane-out.g2o").read()) == re.sub(
        r"(VERTEX_SE2 \d+) .*", r"\1", open("plane.g2o").read())
    old, new = open("p.bal").read().split(), open("out.bal").read().split()
    count = 3 + 4 * int(old[2])
    assert old[:count] == new[:count] and len(old) == len(new)
    wanted = np.concatenate([np.load("cam.npy").ravel(), np.load("pt.npy").ravel()])
    assert (np.array(list(map(float, new[count:]))) == wanted).all() and old[count:] != new[count:]


{"write": write, "parts": parts, "solved": solved}[sys.argv[1]]()
