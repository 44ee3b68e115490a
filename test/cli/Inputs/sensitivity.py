"""Derivatives of solutions, against central differences of whole solves.

sensitivity.py DIR CASE
"""
import subprocess
import sys
import numpy as np

FOLDER, CASE = sys.argv[1:]
TIGHT = ["--cost-tol=0", "--step-tol=0", "--gradient-tol=1e-12", "--max-iterations=300"]
draw = np.random.default_rng(5)


def unit(points):
    return points / np.linalg.norm(points, axis=-1, keepdims=True)


TURN_AT, TURN_SHIFT = draw.normal(size=(5, 3)) + [1, 0.5, 0], draw.normal(size=(3, 3))
# By case: what is bound, what is written, further options.
CASES = {
    # A sum of squares whose derivatives have formulas; a parameter, vectors and a matrix.
    "ridge": ({"A": draw.normal(size=(12, 3)), "b": draw.normal(size=12), "w": draw.uniform(0.5, 2, size=12),
               "lambda": 0.7, "x": np.zeros(3)}, ["lambda", "b", "w", "A"], []),
    # A loss, whose width is data; two unknowns.
    "robust": ({"p": np.concatenate([draw.normal(size=(25, 2)), draw.normal(size=(5, 2)) + 8]), "width": 1.5,
                "w": draw.uniform(1, 2, size=30), "centre": np.zeros(2), "angle": 0.3},
               ["centre.p", "angle.p", "centre.width", "angle.w"], []),
    # Unknowns that bounds hold, and others.
    "bounded": ({"goal": np.array([-1.0, 0.3, 0.8, 2.0, 0.5]), "pull": 0.4, "x": np.full(5, 0.5)}, ["goal", "pull"], []),
    # Energies, fixed rows, and a field; a sparse Hessian.
    "hanging": ({"x": np.zeros(200), "load": draw.uniform(0.1, 0.3, size=200), "stiff": 0.9}, ["load", "stiff"],
                ["--fix=x:0,199"]),
    # Points on manifolds, whole ones and parts of which are read; residuals are so large that curvature counts.
    "turned": ({"q": unit(draw.normal(size=(3, 4))), "way": unit(draw.normal(size=3)), "t": TURN_SHIFT, "at": TURN_AT,
                "seen": TURN_AT + TURN_SHIFT[:, None] + 0.2 * draw.normal(size=(3, 5, 3)), "pull": 0.6,
                "stray": draw.uniform(0.5, 1.2, size=3)}, ["q.seen", "way.pull", "q.pull", "t.stray", "q.at"], []),
    # Rows of several points, that are read whole.
    "rows": ({"q": unit(draw.normal(size=(3, 2, 3))), "x": np.zeros((3, 3)), "a": draw.normal(size=(3, 3)), "c": 0.4},
             ["q.a", "q.c", "x.a"], []),
    # An equation that bends, and ranges whose ends are data: some hold the solution, others do not.
    "held": ({"x": np.full(5, 0.4), "goal": np.array([0.9, 0.4, 1.5, 0.2, 1.3]), "most": 0.8, "total": 1.1},
             ["goal", "most", "total"], ["--constraint-tol=1e-12"]),
}


def hgc(*arguments):
    done = subprocess.run(["hgc", *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout


def solve(model, arrays, written, options):
    command = ["solve", model, *TIGHT, *options]
    for name, array in arrays.items():
        np.save(f"{FOLDER}/{name}.npy", array)
        command += ["-b", f"{name}={FOLDER}/{name}.npy"]
    for name in written:
        command += ["-w", f"{name}={FOLDER}/out.{name}.npy"]
    hgc(*command)
    return {name: np.load(f"{FOLDER}/out.{name}.npy") for name in written}


def difference(model, arrays, x, p, at, options):
    """The derivative of x by one scalar of p."""
    step = 1e-4 * max(1, abs(np.ravel(arrays[p])[at]))
    ends = []
    for sign in (1, -1):
        moved = np.array(arrays[p], dtype=float)
        moved.reshape(-1)[at] += sign * step
        ends.append(solve(model, {**arrays, p: moved}, [x], options)[x])
    return (ends[0] - ends[1]) / (2 * step)


arrays, names, options = CASES[CASE]
text, built = f"{FOLDER}/{CASE}.hg", f"{FOLDER}/{CASE}.hgk"
unknown = "x" if "x" in arrays else None
parameters = sorted({name.split(".")[-1] for name in names})
hgc("build", text, "-o", built, "--by=" + ",".join(parameters), "--target=cpu:avx2",
    "--derivative=gradient,residual,jacobian,linearise,hessian" if CASE != "hanging" else "--derivative=gradient,residual,hessian")
found = solve(text, arrays, ["dsol." + name for name in names], options)
again = solve(built, arrays, ["dsol." + name for name in names], options)
for name in names:
    x, p = name.split(".") if "." in name else (unknown, name)
    got = found["dsol." + name]
    assert got.shape == np.shape(arrays[x]) + np.shape(arrays[p]), (name, got.shape)
    assert np.allclose(got, again["dsol." + name], rtol=1e-8, atol=1e-10), name
    count = np.size(arrays[p])
    for at in sorted({0, count // 3, count - 1}):
        wanted = difference(built, arrays, x, p, at, options)
        mine = got.reshape(np.shape(arrays[x]) + (count,))[..., at]
        assert np.allclose(mine, wanted, rtol=1e-6, atol=1e-6 * np.abs(got).max()), (name, at, mine, wanted)
if CASE == "ridge":
    A, b, w, weight = arrays["A"], arrays["b"], arrays["w"], arrays["lambda"]
    H = A.T @ np.diag(w**2) @ A + weight * np.eye(3)
    x = np.linalg.solve(H, A.T @ (w**2 * b))
    assert np.allclose(found["dsol.lambda"], -np.linalg.solve(H, x), rtol=1e-9, atol=0)
    assert np.allclose(found["dsol.b"], np.linalg.solve(H, A.T * w**2), rtol=1e-9, atol=1e-14)
print("as differences of solutions")
