"""Random least-squares problems, solved in every way: what is found has the cost that NumPy computes, keeps its bounds
and fixed rows, and SciPy finds nothing lower from there.

usage: random_residuals.py FIRST COUNT
"""
import json
import os
import subprocess
import sys

import numpy as np
from scipy.optimize import least_squares

from random_trees import tree

WAYS = ["--linear=dense", "--linear=sparse", "--linear=pcg", "--linear=pcg-schur", "--method=dogleg", "--method=newton",
        "--method=newton-cg", "--method=lbfgs"]


class Problem:
    """A program's text, its data, and the same residuals in NumPy."""

    def __init__(self, random):
        self.random, self.text, self.data, self.terms = random, "", {}, []
        self.unknowns = {}
        for k in range(random.integers(1, 4)):
            rows, width = random.integers(1, 9), random.integers(1, 4)
            bounds = (-0.8, 0.9) if random.random() < 0.2 else None
            self.unknowns[f"u{k}"] = (random.uniform(-0.7, 0.7, (rows, width)), bounds)
            inside = f" in {bounds[0]}..{bounds[1]}" if bounds else ""
            self.text += f"dim D{k} = {rows};\nvar u{k} : real[D{k}, {width}]{inside};\n"
        for t in range(random.integers(1, 4)):
            self.add_term(t)
        for name, (start, _) in self.unknowns.items():  # each is pulled to 0, so that there is a minimum
            for c in range(start.shape[1]):
                self.text += f"residual own_{name}_{c}[k in D{name[1:]}] = 0.05 * {name}[k, {c}];\n"
                self.terms.append((lambda x, name=name, c=c: 0.05 * x[name][:, c], None))
        name = random.choice(list(self.unknowns))
        self.fixed = (name, int(random.integers(len(self.unknowns[name][0])))) if random.random() < 0.3 else None

    def add_term(self, t):
        count = int(self.random.integers(4, 40))
        measured = self.random.uniform(-1, 1, count)
        self.data[f"d{t}"] = measured
        self.text += f"dim O{t} = {count};\ndata d{t} : real[O{t}];\n"
        leaves = []
        for j in range(self.random.integers(1, 4)):
            name = self.random.choice(list(self.unknowns))
            rows, width = self.unknowns[name][0].shape
            table = self.random.integers(0, rows, count).astype(np.int32)
            self.data[f"i{t}{j}"] = table
            self.text += f"data i{t}{j} : D{name[1:]}[O{t}];\n"
            for c in range(width):
                read = lambda x, name=name, table=table, c=c: x[name][table, c]
                leaves.append((f"{name}[i{t}{j}[o], {c}]", read))
        text, value = tree(self.random, 3, leaves + [(f"d{t}[o]", lambda x: measured)])
        first, read = leaves[0]
        scale = self.random.choice([None, 0.3])
        loss = "" if scale is None else f" loss huber({scale})"
        self.text += f"residual r{t}[o in O{t}] = {text} + 0.3 * {first} - d{t}[o]{loss};\n"
        self.terms.append((lambda x: value(x) + 0.3 * read(x) - measured, scale))

    def residuals(self, x):
        """Those whose squares sum to twice the objective: with a loss, the root of it."""
        with np.errstate(all="ignore"):
            found = []
            for value, scale in self.terms:
                r = value(x)
                if scale is not None:
                    size = np.abs(r)
                    r = np.where(size <= scale, r, np.sqrt(np.maximum(2 * scale * size - scale**2, 0)))
                found.append(r)
            return np.concatenate(found)


def improve(problem, x):
    """The cost that SciPy comes to from x."""
    shapes = {name: start.shape for name, (start, _) in problem.unknowns.items()}
    free, low, high = [], [], []
    for name, (_, bounds) in problem.unknowns.items():
        for row in range(shapes[name][0]):
            for c in range(shapes[name][1]):
                if problem.fixed != (name, row):
                    free.append((name, row, c))
                    low.append(bounds[0] - 1e-9 if bounds else -np.inf)
                    high.append(bounds[1] + 1e-9 if bounds else np.inf)

    def residuals(values):
        moved = {name: array.copy() for name, array in x.items()}
        for (name, row, c), value in zip(free, values):
            moved[name][row, c] = value
        return problem.residuals(moved)

    if not free:
        return np.inf
    start = [x[name][row, c] for name, row, c in free]
    return least_squares(residuals, start, bounds=(low, high), xtol=1e-15, ftol=1e-15, gtol=1e-12, max_nfev=40).cost


def solve(problem, way):
    command = ["hgc", "solve", "problem.hg", "-Wno-unused-symbol", "--cost-tol=1e-13", "--step-tol=1e-11",
               "--max-iterations=1000", "--json", way]
    for name in problem.data:
        command += ["-b", f"{name}={name}.npy"]
    for name in problem.unknowns:
        command += ["-b", f"{name}={name}.npy", "-w", f"{name}=found_{name}.npy"]
    if problem.fixed:
        command += ["--fix", "{}:{}".format(*problem.fixed)]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if "no unknown can be eliminated" in done.stderr:
        return None, None
    assert done.returncode in (0, 1) and done.stdout, done.stderr
    return json.loads(done.stdout), {name: np.load(f"found_{name}.npy") for name in problem.unknowns}


def check(seed):
    problem = Problem(np.random.default_rng(seed))
    with open("problem.hg", "w") as file:
        file.write("import std.loss;\n" + problem.text)
    for name, array in list(problem.data.items()) + [(n, start) for n, (start, _) in problem.unknowns.items()]:
        np.save(f"{name}.npy", array)
    for way in WAYS:
        report, x = solve(problem, way)
        if report is None:
            continue
        where = (seed, way, report["why"])
        cost = 0.5 * (problem.residuals(x) ** 2).sum()
        assert abs(cost - report["cost"]) <= 1e-10 * (1 + cost), (where, cost, report["cost"])
        for name, (start, bounds) in problem.unknowns.items():
            assert not bounds or (x[name] >= bounds[0]).all() and (x[name] <= bounds[1]).all(), where
        if problem.fixed:
            name, row = problem.fixed
            assert (x[name][row] == problem.unknowns[name][0][row]).all(), where
        ends.append(report["converged"])
        if report["converged"]:
            better = improve(problem, x)
            assert better > cost - 1e-4 * cost - 1e-9, (where, cost, better)


ends = []
for seed in range(int(sys.argv[1]), int(sys.argv[1]) + int(sys.argv[2])):
    check(seed)
# Some tend to where products of unknowns vanish, and take more than 1,000 iterations.
assert sum(ends) > 0.6 * len(ends), (sum(ends), len(ends))
