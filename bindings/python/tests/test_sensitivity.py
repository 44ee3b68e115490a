"""Derivatives of solutions, against formulas and differences of whole solves."""
import warnings

import numpy as np
import pytest

import hgc

_RIDGE = """
dim N;
dim M = 3;
data A : real[N, M];
data b : real[N];
param weight : real = 0.5;
var x : real[M];
residual fit[i in N] = (sum(j in M) A[i, j] * x[j]) - b[i];
residual small[j in M] = sqrt(weight) * x[j];
"""
_TIGHT = {"cost_tolerance": 0, "step_tolerance": 0, "gradient_tolerance": 1e-12}


def _ridge():
    draw = np.random.default_rng(2)
    return {"A": draw.normal(size=(9, 3)), "b": draw.normal(size=9), "weight": 0.7}


def _hessian(given):
    return given["A"].T @ given["A"] + given["weight"] * np.eye(3)


def test_derivatives_are_those_of_a_formula():
    given = _ridge()
    m = hgc.compile(_RIDGE, by=["weight", "b"])
    found = m.solve(x=np.zeros(3), **given, **_TIGHT)
    x = np.linalg.solve(_hessian(given), given["A"].T @ given["b"])
    np.testing.assert_allclose(found.x["x"], x, rtol=1e-12)
    np.testing.assert_allclose(m.solution_derivative("x", "weight"), -np.linalg.solve(_hessian(given), x), rtol=1e-10)
    by_b = m.solution_derivative("x", "b")
    assert by_b.shape == (3, 9)
    np.testing.assert_allclose(by_b, np.linalg.solve(_hessian(given), given["A"].T), rtol=1e-10, atol=1e-14)


def test_a_pullback_is_the_transpose():
    given = _ridge()
    m = hgc.compile(_RIDGE, by="A,b,weight")
    m.solve(x=np.zeros(3), **given, **_TIGHT)
    bar = np.array([1.0, -2.0, 0.5])
    bars = {name: np.array(values) for name, values in m.pullback({"x": bar}).items()}
    assert set(bars) == {"A", "b", "weight"}
    for name in bars:
        np.testing.assert_allclose(bars[name], np.tensordot(bar, m.solution_derivative("x", name), 1), rtol=1e-12, atol=1e-15)
    assert set(m.pullback({"x": bar}, by=["b"])) == {"b"}
    assert (m.pullback({"x": [1.0, 0.0, 0.0]}, fixed={"x": [0]})["b"] == 0).all()


def test_a_weight_is_learned_by_its_gradient():
    """Of two levels: the weight for which the solution fits other rows best, against a search without derivatives."""
    import scipy.optimize
    given, draw = _ridge(), np.random.default_rng(4)
    truth, C = np.array([0.3, -0.5, 0.2]), draw.normal(size=(40, 3))
    given["b"], d = given["A"] @ truth + 0.5 * draw.normal(size=9), C @ truth
    m = hgc.compile(_RIDGE, by="weight")
    m.solve(x=np.zeros(3), **given)

    def loss(log_weight):
        weight = float(np.exp(np.ravel(log_weight)[0]))
        found = m.solve(weight=weight, x=np.zeros(3), **_TIGHT)
        left = C @ found.x["x"] - d
        gradient = m.pullback({"x": 2 * C.T @ left})["weight"]
        return float(left @ left), np.array([float(gradient) * weight])

    learned = scipy.optimize.minimize(loss, np.zeros(1), jac=True, method="BFGS", options={"gtol": 1e-9})
    searched = scipy.optimize.minimize_scalar(lambda w: loss(w)[0], bounds=(-3, 4), method="bounded", options={"xatol": 1e-9})
    assert abs(learned.x[0] - searched.x) < 1e-5 and -2 < learned.x[0] < 3


