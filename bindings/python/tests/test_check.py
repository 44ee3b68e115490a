"""What `check` says, and that it does not say more."""
import numpy as np
import pytest

import hgc

HEAD = "dim N; var x : real[N]; energy e[i in N] = f(x[i]);\n"


def rows(report):
    return {what: good for what, good, _ in report.rows}


@pytest.mark.parametrize("body, at", [("a^2", 0.0), ("(a - 1)^2", 1.0), ("(a - 1)^4", 1.0), ("cos(a)", 0.0), ("3 * a", 0.0)])
def test_a_minimum_is_a_place_like_others(body, at):
    report = hgc.compile(f"fn f(a: real) = {body};\n" + HEAD, device="cpu").check(x=np.full(3, at))
    assert report and "e+2" not in str(report) and "e+3" not in str(report), str(report)
    assert str(report).endswith("all checks passed"), str(report)


@pytest.mark.parametrize("body, stated, at", [("a^2", "3 * a", 0.0), ("(a - 1)^2", "3 * (a - 1)", 1.0), ("a^2", "3 * a", 2.0)])
def test_what_is_stated_wrong_is_found_though_it_is_right_here(body, stated, at):
    report = hgc.compile(f"fn f(a: real) = {body} with grad {{ return {stated}; }}\n" + HEAD, device="cpu").check(x=np.full(3, at))
    assert not report and rows(report)["gradient by x, differences nearby"] is False, str(report)
    assert str(report).endswith("some checks FAILED")


@pytest.mark.parametrize("body", ["a^2 + 1e6", "(a - 1)^2 + 1e8", "floor(a)", "abs(a - 1e-7)", "exp(a)", "sin(30 * a)", "1e-12 * a^3"])
@pytest.mark.parametrize("at", [0.0, 1.0, 0.3])
def test_what_is_right_does_not_fail(body, at):
    model = hgc.compile(f"fn f(a: real) = {body};\n" + HEAD, device="cpu")
    for shift in np.random.default_rng(4).uniform(-1, 1, (5, 4)):
        report = model.check(x=at + at * shift)
        assert False not in rows(report).values(), str(report)


@pytest.mark.parametrize("body", ["abs(a)", "max(a, 0)"])
def test_kinks_are_not_judged(body):
    report = hgc.compile(f"fn f(a: real) = {body};\n" + HEAD, device="cpu").check(x=np.zeros(3))
    assert False not in rows(report).values(), str(report)
    assert rows(report)["gradient by x, differences nearby"] is True


@pytest.mark.parametrize("stated, good", [(1.5, False), (1.0, True)])
@pytest.mark.filterwarnings("error")
def test_a_barrier_near_by_hides_no_mistake(stated, good):
    body = f"f(x: real) -> real {{ return 1 / x; }} with grad {{ return -{stated} / (x * x); }}"
    model = hgc.compile(f"fn {body}\ndim N; var x : real[N]; energy e[i in N] = x[i] > 0 ? f(x[i]) : INF;", device="cpu")
    for wall in (1e-4, 1e-5):
        report = model.check(x=np.array([wall] + 8 * [1.0] + [2 * wall]))
        assert rows(report)["gradient by x, differences"] is good, str(report)


def test_what_was_not_judged_is_not_called_well():
    report = hgc.compile("fn f(a: real) = log(a);\n" + HEAD, device="cpu").check(x=np.full(3, -1.0))
    left = list(rows(report).values()).count(None)
    assert left >= 2 and str(report).endswith(f"what could be checked passed, {left} not")
    single = hgc.compile("fn f(a: real) = a^2;\n" + HEAD, device="cpu", precision="f32").check(x=np.ones(3))
    assert "too inexact in binary32" in str(single) and "all checks passed" not in str(single)
    assert "all checks passed" not in str(hgc.compile("energy e = 1;", device="cpu").check())
    from hgc._check import Report
    nothing = Report()
    assert not nothing and str(nothing) == "nothing could be checked"
    nothing.add("what", None, "not finite here")
    assert not nothing and str(nothing).endswith("nothing could be checked")


def test_the_model_stays_as_it_was():
    model = hgc.compile("fn f(a: real) = a^2;\n" + HEAD, device="cpu")
    assert model.check(x=np.full(3, 2.0))
    assert model.value() == 12


def test_constraints_are_weighed():
    wrong = "fn sq(a: real) -> real { return a * a; } with grad { return 3 * a; }\n"
    report = hgc.compile(wrong + "dim N; var x : real[N]; energy e[i in N] = (x[i] - 1)^2; constraint c[i in N] = sq(x[i]) == 4;",
                         device="cpu").check(x=np.array([0.5, 2.5]))
    assert not report, str(report)


@pytest.mark.parametrize("position, length", [(1.0, 1e-6), (1.0, 1e-9), (3e4, 1e-6)])
def test_lengths_tiny_beside_positions(position, length):
    """Steps that suit the positions are as long as the edges."""
    rng = np.random.default_rng(0)
    x = np.array([position, 0.0, 0.0]) + length * rng.normal(size=(20, 3))
    edge = np.array([[k, (k + 1) % 20] for k in range(20)])
    stretch = "norm(x[edge[e, 1]] - x[edge[e, 0]])"
    text = f"""dim V, E; var x : vec3[V]; data edge : V[E, 2]; data rest : real[E];
        fn cube(a: real) -> real = a * a * a with grad {{ return SLOPE * a * a; }}
        energy e[e in E] = square({stretch} - rest[e]) + cube({stretch});"""
    given = dict(x=x, edge=edge, rest=length)
    right = hgc.compile(text.replace("SLOPE", "3"), device="cpu").check(**given)
    assert right and all(good for _, good, _ in right.rows), right
    wrong = hgc.compile(text.replace("square", "0 * square").replace("SLOPE", "3.03"), device="cpu").check(**given)
    assert not wrong, wrong


def test_a_parameter_that_derivatives_are_by_has_a_value_of_the_program():
    text = "dim N; var x : real[N]; param p : real = 2; energy e[n in N] = p * (x[n] - 1)^2;"
    assert hgc.compile(text, device="cpu", by="p").check(x=np.array([0.5, 2.5]))
