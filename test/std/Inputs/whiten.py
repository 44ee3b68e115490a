"""Residuals weighted by their covariances, against NumPy's Cholesky factor."""
import numpy as np

from evaluate import *

random = np.random.default_rng(1)
cases = []
for n in (1, 2, 3, 4, 6, 9):
    for k in range(6):
        a = random.normal(size=(n, n))
        s = (a @ a.T + 0.1 * np.eye(n)) * 10.0 ** random.integers(-6, 7)
        s = (s + s.T) / 2
        r = random.normal(size=n) * np.sqrt(s[0, 0])
        wanted = np.linalg.solve(np.linalg.cholesky(s), r)
        assert abs(wanted @ wanted / (r @ np.linalg.solve(s, r)) - 1) < 1e-9
        rows = ", ".join(array(row) for row in s)
        cases.append((f"whiten({array(r)}, [{rows}] + zero)", f"real[{n}]", wanted))
        if n in (2, 3, 4):
            cases.append((f"whiten({vec(r)}, {mat(s)} + zero)", f"vec{n}", wanted))
check(["linalg"], cases, 1e-12)
# A diagonal divides by standard deviations, exactly here; what is not positive definite has no factor.
check(["linalg"], [("whiten(vec3(2, 3, 5), mat3(4, 0, 0, 0, 9, 0, 0, 0, 25) + zero)", "vec3", [1, 1, 1])], 0)
y = evaluate(["linalg"], [("whiten(vec2(2, 3), mat2(1, 2, 2, 1) + zero).y", "real")])[0][0]
assert math.isnan(y)
finish()
