"""`solve`: against SciPy, and what it says and raises."""
import ctypes

import numpy as np
import pytest
import scipy.optimize

import hgc

_CURVE = """
dim N;
var a : real;
var k : vec2;
data x : real[N];
data y : real[N];
residual r[i in N] = a * exp(-k.x * x[i]) + k.y - y[i];
"""


def _data():
    x = np.linspace(0, 4, 50)
    return x, 2.5 * np.exp(-1.3 * x) + 0.5 + 0.01 * np.sin(40 * x)


@pytest.mark.parametrize("linear", ["auto", "dense", "sparse", "pcg"])
def test_finds_what_scipy_finds(linear):
    x, y = _data()
    m = hgc.compile(_CURVE)
    exact = {"eta": 1e-3} if linear == "pcg" else {}
    found = m.solve(a=1.0, k=np.ones(2), x=x, y=y, cost_tolerance=1e-15, linear=linear, **exact)
    expected = scipy.optimize.least_squares(lambda p: p[0] * np.exp(-p[1] * x) + p[2] - y, np.ones(3), xtol=1e-15,
                                            ftol=1e-15, gtol=1e-15)
    assert found.converged and found.why
    np.testing.assert_allclose([found.x["a"], *found.x["k"]], expected.x, rtol=1e-7)
    assert abs(found.cost - expected.cost) < 1e-12
    assert found.x["a"].shape == () and found.x["k"].shape == (2,)
    assert found.iterations[0].is_start and found.iterations[0].cost == found.initial_cost
    assert m.value() == found.cost  # later calls are made at the solution
    assert m.value(a=1.0, k=np.ones(2)) == found.initial_cost


def test_observer_stops_and_raises():
    x, y = _data()
    m = hgc.compile(_CURVE)
    found = m.solve(a=1.0, k=np.ones(2), x=x, y=y, observe=lambda it: it.iteration < 1)
    assert found.ending == "stopped" and not found.converged and len(found.iterations) == 2
    with pytest.raises(KeyboardInterrupt):
        m.solve(a=1.0, k=np.ones(2), observe=_interrupt)
    assert m.value(a=1.0, k=np.ones(2)) == found.initial_cost  # nothing is left behind


def _interrupt(_):
    raise KeyboardInterrupt


def test_says_what_it_cannot_do():
    x, y = _data()
    m = hgc.compile(_CURVE)
    given = dict(a=1.0, k=np.ones(2), x=x, y=y)
    with pytest.raises(hgc.UsageError, match="no steps by `qr`"):
        m.solve(**given, linear="qr")
    with pytest.raises(hgc.UsageError, match="cost_tolerance"):
        m.solve(**given, cost_tolerance=-1)
    with pytest.raises(hgc.DataError, match="NaN or infinite at the start"):
        m.solve(**{**given, "a": np.nan})
    with pytest.warns(hgc.ProgramWarning, match="no residual changes with `b`"):
        hgc.compile("var a : real;\nvar b : real;\nresidual r = a - 2;").solve(a=1.0, b=3.0)


def test_options_that_mean_nothing_are_told():
    x, y = _data()
    m = hgc.compile(_CURVE)
    given = dict(a=1.0, k=np.ones(2), x=x, y=y)
    for options, why in (({"eta": 0.1}, "`eta` says how exact"), ({"constraint_tolerance": 1e-3}, "the program has none"),
                         ({"linear": "dense", "method": "newton"}, "`dense` steps mean nothing"),
                         ({"radius": 1.0, "method": "lbfgs"}, "within no trust region"),
                         ({"damping": "identity", "method": "gn"}, "are not damped"),
                         ({"damping": "diagonal", "method": "gn"}, "are not damped"), ({"damping": "lots"}, "no damping by"),
                         ({"radius": 0}, "trust region is 0"), ({"linear": "pcg", "eta": 2}, "below 1"),
                         ({"checkpoint": "nowhere/kept"}, "no such folder")):
        with pytest.raises(hgc.UsageError, match=why):
            m.solve(**given, **options)
    assert m.solve(**given, linear="pcg", eta=0).converged
    fields = hgc.compile("dim N = 3;\nvar x : real[N];\nlet y[n in N] = x[n]^2;\nresidual r[n in N] = y[n] + x[n] - 1;")
    for linear in ("schur", "pcg", "pcg-schur:x"):
        with pytest.raises(hgc.UsageError, match="reads fields"):
            fields.solve(x=np.ones(3), linear=linear)


