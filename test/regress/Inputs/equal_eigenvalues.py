"""Hessians of functions of eigenvalues and singular values where these are equal, against the same functions written
without them: traces of products, determinants, and what a rotation makes."""
import math
import pathlib
import subprocess
import sys
import tempfile

NONE = "none"  # there is no second derivative where the values that are read are equal: NaN
PAIRS = [  # of eigenvalues, and of the symmetric matrix
    ("dot(w, w)", "trace(a * a)"),
    ("w.x^3 + w.y^3 + w.z^3", "trace(a * a * a)"),
    ("w.x * w.y * w.z", "det(a)"),
    ("log(w.x) + log(w.y) + log(w.z)", "log(det(a))"),
    ("(w.x + w.y + w.z - 3)^2", "(trace(a) - 3)^2"),
    ("norm2(w - vec3(1, 1, 1)) + exp(w.x + w.y + w.z)", "norm2(a - mat3(1)) + exp(trace(a))"),
    ("1 / w.x + 1 / w.y + 1 / w.z", "trace(inverse(a))"),
    ("sqrt(w.x * w.y + w.y * w.z + w.z * w.x)", "sqrt((trace(a)^2 - trace(a * a)) / 2)"),
    ("w.x", NONE), ("w.z - w.x", NONE), ("w.x^2 + 2 * w.y^2 + 3 * w.z^2", NONE), ("max(w.x, w.y) * w.z", NONE),
]
SIZES = [  # of singular values, and of the matrix
    ("dot(s, s)", "trace(transpose(m) * m)"),
    ("s.x^4 + s.y^4 + s.z^4", "trace(transpose(m) * m * transpose(m) * m)"),
    ("s.x * s.y * s.z", "abs(det(m))"),
    ("norm2(s - vec3(1, 1, 1))", "norm2(m - r)"),
    ("(s.x * s.y * s.z - 1)^2 + dot(s, s)", "(abs(det(m)) - 1)^2 + trace(transpose(m) * m)"),
    ("s.z", NONE), ("s.x - s.y", NONE), ("s.y * s.z", NONE),
]
SIMPLE = {("w.x", "1 3 3 turned"), ("max(w.x, w.y) * w.z", "1 3 3 turned"), ("s.y * s.z", "3 1 1")}  # the first is, the product of the others
C, S = math.cos(0.7), math.sin(0.7)


def turned(x, y, z):
    """The symmetric matrix with these eigenvalues, turned about two axes, by columns."""
    q = [[C, -S * C, S * S], [S, C * C, -S * C], [0, S, C]]
    return [sum(q[i][k] * (x, y, z)[k] * q[j][k] for k in range(3)) for j in range(3) for i in range(3)]


def ulp(x, n):
    return x + n * math.ulp(x)


SYMMETRIC = {
    "1 1 1": [1, 0, 0, 0, 1, 0, 0, 0, 1], "2 2 2": [2, 0, 0, 0, 2, 0, 0, 0, 2], "1 1 3": [3, 0, 0, 0, 1, 0, 0, 0, 1],
    "1 3 3 turned": turned(1, 3, 3), "1 1 3 turned": turned(1, 1, 3), "2 2 2 turned": turned(2, 2, 2),
    "nearly": [1, 0, 0, 0, ulp(1.0, 1), 0, 0, 0, ulp(1.0, -1)], "apart": turned(0.5, 1, 3),
}
ANY = {"1 1 1": SYMMETRIC["1 1 1"], "1.5 of a rotation": [0, 1.5, 0, -1.5, 0, 0, 0, 0, 1.5],
       "3 1 1": [3.0, 0, 0, 0, 1.0, 0, 0, 0, 1.0], "apart": [2.0, 0.3, 0.1, -0.4, 1.0, 0.2, 0.5, 0.1, 0.7]}


def hessian(energy, points):
    text = f"dim N; var m : mat3[N]; energy e[i in N] {{ {energy} }}"
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "m.txt").write_text("\n".join(" ".join(map(repr, map(float, p))) for p in points) + "\n")
        subprocess.run(["hgc", "run", "-", "--device=cpu", "-b", f"m={folder}/m.txt", "-w", f"hessian={folder}/h.mtx"],
                       input=text, text=True, check=True, capture_output=True)
        entries = [line.split() for line in pathlib.Path(folder, "h.mtx").read_text().splitlines() if not line.startswith("%")]
    blocks = [{} for _ in points]
    for i, j, value in entries[1:]:
        i, j = int(i) - 1, int(j) - 1
        if i // 9 == j // 9:
            blocks[i // 9][i % 9, j % 9] = float(value)
    return blocks


def compare(kind, read, pairs, points):
    wrong = 0
    for ours, other in pairs:
        prefix = "let a = (m[i] + transpose(m[i])) / 2; let m = m[i];"
        found = hessian(f"{prefix} {read} return {ours};", list(points.values()))
        right = None if other == NONE else hessian(f"{prefix} let (r, _s) = polar(m); return {other};", list(points.values()))
        for k, name in enumerate(points):
            values = list(found[k].values())
            if right is None:
                is_simple = name == "apart" or (ours, name) in SIMPLE
                good = is_simple != any(map(math.isnan, values))
                off = "NaN" if is_simple else "no NaN"
            else:
                size = max(map(abs, right[k].values()))
                off = max(abs(found[k].get(at, 0.0) - right[k].get(at, 0.0)) for at in found[k] | right[k])
                good = off <= 1e-11 * max(size, 1)  # of some tens of roundings
            if not good:
                wrong += 1
                print(f"{kind}: {ours} at {name}: {off}")
    return wrong


wrong = compare("eigh", "let (w, _v) = eigh(m);", PAIRS, SYMMETRIC) + compare("svd", "let (_u, s, _v) = svd(m);", SIZES, ANY)
sys.exit(f"{wrong} are wrong") if wrong else print("all Hessians agree")
