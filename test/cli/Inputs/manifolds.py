"""Points on manifolds that are closest to given ones, against what they must be by hand.

    manifolds.py make DIR                          data for closest.hg
    manifolds.py solve DIR PROGRAM [OPTION...]     solves it, and compares
"""
import subprocess
import sys
import numpy as np

FOLDER = sys.argv[2]
COUNT = 40


def path(name):
    return f"{FOLDER}/{name}.npy"


def unit(a):
    return a / np.linalg.norm(a, axis=-1, keepdims=True)


def make():
    draw = np.random.default_rng(5)
    for name, width in (("q", 4), ("u", 2), ("v", 3)):
        start = unit(draw.normal(size=(COUNT, width)))
        np.save(path(name), start)
        np.save(path(name + "_to"), start * draw.uniform(0.8, 1.2, size=(COUNT, 1)) + draw.normal(size=(COUNT, width)) * 0.3)
    # Rotation vectors shorter than PI, poses with these.
    np.save(path("w"), unit(draw.normal(size=(COUNT, 3))) * draw.uniform(0.1, 1, size=(COUNT, 1)))
    np.save(path("w_to"), unit(draw.normal(size=(COUNT, 3))) * draw.uniform(0, 2, size=(COUNT, 1)))
    for name, width in (("p", 3), ("s", 6)):
        np.save(path(name), draw.uniform(-0.6, 0.6, size=(COUNT, width)))
        np.save(path(name + "_to"), draw.uniform(-1, 1, size=(COUNT, width)))


def solve():
    command = ["hgc" if sys.argv[3].endswith(".hg") else "hgc-launch", "solve", sys.argv[3], *sys.argv[4:]]
    command += ["-b", "k=0", "-w", f"k={FOLDER}/k.txt", "--cost-tol=1e-16", "--max-iterations=100"]
    for name in "quvwps":
        command += ["-b", f"{name}={path(name)}", "-b", f"{name}_to={path(name + '_to')}"]
        command += ["-w", f"{name}={path(name + '_out')}", "--fix", f"{name}:1"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout
    assert float(open(f"{FOLDER}/k.txt").read()) == -1  # its bound; without that it would be -3
    for name in "quvwps":
        found, target = np.load(path(name + "_out")), np.load(path(name + "_to"))
        if name in "quv":
            target = unit(target)
        assert np.abs(found[2:] - target[2:]).max() < 1e-7, (name, np.abs(found - target).max(axis=1))
        assert (found[0] == np.load(path(name))[0]).all(), name  # fixed by the program
        assert (found[1] == np.load(path(name))[1]).all(), name  # fixed from outside
    print("every point is the closest one")


{"make": make, "solve": solve}[sys.argv[1]]()
