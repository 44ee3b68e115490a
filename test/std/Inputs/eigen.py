"""The smallest eigenvalue of matrices that are made of given eigenvalues, close ones too."""
import random

from evaluate import *

random.seed(1)
cases = []
for values in ([3, 1, 2], [-1, -5, 4], [2, 2, 2], [0, 0, 0], [1, 1, 5], [5, 5, 1], [1, 1 + 1e-8, 3], [1, 1 + 1e-12, 3], [3, 3 + 1e-9, 1],
               [1e-3, 1e3, 5], [0, 0, 1], [-7, 0, 0], [1e-200, 2e-200, 1]):
    for _ in range(4):
        r = exponential(hat([random.uniform(-2, 2) for _ in range(3)]))
        m = mul(mul(r, [[float(values[i]) if i == j else 0.0 for j in range(3)] for i in range(3)]), transpose(r))
        entries = [m[0][0], m[0][1], m[0][2], m[1][1], m[1][2], m[2][2]]
        scale = max(1.0, max(abs(x) for x in values))
        cases.append((f"eigmin3({', '.join(map(number, entries))} + zero) / {scale}", "real", min(values) / scale))
        cases.append((f"eigmin3({mat(m)} + zero) / {scale}", "real", min(values) / scale))
check([], cases, 3e-15)
check([], [("eigmin3(mat3(2) + zero) + eigmin3(mat3(1, 0, 0, 0, 3, 0, 0, 0, -4) + zero)", "real", -2)], 0)
finish()
