"""`solve` of energies: minima against SciPy's, from the same starts, and values against NumPy's."""
import numpy as np
import pytest
import scipy.optimize

import hgc

_GENERATOR = np.random.default_rng(7)
_A = _GENERATOR.normal(size=(40, 3))
_SIGN = np.where(_A @ [1.0, -2, 0.5] + _GENERATOR.normal(size=40) > 0, 1.0, -1.0)
_EDGES = np.array([(a, a + 1) for a in range(11)] + [(a, a + 2) for a in range(10)])


def _grid(n):
    """Points of a square, and its triangles."""
    points = np.array([(i, j) for i in range(n + 1) for j in range(n + 1)], float)
    at = lambda i, j: i * (n + 1) + j
    triangles = [t for i in range(n) for j in range(n)
                 for t in ((at(i, j), at(i + 1, j), at(i + 1, j + 1)), (at(i, j), at(i + 1, j + 1), at(i, j + 1)))]
    return points, np.array(triangles)


_POINTS, _TRIANGLES = _grid(3)


def _neo_hookean(x):
    x = x.reshape(-1, 2)
    e = x[_TRIANGLES]
    f = np.stack([e[:, 1] - e[:, 0], e[:, 2] - e[:, 0]], axis=2)
    r = _POINTS[_TRIANGLES]
    f = f @ np.linalg.inv(np.stack([r[:, 1] - r[:, 0], r[:, 2] - r[:, 0]], axis=2))
    j = np.linalg.det(f)
    pinned = 10 * np.sum((x - _POINTS * [1.5, 0.8])[_POINTS[:, 0] == 0] ** 2)
    return 0.5 * np.sum(0.5 * (np.sum(f * f, axis=(1, 2)) - 2) - np.log(j) + np.log(j) ** 2) + pinned - np.sum(0.1 * x[:, 0])


_NEO_HOOKEAN = """
dim V; dim F;
var x : vec2[V];
data start : vec2[V];
data tri : V[F, 3];
energy stretch[i in F] {
  let f = mat2(x[tri[i, 1]] - x[tri[i, 0]], x[tri[i, 2]] - x[tri[i, 0]])
        * inverse(mat2(start[tri[i, 1]] - start[tri[i, 0]], start[tri[i, 2]] - start[tri[i, 0]]));
  let j = det(f);
  return 0.5 * (0.5 * (norm2(f) - 2) - log(j) + log(j)^2);
}
energy pin[i in V] = start[i].x < 0.5 ? 10 * norm2(x[i] - vec2(1.5 * start[i].x, 0.8 * start[i].y)) : 0.0;
energy load[i in V] = -0.1 * x[i].x;
"""


def _net(x):
    x = x.reshape(-1, 2)
    d = x[_EDGES[:, 0]] - x[_EDGES[:, 1]]
    return np.sum((np.linalg.norm(d, axis=1) - 0.7) ** 2) + 0.05 * np.sum((x[:, 1] + 1) ** 2) + 0.01 * np.sum(x[:, 0] ** 2)


_LOG_SUM_EXP = "energy e = log(sum(i in N) exp(dot(a[i], x))) + 0.05 * norm2(x - vec3(1, 2, 3));"


def _log_sum_exp(a, x):
    return np.log(np.sum(np.exp(a @ x))) + 0.05 * np.sum((x - [1, 2, 3]) ** 2)


def _of(count, text):
    return f"var x : real[{count}];\nenergy e = {text};"


