"""Models over one vector."""
import numpy as np
import pytest

import hgc

TEXT = "dim N; var x : real[N]; data d : real[N]; energy e[i in N] = (x[i] - d[i])^2; residual r[i in N] = 0 * x[i];"


@pytest.fixture
def model():
    return hgc.compile(TEXT, device="cpu")


def test_each_has_its_own_data(model):
    a = model.flat(x=np.ones(3), d=np.zeros(3))
    b = model.flat(x=np.ones(3), d=np.full(3, 5.0))
    assert a.value_and_grad(np.ones(3))[0] == 3.0
    assert b.value_and_grad(np.ones(3))[0] == 48.0
    longer = model.flat(x=np.ones(4), d=np.zeros(4))
    assert (a.value(np.ones(3)), longer.value(np.ones(4))) == (3.0, 4.0)


def test_what_models_are_given_later_changes_none(model):
    model.value(x=np.ones(3), d=np.zeros(3))
    flat = model.flat()
    model.value(d=np.full(3, 5.0))
    assert flat.value(np.ones(3)) == 3.0
    flat.value(np.zeros(3))
    assert model.value() == 48.0


def test_vectors_have_the_shape_of_start(model):
    flat = model.flat(x=np.ones(3), d=np.zeros(3))
    calls = (flat.value, flat.value_and_grad, flat.grad, flat.hessian, flat.residuals, flat.jacobian, flat.split,
             lambda v: flat.hessian_product(v, np.ones(3)), lambda v: flat.hessian_product(np.ones(3), v))
    for call in calls:
        for bad in (np.ones(4), np.ones(2), np.ones((3, 1)), 1.0, np.ones(3, dtype=complex), np.array(["a", "b", "c"])):
            with pytest.raises(hgc.UsageError, match="a vector of"):
                call(bad)
    np.testing.assert_array_equal(flat.hessian_product([1, 1, 1], np.arange(6.0)[::2]), [0, 4, 8])


def test_start_stays(model):
    x = np.ones(3)
    flat = model.flat(x=x, d=np.zeros(3))
    start = flat.start
    start *= 2
    x *= 3
    np.testing.assert_array_equal(flat.start, np.ones(3))
