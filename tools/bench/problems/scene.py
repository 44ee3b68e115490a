"""Makes up a bundle in the format of Bundle Adjustment in the Large: scene.py CAMERAS POINTS OBSERVATIONS OUT

Cameras stand on a ring around the points and look at their middle; each point is seen by cameras that stand near each other. What they
see has noise of half a pixel, and the start is beside the truth."""
import math
import random
import sys

SPREAD = (0.01, 0.01, 0.01, 0.03, 0.03, 0.03, 5, 0.01, 0.01)  # of the start of a camera


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def unit(a):
    length = math.sqrt(dot(a, a))
    return [x / length for x in a]


def rotation_vector(rows):
    """Of the matrix of a rotation by less than half a turn."""
    skew = [rows[2][1] - rows[1][2], rows[0][2] - rows[2][0], rows[1][0] - rows[0][1]]
    angle = math.acos((rows[0][0] + rows[1][1] + rows[2][2] - 1) / 2)
    return [angle * x for x in unit(skew)]


def camera_at(turn, noise):
    """The rows of its rotation; rotation vector, translation, focal length and two radial terms."""
    stands = [8 * math.cos(turn), 8 * math.sin(turn), 2 + noise(0.5)]
    back = unit(stands)
    right = unit(cross([0, 0, 1], back))
    rows = [right, cross(back, right), back]
    return rows, [*rotation_vector(rows), *(-dot(row, stands) for row in rows), 600 + noise(40), noise(0.01), noise(0.01)]


def project(rows, camera, point):
    """The camera model of BAL."""
    x, y, z = (dot(row, point) + shift for row, shift in zip(rows, camera[3:6]))
    u, v = -x / z, -y / z
    square = u * u + v * v
    scale = camera[6] * (1 + square * (camera[7] + camera[8] * square))
    return scale * u, scale * v


def seen_by(count, cameras, chance):
    """Cameras around one of them, each once, in ascending order."""
    first, seen = chance.randrange(cameras), set()
    while len(seen) < min(count, cameras):
        seen.add((first + round(chance.gauss(0, 0.7 * count))) % cameras)
    return sorted(seen)


def make(cameras, points, observations, out):
    chance = random.Random(1)

    def noise(size):
        return chance.gauss(0, size)

    rig = [camera_at(2 * math.pi * (k + 0.5) / cameras, noise) for k in range(cameras)]
    cloud = [[noise(1), noise(1), noise(0.5)] for _ in range(points)]
    lines = []
    for p, point in enumerate(cloud):
        for c in seen_by(observations // points + (p < observations % points), cameras, chance):
            u, v = project(*rig[c], point)
            lines.append(f"{c} {p} {u + noise(0.5):.6e} {v + noise(0.5):.6e}\n")
    start = [value + noise(size) for _, camera in rig for value, size in zip(camera, SPREAD)]
    start += [value + noise(0.05) for point in cloud for value in point]
    with open(out, "w", encoding="utf-8") as file:
        file.write(f"{cameras} {points} {len(lines)}\n")
        file.writelines(lines)
        file.writelines(f"{value:.16e}\n" for value in start)


if __name__ == "__main__":
    make(*map(int, sys.argv[1:4]), sys.argv[4])