def test_steps_by_cholmod():
    try:
        ctypes.CDLL("libcholmod.so.3")
    except OSError as error:
        pytest.skip(str(error))
    x, y = _data()
    m, given = hgc.compile(_CURVE), dict(a=1.0, k=np.ones(2), x=x, y=y, cost_tolerance=0, step_tolerance=0)
    found, same = (m.solve(**given, linear=linear) for linear in ("cholmod", "sparse"))
    assert found.converged and any("CHOLMOD 3." in note for note in found.notes)
    # three unknowns of a condition of 1e2 or so: JᵀJ's 1e4, times 1e-16
    np.testing.assert_allclose(found.x["k"], same.x["k"], rtol=1e-10)


def test_no_iterations_evaluate_the_start():
    x, y = _data()
    found = hgc.compile(_CURVE).solve(a=1.0, k=np.ones(2), x=x, y=y, max_iterations=0)
    assert not found.converged and found.ending == "iterations" and len(found.iterations) == 1
    assert found.cost == found.initial_cost
    np.testing.assert_allclose(found.cost, 0.5 * np.sum((np.exp(-x) + 1 - y) ** 2), rtol=1e-13)
    np.testing.assert_array_equal(found.x["k"], [1, 1])


@pytest.mark.parametrize("method", ["lm", "gn", "dogleg", "newton", "newton-cg", "lbfgs"])
def test_goes_on_from_a_checkpoint(method, tmp_path):
    x, y = _data()
    m = hgc.compile(_CURVE)
    given = dict(a=1.0, k=np.array([0.3, 2.0]), x=x, y=y, method=method, cost_tolerance=0, step_tolerance=0)
    whole = m.solve(**given, max_iterations=7)
    first = m.solve(**given, max_iterations=3, checkpoint=tmp_path / "kept")
    then = m.solve(**given, max_iterations=4, resume=tmp_path / "kept", checkpoint=str(tmp_path / "more"))
    assert [row.iteration for row in then.iterations] == [3, 4, 5, 6, 7] and (tmp_path / "more").exists()
    assert [row.cost for row in first.iterations + then.iterations[1:]] == [row.cost for row in whole.iterations]
    for name, values in whole.x.items():
        np.testing.assert_array_equal(then.x[name], values)
    (tmp_path / "kept").write_bytes((tmp_path / "kept").read_bytes()[:60])
    with pytest.raises(hgc.DataError, match="it is cut"):
        m.solve(**given, resume=tmp_path / "kept")


def test_damped_by_the_identity_goes_to_the_nearest_point():
    start = np.random.default_rng(2).normal(size=(30, 3)) * 3
    m = hgc.compile("dim N;\nvar x : vec3[N];\nresidual r[i in N] = norm2(x[i]) - 1;")
    found = m.solve(x=start, damping="identity", cost_tolerance=1e-14, max_iterations=200)
    np.testing.assert_allclose(found.x["x"], start / np.linalg.norm(start, axis=1, keepdims=True), atol=1e-6)


def test_fixed_rows_keep_their_values():
    x, y = _data()
    m = hgc.compile(_CURVE)
    found = m.solve(a=1.0, k=np.array([1.3, 0.4]), x=x, y=y, fixed={"k": [1]})
    assert found.x["k"][1] == 0.4 and found.x["k"][0] != 1.3
    found = m.solve(a=1.0, k=np.array([1.3, 0.4]), fixed={"k": True}, linear="sparse")
    np.testing.assert_array_equal(found.x["k"], [1.3, 0.4])
    basis = np.exp(-1.3 * x)
    np.testing.assert_allclose(found.x["a"], basis @ (y - 0.4) / (basis @ basis), rtol=1e-5)
    with pytest.raises(hgc.UsageError, match="`k` has no row 2 to fix"):
        m.solve(fixed={"k": [2]})
    with pytest.raises(hgc.UsageError, match="names no rows"):
        m.solve(fixed={"k": []})
    with pytest.raises(hgc.UsageError, match="rows by name"):
        m.solve(fixed="k")
    with pytest.raises(hgc.UsageError, match="a list of rows"):
        m.solve(fixed={"k": None})