def test_unknowns_that_are_fixed_are_differentiated_by():
    m = hgc.compile("var x : real;\nvar y : real;\nvar t : real;\nresidual r : vec2 = vec2(x - t^3, y * t - 1);")
    m.solve(x=0.0, y=1.0, t=2.0, fixed={"t": True}, **_TIGHT)
    assert m.solution_derivative("x", "t") == pytest.approx(12, rel=1e-12)
    assert m.pullback({"y": 3.0})["t"] == pytest.approx(3 * -0.25, rel=1e-10)


def test_points_that_are_fixed_are_not_differentiated_by():
    m = hgc.compile("""
import std.manifold;
var q : Quat;
var t : real;
var p : real;
fix q, p;
residual r : vec4 = q - vec4(t + p, 0, 0, 0);
""")
    m.solve(q=np.full(4, 0.5), t=0.0, p=0.25, **_TIGHT)
    bars = m.pullback({"t": 1.0})
    assert set(bars) == {"p"}
    assert bars["p"] == pytest.approx(-1, rel=1e-12)
    with pytest.raises(hgc.Error, match="`q` lies on a manifold"):
        m.pullback({"t": 1.0}, by="q")


@pytest.mark.parametrize("manifold, width", [("S2", 3), ("Quat", 4)])
def test_points_move_along_manifolds(manifold, width):
    """The nearest point of a sphere, p over its length, moves by the part of a step across p, over that length."""
    m = hgc.compile(f"""
import std.manifold;
var u : {manifold};
data p : vec{width};
residual r : vec{width} = u - p;
""", by="p")
    p = np.array([3.0, -1.0, 2.0, 0.5])[:width]
    length = np.linalg.norm(p)
    m.solve(u=p / length, p=p)
    expected = (np.eye(width) - np.outer(p, p) / length**2) / length
    np.testing.assert_allclose(m.solution_derivative("u", "p"), expected, rtol=0, atol=1e-12)
    bar = np.arange(width) - 0.5
    np.testing.assert_allclose(m.pullback({"u": bar})["p"], bar @ expected, rtol=0, atol=1e-12)


def test_constraints_stay_met():
    """The point of a line that is nearest to p: it moves along the line."""
    m = hgc.compile("""
var x : vec2;
data p : vec2;
data slope : real;
residual near : vec2 = x - p;
constraint line = x.y == slope * x.x;
""", by="p,slope")
    given = {"p": np.array([2.0, 1.0]), "slope": 0.5 + 0.25}
    found = m.solve(x=np.zeros(2), **given, **_TIGHT, constraint_tolerance=1e-12)
    along = np.array([1, 0.75]) / 1.25
    np.testing.assert_allclose(m.solution_derivative("x", "p"), np.outer(along, along), atol=1e-9)
    # t = (p.x + slope p.y) / (1 + slope^2) is x.x
    t, square = (2 + 0.75) / 1.5625, 1.5625
    by_slope = 1 / square - 2 * 0.75 * t / square
    bars = {name: np.array(values) for name, values in m.pullback({"x": [1.0, 0.0]}).items()}
    np.testing.assert_allclose(bars["slope"], by_slope, rtol=1e-9)
    np.testing.assert_allclose(bars["p"], along * along[0], rtol=1e-9)
    m.solve(p=np.array([5.0, -1.0]), **_TIGHT)
    back = m.pullback({"x": [1.0, 0.0]}, of=found, x=found.x["x"], **given)
    np.testing.assert_allclose(back["slope"], by_slope, rtol=1e-9)
    with pytest.raises(hgc.UsageError, match="`of` is a Solution"):
        m.pullback({"x": [1.0, 0.0]}, of=3)


def test_what_is_inexact_is_said():
    m = hgc.compile("var x : real;\ndata p : real;\nresidual r = exp(x) - p;", by="p")
    m.solve(x=2.05, p=9.0, cost_tolerance=1, max_iterations=1)
    with pytest.warns(hgc.InexactWarning, match="away from the minimum, and derivatives as inexact") as warned:
        m.solution_derivative("x", "p")
    assert warned[0].filename == __file__
    with pytest.warns(hgc.InexactWarning):
        m.pullback({"x": 1.0})
    m.solve(**_TIGHT)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert m.solution_derivative("x", "p") == pytest.approx(1 / 9, rel=1e-9)


