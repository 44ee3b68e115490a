"""Energies whose unknowns have bounds or lie on manifolds, solved by each method, against SciPy and NumPy.

Between bounds: the cost is SciPy's (L-BFGS-B), or another minimum, where the gradient within bounds is 0. On manifolds: points
stay there, and the objective by NumPy, along a curve from the solution in every direction, has no slope.

usage: free_energies.py PROGRAMS SEEDS
"""
import collections
import sys

import numpy as np
from scipy.optimize import minimize

import hgc

EXACT = dict(cost_tolerance=0, step_tolerance=1e-14, gradient_tolerance=1e-10, max_iterations=3000)
METHODS = ("newton", "newton-cg", "lbfgs")


def unit(a):
    return a / np.linalg.norm(a, axis=-1, keepdims=True)


def slopes(cost, points):
    """The largest slope along a manifold of unit vectors, by central differences."""
    largest, h = 0, 1e-5
    for k in range(points.shape[0]):
        for axis in range(points.shape[1]):
            step = np.zeros(points.shape)
            step[k, axis] = h
            largest = max(largest, abs(cost(unit(points + step)) - cost(unit(points - step))) / (2 * h))
    return largest


def boxed_cost(x, a, b):
    return np.sum((x - a) ** 2 * (1 + 0.5 * np.sin(3 * x))) + 0.3 * np.sum((x - np.roll(x, -1)) ** 2) + np.sum(b * x ** 4)


def boxed_slopes(x, a, b):
    """The gradient, as far as a descent along it stays within the bounds."""
    d, after, before = x - a, np.roll(x, -1), np.roll(x, 1)
    gradient = (2 * d * (1 + 0.5 * np.sin(3 * x)) + 1.5 * d ** 2 * np.cos(3 * x) + 0.6 * (x - after) + 0.6 * (x - before)
                + 4 * b * x ** 3)
    return np.clip(gradient, x - 0.5, x + 1)


def boxed(model, draw):
    n = int(draw.integers(2, 40))
    a, b, start = draw.normal(size=n), draw.uniform(0, 1, size=n), draw.uniform(-1, 0.5, size=n)
    peer = minimize(boxed_cost, start, args=(a, b), method="L-BFGS-B", bounds=[(-1, 0.5)] * n, options=dict(ftol=1e-15, gtol=1e-8, maxfun=10 ** 6))
    for method in METHODS:
        found = model.solve(x=start, a=a, b=b, method=method, **EXACT)
        assert found.converged, (method, found.why)
        assert (found.x["x"] >= -1).all() and (found.x["x"] <= 0.5).all()
        assert abs(boxed_cost(found.x["x"], a, b) - found.cost) < 1e-12 * (1 + abs(found.cost))
        assert np.abs(boxed_slopes(found.x["x"], a, b)).max() < 1e-7, (method, found.why)
        is_held = np.sum((found.x["x"] == -1) | (found.x["x"] == 0.5))
        told[f"{method} in a box: " + ("the same cost" if abs(found.cost - peer.fun) < 1e-6 * (1 + peer.fun) else "another minimum")] += 1
        told["bounds that hold"] += int(is_held)


def spins_cost(s, w, f):
    return (-np.sum(w * np.sum(s * np.roll(s, -1, axis=0), axis=1)) - 0.1 * np.sum(s @ f)
            + 0.2 * np.sum((s[:, 2] ** 2 - 0.3) ** 2))


def spins(model, draw):
    n = int(draw.integers(2, 30))
    s, w, f = unit(draw.normal(size=(n, 3))), draw.normal(size=n), draw.normal(size=3)
    for method in METHODS:
        found = model.solve(s=s, w=w, f=f, method=method, **EXACT)
        assert found.converged, (method, found.why)
        at = found.x["s"]
        assert np.abs(np.linalg.norm(at, axis=1) - 1).max() < 1e-14
        assert abs(spins_cost(at, w, f) - found.cost) < 1e-12 * (1 + abs(found.cost))
        steepest = slopes(lambda points: spins_cost(points, w, f), at)
        assert steepest < 1e-6, (method, found.why, steepest)
        told[f"{method} on spheres: no slope"] += 1


def turns_cost(q, p, t):
    v, r = q[:, :3], q[:, 3:]
    turned = p + 2 * np.cross(v, np.cross(v, p) + r * p)
    return np.sum(1 - np.sum(turned * t, axis=1)) + 0.2 * np.sum(1 - np.sum(q * np.roll(q, -1, axis=0), axis=1) ** 2)


def turns(model, draw):
    n = int(draw.integers(2, 20))
    q, p, t = (unit(draw.normal(size=(n, width))) for width in (4, 3, 3))
    for method in METHODS:
        found = model.solve(q=q, p=p, t=t, k=0.9, method=method, **EXACT)
        assert found.converged, (method, found.why)
        at = found.x["q"]
        assert float(found.x["k"]) == 1, found.x["k"]  # its bound
        assert abs(turns_cost(at, p, t) - 3 - found.cost) < 1e-12 * (1 + abs(found.cost))
        steepest = slopes(lambda points: turns_cost(points, p, t), at)
        assert steepest < 1e-6, (method, found.why, steepest)
        told[f"{method} of quaternions: no slope"] += 1


told = collections.Counter()
for name, check in (("boxed", boxed), ("spins", spins), ("turns", turns)):
    model = hgc.compile(f"{sys.argv[1]}/{name}.hg", tier="first", threads=1)
    for seed in range(int(sys.argv[2])):
        check(model, np.random.default_rng(seed))
for line, number in sorted(told.items()):
    print(f"{number:6d} {line}")