def test_losses_and_unknowns_named_like_options():
    m = hgc.compile("""
import std.loss;
dim N;
var centre : vec2;
var radius : real;
data p : vec2[N];
residual r[i in N] = norm(p[i] - centre) - radius loss huber(0.1);
""")
    t = np.linspace(0, 6, 30)
    p = np.stack([1 + 2 * np.cos(t), 3 + 2 * np.sin(t)], axis=1)
    p[::10] += 1.0
    found = m.solve(p=p, centre=np.array([0.5, 2.5]), radius=1.0, cost_tolerance=1e-12, max_iterations=300)
    assert found.converged and abs(found.x["radius"] - 2) < 0.2


def test_values():
    m = hgc.compile(_CURVE)
    x, y = _data()
    with m.open(a=1.0, k=np.array([3.0, 4.0]), x=x, y=y) as s:
        np.testing.assert_array_equal(s.values("k"), [3, 4])
        s.set("k", np.array([5.0, 6.0]))
        np.testing.assert_array_equal(s.values("k"), [5, 6])
        np.testing.assert_array_equal(s.values("x"), x)
        with pytest.raises(hgc.UsageError):
            s.values("z")


def test_covariance_is_that_of_scipy():
    x, y = _data()
    m = hgc.compile(_CURVE)
    m.solve(a=1.0, k=np.ones(2), x=x, y=y, cost_tolerance=1e-15)
    _, expected = scipy.optimize.curve_fit(lambda x, a, k, c: a * np.exp(-k * x) + c, x, y, np.ones(3), ftol=1e-15)
    np.testing.assert_allclose(m.covariance("cov.k"), expected[1:, 1:], rtol=1e-5)
    np.testing.assert_allclose(m.covariance("stderr.a"), np.sqrt(expected[0, 0]), rtol=1e-5)
    correlation = m.covariance("correlation")
    np.testing.assert_allclose(np.diag(correlation), 1)
    errors = np.sqrt(np.diag(expected))
    np.testing.assert_allclose(correlation, expected / np.outer(errors, errors), rtol=1e-5)
    np.testing.assert_allclose(m.covariance("stderr.k", variance=4.0, fixed={"a": True})[0] > 0, True)
    with pytest.raises(hgc.UsageError, match="covariances have no `var.a`"):
        m.covariance("var.a")
    with pytest.raises(hgc.UsageError, match="there is no unknown `z`"):
        m.covariance("stderr.z")
    with pytest.raises(hgc.UsageError, match="must be positive"):
        m.covariance("stderr.a", variance=0)


def test_moves_along_manifolds_and_within_bounds():
    m = hgc.compile("""
import std.manifold;
dim N;
var u : S2[N];
var s : real in 0..1;
data to : vec3[N];
fix u[0];
residual r[i in N] : vec3 = u[i] - to[i];
residual q = s - 3;
""")
    start = np.array([[0, 0, 1.0], [1, 0, 0], [0, 1, 0]])
    to = np.array([[1, 0, 0], [1, 0.2, 0.1], [0.3, 0.8, -0.1]])
    found = m.solve(u=start, s=0.5, to=to, cost_tolerance=1e-15)
    np.testing.assert_allclose(found.x["u"][1:], (to / np.linalg.norm(to, axis=1, keepdims=True))[1:], atol=1e-7)
    np.testing.assert_array_equal(found.x["u"][0], start[0])
    assert found.x["s"] == 1
    errors = m.covariance("stderr.u", variance=1)
    assert errors.shape == (3, 2) and (errors[0] == 0).all() and (errors[1:] > 0).all()
    with pytest.raises(hgc.DataError, match="`s` starts outside its bounds"):
        m.solve(s=2.0)