# By name: the program, its data, the function by NumPy, the start.
_ENERGIES = {
    "rosenbrock": (_of(2, "100 * (x[1] - x[0]^2)^2 + (1 - x[0])^2"), {},
                   lambda x: 100 * (x[1] - x[0]**2)**2 + (1 - x[0])**2, [-1.2, 1]),
    "chained rosenbrock": ("dim N = 20;\nvar x : real[N];\nenergy e[i in N] = i < N - 1 ? "
                           "100 * (x[clamp(i + 1, 0, N - 1)] - x[i]^2)^2 + (1 - x[i])^2 : 0.0;", {},
                           lambda x: np.sum(100 * (x[1:] - x[:-1]**2)**2 + (1 - x[:-1])**2), [0.8] * 20),
    "wood": (_of(4, "100 * (x[1] - x[0]^2)^2 + (1 - x[0])^2 + 90 * (x[3] - x[2]^2)^2 + (1 - x[2])^2"
                    " + 10 * (x[1] + x[3] - 2)^2 + 0.1 * (x[1] - x[3])^2"), {},
             lambda x: 100 * (x[1] - x[0]**2)**2 + (1 - x[0])**2 + 90 * (x[3] - x[2]**2)**2 + (1 - x[2])**2
             + 10 * (x[1] + x[3] - 2)**2 + 0.1 * (x[1] - x[3])**2, [-3, -1, -3, -1]),
    "beale": (_of(2, "(1.5 - x[0] + x[0] * x[1])^2 + (2.25 - x[0] + x[0] * x[1]^2)^2 + (2.625 - x[0] + x[0] * x[1]^3)^2"), {},
              lambda x: (1.5 - x[0] + x[0]*x[1])**2 + (2.25 - x[0] + x[0]*x[1]**2)**2 + (2.625 - x[0] + x[0]*x[1]**3)**2,
              [1, 1]),
    "himmelblau": (_of(2, "(x[0]^2 + x[1] - 11)^2 + (x[0] + x[1]^2 - 7)^2"), {},
                   lambda x: (x[0]**2 + x[1] - 11)**2 + (x[0] + x[1]**2 - 7)**2, [2.5, 2.5]),
    "booth": (_of(2, "(x[0] + 2 * x[1] - 7)^2 + (2 * x[0] + x[1] - 5)^2"), {},
              lambda x: (x[0] + 2*x[1] - 7)**2 + (2*x[0] + x[1] - 5)**2, [-5, 8]),
    "camel": (_of(2, "2 * x[0]^2 - 1.05 * x[0]^4 + x[0]^6 / 6 + x[0] * x[1] + x[1]^2"), {},
              lambda x: 2*x[0]**2 - 1.05*x[0]**4 + x[0]**6/6 + x[0]*x[1] + x[1]**2, [0.8, -0.5]),
    "mccormick": (_of(2, "sin(x[0] + x[1]) + (x[0] - x[1])^2 - 1.5 * x[0] + 2.5 * x[1] + 1"), {},
                  lambda x: np.sin(x[0] + x[1]) + (x[0] - x[1])**2 - 1.5*x[0] + 2.5*x[1] + 1, [0, -1]),
    "zakharov": ("var x : real[5];\nenergy e { let s = sum(i in 0..5) 0.5 * (i + 1) * x[i]; "
                 "return (sum(i in 0..5) x[i]^2) + s^2 + s^4; }", {},
                 lambda x: np.sum(x**2) + (0.5*np.arange(1, 6) @ x)**2 + (0.5*np.arange(1, 6) @ x)**4, [1, -1, 0.5, 0.3, -0.6]),
    "dixon and price": ("dim N = 6;\nvar x : real[N];\nenergy e[i in N] = i == 0 ? (x[0] - 1)^2 : "
                        "(i + 1) * (2 * x[i]^2 - x[clamp(i - 1, 0, N - 1)])^2;", {},
                        lambda x: (x[0] - 1)**2 + np.sum(np.arange(2, 7)*(2*x[1:]**2 - x[:-1])**2), [1.0] * 6),
    "quartic": ("dim N = 8;\nvar x : real[N];\nenergy e[i in N] = (i + 1) * (x[i] - 1)^4 + 0.1 * (x[i] - 1)^2 - 0.3 * x[i];", {},
                lambda x: np.sum(np.arange(1, 9)*(x - 1)**4 + 0.1*(x - 1)**2 - 0.3*x), [0.0] * 8),
    "logistic": ("dim N;\nvar x : vec3;\ndata a : vec3[N];\ndata s : real[N];\n"
                 "energy fit[i in N] = log(1 + exp(-s[i] * dot(a[i], x)));\nenergy prior = 0.1 * norm2(x);",
                 {"a": _A, "s": _SIGN}, lambda x: np.sum(np.log1p(np.exp(-_SIGN * (_A @ x)))) + 0.1 * x @ x, [0, 0, 0]),
    "log-sum-exp": ("dim N = 16;\nvar x : vec3;\ndata a : vec3[N];\n" + _LOG_SUM_EXP, {"a": _A[:16]},
                    lambda x: _log_sum_exp(_A[:16], x), [0, 0, 0]),
    "entropy": ("dim N = 6;\nvar x : real[N];\nenergy e[i in N] = x[i] * log(x[i]) + 0.5 * i * x[i];\n"
                "residual whole = 10 * ((sum(i in N) x[i]) - 1);", {},
                lambda x: np.sum(x * np.log(x) + 0.5*np.arange(6)*x) + 50 * (np.sum(x) - 1)**2, [0.5] * 6),
    "spring net": ("dim V; dim E;\nvar x : vec2[V];\ndata edge : V[E, 2];\n"
                   "residual spring[e in E] = sqrt(2.0) * (norm(x[edge[e, 0]] - x[edge[e, 1]]) - 0.7);\n"
                   "energy down[i in V] = 0.05 * (x[i].y + 1)^2 + 0.01 * x[i].x^2;", {"edge": _EDGES}, _net,
                   np.stack([0.4 * np.arange(12), 0.7 * (np.arange(12) % 2) - 1], axis=1)),
    "neo-Hookean": (_NEO_HOOKEAN, {"start": _POINTS, "tri": _TRIANGLES}, _neo_hookean, _POINTS * [1.2, 0.9]),
}


