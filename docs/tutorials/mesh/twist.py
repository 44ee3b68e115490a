"""Holds the bottom of an elastic ball, turns and lifts its top, and finds the shape that it takes: Newton's method with
hgc's sparse Hessian. Writes twisted.obj and ball.svg.

    python3 twist.py sphere.obj"""
import sys

import numpy as np
import scipy.sparse.linalg

import hgc

# The mesh: vertices and triangles of the file, edges and hinges of the triangles.
lines = [line.split() for line in open(sys.argv[1])]
rest = np.array([[float(c) for c in line[1:4]] for line in lines if line[:1] == ["v"]])
faces = np.array([[int(c.split("/")[0]) - 1 for c in line[1:4]] for line in lines if line[:1] == ["f"]])
opposite = {(a, b): c for f in faces.tolist() for a, b, c in (f, f[1:] + f[:1], f[2:] + f[:2])}
hinge = np.array([[a, b, c, opposite[b, a]] for (a, b), c in opposite.items() if a < b and (b, a) in opposite])
edge = hinge[:, :2]  # the ball is closed: each edge has two triangles

model = hgc.compile("shell.hg")
print(model.check(x=rest + 0.01 * np.random.default_rng(1).standard_normal(rest.shape), rest=rest, edge=edge, hinge=hinge))
value, gradient = model.value_and_grad(x=1.1 * rest)
print(f"blown up by a tenth: energy {value:.6f}, gradient of shape {gradient['x'].shape}")

# The bottom stays, the top is turned and lifted. The search starts from a twist of the whole ball.
share = np.clip((rest[:, 2] + 0.8) / 1.6, 0, 1)  # 0 at the bottom, 1 at the top
c, s = np.cos(share * np.radians(60)), np.sin(share * np.radians(60))
x = np.stack([c * rest[:, 0] - s * rest[:, 1], s * rest[:, 0] + c * rest[:, 1], rest[:, 2] + 0.5 * share], axis=1)
held = (share == 0) | (share == 1)
free = np.repeat(~held, 3)  # entries of x that Newton's method may change

size = np.inf
for step in range(100):
    # Far from the end a positive semidefinite matrix makes every step go downhill; near it the exact one ends sooner.
    value, gradient, hessian = model.newton(positive=size > 0.1, x=x)
    size = np.abs(gradient[free]).max()
    print(f"step {step:2}  energy {value:10.6f}  largest force {size:.1e}")
    if size < 1e-8:
        break
    move = np.zeros(x.size)
    move[free] = scipy.sparse.linalg.spsolve(hessian[free][:, free].tocsc(), -gradient[free])
    length, slope = 1.0, gradient[free] @ move[free]
    while model.value(x=x + length * move.reshape(x.shape)) > value + 1e-4 * length * slope and length > 1e-6:
        length /= 2
    x = x + length * move.reshape(x.shape)

with open("twisted.obj", "w") as file:
    for v in x:
        print("v", *v, file=file)
    for f in faces + 1:
        print("f", *f, file=file)


stripe = np.arctan2(*rest[faces].mean(axis=1).T[:2]) // (np.pi / 6) % 2  # of each triangle, so that the twist can be seen


def triangles(x, left):
    """The triangles that face the viewer, the farthest first, from the side and a little from above."""
    corners = (x @ np.array([[1, 0, 0], [0, 0.3, 0.95], [0, -0.95, 0.3]]).T)[faces]
    normal = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    for f in np.argsort(corners[:, :, 2].mean(axis=1)):
        if normal[f, 2] > 0:
            light = int((150 if stripe[f] else 190) + 60 * normal[f] @ [0.36, 0.48, 0.8])
            colour = f"rgb({light},90,90)" if held[faces[f]].all() else f"rgb(90,{light * 3 // 4},{light})"
            at = " ".join(f"{left + 100 * p[0]:.1f},{190 - 100 * p[1]:.1f}" for p in corners[f])
            yield f'<polygon points="{at}" fill="{colour}" stroke="{colour}"/>'


with open("ball.svg", "w") as svg:
    print('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" stroke-width="0.3">', file=svg)
    print('<rect width="600" height="300" fill="white"/>', *triangles(rest, 150), *triangles(x, 450), "</svg>", sep="\n", file=svg)
print("ball.svg:", len(faces), "triangles")
