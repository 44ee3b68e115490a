"""`spectral` against 60 digits: gradient and Hessian of what it makes of matrices whose eigenvalues are equal, close or
apart, by differences that have digits to spare."""
import itertools
import pathlib
import subprocess
import sys
import tempfile

import mpmath

mpmath.mp.dps = 60
FUNCTIONS = {"log(x)": mpmath.log, "exp(x)": mpmath.exp, "x^3": lambda x: x**3, "1 / x": lambda x: 1 / x, "sqrt(x)": mpmath.sqrt,
             "x * tanh(2 * x)": lambda x: x * mpmath.tanh(2 * x)}
WEIGHTS = [[0.3, -1.2, 0.7], [0.4, 0.9, -0.5], [1.1, 0.2, -0.8]]
GAPS = [0.0, 1e-15, 1e-12, 1e-9, 1e-7, 1e-5, 1e-4, 1e-3, 3e-3, 1e-2, 3e-2, 0.1, 0.3]


def matrices():
    c, s = mpmath.cos(0.7), mpmath.sin(0.7)
    q = mpmath.matrix([[c, -s * c, s * s], [s, c * c, -s * c], [0, s, c]])
    for gap in GAPS:
        for w in ((1, 1 + mpmath.mpf(gap), 3), (1, 1 + mpmath.mpf(gap), 1 - mpmath.mpf(gap) / 3)):
            a = q * mpmath.diag(w) * q.T
            half = [[float(a[i, j]) for j in range(3)] for i in range(3)]
            yield gap, [[half[min(i, j)][max(i, j)] for j in range(3)] for i in range(3)]
    yield 0.0, [[1.0, 0, 0], [0, 1.0, 0], [0, 0, 1.0]]


def energy(f, a):
    """Σ weights · f(a) + |f(a)|² / 2 of the symmetric part, in 60 digits."""
    w, v = mpmath.eigsy((a + a.T) / 2)
    value = mpmath.mpf(0)
    for i, j in itertools.product(range(3), repeat=2):
        entry = sum(f(w[k]) * v[i, k] * v[j, k] for k in range(3))
        value += WEIGHTS[i][j] * entry + entry**2 / 2
    return value


def derivatives(f, rows):
    """First and second derivatives by differences with a step of 1e-15: their errors are 1e-28 and less."""
    h = mpmath.mpf(10) ** -15
    center = mpmath.matrix(rows)

    def at(*steps):
        a = center.copy()
        for k, by in steps:
            a[k // 3, k % 3] += by * h
        return energy(f, a)

    gradient = [(at((k, 1)) - at((k, -1))) / (2 * h) for k in range(9)]
    pairs = [(0, 0), (0, 1), (4, 4), (1, 5), (2, 2), (8, 4), (1, 1)]
    hessian = {(i, j): (at((i, 1), (j, 1)) - at((i, 1), (j, -1)) - at((i, -1), (j, 1)) + at((i, -1), (j, -1))) / (4 * h * h) for i, j in pairs}
    return gradient, hessian


def run(text, rows):
    """Gradient and Hessian by entries; those of a symmetric matrix are the same by rows and by columns."""
    program = ("import std.linalg;\ndim N;\nvar m : mat3[N];\nfn f(x: real) = " + text + ";\nenergy e[i in N] { let a = spectral(f, m[i]);\n"
               "return " + " + ".join(f"{WEIGHTS[i][j]!r} * a[{j}][{i}]" for i, j in itertools.product(range(3), repeat=2)) + " + norm2(a) / 2; }\n")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder)
        path.joinpath("m.txt").write_text("\n".join(" ".join(repr(a[i][j]) for j in range(3) for i in range(3)) for a in rows) + "\n")
        subprocess.run(["hgc", "run", "-", "--device=cpu", *sys.argv[1:], "-b", f"m={path}/m.txt", "-w", f"grad.m={path}/g.txt", "-w", f"hessian={path}/h.mtx"],
                       input=program, text=True, check=True, capture_output=True)
        gradients = [list(map(float, line.split())) for line in path.joinpath("g.txt").read_text().splitlines()]
        hessians = [{} for _ in rows]
        for line in [line.split() for line in path.joinpath("h.mtx").read_text().splitlines() if not line.startswith("%")][1:]:
            i, j = int(line[0]) - 1, int(line[1]) - 1
            if i // 9 == j // 9:
                hessians[i // 9][i % 9, j % 9] = hessians[i // 9][j % 9, i % 9] = float(line[2])
    byRows = lambda k: k % 3 * 3 + k // 3
    return [([g[byRows(k)] for k in range(9)], {(i, j): h[byRows(i), byRows(j)] for i, j in itertools.product(range(9), repeat=2)}) for g, h in zip(gradients, hessians)]


cases = list(matrices())
worst = {1: (0, ""), 2: (0, "")}
for text, f in FUNCTIONS.items():
    for (gap, rows), (gradient, hessian) in zip(cases, run(text, [rows for _, rows in cases])):
        first, second = derivatives(f, rows)
        size = max(map(abs, first))
        worst[1] = max(worst[1], (float(max(abs(a - b) for a, b in zip(gradient, first)) / size), f"{text} at {gap}"))
        size = max(map(abs, second.values()))
        worst[2] = max(worst[2], (float(max(abs(hessian[k] - second[k]) for k in second) / size), f"{text} at {gap}"))
print(f"first derivatives within {worst[1][0]:.1e} ({worst[1][1]}), second within {worst[2][0]:.1e} ({worst[2][1]})")
sys.exit(worst[1][0] > 1e-12 or worst[2][0] > 1e-10)
