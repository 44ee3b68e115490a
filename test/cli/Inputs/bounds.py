"""Random least squares within bounds: `hgc solve` finds the cost that SciPy finds.

bounds.py DIR COUNT [OPTION...]
"""
import subprocess
import sys
import numpy as np
from scipy.optimize import least_squares

FOLDER, COUNT, OPTIONS = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
PROGRAM = """dim N = {n}; dim M;
var x : real[N] in {low}..{high};
data a : real[M, N];
data b : real[M];
residual r[i in M] : real = (sum(j in N) a[i, j] * (x[j] + 0.1 * sin(x[j]))) - b[i];
"""


def compare(seed):
    draw = np.random.default_rng(seed)
    n = draw.integers(1, 12)
    m = n + draw.integers(0, 15)
    low, high = sorted(draw.normal(size=2))
    low, high = (low, np.inf) if seed % 3 == 0 else (-np.inf, high) if seed % 3 == 1 else (low, high)
    a, b = draw.normal(size=(m, n)), draw.normal(size=m) * 3
    corner = low if np.isfinite(low) else high
    start = np.full(n, corner) if seed % 4 == 0 else np.clip(draw.normal(size=n), low, high)
    text = {value: repr(float(value)).replace("inf", "INF") for value in (low, high)}
    with open(f"{FOLDER}/bounds.hg", "w") as file:
        file.write(PROGRAM.format(n=n, low=text[low], high=text[high]))
    command = ["hgc", "solve", f"{FOLDER}/bounds.hg", "-w", f"x={FOLDER}/bounds-found.npy", *OPTIONS]
    for name, array in (("x", start), ("a", a), ("b", b)):
        np.save(f"{FOLDER}/bounds-{name}.npy", array)
        command += ["-b", f"{name}={FOLDER}/bounds-{name}.npy"]
    done = subprocess.run(command + ["--cost-tol=0", "--step-tol=1e-14", "--max-iterations=300"],
                          capture_output=True, text=True)
    assert done.returncode == 0, (seed, done.stderr + done.stdout)
    found = np.load(f"{FOLDER}/bounds-found.npy")
    assert (found >= low).all() and (found <= high).all(), (seed, found, low, high)

    def residuals(x):
        return a @ (x + 0.1 * np.sin(x)) - b

    inner = np.clip(start, low + 1e-9, high - 1e-9)  # SciPy wants to start inside
    peer = least_squares(residuals, inner, jac=lambda x: a * (1 + 0.1 * np.cos(x)), bounds=(low, high),
                         xtol=1e-15, ftol=1e-15, gtol=1e-15, max_nfev=2000)
    cost = 0.5 * (residuals(found) ** 2).sum()
    return cost <= peer.cost * (1 + 1e-9) + 1e-15


print(f"{sum(compare(seed) for seed in range(COUNT))} of {COUNT} as SciPy")