@pytest.mark.parametrize("name", _ENERGIES)
def test_ends_where_scipy_ends(name):
    text, data, function, start = _ENERGIES[name]
    m, start = hgc.compile(text), np.array(start, float)
    flat = m.flat(x=start, **data)
    np.testing.assert_allclose(flat.value(flat.start), function(flat.start), rtol=1e-12, atol=1e-12)
    # the best of three, since steps beyond a logarithm's end stop some of them
    expected = min((scipy.optimize.minimize(flat.value_and_grad, flat.start, jac=True, method=by, **more, tol=1e-12)
                    for by, more in (("trust-krylov", {"hessp": flat.hessian_product}),
                                     ("Newton-CG", {"hessp": flat.hessian_product}), ("L-BFGS-B", {}))),
                   key=lambda found: found.fun if np.isfinite(found.fun) else np.inf)
    for method in ("newton", "newton-cg", "lbfgs"):
        found = m.solve(x=start, **data, method=method, cost_tolerance=1e-14, gradient_tolerance=1e-9, max_iterations=2000)
        assert found.converged and found.method == method, (method, found.why)
        np.testing.assert_allclose(found.cost, expected.fun, rtol=1e-9, atol=1e-9, err_msg=method)
        np.testing.assert_allclose(found.x["x"].ravel(), expected.x, rtol=1e-5, atol=1e-5, err_msg=method)
        assert found.cost == m.value()


def test_powells_singular_function_is_minimised_as_far_as_it_is_flat():
    m = hgc.compile(_of(4, "(x[0] + 10 * x[1])^2 + 5 * (x[2] - x[3])^2 + (x[1] - 2 * x[2])^4 + 10 * (x[0] - x[3])^4"))
    for method in ("newton", "newton-cg", "lbfgs"):
        found = m.solve(x=np.array([3.0, -1, 0, 1]), method=method, cost_tolerance=0.0, step_tolerance=0.0)
        assert found.converged and found.cost < 1e-9
        np.testing.assert_allclose(found.x["x"], 0, atol=1e-2)


def test_auto_takes_newton_for_energies_and_says_so():
    found = hgc.compile("var a : real;\nenergy e = a^2;").solve(a=1.0)
    assert found.method == "newton" and found.notes == ["`newton` was taken: the objective has energies"]
    assert hgc.compile("var a : real;\nresidual r = a;").solve(a=1.0).method == "lm"


def test_auto_takes_newton_where_a_loop_over_data_reads_one_row():
    m = hgc.compile("dim N;\nvar x : vec3;\ndata a : vec3[N];\n" + _LOG_SUM_EXP)
    found = m.solve(x=np.zeros(3), a=_A, cost_tolerance=1e-14)
    assert found.converged and found.method == "newton"
    expected = scipy.optimize.minimize(lambda x: _log_sum_exp(_A, x), np.zeros(3), method="BFGS")
    np.testing.assert_allclose(found.x["x"], expected.x, atol=1e-4)


