"""Models as functions of one vector of all unknowns, as many solvers need."""
import numpy as np

from ._errors import UsageError


class Flat:
    """A model as functions of one vector: its unknowns in the order of declaration, row by row, like columns of matrices.

        flat = model.flat(x=x, edge=edge, rest=0.05)
        scipy.optimize.minimize(flat.value_and_grad, flat.start, jac=True, method="L-BFGS-B")
        x = flat.split(solution)["x"]

    Calls of the model it was made from do not change it.
    """

    def __init__(self, model, arrays):
        self.model, self._places, parts = model._another(), [], []
        model, session = self.model, self.model.session("gradient", **arrays)  # checks that the arrays fit together
        first = 0
        for name in session.unknowns:
            start = np.asarray(model._given[name], dtype=np.float64)
            if start.ndim == 0:
                start = np.full(session.grad()[name].shape, float(start))
            self._places.append((name, slice(first, first + start.size), start.shape))
            parts.append(start.ravel())
            first += start.size
        self._start = np.concatenate(parts) if parts else np.zeros(0)

    @property
    def start(self):
        """A copy of the unknowns that were given."""
        return self._start.copy()

    def split(self, vector):
        """Arrays by name of the unknown, which share the memory of the vector."""
        return self._parts(self._checked(vector))

    def _checked(self, vector):
        vector = np.asarray(vector)
        if vector.shape != self._start.shape:
            raise UsageError(f"error: a vector of shape {self._start.shape} is wanted, not of {vector.shape}")
        if vector.dtype.kind not in "fiub":
            raise UsageError(f"error: a vector of reals is wanted, not of {vector.dtype}")
        return vector

    def _parts(self, vector):
        return {name: vector[place].reshape(shape) for name, place, shape in self._places}

    def join(self, arrays):
        """One vector of arrays by name of the unknown."""
        return np.concatenate([arrays[name].ravel() for name, _, _ in self._places])

    def _at(self, vector):
        return self._parts(np.ascontiguousarray(self._checked(vector), dtype=np.float64))

    def value(self, vector):
        return self.model.value(**self._at(vector))

    def value_and_grad(self, vector):
        value, gradient = self.model.value_and_grad(**self._at(vector))
        return value, self.join(gradient)

    def grad(self, vector):
        return self.value_and_grad(vector)[1]

    def hessian(self, vector):
        """A `scipy.sparse.csr_matrix`."""
        return self.model.hessian(**self._at(vector))

    def hessian_product(self, vector, direction):
        """The Hessian at `vector` times `direction`."""
        return self.join(self.model.hvp(self._at(direction), **self._at(vector)))

    def residuals(self, vector):
        """The components of all residual terms, one term after another."""
        found = self.model.residuals(**self._at(vector))
        return np.concatenate([array.ravel() for array in found.values()])

    def jacobian(self, vector):
        """The Jacobian of `residuals`: a `scipy.sparse.csr_matrix`."""
        from scipy.sparse import vstack
        with self.model._lock:
            session = self.model.session("residual", "jacobian", **self._at(vector))
            parts = [session.jacobian(name) for name, _ in session._names[4]]
        return parts[0] if len(parts) == 1 else vstack(parts, format="csr")
