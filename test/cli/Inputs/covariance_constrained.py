"""Covariances within constraints, against those that NumPy finds along the null space of their gradients.

covariance_constrained.py DIR COUNT     of so many unknowns that a sphere, pins and ranges hold
"""
import subprocess
import sys
import numpy as np

FOLDER, COUNT = sys.argv[1], int(sys.argv[2])
draw = np.random.default_rng(5)
arrays = {"x": draw.normal(size=COUNT), "a": draw.normal(size=COUNT), "w": draw.uniform(0.5, 2, size=COUNT), "s": np.array(0.5)}
for name, array in arrays.items():
    np.save(f"{FOLDER}/{name}.npy", array)
with open(f"{FOLDER}/held.hg") as file:
    text = file.read()
with open(f"{FOLDER}/sized.hg", "w") as file:
    file.write(text.replace("dim N;", f"dim N = {COUNT};"))
command = ["hgc", "solve", f"{FOLDER}/sized.hg", "--cost-tol=1e-14", "--constraint-tol=1e-11"]
command += [text for name in arrays for text in ("-b", f"{name}={FOLDER}/{name}.npy")]
names = ("x", "s", "cov.x", "stderr.x", "stderr.s", "marginal.x", "correlation")
for name in names:
    command += ["-w", f"{name}={FOLDER}/out.{name}.npy"]
a, w = arrays["a"], arrays["w"]
for unit, method in ((1, "newton"), (1e-4, "newton"), (1e4, "lm")):
    done = subprocess.run(command + ["-b", f"unit={unit}", f"--method={method}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    found = {name: np.load(f"{FOLDER}/out.{name}.npy") for name in names}
    x, s = found["x"], found["s"]
    # By x, then s: which no residual has, but the last constraint gives.
    J, r = np.zeros((2 * COUNT, COUNT + 1)), np.zeros(2 * COUNT)
    for i in range(COUNT):
        J[i, i], r[i] = w[i], w[i] * (x[i] - a[i])
    for i in range(1, COUNT):
        J[COUNT + i, [i - 1, i]], r[COUNT + i] = (-1, 1), x[i] - x[i - 1]
    A = np.zeros((4, COUNT + 1))
    A[0, 4:7] = 2 * x[4:7]                     # the sphere
    A[1, 0] = 1                                # x[0] == 1
    A[2, 1] = 1                                # x[1] at the end of its range
    A[3, 3], A[3, COUNT] = 2 * x[3], -1        # s == x[3]^2
    assert abs(x[4:7] @ x[4:7] - 12) < 1e-7 and abs(x[1] + 3) < 1e-8 and x[2] < 50
    Z = np.linalg.svd(A)[2][4:].T
    variance = r @ r / (len(r) - Z.shape[1])
    wanted = variance * Z @ np.linalg.inv(Z.T @ J.T @ J @ Z) @ Z.T
    error = np.sqrt(np.maximum(np.diag(wanted), 0))
    error[[0, 1]] = 0                          # but for rounding
    assert np.allclose(found["cov.x"], wanted[:COUNT, :COUNT], rtol=1e-6, atol=1e-9 * wanted.max())
    assert np.allclose(np.append(found["stderr.x"], found["stderr.s"]), error, rtol=1e-6, atol=0)
    assert np.allclose(found["marginal.x"].ravel(), error[:COUNT] ** 2, rtol=2e-6, atol=0)
    assert np.isnan(found["correlation"][:2]).all() and np.isnan(found["correlation"][:, :2]).all()
    inner = np.outer(error[2:], error[2:])
    assert np.allclose(found["correlation"][2:, 2:], wanted[2:, 2:] / inner, rtol=0, atol=1e-6)
print("as NumPy finds them")