@pytest.mark.parametrize("count", [30, 300])  # J has a dense factor, and JᵀJ a sparse one
@pytest.mark.parametrize("one", ["x[i].x + x[i].y + x[i].z", "x[i].x"])  # with x alone, blocks of JᵀJ are scalars
def test_marginal_covariances_are_blocks_of_the_inverse(count, one):
    m = hgc.compile(f"""
dim N, E;
var x : vec3[N];
data edge : N[E, 2];
residual apart[e in E] : vec3 {{ let d = x[edge[e, 1]] - x[edge[e, 0]]; return vec3(d.x + 0.3 * d.y, d.y - 0.2 * d.z, d.x); }}
residual one[i in N] = 0.5 * ({one});
residual near[i in N] : vec3 = vec3(0.1 * x[i].x, 0.2 * x[i].y, 0.3 * x[i].z);
fix x[3];
""", derivatives=["jacobian", "linearise"])
    edge = np.random.default_rng(5).integers(0, count, (2 * count, 2))
    session = m.open(x=np.zeros((count, 3)), edge=edge)
    jacobian = np.vstack([session.jacobian(term).toarray() for term in ("apart", "near", "one")])
    jacobian = np.delete(jacobian, slice(9, 12), axis=1)
    expected = np.insert(np.linalg.inv(jacobian.T @ jacobian), [9, 9, 9], 0, axis=0)
    expected = np.insert(expected, [9, 9, 9], 0, axis=1).reshape(count, 3, count, 3)
    found = session.covariance("marginal.x", variance=1)
    assert found.shape == (count, 3, 3) and (found[3] == 0).all()
    np.testing.assert_allclose(found, expected[np.arange(count), :, np.arange(count)], rtol=1e-11, atol=1e-13)
    errors = session.covariance("stderr.x", variance=1)
    np.testing.assert_allclose(errors**2, np.diagonal(found, axis1=1, axis2=2), rtol=1e-13)


def test_masks_fix_scalars_and_rows():
    m = hgc.compile("dim N; var x : vec2[N]; residual r[i in N] : vec2 = x[i] - vec2(1, 2);")
    mask = np.array([[True, False], [False, False], [False, True]])
    found = m.solve(x=np.zeros((3, 2)), fixed={"x": mask}, cost_tolerance=1e-15)
    np.testing.assert_allclose(found.x["x"], np.where(mask, 0, [1, 2]), atol=1e-6)
    found = m.solve(x=np.zeros((3, 2)), fixed={"x": np.array([False, True, False])}, cost_tolerance=1e-15)
    np.testing.assert_allclose(found.x["x"], [[1, 2], [0, 0], [1, 2]], atol=1e-6)
    assert (m.covariance("stderr.x", variance=1, fixed={"x": mask})[mask] == 0).all()
    assert (m.covariance("stderr.x", variance=1)[1] == 0).all()  # what the solve has fixed
    found = m.solve(x=np.zeros((3, 2)), fixed={"x": [True, False, True]}, cost_tolerance=1e-15)
    np.testing.assert_allclose(found.x["x"], [[0, 0], [1, 2], [0, 0]], atol=1e-6)
    with pytest.raises(hgc.UsageError, match=r"a mask of shape \(2,\), and `x` has \(3, 2\)"):
        m.solve(x=np.zeros((3, 2)), fixed={"x": np.array([False, True])})


