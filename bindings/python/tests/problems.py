"""Programs with their data, and what NumPy says of them."""
import numpy as np

LINE = """
dim V, E;
var x : vec3[V];
data edge : V[E, 2];
data rest : real[E];
param k : real = 10;
energy pull[e in E] = k * square(norm(x[edge[e, 1]] - x[edge[e, 0]]) - rest[e]);
residual pin[v in V] : vec3 = sin(x[v]) - vec3(0.5, 0.25, 0.125);
output size[v in V] = norm(x[v]);
"""


def line(points=12, seed=3):
    """A line of points, drawn at random."""
    rng = np.random.default_rng(seed)
    edge = np.stack([np.arange(points - 1), np.arange(1, points)], axis=1)
    return dict(x=rng.normal(size=(points, 3)), edge=edge, rest=rng.uniform(0.5, 1.5, points - 1))


def line_value(x, edge, rest, k=10.0):
    d = np.linalg.norm(x[edge[:, 1]] - x[edge[:, 0]], axis=1) - rest
    r = np.sin(x) - np.array([0.5, 0.25, 0.125])
    return k * np.sum(d * d) + 0.5 * np.sum(r * r)


def line_gradient(x, edge, rest, k=10.0):
    across = x[edge[:, 1]] - x[edge[:, 0]]
    length = np.linalg.norm(across, axis=1)
    pull = (2 * k * (length - rest) / length)[:, None] * across
    gradient = (np.sin(x) - np.array([0.5, 0.25, 0.125])) * np.cos(x)
    np.add.at(gradient, edge[:, 1], pull)
    np.add.at(gradient, edge[:, 0], -pull)
    return gradient
