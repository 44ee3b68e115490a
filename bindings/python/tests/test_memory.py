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
