"""A path of N points from (0, 3), along which each step costs half its square: to x = 5 in equal steps, but where the data
asks for a larger one.

path.py make|check DIR
"""
import sys
import numpy as np

DO, FOLDER = sys.argv[1:]
N = 11
load = lambda name: np.load(f"{FOLDER}/{name}.npy")
if DO == "make":
    start = np.zeros((N, 2))
    start[:, 1] = 3
    least = np.full(N, np.inf)  # the negative of the least step to the right
    least[3] = -0.8
    np.save(f"{FOLDER}/x0.npy", start)
    np.save(f"{FOLDER}/lo.npy", least)
else:
    x, u, dual = load("p1"), load("u1"), load("d1")
    steps = np.full(N, 4.2 / 9)
    steps[3], steps[-1] = 0.8, 0
    assert np.abs(u[:, 0] - steps).max() < 1e-7 and np.abs(u[:, 1]).max() < 1e-7, u
    assert np.abs(x[:, 0] - np.append(0, np.cumsum(steps[:-1]))).max() < 1e-7 and np.abs(x[:, 1] - 3).max() < 1e-7, x
    free = [t for t in range(N - 1) if t != 3]
    assert np.abs(dual[free, 0] - u[free, 0]).max() < 1e-6, dual  # u - dual = 0, where no range is active
    print("the shortest path")
