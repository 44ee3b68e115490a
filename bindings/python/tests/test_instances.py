"""Where NaNs come from, and what single instances compute."""
import math

import numpy as np
import pytest

import hgc

FIT = """
dim N;
var x : real[N];
data y : real[N];
fn cost(a: real) -> real { let d = log(a); return d * d; }
let z[i in N] : real = sqrt(y[i]);
energy fit[i in N] = cost(x[i]) + z[i];
output grid[i in N, j in N] = x[i] * y[j];
"""
GOOD = dict(x=np.array([1.0, 2.0, 4.0]), y=np.array([1.0, 4.0, 9.0]))


def test_the_first_nonfinite_number_is_found():
    model = hgc.compile(FIT, name="fit.hg", device="cpu")
    assert model.first_nonfinite(**GOOD) is None
    assert model.first_nonfinite(x=np.array([1.0, 0.0, 4.0])) == "first -inf from `log` at fit.hg:5, instance 1 of `fit`"
    assert "`sqrt` at fit.hg:6, instance 2 of `" in model.first_nonfinite(**{**GOOD, "y": np.array([1.0, 4.0, -9.0])})
    assert math.isnan(model.value())  # what was given is kept


def test_an_instance_is_watched():
    model = hgc.compile(FIT, name="fit.hg", device="cpu")
    watched = model.watch("fit", 2, **GOOD)
    assert (watched.term, watched.instance, watched.place) == ("fit", 2, "fit.hg:7")
    named = {value.name: value.values for value in watched.named}
    assert named["i"] == ["2"] and float(named["cost.d"][0]) == pytest.approx(math.log(4.0))
    assert watched.result == [pytest.approx(math.log(4.0)**2 + 3)]
    assert any(value.name == "`x`, row 2" and float(value.values[0]) == 4 for value in watched.read)
    assert repr(watched).startswith("`fit`, instance 2\n") and "fit.hg:5" in repr(watched)
    assert model.watch("grid", 1, 2).result == [18.0] == model.watch("grid", 5).result
    assert model.watch("z", 1).result == [2.0]
    with hgc.compile(FIT, device="cpu", fma="off").open(**GOOD) as session:
        assert session.term_values()["fit"][2] == watched.result[0]


def test_mistakes_of_watching():
    model = hgc.compile(FIT, device="cpu")
    with pytest.raises(hgc.DataError):
        model.watch("fit", 0)
    model.value(**GOOD)
    for indices, pattern in (((3,), "no index 3, it has 3"), ((1, 1), "2 indices are given"), ((), "1 axes"), ((0.5,), "whole number")):
        with pytest.raises(hgc.UsageError, match=pattern):
            model.watch("fit", *indices)
    with pytest.raises(hgc.UsageError, match="no such term"):
        model.watch("fitt", 0)
