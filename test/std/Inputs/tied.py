"""The Hessian of what a rotation makes where all singular values are equal, against differences of gradients around it."""
import pathlib
import subprocess
import sys
import tempfile

H = 1e-4
PROGRAM = "dim N; var m : mat3[N]; energy e[i in N] { let (r, s) = polar(m[i]); return 4 * r[0].y * r[1].z + r[2].x + norm2(s) * s[0].y; }"


def run(matrices, wish):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "m.txt").write_text("\n".join(" ".join(map(repr, m)) for m in matrices) + "\n")
        subprocess.run(["hgc", "run", "-", "--device=cpu", "-b", f"m={folder}/m.txt", "-w", f"{wish}={folder}/out.mtx" if wish == "hessian" else f"{wish}={folder}/out.txt"],
                       input=PROGRAM, text=True, check=True, capture_output=True)
        return pathlib.Path(folder, "out.mtx" if wish == "hessian" else "out.txt").read_text()


def moved(base, k, h):
    return [x + h * (j == k) for j, x in enumerate(base)]


worst = 0.0
for base in ([1.5, 0, 0, 0, 1.5, 0, 0, 0, 1.5], [0, 2.0, 0, -2.0, 0, 0, 0, 0, 2.0], [3.0, 0, 0, 0, 1.0, 0, 0, 0, 1.0]):
    gradients = list(map(float, run([moved(base, k, h) for k in range(9) for h in (H, -H)], "grad.m").split()))
    hessian = [[0.0] * 9 for _ in range(9)]
    entries = [line.split() for line in run([base], "hessian").splitlines() if not line.startswith("%")][1:]
    for i, j, value in entries:
        hessian[int(i) - 1][int(j) - 1] = hessian[int(j) - 1][int(i) - 1] = float(value)
    for k in range(9):
        for j in range(9):
            slope = (gradients[18 * k + j] - gradients[18 * k + 9 + j]) / (2 * H)
            worst = max(worst, abs(slope - hessian[k][j]))
if worst > 1e-6:
    sys.exit(f"differs by {worst}")
print("Hessians agree")
