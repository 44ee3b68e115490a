"""Random least-squares problems solved in every way, against NumPy, SciPy and Ceres.

Of each solution: the reported cost is NumPy's; bounds and fixed rows are kept, points are on their manifolds; the gradient
along all free directions is 0. From the same start SciPy finds no lower cost, or another minimum, where the gradient is 0
likewise: from there hgc comes to no higher cost. With a third argument, the program that lets Ceres solve, Ceres neither.

usage: random_minima.py FIRST COUNT [CERES]
"""
import collections
import json
import os
import subprocess
import sys
import tempfile
import warnings

import numpy as np
from scipy.optimize import least_squares

import hgc
from random_problems import Problem

WAYS = [("lm", "dense"), ("lm", "sparse"), ("lm", "schur"), ("lm", "pcg"), ("lm", "pcg-schur"), ("gn", "dense"), ("gn", "sparse"),
        ("dogleg", "dense"), ("dogleg", "sparse"), ("dogleg", "pcg"), ("newton", ""), ("newton-cg", ""), ("lbfgs", "")]
EXACT = dict(cost_tolerance=0, step_tolerance=1e-13, gradient_tolerance=1e-11)
told = collections.Counter()


def could_fall(problem, at):
    """How much the cost falls by Gauss and Newton's step along what may move, as part of it: 0 at a minimum only."""
    zero = np.zeros(problem.size)
    f, jacobian = problem.residuals(at, zero)[0].real, problem.jacobian(at, zero)
    gradient, (low, high) = jacobian.T @ f, problem.bounds(at)
    is_held = ((low >= -1e-12) & (gradient > 0)) | ((high <= 1e-12) & (gradient < 0))
    part = jacobian[:, ~is_held]
    if part.size == 0:
        return 0.0
    left, sizes, _ = np.linalg.svd(part / np.maximum(np.linalg.norm(part, axis=0), 1e-30), full_matrices=False)
    fall = left[:, sizes > 1e-6].T @ f
    return float(fall @ fall) / (f @ f + 1e-6)


def leaves_free(problem, at):
    """Whether residuals leave a direction free."""
    jacobian = problem.jacobian(at, np.zeros(problem.size))
    return np.linalg.svd(jacobian / np.maximum(np.linalg.norm(jacobian, axis=0), 1e-30), compute_uv=False)[-1] < 1e-7


def check_kept(problem, x, where):
    for name, unknown in problem.unknowns.items():
        low, high = unknown.bounds or (-np.inf, np.inf)
        assert (x[name] >= low).all() and (x[name] <= high).all(), (where, name)
        assert (x[name][unknown.fixed] == unknown.start[unknown.fixed]).all(), (where, name)
        if unknown.manifold in ("Quat", "S2"):
            assert np.abs(np.linalg.norm(x[name], axis=-1) - 1).max() < 1e-14, (where, name)


def solve(problem, model, at, method, linear, most=1000):
    inner = {"eta": 1e-3} if linear.startswith("pcg") else {}
    most = 10000 if method == "lbfgs" else most
    fixed = {name: unknown.fixed for name, unknown in problem.unknowns.items() if unknown.fixed}
    return model.solve(**problem.data, **at, fixed=fixed, method=method, linear=linear or "auto", max_iterations=most,
                       **inner, **EXACT)


def by_scipy(problem, at):
    """From a point: where it ends. SciPy wants to begin inside the bounds."""
    low, high = problem.bounds(at)
    begin = np.clip(np.zeros(problem.size), low + 1e-9, high - 1e-9)
    found = least_squares(lambda d: problem.residuals(at, d)[0].real, begin,
                          jac=lambda d: problem.jacobian(at, d), bounds=(low, high), x_scale="jac",
                          xtol=1e-14, ftol=1e-14, gtol=1e-13, max_nfev=100)
    return {name: array[0].real for name, array in problem.moved(at, found.x).items()}


