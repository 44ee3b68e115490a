"""What models give, against NumPy, and against themselves on other roads."""
import numpy as np
import pytest

import hgc
from problems import LINE, line, line_gradient, line_value


@pytest.fixture(scope="module")
def model():
    return hgc.compile(LINE, device="cpu")


def test_value_and_gradient_are_numpys(model):
    data = line()
    value, gradient = model.value_and_grad(**data)
    assert value == pytest.approx(line_value(**data), rel=1e-13)
    np.testing.assert_allclose(gradient["x"], line_gradient(**data), rtol=1e-11, atol=1e-11)


def test_what_is_given_once_stays(model):
    data = line()
    model.value(**data)
    other = data["x"] * 1.5
    assert model.value(x=other) == pytest.approx(line_value(**{**data, "x": other}), rel=1e-13)
    assert model.value(k=2.0) == pytest.approx(line_value(**{**data, "x": other}, k=2.0), rel=1e-13)
    model.value(k=10.0)


def test_other_sizes_and_tables_are_taken(model):
    for points in (5, 9, 9):
        data = line(points, seed=points)
        assert model.value(**data) == pytest.approx(line_value(**data), rel=1e-13)
    data["edge"] = data["edge"][::-1].copy()
    data["edge"][0] = (0, points - 1)
    assert model.value(edge=data["edge"]) == pytest.approx(line_value(**data), rel=1e-13)
    with pytest.raises(hgc.DataError, match="edge"):
        model.value(edge=data["edge"] + 1)
    assert model.value() == pytest.approx(line_value(**data), rel=1e-13)


def test_all_types_of_numbers_are_taken(model):
    data = line()
    expected = model.value_and_grad(**data)
    for kind in (np.int8, np.int16, np.int32, np.uint8, np.uint16, np.uint32, np.uint64):
        value, gradient = model.value_and_grad(**{**data, "edge": data["edge"].astype(kind)})
        assert value == expected[0]
    strided = np.asfortranarray(data["x"])
    assert model.value(x=strided) == expected[0]
    assert model.value(x=data["x"].tolist()) == expected[0]
    single = data["x"].astype(np.float32)
    assert model.value(x=single) == model.value(x=single.astype(np.float64))
    constant = data["x"].copy()
    constant.setflags(write=False)
    assert model.value(x=constant) == expected[0] and model.value(x=constant) == expected[0]
    big = data["x"].astype(">f8")
    assert model.value(x=big) == expected[0]