def test_auto_goes_by_products_where_there_can_be_no_hessian():
    start, data = np.zeros((40, 3)), {"a": _A}
    m = hgc.compile("dim N;\nvar x : vec3[N];\ndata a : vec3[N];\n"
                    "energy e = log(sum(i in N) exp(dot(a[i], x[i])));\nenergy f[i in N] = norm2(x[i] - vec3(1, 2, 3));")
    found = m.solve(x=start, **data, cost_tolerance=1e-14, step_tolerance=1e-14)
    assert found.converged and found.method == "newton-cg" and found.notes[0].startswith("`newton-cg` was taken: ")
    assert found.notes[-1].startswith("there is no Hessian: `e` reads the unknown `x` in a loop")
    products = np.exp(np.sum(_A * found.x["x"], axis=1))
    np.testing.assert_allclose(2 * (found.x["x"] - [1, 2, 3]) + _A * (products / products.sum())[:, None], 0, atol=1e-4)
    with pytest.raises(hgc.ProgramError, match="hessian"):
        m.solve(x=start, **data, method="newton")


def test_a_mesh_that_starts_inverted_is_refused():
    m = hgc.compile(_NEO_HOOKEAN)
    with pytest.raises(hgc.DataError, match="NaN or infinite at the start"):
        m.solve(x=_POINTS * [-1.0, 1.0], start=_POINTS, tri=_TRIANGLES)


@pytest.mark.parametrize("method", ["newton", "newton-cg", "lbfgs"])
def test_fixed_rows_keep_their_values(method):
    m = hgc.compile(_NEO_HOOKEAN)
    start = _POINTS * [1.2, 0.9]
    rows = [0, 5, 15]
    found = m.solve(x=start, start=_POINTS, tri=_TRIANGLES, fixed={"x": rows}, method=method, cost_tolerance=1e-14,
                    gradient_tolerance=1e-8)
    np.testing.assert_array_equal(found.x["x"][rows], start[rows])
    free = np.setdiff1d(np.arange(len(start)), rows)

    def function(y):
        x = start.copy()
        x[free] = y.reshape(-1, 2)
        return _neo_hookean(x)

    expected = scipy.optimize.minimize(function, start[free].ravel(), method="BFGS", options={"gtol": 1e-6})
    np.testing.assert_allclose(found.cost, expected.fun, rtol=1e-8)
    np.testing.assert_allclose(found.x["x"][free].ravel(), expected.x, atol=1e-4)


def test_random_quartics_are_left_at_minima_from_beside_saddles():
    """30 sums of (x'Qx) / 2 with Q indefinite, and quartics: from 1e-6 beside the saddle at 0, the end is a minimum, by the
    eigenvalues of the Hessian, and where trust-ncg's is as low the two agree."""
    m = hgc.compile("dim N = 6;\nvar x : real[N];\ndata q : real[N, N];\ndata g : real[N];\n"
                    "energy bent[i in N] = 0.25 * x[i]^4 + 0.1 * g[i] * x[i]^3;\n"
                    "energy square[i in N, j in N] = 0.5 * q[i, j] * x[i] * x[j];")
    same = 0
    for seed in range(30):
        draw = np.random.default_rng(seed)
        a = draw.normal(size=(6, 6))
        q, g = a + a.T, draw.normal(size=6)
        value = lambda x: np.sum(0.25 * x**4 + 0.1 * g * x**3) + 0.5 * x @ q @ x
        slope = lambda x: x**3 + 0.3 * g * x**2 + q @ x
        bend = lambda x: q + np.diag(3 * x**2 + 0.6 * g * x)
        start = 1e-6 * draw.normal(size=6)
        assert np.linalg.eigvalsh(bend(start))[0] < 0
        found = m.solve(x=start, q=q, g=g, method="newton-cg", cost_tolerance=1e-14)
        x = found.x["x"]
        assert found.converged, (seed, found.why)
        np.testing.assert_allclose(found.cost, value(x), rtol=1e-12)
        assert np.abs(slope(x)).max() < 1e-5 and np.linalg.eigvalsh(bend(x))[0] > 0, (seed, slope(x))
        other = scipy.optimize.minimize(value, start, jac=slope, hess=bend, method="trust-ncg", options={"gtol": 1e-10})
        same += abs(other.fun - found.cost) < 1e-9
    assert same >= 10, same


def test_methods_that_are_not_there_are_refused():
    m = hgc.compile("var a : real;\nenergy e = a^2;")
    with pytest.raises(hgc.UsageError, match="no method `sgd`"):
        m.solve(a=1.0, method="sgd")
    with pytest.raises(hgc.UsageError, match="`e` is an energy, and `lm` solves residuals alone"):
        m.solve(a=1.0, method="lm")