def test_a_solve_that_has_failed_has_no_derivative():
    m = hgc.compile("var x : real;\ndata p : real;\nresidual r = x;\nconstraint c = x^2 == p;", by="p")
    assert not m.solve(x=0.1, p=0.5, max_iterations=1).converged
    for differentiate in (lambda: m.solution_derivative("x", "p"), lambda: m.pullback({"x": 1.0}), lambda: m.covariance("stderr.x")):
        with pytest.raises(hgc.DataError, match="there is no solution, .*: 1 iteration"):
            differentiate()


def test_constraints_that_depend_on_one_another_are_refused():
    """The shortest h x with A x = b is the pseudo-inverse of A / h times b, over h."""
    m = hgc.compile("""
dim M, N = 8;
var x : real[N];
data A : real[M, N];
data b : real[M];
data h : real[N];
residual r[i in N] = h[i] * x[i];
constraint c[m in M] = (sum(j in N) A[m, j] * x[j]) == b[m];
""", by="b")
    draw = np.random.default_rng(1)
    for k in range(40):
        rank = 4 - k % 2
        left, right = (np.linalg.qr(draw.normal(size=(n, n)))[0][:, :rank] for n in (4, 8))
        A = left @ np.diag(np.geomspace(1, 10**-draw.uniform(0, 4), rank)) @ right.T
        h = 10 ** draw.uniform(-1, 1, size=8)
        m.solve(A=A, b=A @ draw.normal(size=8), h=h, x=np.zeros(8), **_TIGHT, constraint_tolerance=1e-10)
        if rank == 4:
            expected = np.linalg.pinv(A / h) / h[:, None]
            np.testing.assert_allclose(m.solution_derivative("x", "b"), expected, rtol=0, atol=1e-6 * np.abs(expected).max())
        else:
            with pytest.raises(hgc.DataError, match="depend on one another"):
                m.solution_derivative("x", "b")


def test_what_is_wrong_is_named():
    with pytest.raises(hgc.UsageError, match="`x`: it is an unknown already"):
        hgc.compile("var x : real;\nresidual r = x;", by="x").solve(x=1.0)
    with pytest.raises(hgc.UsageError, match="no data or parameter `p`"):
        hgc.compile("var x : real;\nresidual r = x;", by="p").solve(x=1.0)
    m = hgc.compile("var x : real;\ndata p : real;\nresidual r = x - p;")
    m.solve(x=1.0, p=2.0)
    with pytest.raises(hgc.UsageError, match="the solve has kept no unknown"):
        m.pullback({"x": 1.0})
    with pytest.raises(hgc.UsageError, match="there is no unknown `p` that the solve has kept"):
        m.solution_derivative("x", "p")
    m = hgc.compile("var x : real;\ndata p : real;\nresidual r = x - p;", by="p")
    with pytest.raises(hgc.DataError, match="there is no solution to differentiate"):
        m.pullback({"x": 1.0}, x=1.0, p=2.0)
    with pytest.raises(hgc.DataError, match="there is no solution to differentiate: Newton's step from here is nan"):
        m.pullback({"x": 1.0}, x=1.0, p=np.nan)
    m.solve(x=1.0, p=2.0)
    with pytest.raises(hgc.UsageError, match="`p` is not one of x"):
        m.pullback({"p": 1.0})
    with pytest.raises(hgc.UsageError, match=r"the shape given for `x` is \[2\], and its own is \[\]"):
        m.pullback({"x": [1.0, 2.0]})
    with pytest.raises(hgc.UsageError, match="cotangents are arrays by name"):
        m.pullback(1.0)