def test_derivatives_agree_with_one_another(model):
    data = line()
    model.value(**data)
    x = data["x"]
    value, gradient, hessian = model.newton()
    direction = np.random.default_rng(5).normal(size=x.shape)
    np.testing.assert_array_equal(gradient.reshape(x.shape), model.grad()["x"])
    dense = hessian.toarray()
    np.testing.assert_allclose(dense, dense.T, rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(model.hvp({"x": direction})["x"].ravel(), dense @ direction.ravel(), rtol=1e-9, atol=1e-9)
    jacobian = model.jacobian()
    tangents = model.jvp({"x": direction})
    np.testing.assert_allclose(tangents["pin"].ravel(), jacobian @ direction.ravel(), rtol=1e-12, atol=1e-12)
    bar = np.random.default_rng(6).normal(size=x.shape)
    np.testing.assert_allclose(model.vjp({"pin": bar})["x"].ravel(), jacobian.T @ bar.ravel(), rtol=1e-12, atol=1e-12)
    part, jtr, jtj = model.gauss_newton()
    np.testing.assert_allclose(jtr, jacobian.T @ model.residuals()["pin"].ravel(), rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(jtj.toarray(), (jacobian.T @ jacobian).toarray(), rtol=1e-12, atol=1e-12)
    lower = model.hessian(triangle="lower").toarray()
    np.testing.assert_array_equal(lower, np.tril(model.hessian().toarray()))


def test_products_have_names(model):
    model.value(**line())
    direction = {"x": np.ones_like(line()["x"])}
    np.testing.assert_array_equal(model.multiply("hvp", direction)["x"], model.hvp(direction)["x"])
    np.testing.assert_array_equal(model.__getattr__("hvp")(direction)["x"], model.hvp(direction)["x"])
    with pytest.raises(hgc.UsageError, match="a product is one of jvp, hvp, vjp, gnp, bdp, not `gradient`"):
        model.multiply("gradient", direction)
    with pytest.raises(AttributeError):
        model.gradients


def test_products_forget_names_that_are_not_there():
    model = hgc.compile("var x : real; energy e = x * x * x;", device="cpu")
    assert model.hvp({"x": 1.0}, x=2.0)["x"] == 12
    with pytest.raises(hgc.UsageError, match="no symbol `X.dot`"):
        model.hvp({"X": 1.0})
    assert model.hvp({"x": 1.0})["x"] == 12


def test_products_forget_directions_that_are_not_given():
    model = hgc.compile("var a : real; var b : real; energy e = a * a * b;", device="cpu")
    both = model.hvp({"a": 1.0, "b": 1.0}, a=2.0, b=3.0)
    assert (both["a"], both["b"]) == (2 * 3 + 2 * 2, 2 * 2)
    alone = model.hvp({"b": 1.0})
    assert (alone["a"], alone["b"]) == (4, 0)


def test_devices_have_the_same_bits():
    data = line(40)
    expected = hgc.compile(LINE, device="cpu", fma="off").value_and_grad(**data)
    for device in ("cpu:first", "vulkan:0"):
        try:
            value, gradient = hgc.compile(LINE, device=device, fma="off", fallback="error").value_and_grad(**data)
        except hgc.DeviceError:
            assert device == "vulkan:0"
            continue
        assert value == expected[0] and gradient["x"].tobytes() == expected[1]["x"].tobytes()


def test_ragged_rows_and_outputs():
    model = hgc.compile("dim N; var x : real[N]; data ring : N[N, *]; energy e[i in N] = square(x[i]) * sum(j in ring[i]) x[j];"
                        "output twice[i in N] = 2 * x[i];", device="cpu")
    x = np.arange(1.0, 6.0)
    rows = [[1, 2], [3], [4], [0], [2]]
    expected = 1 * (2 + 3) + 4 * 4 + 9 * 5 + 16 * 1 + 25 * 3
    assert model.value(x=x, ring=rows) == expected
    assert model.value(ring=hgc.Ragged([1, 2, 3, 4, 0, 2], [2, 1, 1, 1, 1])) == expected
    np.testing.assert_array_equal(model.outputs()["twice"], 2 * x)
    assert model.value(ring=[[1], [2], [3], [4], []]) == 1 * 2 + 4 * 3 + 9 * 4 + 16 * 5


def test_parameters_and_wrt():
    data = line()
    model = hgc.compile(LINE, device="cpu", with_parameters=True)
    gradient = model.grad(**data)
    d = np.linalg.norm(data["x"][1:] - data["x"][:-1], axis=1) - data["rest"]
    assert gradient["k"] == pytest.approx(np.sum(d * d), rel=1e-12)
    two = "var a : real; var b : real; energy e = a * a * b;"
    assert set(hgc.compile(two, wrt="b", device="cpu").grad(a=2.0, b=3.0)) == {"b"}


def test_a_size_is_given_by_a_number():
    model = hgc.compile("dim N; var x : real; energy e[i in N] = square(x - i);", device="cpu")
    assert model.value(x=1.0, N=4) == 1 + 0 + 1 + 4
    assert model.value(N=2) == 1


def test_the_check_knows_right_from_wrong(model):
    report = model.check(**line())
    assert report, str(report)
    assert "differences" in str(report) and "bit by bit" in str(report)
    wrong = hgc.compile("fn f(a: real) -> real { return a * a; } with grad { return 3 * a; }\nvar x : real; energy e = f(x);", device="cpu")
    assert not wrong.check(x=2.0)
    assert "FAIL" in str(wrong.check())


def test_a_derivative_of_earlier_calls_is_given_up_where_there_is_none():
    model = hgc.compile("dim N, R; var x : real[N]; data ring : N[R, *];"
                        "energy e[r in R] = ((sum(k in ring[r]) x[k]) - 1)^2; energy f[i in N] = (x[i] - 1)^2;", device="cpu")
    x, short, long = np.linspace(0, 1, 20), [[0, 1, 2], [3, 4]], [list(range(17)), [1, 2]]
    model.value(x=x, ring=short)
    model.hessian()
    assert model.value(x=x, ring=long) == pytest.approx(sum((x - 1)**2) + (sum(x[:17]) - 1)**2 + (x[1] + x[2] - 1)**2)
    assert model.solve(method="lbfgs").converged
    with pytest.raises(hgc.ProgramError):
        model.hessian()
    assert model.hessian(x=x, ring=short).shape == (20, 20)
