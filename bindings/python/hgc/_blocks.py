"""Derivatives by blocks, for solvers that assemble and factorise matrices themselves."""
from ctypes import byref
from typing import NamedTuple, Tuple

import numpy as np

from ._held import Held
from ._library import BlockView, LinearView, raise_error

BLOCK = np.dtype([("unknown", "<u4"), ("width", "<u4"), ("row", "<i8")])


class BlockMatrix(NamedTuple):
    """A sparse matrix of dense blocks, by compressed rows of blocks. In one triangle, blocks on the diagonal are complete.
    Arrays use memory of hgc. Arrays of firsts have one more entry at the end, the total."""
    rows: np.ndarray         # of each row of blocks: its first scalar row
    columns: np.ndarray      # of each column of blocks: its first scalar column
    row_begin: np.ndarray    # of each row of blocks: its first block
    column: np.ndarray       # of each block: its column of blocks
    first_value: np.ndarray  # of each block: the first of its numbers
    values: np.ndarray       # of all blocks, each row by row

    def block(self, k):
        """Block k, counted row by row, as an array of two axes."""
        row = np.searchsorted(self.row_begin, k, side="right") - 1
        shape = (self.rows[row + 1] - self.rows[row], self.columns[self.column[k] + 1] - self.columns[self.column[k]])
        return self.values[self.first_value[k]:self.first_value[k + 1]].reshape(shape)

    def tobsr(self):
        """A `scipy.sparse.bsr_matrix` over the same memory. Raises `ValueError` if blocks differ in size."""
        from scipy.sparse import bsr_matrix
        heights, widths = set(np.diff(self.rows)), set(np.diff(self.columns))
        if len(heights) != 1 or len(widths) != 1:
            raise ValueError("blocks differ in size; hessian() gives a csr_matrix")
        shape = (heights.pop(), widths.pop())
        return bsr_matrix((self.values.reshape(-1, *shape), self.column, self.row_begin),
                          shape=(self.rows[-1], self.columns[-1]), copy=False)


class LinearTerm(NamedTuple):
    """The linearisation of a residual term, by instances in the order of its domain. Arrays use memory of hgc."""
    residuals: np.ndarray     # (instances, components)
    jacobian: np.ndarray      # (instances, components, scalars of the blocks); one axis if instances differ in these
    loss: np.ndarray          # of each instance: rho(|r|^2), twice what it adds to the objective
    slope: np.ndarray         # of each instance: rho'; 1 without a loss
    blocks: np.ndarray        # (index in `unknowns`, width, row): the scalars from row * width on of that unknown
    first_block: np.ndarray   # of each instance: the first of its blocks; at the end, the number of blocks
    first_number: np.ndarray  # of each instance: where its Jacobian begins; at the end, the number of all numbers
    unknowns: Tuple[str, ...]


class BlockFrame(Held):
    __slots__ = ()

    def __init__(self):
        super().__init__("hgc_block_matrix_new", "hgc_block_matrix_free")

    def get(self):
        """Value, gradient and matrix; the first two are None if the call did not compute them."""
        view = BlockView()
        error = self._c.hgc_block_matrix_get(self.value, byref(view))
        if error:
            raise_error(error)
        self._arrays = []
        matrix = BlockMatrix(self._over(view.rows, (view.block_rows + 1,), "<i8"),
                             self._over(view.columns, (view.block_columns + 1,), "<i8"),
                             self._over(view.row_begin, (view.block_rows + 1,), "<i4"),
                             self._over(view.column, (view.block_count,), "<i4"),
                             self._over(view.first_value, (view.block_count + 1,), "<i4"),
                             self._over(view.values, (view.count,)))
        if not view.gradient:
            return None, None, matrix
        columns = int(matrix.columns[-1])
        return view.value, self._over(view.gradient, (columns,)), matrix


class LinearFrame(Held):
    __slots__ = ()

    def __init__(self):
        super().__init__("hgc_linearisation_new", "hgc_linearisation_free")

    def get(self, terms):
        """A `LinearTerm` by name of each residual term."""
        self._arrays = []
        return {name: self._term(name.encode()) for name in terms}

    def _term(self, name):
        view = LinearView()
        error = self._c.hgc_linear_term(self.value, name, byref(view))
        if error:
            raise_error(error)
        count, components = view.instances, view.components
        first_block = self._over(view.first_block, (count + 1,), "<i8")
        first_number = self._over(view.first_number, (count + 1,), "<i8")
        sizes = set(np.diff(first_number))
        size = int(sizes.pop()) if len(sizes) == 1 else None
        shape = (int(first_number[-1]),) if size is None else (count, components, size // max(components, 1))
        unknowns = []
        while (unknown := self._c.hgc_linear_unknown(self.value, name, len(unknowns))) is not None:
            unknowns.append(unknown.decode())
        return LinearTerm(self._over(view.residuals, (count, components)), self._over(view.jacobian, shape),
                          self._over(view.loss, (count,)), self._over(view.slope, (count,)),
                          self._over(view.blocks, (int(first_block[-1]) * BLOCK.itemsize,), "|u1").view(BLOCK), first_block,
                          first_number, tuple(unknowns))
