"""A model as a function of torch, with its derivative, checked by torch itself.

    python3 torch_function.py examples"""
import pathlib
import sys

import numpy as np
import torch

import hgc


class Objective(torch.autograd.Function):
    """The objective of a model as a function of one unknown."""

    @staticmethod
    def forward(ctx, x, model, name):
        value, gradient = model.value_and_grad(**{name: x.detach().contiguous().numpy()})
        ctx.save_for_backward(torch.from_numpy(gradient[name]))
        return x.new_tensor(value)

    @staticmethod
    def backward(ctx, bar):
        (gradient,) = ctx.saved_tensors
        return bar * gradient, None, None


edge = np.array([[0, 1], [1, 2], [2, 3], [3, 0]])
model = hgc.compile(pathlib.Path(sys.argv[1]) / "spring.hg", device="cpu")
x = torch.rand(4, 3, dtype=torch.float64, requires_grad=True)
model.value(x=x.detach().numpy(), edge=edge, rest=0.5)
assert torch.autograd.gradcheck(lambda x: Objective.apply(x, model, "x"), (x,))
print("gradcheck passed")
