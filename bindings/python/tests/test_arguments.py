"""Numbers, texts and arrays that would be taken for others: each is an error that names the argument."""
import numpy as np
import pytest

import hgc
from problems import LINE, line

COUNT = "dim N; data k : u32[N]; energy e[i in N] = real(k[i]);"
SIZES = "dim N; energy e[i in N] = real(i);"
ROWS = "dim N, M; var x : real[M]; data ring : M[N, *]; energy e[i in N] = sum(k in 0..len(ring[i])) x[ring[i, k]];"


def fails(pattern, call, kind=hgc.DataError):
    with pytest.raises(kind, match=pattern):
        call()


def test_unsigned_integers_do_not_turn_negative():
    model = hgc.compile("dim N; data k : real[N]; energy e[i in N] = k[i];", device="cpu")
    for dtype in (np.uint64, ">u8"):
        assert model.value(k=np.array([2**62], dtype=dtype)) == 2.0**62
        fails(r"`k` has the integer 9223372036854775808", lambda: model.value(k=np.array([1, 2**63], dtype=dtype)))


def test_sizes_are_whole_numbers():
    model = hgc.compile(SIZES, device="cpu")
    assert model.value(N=3) == model.value(N=np.int64(3)) == 3
    for size in (2.7, "3", None, True, [3]):
        fails("`N` is a whole number", lambda: model.value(N=size))
    for size in (2**64 + 3, 2**31, -1):
        fails(f"`N` is from 0 to 2147483647, and is given as {size}", lambda: model.value(N=size))


def test_lengths_of_rows_are_integers():
    for lengths in ([1.0, 2.0], ["1", "2"], [True, False]):
        fails("`lengths` are given as", lambda: hgc.Ragged(np.zeros(3, int), lengths))
    fails("`lengths` has the integer 1844", lambda: hgc.Ragged(np.zeros(3, int), np.array([2**64 - 1], dtype=np.uint64)))
    assert hgc.compile(ROWS, device="cpu").value(x=np.ones(3), ring=hgc.Ragged([0, 1, 2], [1, 2])) == 3


def test_masked_numbers_are_none():
    model, data = hgc.compile(LINE, device="cpu"), line()
    model.value(**{**data, "rest": np.ma.masked_less(data["rest"], 0)})
    rest = np.ma.masked_greater(data["rest"], np.median(data["rest"]))
    fails("5 of the numbers of `rest` are masked", lambda: model.value(**{**data, "rest": rest}))
    with model.open(**data) as session:
        fails("of `rest` are masked", lambda: session.set("rest", rest))
    fails("of `rows` are masked", lambda: hgc.Ragged.of([[1], np.ma.masked_equal([1, 2], 2)]))


def test_booleans_are_no_indices():
    model, data = hgc.compile(LINE, device="cpu"), line()
    fails("`edge` holds indices, and is given booleans", lambda: model.value(**{**data, "edge": data["edge"] > 3}))
    fails("`ring` holds indices", lambda: hgc.compile(ROWS).value(x=np.ones(3), ring=[[True], [False, True]]))
    hgc.compile("dim N; data b : bool[N]; energy e[i in N] = b[i] ? 1 : 2;").value(b=np.array([True, False]))


def test_texts_have_no_nul(tmp_path):
    nul = lambda name, call: fails(f"`{name}` has a NUL", call, hgc.UsageError)
    nul("source", lambda: hgc.compile("energy e = 1;\0 nonsense"))
    nul("source", lambda: hgc.compile(tmp_path / "a\0.hg"))
    nul("name", lambda: hgc.compile("energy e = 1;", name="a\0b"))
    nul("folders", lambda: hgc.compile("energy e = 1;", folders=["a\0b"]))
    nul("cxx_flags", lambda: hgc.compile("energy e = 1;", cxx_flags=["-I\0"]))
    nul("path", lambda: hgc.load("a\0.hgk"))
    for option in ("device", "fallback", "fma", "precision", "tier", "wrt", "derivatives"):
        nul(option, lambda: hgc.compile("energy e = 1;", **{option: "auto\0x"}).value())
    session = hgc.compile(LINE, device="cpu").open(**line())
    nul("name", lambda: session.set("rest\0", line()["rest"]))
    nul("term", lambda: session.jacobian("pin\0pull"))
    nul("kernels", lambda: session.launch("gradient\0"))


def test_places_in_rows_are_whole_numbers():
    session = hgc.compile(LINE, device="cpu").open(**line())
    for first in (0.5, "1", True, 2**64, -1):
        fails("`first` is", lambda: session.set_rows("rest", first, np.ones(1)), hgc.UsageError)
    fails("`threads` is", lambda: hgc.compile(LINE, threads=1.5).value(**line()), hgc.UsageError)
