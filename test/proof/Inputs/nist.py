"""One of NIST's StRD problems: the model is read from NIST's own file and evaluated in 50 digits.

nist.py MODEL.hg FILE.dat FOLDER [bK=CERTIFIED], the last where the copy of the file has it wrong
"""
import pathlib
import re

from proof import *

model, source, folder = sys.argv[1:4]
pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
lines = pathlib.Path(source).read_text().splitlines()
body = "\n".join(lines)

# Lines `b1 = start1 start2 certified deviation`; the table's first line says which columns the data has.
table = [line.split("=")[1].split() for line in lines if re.match(r"\s*b\d+ =", line)]
for word in sys.argv[4:]:
    name, value = word.split("=")
    table[int(name[1:]) - 1][2] = value
certified_rss = mpf(re.search(r"Residual Sum of Squares:\s*(\S+)", body)[1])
head = max(k for k, line in enumerate(lines) if line.startswith("Data:"))
columns = lines[head].split()[1:]
rows = [line.split() for line in lines[head + 1:] if line.strip()]

# `y = b1*(1-exp[-b2*x]) + e` as an expression of Python.
text = re.search(r"\n\s*(y|log\[y\])\s*=(.*?)\+\s*e\s*\n", body, re.DOTALL)
expression = text[2].replace("[", "(").replace("]", ")").replace("arctan", "atan").replace("\n", " ")
expression = re.sub(r"(?<![\w.])(\d+)(?![\w.])", r"mpf(\1)", expression.strip())
observed = "log(y)" if text[1] == "log[y]" else "y"
code = compile(f"({expression}) - ({observed})", source, "eval")
names = {name: getattr(mpmath, name) for name in ("exp", "cos", "sin", "atan", "log", "pi")} | {"mpf": mpf}


def residual(b, row):
    symbols = dict(names, **{f"b{k + 1}": value for k, value in enumerate(b)}, **dict(zip(columns, row)))
    return eval(code, symbols)


files = {name: write(f"{folder}/{name}.txt", [[row[k]] for row in rows]) for k, name in enumerate(columns)}
# hgc reads the same digits, and rounds them; so does the reference, to compare what is computed, not what is read.
rounded = [[mpf(float(word)) for word in row] for row in rows]
digits = [[mpf(word) for word in row] for row in rows]
count = len(table)

for start, label in enumerate(("start 1", "start 2", "certified")):
    words = [row[start] for row in table]
    b = [mpf(float(word)) for word in words]
    bound = files | {"b": write(f"{folder}/b.txt", [[w] for w in words])}
    out = {name: f"{folder}/{name}.txt" for name in ("value", "residual.r", "grad.b")}
    run(model, bound, out | {"jacobian.r": f"{folder}/j.mtx"})
    value, gradient = numbers(out["value"])[0], numbers(out["grad.b"])
    residuals, jacobian = numbers(out["residual.r"]), matrix(f"{folder}/j.mtx")

    exact = [residual(b, row) for row in rounded]
    slopes = [[slope(lambda t: residual(b[:k] + [t] + b[k + 1:], row), b[k]) for k in range(count)] for row in rounded]
    # What a residual may be off: a few roundings of the numbers that it is the difference of, the largest of which is
    # seen in the observation and in the terms b_k dr/db_k.
    sizes = [mpmath.fsum(abs(b[k] * s[k]) for k in range(count)) + abs(mpf(row[0])) for s, row in zip(slopes, rounded)]
    off = [8 * EPS * size for size in sizes]
    for i, e in enumerate(exact):
        judge("residual", residuals[i], e, off[i], f"{label} {i}")
    rss = mpmath.fsum(e * e for e in exact)
    judge("value", 2 * mpf(value), rss, 4 * EPS * rss + 2 * mpmath.fsum(abs(e) * o for e, o in zip(exact, off)), label)
    for k in range(count):
        norm = mpmath.norm([s[k] for s in slopes])
        for i, s in enumerate(slopes):
            judge("jacobian", jacobian[i, k], s[k], mpf("2e-14") * norm, f"{label} {i} {k}")
        total = mpmath.fsum(e * s[k] for e, s in zip(exact, slopes))
        terms = mpmath.fsum(abs(e * s[k]) for e, s in zip(exact, slopes))
        judge("gradient", gradient[k], total,
              mpf("1e-12") * terms + mpmath.fsum(abs(s[k]) * o for s, o in zip(slopes, off)), f"{label} {k}")

    # Forward mode along each parameter against the Jacobian, whichever mode made that.
    for k in range(count):
        along = write(f"{folder}/dot.txt", [[float(j == k)] for j in range(count)])
        run(model, bound | {"b.dot": along}, {"jvp.r": f"{folder}/jvp.txt"})
        tangent = numbers(f"{folder}/jvp.txt")
        norm = mpmath.norm(tangent)
        for i, t in enumerate(tangent):
            judge("jvp", t, mpf(jacobian[i, k]), mpf("1e-15") * norm, f"{label} {i} {k}")

    if label == "certified":
        # The certified sum to 10 digits (it has 11), and whether the printed parameters give that many.
        printed = [mpf(word) for word in words]
        achievable = mpmath.fsum(residual(printed, row) ** 2 for row in digits)
        judge("certified sum, in 50 digits", achievable, certified_rss, mpf("5e-11") * certified_rss)
        judge("certified sum", 2 * mpf(value), certified_rss, mpf("1e-10") * certified_rss)
        # At the exact optimum the gradient is 0. The printed parameters are off by up to half a unit of their eleventh
        # digit; J'J takes that to the gradient, besides the roundings above.
        half = [mpf(10) ** (mpmath.floor(mpmath.log10(abs(p))) - 10) / 2 for p in printed]
        for k in range(count):
            allowed = mpmath.fsum(abs(mpmath.fsum(s[k] * s[j] for s in slopes)) * half[j] for j in range(count))
            allowed += mpf("1e-12") * mpmath.fsum(abs(e * s[k]) for e, s in zip(exact, slopes))
            judge("gradient at the optimum", gradient[k], 0, allowed, str(k))
finish(pathlib.Path(source).stem)
