"""Random least squares with losses, bounds and fixed rows: `hgc solve` finds the cost that SciPy finds, or a lower one.

random_fits.py DIR FIRST LAST     by seeds
"""
import subprocess
import sys
import numpy as np
from scipy.optimize import least_squares

FOLDER, FIRST, LAST = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
PROGRAM = """import std.loss;
dim N = {n}; dim M;
var x : real[N]{bounds};
data a : real[M, N];
data b : real[M];
residual r[i in M] : real = (sum(j in N) a[i, j] * (x[j] + 0.1 * sin(x[j]))) - b[i]{loss};
"""
LOSSES = {"linear": "", "huber": " loss huber({})", "soft_l1": " loss softL1({})", "cauchy": " loss cauchy({})"}
TOLERANCES = ["--cost-tol=0", "--step-tol=1e-13", "--gradient-tol=1e-11", "--max-iterations=2000"]


def rho(kind, width, r):
    z = (r / width) ** 2
    scaled = {"huber": np.where(z <= 1, z, 2 * np.sqrt(z) - 1), "soft_l1": 2 * (np.sqrt(1 + z) - 1),
              "cauchy": np.log1p(z), "linear": z}[kind]
    return width**2 * scaled


def bounds_of(draw):
    if draw.random() < 0.4:
        return -np.inf, np.inf
    low, high = sorted(draw.normal(size=2) * 1.5)
    side = draw.random()
    return (low, np.inf) if side < 0.3 else (-np.inf, high) if side < 0.5 else (low, high)


def compare(seed):
    draw = np.random.default_rng(seed)
    n = int(draw.integers(1, 30))
    m = n + int(draw.integers(1, 2 * n + 5))
    low, high = bounds_of(draw)
    a, truth = draw.normal(size=(m, n)), draw.normal(size=n)
    b = a @ (truth + 0.1 * np.sin(truth)) + 0.1 * draw.normal(size=m)
    b[draw.random(m) < 0.15] += 8  # some are far off
    kind, width = str(draw.choice(list(LOSSES))), float(draw.uniform(0.2, 2))
    start = np.clip(truth + 0.3 * draw.normal(size=n), low, high)
    if seed % 4 == 0 and np.isfinite(low):
        start[:] = low
    fixed = sorted({int(k) for k in draw.integers(0, n, size=draw.integers(0, 3))}) if n > 3 else []
    free = [k for k in range(n) if k not in fixed]

    number = lambda value: repr(float(value)).replace("inf", "INF")
    bounds = f" in {number(low)}..{number(high)}" if np.isfinite([low, high]).any() else ""
    with open(f"{FOLDER}/fit.hg", "w") as file:
        file.write(PROGRAM.format(n=n, bounds=bounds, loss=LOSSES[kind].format(width)))
    command = ["hgc", "solve", f"{FOLDER}/fit.hg", "-w", f"x={FOLDER}/fit-found.npy", *TOLERANCES]
    command += [f"--linear={draw.choice(['dense', 'sparse'])}", f"--threads={draw.integers(1, 3)}"]
    command += ["--fix", "x:" + ",".join(map(str, fixed))] if fixed else []
    for name, array in (("x", start), ("a", a), ("b", b)):
        np.save(f"{FOLDER}/fit-{name}.npy", array)
        command += ["-b", f"{name}={FOLDER}/fit-{name}.npy"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode in (0, 1) and "error" not in done.stderr, (seed, done.stderr)
    found = np.load(f"{FOLDER}/fit-found.npy")
    assert (found >= low).all() and (found <= high).all() and (found[fixed] == start[fixed]).all(), (seed, found)

    def whole(y):
        x = start.copy()
        x[free] = y
        return x

    residuals = lambda y: a @ (whole(y) + 0.1 * np.sin(whole(y))) - b
    jacobian = lambda y: (a * (1 + 0.1 * np.cos(whole(y))))[:, free]
    cost = lambda y: 0.5 * rho(kind, width, residuals(y)).sum()
    # Cauchy's loss has several minima: SciPy starts where hgc has ended, and finds nothing lower. It wants to start inside.
    inner = np.clip(found if kind == "cauchy" else start, low + 1e-9, high - 1e-9)[free]
    peer = least_squares(residuals, inner, jac=jacobian, bounds=(low, high), loss=kind, f_scale=width,
                         xtol=1e-15, ftol=1e-15, gtol=1e-12, max_nfev=3000)
    return cost(found[free]) <= cost(peer.x) * (1 + 1e-8) + 1e-14


print(f"{sum(compare(seed) for seed in range(FIRST, LAST))} of {LAST - FIRST} as SciPy or lower")
