"""Models and sessions in several threads."""
import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import hgc
from problems import LINE, line

THREADS = 4


def in_threads(work):
    """Runs `work(k)` in all of them at once."""
    begin = threading.Barrier(THREADS)

    def one(k):
        begin.wait()
        return work(k)
    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(one, range(THREADS)))


def test_a_model_may_be_shared():
    model = hgc.compile(LINE, device="cpu", threads=1)
    data = [line(points=6 + k // 2, seed=k) for k in range(THREADS)]  # two shapes: it is opened anew again and again
    expected = []
    for one in data:
        value, gradient = model.value_and_grad(**one)
        expected.append((value, gradient["x"].copy(), model.jacobian(**one).copy(), model.hvp({"x": one["x"]}, **one)["x"].copy()))

    def work(k):
        for _ in range(25):
            value, gradient = model.value_and_grad(**data[k])
            matrix = model.jacobian(**data[k])
            product = model.hvp({"x": data[k]["x"]}, **data[k])
            assert value == expected[k][0]
            np.testing.assert_array_equal(gradient["x"], expected[k][1])
            np.testing.assert_array_equal(matrix.toarray(), expected[k][2].toarray())
            np.testing.assert_array_equal(product["x"], expected[k][3])
    in_threads(work)


def test_a_flat_may_be_shared():
    flat = hgc.compile(LINE, device="cpu", threads=1).flat(**line())
    vectors = [flat.start * (1 + k) for k in range(THREADS)]
    expected = [(flat.value(v), flat.jacobian(v).toarray()) for v in vectors]

    def work(k):
        for _ in range(50):
            assert flat.value(vectors[k]) == expected[k][0]
            np.testing.assert_array_equal(flat.jacobian(vectors[k]).toarray(), expected[k][1])
    in_threads(work)


def test_a_session_that_is_in_a_call_says_so():
    points = 20000
    session = hgc.compile(LINE, device="cpu", threads=1).open(**line(points))
    expected = session.value_and_grad()
    value, gradient = expected[0], expected[1]["x"].copy()

    def work(k):
        met = 0
        for _ in range(100):
            try:
                found = session.value_and_grad() if k % 2 else (session.value(), None)
            except hgc.UsageError as why:
                assert "in a call of another thread" in str(why)
                met += 1
                continue
            assert found[0] == value
            if found[1]:
                np.testing.assert_array_equal(found[1]["x"], gradient)
        return met
    assert sum(in_threads(work)) > 0
    assert session.value() == value


def test_a_session_is_not_closed_in_the_middle_of_a_call():
    session = hgc.compile(LINE, device="cpu").open(**line())
    inside, leave = threading.Event(), threading.Event()
    evaluate = session._evaluate

    def slow(*arguments):
        inside.set()
        leave.wait(10)
        return evaluate(*arguments)
    session._evaluate = slow
    with ThreadPoolExecutor(1) as pool:
        value = pool.submit(session.value)
        inside.wait(10)
        for call in (session.close, session.value, session.jvp, lambda: session.set("k", 1.0), lambda: session.device):
            with pytest.raises(hgc.UsageError, match="in a call of another thread"):
                call(*([{}] if call == session.jvp else []))
        leave.set()
        assert value.result() > 0
    session.close()
