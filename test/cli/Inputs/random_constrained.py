"""Random problems with equations and ranges: what `hgc solve` finds meets the conditions of Karush, Kuhn and Tucker with the
multipliers that it writes, and SciPy's SLSQP finds no lower cost from there; of convex problems none from the same start.

random_constrained.py DIR FIRST LAST     by seeds
"""
import subprocess
import sys
import numpy as np
from scipy.optimize import minimize

FOLDER, FIRST, LAST = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
PROGRAM = """dim N = {n}; dim M, K, L;
var x : real[N];
data a : real[M, N];
data b : real[M];
data e : real[K, N];
data t : real[K];
data g : real[L, N];
data lo : real[L];
data hi : real[L];
residual r[i in M] = (sum(j in N) a[i, j] * x[j]) - b[i];
{energy}
constraint same[k in K] = sum(j in N) e[k, j] * x[j] == t[k];
constraint within[l in L] = sum(j in N) g[l, j] * (x[j] + {bend} * x[j]^2) in lo[l]..hi[l];
{ball}
"""


class Problem:
    """The same in NumPy, derivatives by hand."""

    def __init__(self, draw, convex):
        n = self.n = int(draw.integers(2, 11))
        m, k, l = n + int(draw.integers(1, 5)), int(draw.integers(1, 1 + max(1, n // 3))), int(draw.integers(1, n + 1))
        z = draw.normal(size=n)  # meets all constraints
        self.a, self.b = draw.normal(size=(m, n)), 3 * draw.normal(size=m)
        self.e = draw.normal(size=(k, n))
        self.t = self.e @ z
        self.g, self.bend = draw.normal(size=(l, n)), 0.0 if convex else 0.1
        middle = self.g @ (z + self.bend * z**2)
        width = draw.uniform(0.05, 1, size=(2, l))
        self.lo, self.hi = middle - width[0], middle + width[1]
        side = draw.random(l)
        self.lo[side < 0.3], self.hi[side > 0.7] = -np.inf, np.inf
        self.with_energy = bool(draw.random() < 0.5)
        self.radius2 = float(z @ z * draw.uniform(1.0, 1.5)) if draw.random() < 0.5 else np.inf
        self.start = 2 * draw.normal(size=n)

    def cost(self, x):
        r = self.a @ x - self.b
        return 0.5 * r @ r + (np.cosh(x).sum() if self.with_energy else 0)

    def gradient(self, x):
        return self.a.T @ (self.a @ x - self.b) + (np.sinh(x) if self.with_energy else 0)

    def ranges(self, x):
        """Values, ends and Jacobian of all ranges."""
        values, jacobian, lo, hi = self.g @ (x + self.bend * x**2), self.g * (1 + 2 * self.bend * x), self.lo, self.hi
        if np.isfinite(self.radius2):
            values, jacobian = np.append(values, x @ x), np.vstack([jacobian, 2 * x])
            lo, hi = np.append(lo, -np.inf), np.append(hi, self.radius2)
        return values, lo, hi, jacobian

    def slsqp(self, start):
        _, lo, hi, _ = self.ranges(start)
        low, high = np.isfinite(lo), np.isfinite(hi)
        constraints = [{"type": "eq", "fun": lambda x: self.e @ x - self.t, "jac": lambda x: self.e},
                       {"type": "ineq", "fun": lambda x: (self.ranges(x)[0] - lo)[low], "jac": lambda x: self.ranges(x)[3][low]},
                       {"type": "ineq", "fun": lambda x: (hi - self.ranges(x)[0])[high], "jac": lambda x: -self.ranges(x)[3][high]}]
        return minimize(self.cost, start, jac=self.gradient, constraints=constraints, method="SLSQP",
                        options={"maxiter": 500, "ftol": 1e-12})

    def text(self):
        return PROGRAM.format(n=self.n, bend=self.bend, energy="energy f[j in N] = cosh(x[j]);" if self.with_energy else "",
                              ball=f"constraint ball = sum(j in N) x[j]^2 in -INF..{self.radius2!r};" if np.isfinite(self.radius2) else "")


def solve(problem, method):
    for name in ("start", "a", "b", "e", "t", "g", "lo", "hi"):
        np.save(f"{FOLDER}/con-{name}.npy", getattr(problem, name))
    with open(f"{FOLDER}/con.hg", "w") as file:
        file.write(problem.text())
    names = ["dual.same", "dual.within", "violation.within", "violation.same"] + (["dual.ball"] if np.isfinite(problem.radius2) else [])
    command = ["hgc", "solve", f"{FOLDER}/con.hg", "-b", f"x={FOLDER}/con-start.npy", "-w", f"x={FOLDER}/con-x.npy", "--cost-tol=1e-12", *method]
    for name in ("a", "b", "e", "t", "g", "lo", "hi"):
        command += ["-b", f"{name}={FOLDER}/con-{name}.npy"]
    for name in names:
        command += ["-w", f"{name}={FOLDER}/con-{name}.npy"]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    load = lambda name: np.load(f"{FOLDER}/con-{name}.npy")
    duals = np.append(load("dual.within"), load("dual.ball") if "dual.ball" in names else [])
    return load("x"), load("dual.same"), duals, max(np.abs(load("violation.within")).max(), np.abs(load("violation.same")).max())


def compare(seed):
    draw = np.random.default_rng(seed)
    convex = seed % 2 == 0
    problem = Problem(draw, convex)
    methods = ["newton", "newton-cg", "lbfgs"] if problem.with_energy else ["lm", "newton", "newton-cg", "lbfgs"]
    x, same, within, violation = solve(problem, ["--method=" + methods[seed // 2 % len(methods)]])
    values, lo, hi, jacobian = problem.ranges(x)
    # 1e-8, of values whose gradients at the start are longer than 4 of their lengths
    met = 1.1e-8 * max(1, *np.linalg.norm(problem.e, axis=1), *np.linalg.norm(problem.ranges(problem.start)[3], axis=1))
    assert np.abs(problem.e @ x - problem.t).max() < met and (values > lo - met).all() and (values < hi + met).all(), seed
    assert violation < met, (seed, violation)
    scale = np.abs(problem.gradient(x)).max() + 1
    stationary = problem.gradient(x) + problem.e.T @ same + jacobian.T @ within
    assert np.abs(stationary).max() < 1e-5 * scale, (seed, stationary)
    assert (within[values < hi - 1e-6] < 1e-6 * scale).all() and (within[values > lo + 1e-6] > -1e-6 * scale).all(), (seed, within)
    cost, tolerance = problem.cost(x), 1e-6 * (1 + abs(problem.cost(x)))
    again = problem.slsqp(x)
    assert not again.success or again.fun > cost - tolerance, (seed, cost, again.fun)
    other = problem.slsqp(problem.start)
    if convex and other.success:
        assert abs(other.fun - cost) < tolerance, (seed, cost, other.fun)
    return (np.abs(within) > 1e-6).any(), convex and other.success


results = [compare(seed) for seed in range(FIRST, LAST)]
print(f"{len(results)} problems, {sum(active for active, _ in results)} with active ranges, {sum(same for _, same in results)} as SLSQP")
