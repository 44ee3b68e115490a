"""Minimises the energy of a net of springs by two methods of scipy.optimize: by gradients, and by Hessian products.

    python3 minimize.py examples"""
import pathlib
import sys

import numpy as np
import scipy.optimize

import hgc

n = 12
number = np.arange(n * n).reshape(n, n)
edge = np.concatenate([np.stack([number[:, :-1].ravel(), number[:, 1:].ravel()], axis=1),
                       np.stack([number[:-1].ravel(), number[1:].ravel()], axis=1)])
x = np.random.default_rng(1).uniform(0, 0.5, (n * n, 3))

model = hgc.compile(pathlib.Path(sys.argv[1]) / "spring.hg", device="cpu")
flat = model.flat(x=x, edge=edge, rest=0.5, k=1.0)

options = {"maxiter": 2000, "ftol": 0, "gtol": 1e-6}
found = scipy.optimize.minimize(flat.value_and_grad, flat.start, jac=True, method="L-BFGS-B", options=options)
print("L-BFGS-B   energy", found.fun)
found = scipy.optimize.minimize(flat.value_and_grad, flat.start, jac=True, hessp=flat.hessian_product, method="Newton-CG",
                                options={"maxiter": 500, "xtol": 1e-10})
print("Newton-CG  energy", found.fun)