def by_ceres(program, problem, at):
    """From a point: where it ends, by its own steps, manifolds and bounds."""
    with tempfile.TemporaryDirectory() as folder:
        for name, array in {**problem.data, **at}.items():
            np.save(f"{folder}/{name}.npy", array)
        with open(f"{folder}/problem.hg", "w") as file:
            file.write(problem.text)
        about = [f"{name}:{u.manifold or 'flat'}:{','.join(map(str, u.fixed))}" for name, u in problem.unknowns.items()]
        done = subprocess.run([program, folder, *about], capture_output=True, text=True)
        assert done.returncode == 0, (done.stderr, problem.text)
        return {name: np.load(f"{folder}/{name}.found.npy").reshape(u.start.shape) for name, u in problem.unknowns.items()}


def check_peer(problem, model, x, peer, where):
    """No lower cost; or where the peer has one, hgc's and its are two minima."""
    mine, other = problem.cost(x), problem.cost(peer)
    if other > mine * (1 + 1e-7) + 1e-12:
        is_minimum = could_fall(problem, peer) < 1e-8
        told[where[0] + (": another, higher minimum" if is_minimum else ": higher, before a minimum")] += 1
    elif other >= mine * (1 - 1e-7) - 1e-12:
        told[where[0] + ": the same cost"] += 1
    else:
        for name, array in peer.items():
            bounds = problem.unknowns[name].bounds
            peer[name] = np.clip(array, *bounds) if bounds else array
        again = solve(problem, model, peer, "lm", "dense")
        assert again.cost <= other * (1 + 1e-6) + 1e-11, (where, mine, other, again.cost)
        assert not again.converged or could_fall(problem, again.x) < 1e-8, (where, could_fall(problem, again.x))
        told[where[0] + ": another, lower minimum"] += 1


def check(seed, ceres):
    problem = Problem(seed)
    start = {name: unknown.start for name, unknown in problem.unknowns.items()}
    model, kept = hgc.compile(problem.text, tier="first", threads=1), None
    for method, linear in WAYS:
        where = (seed, method, linear)
        try:
            found = solve(problem, model, start, method, linear)
        except hgc.Error as error:
            reasons = ("no unknown can be eliminated", "nothing changes along", "by products are unavailable")
            reason = next((r for r in reasons if r in str(error)), None)
            assert reason, (where, str(error), problem.text)
            assert reason != "nothing changes along" or method == "gn" and leaves_free(problem, start), (where, str(error))
            told[f"refused by {method} {linear}: {reason}"] += 1
            continue
        x = {name: found.x[name] for name in start}
        check_kept(problem, x, where)
        cost = problem.cost(x)
        assert abs(cost - found.cost) <= 1e-9 * cost + 1e-14, (where, cost, found.cost)
        fall = could_fall(problem, x)
        told["ended as " + found.ending] += 1
        assert fall < 1e-8 or not found.converged, (where, found.why, fall, cost)
        told["the gradient is 0" if fall < 1e-8 else f"not at a minimum: {method} {linear}, {found.ending}"] += 1
        if fall < 1e-8:
            kept = kept or x
            if (method, linear) == ("lm", "dense"):
                check_peer(problem, model, x, by_scipy(problem, start), ("SciPy", *where))
        else:
            print(where, found.why, fall, cost, flush=True)
    if kept is None:  # some losses leave a linear convergence that is slow
        found = solve(problem, model, start, "lm", "dense", 50000)
        kept = {name: found.x[name] for name in start}
        assert could_fall(problem, kept) < 1e-8, (seed, found.why, "no way finds a minimum", problem.text)
        told["a minimum after more iterations"] += 1
    if ceres:
        check_peer(problem, model, kept, by_ceres(ceres, problem, start), ("Ceres", seed))


def main(first, count, ceres=None):
    for seed in range(int(first), int(first) + int(count)):
        check(seed, ceres)
    for line, number in sorted(told.items()):
        print(f"{number:6d} {line}")
    print(f"{count} problems")


warnings.simplefilter("ignore")
main(*sys.argv[1:])
