"""Messages speak of arguments of this package, and say what to do."""
import datetime
import warnings

import numpy as np
import pytest

import hgc

LINE = """dim N;
var vmax : real;
var km : real;
data s : real[N];
data v : real[N];
residual r[i in N] = vmax * s[i] / (km + s[i]) - v[i];
output curve[i in N] = vmax * s[i] / (km + s[i]);
"""
S = np.array([0.5, 1.0, 2.0, 4.0, 8.0])
DATA = dict(s=S, v=2 * S / (1.5 + S) + [0.01, -0.01, 0.01, 0, 0], vmax=1.0, km=1.0)


@pytest.fixture
def model():
    return hgc.compile(LINE, device="cpu")


def said(kind, call):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(kind) as caught:
            call()
    return str(caught.value)


def test_names_that_are_not_there(model):
    assert "did you mean `km`?" in said(hgc.DataError, lambda: model.solve(**{**DATA, "Km": 1.0}))
    assert "did you mean `km`?" in said(hgc.DataError, lambda: model.value(**{**DATA, "Km": 1.0}))
    assert "did you mean `cost_tolerance`?" in said(hgc.DataError, lambda: model.solve(**DATA, cost_tol=1e-9))
    assert "options are max_iterations," in said(hgc.DataError, lambda: model.solve(**DATA, ftol=1e-9))


def test_of_a_start_that_is_not_finite(model):
    text = said(hgc.DataError, lambda: model.solve(**{**DATA, "km": -0.5}))
    assert "`first_nonfinite` with the same arrays shows where" in text and "hgc run" not in text


def test_of_derivatives_by_what_is_not_kept(model):
    model.solve(**DATA)
    assert 'hgc.compile(..., by="v")' in said(hgc.UsageError, lambda: model.solution_derivative("km", "v"))
    text = said(hgc.UsageError, lambda: model.solution_derivative("km", "vmax"))
    assert "`fixed=`" in text and "--" not in text


def test_of_uncertainties(model):
    model.solve(**DATA)
    assert "the variance of a residual is 0: it" in said(hgc.UsageError, lambda: model.covariance("stderr.km", variance=0))
    assert "one of stderr.x, cov.x" in said(hgc.UsageError, lambda: model.covariance("stderr"))
    few = {**DATA, "s": S[:2], "v": DATA["v"][:2]}
    text = said(hgc.DataError, lambda: hgc.compile(LINE, device="cpu").covariance("stderr.km", **few))
    assert "give the variance of a residual: variance=1," in text
    likelihood = hgc.compile("var x : real; energy nll = cosh(x);", device="cpu")
    assert "which `hessian()` gives" in said(hgc.ProgramError, lambda: likelihood.covariance("stderr.x", x=1.0))
    held = hgc.compile("var x : real; residual r = x; constraint c = x in 0..1;", device="cpu")
    assert "of which the multipliers are needed" in said(hgc.UsageError, lambda: held.covariance("stderr.x", x=0.5))


def test_errors_of_points_have_the_axes_of_these():
    text = "import std.manifold; %s var n : S2%s; residual r%s : vec3 = n%s - vec3(0, 0.6, 0.8);"
    one = hgc.compile(text % ("", "", "", ""), device="cpu")
    assert one.covariance("stderr.n", n=[0, 0, 1.0]).shape == (2,)
    many = hgc.compile(text % ("dim P, K;", "[P, K]", "[p in P, k in K]", "[p, k]"), device="cpu")
    assert many.covariance("stderr.n", n=np.tile([0, 0, 1.0], (3, 4, 1))).shape == (3, 4, 2)


def test_correlations_are_of_unknowns_alone():
    plain, by = hgc.compile(LINE, device="cpu"), hgc.compile(LINE, device="cpu", by="v")
    plain.solve(**DATA)
    by.solve(**DATA)
    assert by.covariance("correlation").shape == (2, 2)
    np.testing.assert_array_equal(by.covariance("correlation"), plain.covariance("correlation"))
    assert (np.diag(by.covariance("correlation")) == 1).all()


def test_of_rows_that_are_fixed(model):
    text = said(hgc.UsageError, lambda: model.solve(**DATA, fixed={"km": [-1]}))
    assert "is 0 or more, and is given as -1" in text


def test_of_arrays_that_are_not_numbers(model):
    for values, what in ((["a", "b"], "texts"), ([1j, 2], "complex numbers"), ([datetime.datetime(2020, 1, 1)], "objects"),
                         (np.array(["2020-01-01", "2020-01-02"], "M8[s]"), "dates")):
        assert f"`s` is given {what}, not numbers" in said(hgc.DataError, lambda: model.value(**{**DATA, "s": values}))
    masked = np.ma.masked_greater(S, 3)
    assert "leave their rows out of all arrays" in said(hgc.DataError, lambda: model.value(**{**DATA, "s": masked}))


def test_of_many_problems_without_residuals():
    each = hgc.compile("dim P, M; var a : real[P]; data of : P[M]; residual r[m in M] = a[of[m]] - 1;", device="cpu")
    with pytest.warns(hgc.ProgramWarning, match="1 of 3 problems has fewer residuals than free unknowns, as problem 1"):
        assert each.solve(a=np.zeros(3), of=[0, 2], each="P").warnings


def test_of_options_that_are_given_to_a_call(model):
    text = said(hgc.UsageError, lambda: model.hessian(**DATA, by="v"))
    assert "`by` is an option of hgc.compile, and no array of the program" in text
