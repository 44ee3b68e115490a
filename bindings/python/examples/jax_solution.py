"""The solution of a model as a function of JAX, with its derivative, against differences.

    python3 jax_solution.py examples"""
import pathlib
import sys

import jax
import numpy as np

import hgc

jax.config.update("jax_enable_x64", True)

# Derivatives are as exact as solutions.
TIGHT = {"cost_tolerance": 0, "step_tolerance": 0, "max_iterations": 200}


def solution_of(model, name, unknowns):
    """The unknowns, whose shapes are given by name, of a model that was compiled with `by=p`, as a function of p."""
    shapes = {x: jax.ShapeDtypeStruct(shape, np.float64) for x, shape in unknowns.items()}

    def find(p):
        found = model.solve(**{name: np.asarray(p)}, **TIGHT)
        return {x: np.array(found.x[x]) for x in unknowns}

    def pull(p, found, bars):
        # Another solve may have moved the model.
        at, bars = ({x: np.asarray(values) for x, values in some.items()} for some in (found, bars))
        return np.array(model.pullback(bars, **at, **{name: np.asarray(p)})[name])

    @jax.custom_vjp
    def solution(p):
        return jax.pure_callback(find, shapes, p)

    def forward(p):
        found = solution(p)
        return found, (p, found)

    def backward(kept, bars):
        p, found = kept
        return (jax.pure_callback(pull, jax.ShapeDtypeStruct(p.shape, np.float64), p, found, bars),)

    solution.defvjp(forward, backward)
    return solution


folder = pathlib.Path(sys.argv[1])
points = np.loadtxt(folder / "circle.csv", delimiter=",", usecols=(0, 1))
model = hgc.compile(folder / "circle.hg", by="p", device="cpu")
model.solve(p=points, centre=np.zeros(2), radius=1.0)
solution = solution_of(model, "p", {"centre": (2,), "radius": ()})


@jax.jit
def loss(p):
    """How far the centre of the circle lies from a place, and how large it is."""
    found = solution(p)
    return jax.numpy.sum((found["centre"] - jax.numpy.array([1.0, 2.0])) ** 2) + found["radius"] ** 2


gradient = jax.grad(loss)(points)
for row, column in ((0, 0), (3, 1), (len(points) - 1, 0)):
    step = np.zeros_like(points)
    step[row, column] = 1e-4
    difference = (loss(points + step) - loss(points - step)) / 2e-4
    assert abs(gradient[row, column] - difference) < 1e-6, (row, column, gradient[row, column], difference)
print("as differences")