def test_meets_constraints():
    """The path of four equal steps to 2, of which the second may not be longer than 0.2, by hand."""
    m = hgc.compile("""
dim N;
var x : real[N];
data most : real[N];
residual step[i in N] = x[i] - (i > 0 ? x[max(i - 1, 0)] : 0);
constraint ends = x[N - 1] == 2;
constraint slow[i in N] = x[i] - (i > 0 ? x[max(i - 1, 0)] : 0) in -INF..most[i];
""")
    most = np.array([np.inf, 0.2, np.inf, np.inf])
    found = m.solve(x=np.zeros(4), most=most, constraint_tolerance=1e-9)
    assert found.converged and found.rounds == found.iterations[-1].round and found.penalty > 0
    np.testing.assert_allclose(found.x["x"], [0.6, 0.8, 1.4, 2], atol=1e-7)
    np.testing.assert_allclose(found.dual["ends"], -0.6, atol=1e-6)
    np.testing.assert_allclose(found.dual["slow"], [0, 0.4, 0, 0], atol=1e-6)
    assert found.dual["ends"].shape == () and np.abs(found.violation["slow"]).max() < 1.1e-9
    # Three steps may change, whose sum may not: 4 residuals less 2 unknowns are left to estimate their variance.
    error = np.sqrt((0.36 + 0.04 + 0.36 + 0.36) / 2 * 2 / 3)
    np.testing.assert_allclose(m.covariance("stderr.x"), [error, error, error, 0], rtol=1e-6)
    again, after = (m.solve(x=found.x["x"], most=most, **how) for how in ({}, {"after": found}))
    assert len(after.iterations) < len(again.iterations) and after.iterations[0].penalty == found.penalty
    np.testing.assert_allclose(after.dual["slow"], found.dual["slow"], atol=1e-7)
    assert m.solve(x=np.zeros(4), most=most, penalty=7).iterations[0].penalty == 7
    for wrong in (0, -1, np.nan):
        with pytest.raises(hgc.UsageError, match="penalty"):
            m.solve(x=np.zeros(4), most=most, penalty=wrong)
    with pytest.raises(hgc.UsageError, match="`after` is a Solution"):
        m.solve(x=np.zeros(4), most=most, after=3)
    whole = m.solve(x=np.zeros(4), most=most)
    for last in range(len(whole.iterations) - 1):  # a stop is heard wherever it is said
        rows = []
        stopped = m.solve(x=np.zeros(4), most=most, observe=lambda row: rows.append(row) or len(rows) <= last)
        assert stopped.ending == "stopped" and len(rows) == last + 1, (last, len(rows), stopped.why)
    torn = m.solve(x=np.zeros(4), most=np.full(4, 0.25))
    with pytest.raises(hgc.UsageError, match="`after` is of a solve that could not meet the constraints"):
        m.solve(x=np.zeros(4), most=most, after=torn)
    with pytest.raises(hgc.UsageError, match="`after` is of a solve without constraints"):
        free = hgc.compile("var y : real;\nresidual r = y - 1;")
        m.solve(x=np.zeros(4), most=most, after=free.solve(y=0.0))
    assert not torn.converged and torn.ending == "constraints" and "could not be met" in torn.why
    np.testing.assert_allclose(torn.violation["ends"], -0.2, atol=1e-6)  # the least sum of squares: 1 is to be shared by 5
    with pytest.raises(hgc.DataError, match="there is no solution, .* could not be met"):
        m.covariance("stderr.x")


def test_multipliers_are_those_of_the_solution():
    m = hgc.compile("var x : vec2;\nparam p : real;\nresidual r : vec2 = x - 1;\nresidual s = x[0] + x[1] - p;\nconstraint c = x[0] in 0.5..INF;")
    held = m.solve(x=[0.0, 0], p=-5.0)
    np.testing.assert_allclose(m.covariance("stderr.x", variance=1), [0, np.sqrt(1 / 2)], rtol=1e-6)
    free = m.solve(x=[0.0, 0], p=1.4, after=held)
    np.testing.assert_allclose(m.covariance("stderr.x", variance=1), np.sqrt([2 / 3, 2 / 3]), rtol=1e-6)
    with pytest.raises(hgc.UsageError, match="not where a solve with these multipliers has ended"):
        m.covariance("stderr.x", variance=1, of=held)
    with pytest.raises(hgc.UsageError, match="not where a solve with these multipliers has ended"):
        m.covariance("stderr.x", variance=1, x=[0.25, 0], of=free)


_FITS = """
dim P, K;
var a : real[P];
var k : vec2[P];
data x : real[P, K];
data y : real[P, K];
residual r[p in P, i in K] = a[p] * exp(-k[p].x * x[p, i]) + k[p].y - y[p, i];
"""


def _fits(count):
    random = np.random.default_rng(4)
    x = np.sort(random.uniform(0, 4, (count, 40)), axis=1)
    a, k = random.uniform(1, 3, count), random.uniform([0.5, -1], [2, 1], (count, 2))
    y = a[:, None] * np.exp(-k[:, :1] * x) + k[:, 1:] + 0.02 * random.standard_normal(x.shape)
    return dict(a=np.ones(count), k=np.ones((count, 2)), x=x, y=y)


