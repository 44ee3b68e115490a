"""Writes, to a folder, programs of two terms that differ in an integer, each of the terms alone, and the values that plain Python gives them."""
import sys

N, M = 6, 3
x = [i * 0.5 + 0.25 for i in range(N)]
y = [0.5 - j for j in range(M)]
BEGIN = "dim N, M;\nvar x : real[N];\nvar y : real[M];\nparam p : int = 3;\n"

# name, term with `#` for the integer, its value at i
CASES = [
    ("value", "energy T[i in N] = x[i] * real(i * #)", lambda i, k: x[i] * (i * k)),
    ("condition", "energy T[i in N] = i == # ? x[i] : x[i]^2", lambda i, k: x[i] if i == k else x[i] ** 2),
    ("beside", "energy T[i in N] = x[clamp(i - 1, 0, N - 1)] * x[i] * real(i - #)", lambda i, k: x[max(i - 1, 0)] * x[i] * (i - k)),
    ("index", "energy T[i in N] = x[(i + #) % N] * real(i * #)", lambda i, k: x[(i + k) % N] * (i * k)),
    ("row", "energy T[i in N] = x[#] * x[i]", lambda i, k: x[k] * x[i]),
    ("cast", "energy T[i in N] = x[i] * real(u32(i) * #u)", lambda i, k: x[i] * (i * k)),
    ("truth", "energy T[i in N] = x[i] * real(i * # > 5)", lambda i, k: x[i] * (i * k > 5)),
    ("single", "energy T[i in N] = x[i] * real(f32(i * #))", lambda i, k: x[i] * (i * k)),
    ("param", "energy T[i in N] = x[i] * real(p * #)", lambda i, k: x[i] * (3 * k)),
    ("loop", "energy T[i in N] = sum(j in M) x[i] * y[j] * real(j * #)", lambda i, k: sum(x[i] * y[j] * (j * k) for j in range(M))),
    ("residual", "residual T[i in N] = x[i] * real(i * #)", lambda i, k: x[i] * (i * k)),
    ("output", "output T[i in N] = x[i] * real(i * #)", lambda i, k: x[i] * (i * k)),
    ("field", "let fT[i in N] : real = x[i] * real(i * #);\nenergy T[i in N] = 2 * fT[i]", lambda i, k: 2 * (x[i] * (i * k))),
    ("recorded", "energy T = x[#] * real(p * #)", lambda i, k: x[k] * (3 * k)),
]

to = sys.argv[1]
with open(f"{to}/x.txt", "w") as file:
    file.write("".join(f"{v!r}\n" for v in x))
with open(f"{to}/y.txt", "w") as file:
    file.write("".join(f"{v!r}\n" for v in y))
for name, term, value in CASES:
    terms = {t: term.replace("T", t).replace("#", str(k)) + ";\n" for t, k in (("a", 4), ("b", 3))}
    with open(f"{to}/{name}.hg", "w") as file:
        file.write(BEGIN + terms["a"] + terms["b"])
    kind = {"residual": "residual", "output": "output"}.get(name, "term")
    with open(f"{to}/{name}.writes", "w") as file:
        file.write(" ".join(f"-w {kind}.{t}={to}/{name}.{t}.csv" for t in "ab"))
    for t, k in (("a", 4), ("b", 3)):
        with open(f"{to}/{name}.{t}.expected", "w") as file:
            file.write("".join(f"{float(value(i, k)):.17g}\n" for i in range(1 if name == "recorded" else N)))
