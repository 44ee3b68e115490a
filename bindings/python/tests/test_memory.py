"""Arrays are taken and given without copies, and stay what they are."""
import gc

import numpy as np
import pytest

import hgc
from problems import LINE, line


@pytest.fixture
def session():
    data = line()
    with hgc.compile(LINE, device="cpu").open(**data) as session:
        yield session


def test_results_stay_when_others_come(session):
    x = line()["x"]
    kept, copies = [], []
    for step in range(7):
        session.set("x", x * (1 + step))
        _, gradient = session.value_and_grad()
        kept.append(gradient["x"][1:])
        copies.append(kept[-1].copy())
        del gradient
    for view, copy in zip(kept, copies):
        np.testing.assert_array_equal(view, copy)


def test_memory_is_used_again_when_nobody_holds_it(session):
    places = set()
    for _ in range(10):
        _, gradient = session.value_and_grad()
        places.add(gradient["x"].__array_interface__["data"][0])
        del gradient
    assert len(places) == 1
    assert len(session._results._frames) == 1


def test_results_outlive_their_session(session):
    _, gradient = session.value_and_grad()
    view, copy = gradient["x"], gradient["x"].copy()
    session.close()
    del session, gradient
    gc.collect()
    np.testing.assert_array_equal(view, copy)


def test_matrices_are_over_hgcs_memory():
    model = hgc.compile(LINE, device="cpu")
    first = model.jacobian(**line())
    assert not first.data.flags.owndata and not first.indices.flags.owndata
    copy = first.copy()
    second = model.jacobian(x=line()["x"] * 2)
    assert first.data.__array_interface__["data"] != second.data.__array_interface__["data"]
    assert first.indices.__array_interface__["data"] == second.indices.__array_interface__["data"]
    np.testing.assert_array_equal(first.data, copy.data)
    columns = second.indices
    expected = columns.copy()
    del first, second
    model.jacobian(**line(points=30))
    np.testing.assert_array_equal(columns, expected)


def test_arrays_are_read_where_they_are(session):
    x = line()["x"]
    session.set("x", x)
    before = session.value()
    x *= 2
    assert session.value() == before
    session.set("x", x)
    assert session.value() != before


RING = "dim N; var x : real[N]; energy e[i in N] = x[i]^2 * x[(i + 1) % N]; residual r[i in N] = x[i] * x[(i + 1) % N] - 2;"


def test_index_arrays_that_results_share_cannot_be_written():
    model = hgc.compile("dim N; var x: real[N]; energy e[i in N]=x[i]^2*x[(i+1)%N];", device="cpu")
    first = model.hessian(x=np.array([1.0, 2.0, 3.0])).copy()
    zero = model.hessian(x=np.zeros(3))
    with pytest.raises(ValueError):
        zero.eliminate_zeros()
    del zero
    again = model.hessian(x=np.array([1.0, 2.0, 3.0]))
    for mine, theirs in ((again.data, first.data), (again.indices, first.indices), (again.indptr, first.indptr)):
        np.testing.assert_array_equal(mine, theirs)


def test_matrices_are_used_as_any():
    import scipy.sparse.linalg
    model = hgc.compile(RING, device="cpu")
    matrices = [model.jacobian(x=np.array([1.0, 2.0, 4.0])), model.hessian(), model.hessian_blocks().tobsr()]
    b = np.array([1.0, -1.0, 2.0])
    for matrix in matrices:
        dense = matrix.toarray()
        np.testing.assert_allclose(matrix @ b, dense @ b)
        np.testing.assert_array_equal(matrix.T.toarray(), dense.T)
        np.testing.assert_array_equal(matrix.tocsc().toarray(), dense)
        np.testing.assert_array_equal((matrix + matrix).toarray(), 2 * dense)
        np.testing.assert_allclose((matrix @ matrix.T).toarray(), dense @ dense.T)
        np.testing.assert_allclose(scipy.sparse.linalg.spsolve(matrix.tocsc(), b), np.linalg.solve(dense, b), rtol=1e-9)
        np.testing.assert_array_equal(matrix.toarray(), dense)