def test_finds_of_each_problem_what_scipy_finds():
    given = _fits(100)
    found = hgc.compile(_FITS).solve(**given, each="P", cost_tolerance=1e-14)
    assert found.converged and found.each.converged.all() and found.each.iterations.min() > 1
    for p, (x, y) in enumerate(zip(given["x"], given["y"])):
        expected = scipy.optimize.least_squares(lambda q: q[0] * np.exp(-q[1] * x) + q[2] - y, np.ones(3), xtol=1e-15,
                                                ftol=1e-15, gtol=1e-15)
        np.testing.assert_allclose([found.x["a"][p], *found.x["k"][p]], expected.x, rtol=1e-5, atol=1e-6)
        assert found.each.cost[p] == pytest.approx(expected.cost, rel=1e-9)


def test_each_problem_may_turn():
    turned = hgc.compile("import std.manifold; dim P; var q : Quat[P]; data a : vec3[P];"
                         "residual r[p in P] : vec3 = quatAct(q[p], vec3(1, 0, 0)) - a[p];")
    found = turned.solve(q=[[0, 0, 0, 1.0], [0, 0, 0, 1.0]], a=[[0, 1, 0], [0.6, 0.8, 0]], each="P", cost_tolerance=1e-16)
    assert found.converged and found.cost < 1e-12
    angles = 2 * np.arctan2(found.x["q"][:, 2], found.x["q"][:, 3])
    assert np.allclose(angles, [np.pi / 2, np.arccos(0.6)], atol=1e-6)


def test_gives_a_problem_the_bits_that_it_has_alone():
    given = _fits(9)
    found = hgc.compile(_FITS).solve(**given, each="P")
    for p in range(9):
        alone = hgc.compile(_FITS).solve(**{name: array[p:p + 1] for name, array in given.items()}, each="P")
        assert (alone.x["a"][0], *alone.x["k"][0]) == (found.x["a"][p], *found.x["k"][p])
        assert (alone.each.iterations[0], alone.each.cost[0]) == (found.each.iterations[p], found.each.cost[p])


def test_names_how_each_problem_ends():
    given = _fits(5)
    given["y"][3, 7] = np.nan
    found = hgc.compile(_FITS).solve(**given, each="P")
    assert not found.converged and found.ending == "not finite"
    assert found.each.why[3] == 7 and np.isnan(found.each.cost[3]) and found.x["a"][3] == 1
    assert list(found.each.converged) == [True, True, True, False, True]
    with pytest.raises(hgc.Error, match="the program has no dimension `Q`"):
        hgc.compile(_FITS).solve(**_fits(2), each="Q")


@pytest.mark.parametrize("method", ["lm", "gn", "dogleg", "newton-cg"])
def test_random_fits_end_where_scipy_ends(method):
    """30 sums of exponentials and lines with noise, from starts that are off by up to a third."""
    m = hgc.compile("dim N;\nvar b : real[4];\ndata t : real[N];\ndata y : real[N];\n"
                    "residual r[i in N] = b[0] * exp(-b[1] * t[i]) + b[2] * t[i] + b[3] - y[i];")
    for seed in range(30):
        draw = np.random.default_rng(seed)
        t = np.linspace(0, 4, 40)
        true = np.array([draw.uniform(1, 4), draw.uniform(0.5, 2), draw.uniform(-1, 1), draw.uniform(-1, 1)])
        model = lambda b: b[0] * np.exp(-b[1] * t) + b[2] * t + b[3]
        y = model(true) + 0.02 * draw.normal(size=len(t))
        start = true * draw.uniform(0.7, 1.3, size=4)
        expected = scipy.optimize.least_squares(lambda b: model(b) - y, start, xtol=1e-14, ftol=1e-14, gtol=1e-14)
        found = m.solve(b=start, t=t, y=y, method=method, cost_tolerance=1e-14, gradient_tolerance=1e-12)
        assert found.converged and found.method == method, (seed, found.why)
        np.testing.assert_allclose(found.cost, expected.cost, rtol=1e-10, err_msg=str(seed))
        np.testing.assert_allclose(found.x["b"], expected.x, rtol=1e-4, atol=1e-5, err_msg=str(seed))
