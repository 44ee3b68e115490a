"""Evaluates expressions of the language by hgc, and compares them with what Python computes in another way."""
import decimal
import math
import pathlib
import subprocess
import sys
import tempfile

Decimal = decimal.Decimal
decimal.getcontext().prec = 40
failures = []
count = 0


def number(x):
    return "INF" if x == math.inf else "-INF" if x == -math.inf else repr(float(x))


def vec(v):
    return f"vec{len(v)}({', '.join(map(number, v))})"


def array(v):
    return f"[{', '.join(map(number, v))}]"


def mat(rows):
    """A matrix given by rows; the language takes columns."""
    return f"mat{len(rows)}({', '.join(number(rows[i][j]) for j in range(len(rows)) for i in range(len(rows)))})"


def evaluate(imports, cases, declarations=""):
    """The values of [(expression, type)], each a list of numbers."""
    text = "".join(f"import std.{name};\n" for name in imports) + declarations
    # Through a param, so that nothing is folded before kernels are made.
    text += "param zero : real = 0;\n"
    for k, (expression, kind) in enumerate(cases):
        text += f"output o{k} : {kind} = {expression};\n"
    with tempfile.TemporaryDirectory() as folder:
        writes = [a for k in range(len(cases)) for a in ("-w", f"output.o{k}={folder}/o{k}.txt")]
        done = subprocess.run(["hgc", "run", "-", "--device=cpu", "--fma=off", *writes], input=text, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(done.stderr)
        return [[float(x) for x in pathlib.Path(folder, f"o{k}.txt").read_text().split()] for k in range(len(cases))]


def check(imports, cases, tolerance=1e-14, declarations=""):
    """cases: [(expression, type, expected number or list)]; an error counts relative to the largest component, at least 1."""
    global count
    for (expression, _, expected), got in zip(cases, evaluate(imports, [c[:2] for c in cases], declarations)):
        expected = list(expected) if hasattr(expected, "__len__") else [expected]
        scale = max(1.0, max(abs(e) for e in expected))
        count += 1
        if len(got) != len(expected) or any(not abs(g - e) <= tolerance * scale for g, e in zip(got, expected)):
            failures.append(f"{expression}\n  gives {got}\n  not   {expected}")


def finish():
    print("\n".join(failures) or f"{count} values agree")
    sys.exit(1 if failures or count == 0 else 0)


# Small matrices as lists of rows.
def mul(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def apply(a, v):
    return [sum(x * y for x, y in zip(row, v)) for row in a]


def transpose(a):
    return [list(row) for row in zip(*a)]


def columns(a):
    return [x for column in zip(*a) for x in column]


def exponential(a):
    """Taylor's series in 40 digits: nothing that the library does."""
    n = len(a)
    a = [[Decimal(x) for x in row] for row in a]
    term = [[Decimal(i == j) for j in range(n)] for i in range(n)]
    result = term
    for k in range(1, 60):
        term = [[sum(x * y for x, y in zip(row, column)) / k for column in zip(*a)] for row in term]
        result = [[x + y for x, y in zip(*rows)] for rows in zip(result, term)]
    return [[float(x) for x in row] for row in result]


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def norm(a):
    return math.sqrt(dot(a, a))


def sub(a, b):
    return [x - y for x, y in zip(a, b)]


def hat(w):
    return [[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]]
