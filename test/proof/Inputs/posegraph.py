"""A g2o file: the model's value, gradient and second derivative along a direction against matrices in 50 digits.

posegraph.py plane|space|log MODEL.hg FILE.g2o FOLDER EDGES
  plane, space: g2o's errors in the plane and in space; log: the robust logarithm of examples/posegraph.hg.
  The comparison takes so many of the edges, evenly; FOLDER/all.*.txt holds the whole file.
"""
import math
import random

from matrices import *
from proof import *

kind, model, source, folder, limit = sys.argv[1:6]
pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
lines = [line.split() for line in pathlib.Path(source).read_text().splitlines()]
poses = {int(w[1]): [float(x) for x in w[2:]] for w in lines if w and w[0].startswith("VERTEX")}
edges = [(int(w[1]), int(w[2]), [float(x) for x in w[3:]]) for w in lines if w and w[0].startswith("EDGE")]
size = 3 if kind == "plane" else 7  # numbers of a measurement; the information matrix follows


def vector_of(q):
    """The rotation vector of a unit quaternion."""
    s = math.hypot(*q[:3])
    return [2 * math.atan2(s, q[3]) / s * x for x in q[:3]] if s else [0.0] * 3


if not poses:  # only measurements: the odometry is the guess
    poses[0] = [0.0] * 3
    for a, b, z in edges:
        if b == a + 1:
            x, y, t = poses[a]
            c, s = math.cos(t), math.sin(t)
            poses[b] = [x + c * z[0] - s * z[1], y + s * z[0] + c * z[1], t + z[2]]
# A guess from the odometry has errors of 0 on most edges; moved a little, every edge counts.
random.seed(1)
guess = [poses[k] if kind == "plane" else vector_of(poses[k][3:]) + poses[k][:3] for k in range(len(poses))]
guess = [[round(x + random.uniform(-0.05, 0.05), 6) for x in p] for p in guess]
direction = [[round(random.uniform(-1, 1), 6) for _ in p] for p in guess]


def bindings(name, chosen):
    rows = {"from": [[str(a)] for a, _, _ in chosen], "to": [[str(b)] for _, b, _ in chosen]}
    rows |= {"z": [vector_of(z[3:7]) + z[:3] if kind == "log" else z[:size] for _, _, z in chosen]}
    rows |= {} if kind == "log" else {"info": [z[size:] for _, _, z in chosen]}
    return {key: write(f"{folder}/{name}.{key}.txt", value) for key, value in (rows | {"x": guess}).items()}


def unpack(z):
    """The pose and the information matrix of a measurement."""
    if kind == "plane":
        pose, n = plane(z), 3
    else:
        pose, n = (rotation_of(z[3:7]), z[:3]), 6
    info, upper = [[mpf(0)] * n for _ in range(n)], iter(z[size:])
    for i in range(n):
        for j in range(i, n):
            info[i][j] = info[j][i] = next(upper)
    return pose, info


def cost(z, a, b):
    """What an edge adds to the objective."""
    if kind == "log":  # examples/posegraph.hg: standard deviations 1 / 50 and 1 / 10, Huber from 3 on
        poses = [(rodrigues(p[:3]), p[3:]) for p in (z, a, b)]
        turn, shift = between(poses[0], between(*poses[1:]))
        v, cosine = axis(turn)
        sine = mpmath.norm(v)
        angle = mpmath.atan2(sine, cosine)
        w = [x * angle / sine for x in v]
        # The left Jacobian by its series, solved for the velocity.
        series = term = mpmath.eye(3)
        k = 2
        while mpmath.norm(term) > mpf(10) ** -mpmath.mp.dps:
            term = term * mpmath.matrix(hat(w)) / k
            series, k = series + term, k + 1
        u = list(mpmath.lu_solve(series, mpmath.matrix(shift)))
        s = 2500 * sum(x * x for x in w) + 100 * sum(x * x for x in u)
        return (s if s <= 9 else 6 * mpmath.sqrt(s) - 9) / 2
    z, info = z
    if kind == "plane":
        turn, shift = between(z, between(plane(a), plane(b)))
        d = shift + [mpmath.atan2(turn[1][0], turn[0][0])]
    else:
        turn, shift = between(z, between(*((rodrigues(p[:3]), p[3:]) for p in (a, b))))
        v, cosine = axis(turn)
        d = shift + [x / mpmath.sqrt(2 * (1 + cosine)) for x in v]  # sin(angle / 2) times the axis
    return sum(x * y for x, y in zip(d, apply(info, d))) / 2


exact = lambda numbers: [mpf(x) for x in numbers]
chosen = edges[::max(1, -(-len(edges) // int(limit)))]
bindings("all", edges)
bound = bindings("some", chosen) | {"x.dot": write(f"{folder}/dot.txt", direction)}
out = {name: f"{folder}/{name}.txt" for name in ("value", "grad.x", "hvp.x")}
run(model, bound, out)

width = len(guess[0])
value, curvature, curvature_size = mpf(0), mpf(0), mpf(0)
gradient = [mpf(0)] * (width * len(guess))
for a, b, z in chosen:
    if kind == "log":
        z = exact(vector_of(z[3:7]) + z[:3])
    else:
        z = unpack(exact(z))
    at, along = exact(guess[a] + guess[b]), exact(direction[a] + direction[b])
    both = lambda p: cost(z, p[:width], p[width:])
    value += both(at)
    for k in range(2 * width):
        place = (a if k < width else b) * width + k % width
        gradient[place] += slope(lambda t: both(at[:k] + [t] + at[k + 1:]), at[k])
    with mpmath.workdps(100):
        h = mpf(10) ** -25
        steps = [both([x + s * h * d for x, d in zip(at, along)]) for s in (-1, 0, 1)]
        second = (steps[0] - 2 * steps[1] + steps[2]) / (h * h)
    curvature, curvature_size = curvature + second, curvature_size + abs(second)

if kind == "log":  # the anchor of the example: half of 1000^2 times the square of the first pose
    first = exact(guess[0])
    value += 500000 * sum(x * x for x in first)
    for k, x in enumerate(first):
        gradient[k] += 1000000 * x
    more = 1000000 * sum(mpf(d) ** 2 for d in direction[0])
    curvature, curvature_size = curvature + more, curvature_size + more
judge("value", numbers(out["value"])[0], value, mpf("1e-15") * value)
judge_vector("gradient", numbers(out["grad.x"]), gradient, mpf("1e-14"))
product = mpmath.fsum(mpf(h) * d for h, d in zip(numbers(out["hvp.x"]), sum(direction, [])))
judge("second derivative", product, curvature, mpf("1e-14") * curvature_size)
finish(f"{pathlib.Path(source).stem}, {len(chosen)} of {len(edges)} edges, {kind}")
