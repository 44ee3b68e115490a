"""Fits a decay through points, some of which are wrong, by scipy.optimize.least_squares with exact sparse Jacobians, and by
Gauss and Newton with the loss that the program states.

    python3 least_squares.py examples"""
import pathlib
import sys

import numpy as np
import scipy.optimize
import scipy.sparse.linalg

import hgc

t = np.linspace(0, 5, 200)
y = 2.0 * np.exp(-0.5 * t)
y[::20] += 1.0
model = hgc.compile(pathlib.Path(sys.argv[1]) / "embed" / "fit.hg", device="cpu")
print(model.check(model=np.array([1.0, 1.0]), t=t, y=y))
flat = model.flat()

found = scipy.optimize.least_squares(flat.residuals, flat.start, jac=flat.jacobian, loss="huber", f_scale=0.1)
print("least_squares %.3f %.3f" % tuple(found.x))

at = flat.start
for _ in range(30):
    value, gradient, matrix = model.gauss_newton(model=at)
    step = scipy.sparse.linalg.spsolve(matrix.tocsc(), -gradient)
    while model.value(model=at + step) > value:
        step /= 2
        if np.max(np.abs(step)) < 1e-12:
            break
    at = at + step
    if np.max(np.abs(step)) < 1e-10:
        break
print("model %.3f %.3f" % tuple(at))
