"""The solution of a model as a function of torch, with its derivative, checked by torch itself.

    python3 torch_solution.py examples"""
import pathlib
import sys

import numpy as np
import torch

import hgc

# Derivatives are as exact as solutions.
TIGHT = {"cost_tolerance": 0, "step_tolerance": 0, "max_iterations": 200}


class Solution(torch.autograd.Function):
    """The unknown `x` of a model that was compiled with `by=p`, as a function of p."""

    @staticmethod
    def forward(ctx, p, model, x, name):
        given = {name: p.detach().contiguous().numpy()}
        found = model.solve(**given, **TIGHT)
        # Other solves may move the model before the derivative is asked for.
        ctx.at = {key: np.array(values) for key, values in {**found.x, **given}.items()}
        ctx.of = model, x, name
        return torch.from_numpy(ctx.at[x])

    @staticmethod
    def backward(ctx, bar):
        model, x, name = ctx.of
        bars = model.pullback({x: bar.contiguous().numpy()}, **ctx.at)
        return torch.from_numpy(np.array(bars[name])), None, None, None


folder = pathlib.Path(sys.argv[1])
points = np.loadtxt(folder / "circle.csv", delimiter=",", usecols=(0, 1))
model = hgc.compile(folder / "circle.hg", by="p", device="cpu")
model.solve(p=points, centre=np.zeros(2), radius=1.0)
p = torch.tensor(points, requires_grad=True)
assert torch.autograd.gradcheck(lambda p: Solution.apply(p, model, "centre", "p"), (p,), eps=1e-4, atol=1e-6)
print("gradcheck passed")
