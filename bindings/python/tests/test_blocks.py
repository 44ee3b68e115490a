"""Derivatives by blocks against the same by rows, and against NumPy."""
import numpy as np
import pytest

import hgc
from problems import LINE, line

MIXED = """
import std.loss;
dim C, P, O;
var cam : real[C, 4];
var pt : vec3[P];
data ci : C[O];
data pi : P[O];
residual miss[o in O] : vec2 = (vec2(dot(pt[pi[o]], vec3(cam[ci[o], 0], cam[ci[o], 1], 1)), cam[ci[o], 2] * pt[pi[o]].z + cam[ci[o], 3])) loss huber(0.5);
"""


def mixed():
    rng = np.random.default_rng(5)
    ci, pi = np.repeat(np.arange(3), 6), np.tile(np.arange(6), 3)
    return dict(cam=rng.normal(size=(3, 4)), pt=rng.normal(size=(6, 3)), ci=ci, pi=pi)


def dense(blocks):
    found = np.zeros((blocks.rows[-1], blocks.columns[-1]))
    for row in range(len(blocks.rows) - 1):
        for k in range(blocks.row_begin[row], blocks.row_begin[row + 1]):
            column = blocks.column[k]
            found[blocks.rows[row]:blocks.rows[row + 1], blocks.columns[column]:blocks.columns[column + 1]] = blocks.block(k)
    return found


@pytest.mark.parametrize("triangle", ["both", "lower"])
def test_blocks_have_the_bits_of_rows(triangle):
    model = hgc.compile(MIXED, device="cpu")
    value, gradient, rows = model.gauss_newton(triangle=triangle, **mixed())
    other, slope, blocks = model.gauss_newton_blocks(triangle=triangle)
    assert value == other and np.array_equal(gradient, slope)
    whole = dense(blocks)
    assert np.array_equal(np.tril(whole) if triangle == "lower" else whole, rows.toarray())
    assert np.array_equal(dense(model.hessian_blocks()), model.hessian().toarray())
    assert np.array_equal(dense(model.newton_blocks(positive=True)[2]), model.newton(positive=True)[2].toarray())
    with pytest.raises(ValueError, match="differ in size"):
        blocks.tobsr()


def test_blocks_of_one_size_are_scipys():
    model = hgc.compile(LINE, device="cpu")
    blocks = model.hessian_blocks(**line())
    assert np.array_equal(blocks.tobsr().toarray(), model.hessian().toarray())


def test_jacobians_by_instances():
    model = hgc.compile(MIXED, device="cpu")
    rows = model.jacobian("miss", **mixed()).toarray()
    values, columns = model.jacobian_blocks("miss")
    found = np.zeros_like(rows).reshape(18, 2, -1)
    for i in range(18):
        for c in range(2):
            np.add.at(found[i, c], columns[i], values[i, c])
    assert np.array_equal(found.reshape(rows.shape), rows)


def test_linearisations_make_gauss_newton():
    model, data = hgc.compile(MIXED, device="cpu"), mixed()
    value, terms = model.linearise(**data)
    term = terms["miss"]
    assert value == model.value() == pytest.approx(0.5 * np.sum(term.loss), rel=1e-14)
    assert term.jacobian.shape == (18, 2, 7) and set(term.unknowns) == {"cam", "pt"}
    assert np.array_equal(term.residuals, model.residuals()["miss"])
    matrix, first = np.zeros((30, 30)), {"cam": 0, "pt": 12}
    for i in range(18):
        blocks = term.blocks[term.first_block[i]:term.first_block[i + 1]]
        columns = np.concatenate([first[term.unknowns[b["unknown"]]] + b["row"] * b["width"] + np.arange(b["width"]) for b in blocks])
        matrix[np.ix_(columns, columns)] += term.slope[i] * term.jacobian[i].T @ term.jacobian[i]
    np.testing.assert_allclose(matrix, model.gauss_newton()[2].toarray(), rtol=1e-12, atol=1e-13)


def test_what_is_held_stays():
    model, data = hgc.compile(MIXED, device="cpu"), mixed()
    value, terms = model.linearise(**data)
    before = terms["miss"].jacobian
    copy, blocks = before.copy(), model.gauss_newton_blocks()[2].values
    kept = blocks.copy()
    for scale in (2.0, 3.0):
        model.linearise(cam=data["cam"] * scale)
        model.gauss_newton_blocks()
    assert np.array_equal(before, copy) and np.array_equal(blocks, kept)
