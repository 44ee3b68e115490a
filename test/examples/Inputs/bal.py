"""A small problem in the format of BAL, with noise, so that the least cost is not 0."""
import random

random.seed(3)
CAMERAS, POINTS = 3, 12


def shown(camera, point):
    x, y, z = (p + t for p, t in zip(point, camera[3:6]))  # cameras are not turned
    return -x / z * camera[6], -y / z * camera[6]


cameras = [[0, 0, 0, 0.4 * k, 0.1 * k, -5, 500, 0, 0] for k in range(CAMERAS)]
points = [[random.uniform(-1, 1) for _ in range(3)] for _ in range(POINTS)]
print(CAMERAS, POINTS, CAMERAS * POINTS)
for c, camera in enumerate(cameras):
    for p, point in enumerate(points):
        u, v = shown(camera, point)
        print(c, p, u + random.gauss(0, 0.5), v + random.gauss(0, 0.5))
for row in (*cameras, *points):
    print(*(number + random.gauss(0, 0.002) for number in row), sep="\n")
