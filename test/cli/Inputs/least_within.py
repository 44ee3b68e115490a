"""Random linear least squares between bounds: every method that has a matrix ends after a few steps where the conditions of
Karush, Kuhn and Tucker are met, at the cost of SciPy's active sets (Lawson and Hanson's `nnls`, or `bvls`). Columns are random,
of integers (so that multipliers are 0), of very different lengths or next to one another.

usage: least_within.py FIRST COUNT
"""
import sys

import numpy as np
from scipy.optimize import lsq_linear, nnls

import hgc

WAYS = [("lm", "dense"), ("lm", "sparse"), ("gn", "dense"), ("gn", "sparse"), ("dogleg", "dense"), ("dogleg", "sparse"), ("newton", "auto")]
MOST = 12  # steps
KINDS = ["plain", "integers", "lengths", "alike"]


def draw(seed):
    random = np.random.default_rng(seed)
    kind, n = KINDS[seed % 4], int(random.integers(1, 41))
    m = n + int(random.integers(1, 20))
    a, b = random.normal(size=(m, n)), random.normal(size=m) * 3
    if kind == "integers":
        a, b = np.round(a) + np.eye(m, n), np.round(b)
    if kind == "lengths":
        a *= 10.0 ** random.integers(-3, 4, size=n)
    if kind == "alike":
        a += 10 * random.normal(size=(m, 1))
    low, high = [(0.0, np.inf), (-0.25, 0.5), (-np.inf, 0.125)][int(random.integers(3))]
    start = np.clip(random.choice([-1.0, 0.0, 1.0], size=n), max(low, -1), min(high, 1))
    return kind, a, b, low, high, start


def check(seed):
    kind, a, b, low, high, start = draw(seed)
    m, n = a.shape
    text = f"""dim N = {n}; dim M; var x : real[N] in {low}..{high}; data a : real[M, N]; data b : real[M];
        residual r[i in M] = (sum(j in N) a[i, j] * x[j]) - b[i];""".replace("inf", "INF")
    peer = nnls(a, b, maxiter=100 * n)[0] if low == 0 else lsq_linear(a, b, (low, high), method="bvls", tol=1e-15, max_iter=100 * n).x
    least = 0.5 * np.sum((a @ peer - b) ** 2)
    model = hgc.compile(text, tier="first", threads=1)
    most = 0
    for method, linear in WAYS:
        where = (seed, kind, n, low, high, method, linear)
        try:
            found = model.solve(a=a, b=b, x=start, method=method, linear=linear, cost_tolerance=1e-13)
        except hgc.Error as error:
            assert method == "gn" and "no residual changes" in str(error), (where, str(error))
            continue
        x = found.x["x"]
        assert found.converged and (low <= x).all() and (x <= high).all(), (where, found.why)
        gradient = a.T @ (a @ x - b)
        left = np.clip(x - gradient / np.maximum(1, (a * a).sum(0)), low, high) - x
        scale = np.linalg.norm(b) / np.maximum(1, np.linalg.norm(a, axis=0))
        assert (np.abs(left) <= 1e-6 * scale).all(), (where, np.abs(left / scale).max())
        cost = 0.5 * np.sum((a @ x - b) ** 2)
        assert abs(cost - least) <= 1e-10 * (0.5 * b @ b), (where, cost, least)
        made = len(found.iterations) - 1
        assert made <= MOST, (where, made)
        most = max(most, made)
    return most


first, count = int(sys.argv[1]), int(sys.argv[2])
steps = [check(seed) for seed in range(first, first + count)]
print(f"{count} problems, the slowest method took {max(steps)} steps, {np.mean(steps):.1f} in the mean")
