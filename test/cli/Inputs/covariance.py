"""Covariances of `hgc solve`, against inverses that NumPy finds.

covariance.py DIR COUNT     a chain of so many unknowns, with some priors
"""
import subprocess
import sys
import numpy as np

FOLDER, COUNT = sys.argv[1], int(sys.argv[2])
draw = np.random.default_rng(3)
steps, weights = draw.normal(size=COUNT - 1), draw.uniform(0.5, 2, size=COUNT - 1)
known = np.sort(draw.choice(COUNT, COUNT // 10 + 2, replace=False)).astype(np.int32)
arrays = {"x": draw.normal(size=COUNT), "step": steps, "w": weights, "known": known, "at": draw.normal(size=len(known)),
          "before": np.arange(COUNT - 1, dtype=np.int32), "u": np.array([0.0, 0.0])}
command = ["hgc", "solve", f"{FOLDER}/chain.hg", "--fix", "u:1", "--cost-tol=1e-14"]
for name, array in arrays.items():
    np.save(f"{FOLDER}/{name}.npy", array)
    command += ["-b", f"{name}={FOLDER}/{name}.npy"]
for name in ("stderr.x", "cov.x", "stderr.u", "correlation"):
    command += ["-w", f"{name}={FOLDER}/{name}.npy"]


def solve(*options):
    done = subprocess.run(command + list(options), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout


# The Jacobian of chain.hg by x and u[0]: rows of steps, of priors, and one of u[0] with x[0].
rows = COUNT - 1 + len(known) + 2
J, r0 = np.zeros((rows, COUNT + 1)), np.zeros(rows)
for i in range(COUNT - 1):
    J[i, i + 1], J[i, i], r0[i] = weights[i], -weights[i], -weights[i] * steps[i]
for k, i in enumerate(known):
    J[COUNT - 1 + k, i], r0[COUNT - 1 + k] = 1, -arrays["at"][k]
J[-2, COUNT], J[-2, 0] = 1, 2
J[-1, COUNT], r0[-1] = 3, -1
inverse = np.linalg.inv(J.T @ J)
left = r0 - J @ (inverse @ (J.T @ r0))
variance = left @ left / (rows - COUNT - 1)


def compare(variance):
    wanted = variance * inverse
    load = lambda name: np.load(f"{FOLDER}/{name}.npy")
    assert np.allclose(load("cov.x"), wanted[:COUNT, :COUNT], rtol=1e-8, atol=1e-12 * wanted.max())
    assert np.allclose(load("stderr.x"), np.sqrt(np.diag(wanted))[:COUNT], rtol=1e-8, atol=0)
    assert np.allclose(load("stderr.u"), [np.sqrt(wanted[COUNT, COUNT]), 0], rtol=1e-8, atol=0)
    scale = np.sqrt(np.diag(wanted))
    assert np.allclose(load("correlation")[:-1, :-1], wanted / np.outer(scale, scale), rtol=0, atol=1e-8)
    assert np.isnan(load("correlation")[-1]).all()


solve()
compare(variance)
solve("--variance=1")
compare(1)
print("as NumPy finds them")
