"""Damping by the identity: of points that residuals ask to be on the unit sphere, each goes straight to the nearest one,
x / |x|, whatever its start, since no residual has a part along the sphere. Damped by the diagonal they do not, and the
test says so, lest it test nothing. Scaled by any factor, residuals give the same steps of lm.

usage: spheres.py FOLDER
"""
import pathlib
import subprocess
import sys

import numpy as np

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
start = np.random.default_rng(5).normal(size=(200, 3)) * 3
start[:20, 1:] *= 1e-5  # next to an axis, along which alone the diagonal of JᵀJ has anything
np.save(folder / "start.npy", start)


def solve(residual, *options, converges=True):
    (folder / "spheres.hg").write_text(f"dim N;\nvar x : vec3[N];\nresidual r[i in N] = {residual};\n")
    ran = subprocess.run(["hgc", "solve", "spheres.hg", "-b", "x=start.npy", "-w", "x=found.npy", "--cost-tol=1e-14", *options],
                         cwd=folder, capture_output=True, text=True)
    assert ran.returncode == 0 or not converges, (options, ran.stdout, ran.stderr)
    return np.load(folder / "found.npy")


nearest = start / np.linalg.norm(start, axis=1, keepdims=True)
for method in ("lm", "dogleg"):
    for linear in ("dense", "sparse", "pcg"):
        options = [f"--method={method}", f"--linear={linear}"]
        if linear == "pcg":
            options.append("--eta=1e-6")
        found = solve("norm(x[i]) - 1", *options, "--damping=identity")
        assert np.abs(found - nearest).max() < 1e-6, (options, np.abs(found - nearest).max())
        if method == "dogleg":  # whose radius is in the units of residuals
            continue
        scaled = solve("1024 * (norm(x[i]) - 1)", *options, "--damping=identity")
        assert np.abs(scaled - found).max() < 1e-9, (options, np.abs(scaled - found).max())
away = np.abs(solve("norm2(x[i]) - 1", "--linear=sparse", "--max-iterations=200", converges=False) - nearest).max()
beside = np.abs(solve("norm2(x[i]) - 1", "--linear=sparse", "--max-iterations=200", "--damping=identity") - nearest).max()
print(f"by the diagonal {away:.1e} away, by the identity {beside:.1e}")
assert beside < 1e-6 and away > 1e-2
