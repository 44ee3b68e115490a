"""Writes problem.txt, a bundle adjustment problem in the format of BAL (Bundle Adjustment in the Large): 12 cameras around a
building and 400 points on its walls. Each point is seen by 5 cameras, with errors of half a pixel; one sighting in 20 is wrong.
Cameras and points are written with errors, except camera 0."""
import math
import random

random.seed(1)


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def unit(a):
    return [c / math.hypot(*a) for c in a]


def rotation_vector(rows):
    """Axis times angle of a rotation matrix whose angle is between 0 and 180 degrees."""
    angle = math.acos((rows[0][0] + rows[1][1] + rows[2][2] - 1) / 2)
    axis = unit([rows[2][1] - rows[1][2], rows[0][2] - rows[2][0], rows[1][0] - rows[0][1]])
    return [angle * c for c in axis]


def moved(numbers, error):
    return [number + random.gauss(0, error) for number in numbers]


corners = [(-3, -2), (3, -2), (3, 0), (0, 0), (0, 2), (-3, 2)]  # the ground plan of the building
points = []
for k in range(400):
    (ax, ay), (bx, by) = corners[k % 6], corners[(k + 1) % 6]
    s = random.random()
    points.append([ax + s * (bx - ax), ay + s * (by - ay), 2 * random.random() - 1])

cameras = []
for k in range(12):
    turn = 2 * math.pi * (k + 0.5) / 12
    place = [12 * math.cos(turn), 12 * math.sin(turn), 3]
    back = unit(place)  # a camera looks along its negative z axis, to the origin
    right = unit(cross([0, 0, 1], back))
    rows = [right, cross(back, right), back]
    shift = [-sum(a * b for a, b in zip(row, place)) for row in rows]
    cameras.append((rows, shift, [800, -0.05, 0.01]))

seen = []
for p, point in enumerate(points):
    for c in sorted(random.sample(range(12), 5)):
        rows, shift, (focal, k1, k2) = cameras[c]
        x, y, z = (sum(a * b for a, b in zip(row, point)) + t for row, t in zip(rows, shift))
        u, v = -x / z, -y / z
        r2 = u * u + v * v
        scale = focal * (1 + k1 * r2 + k2 * r2 * r2)
        error = 40 if random.random() < 0.05 else 0.5
        seen.append((c, p, *moved([scale * u, scale * v], error)))

with open("problem.txt", "w") as file:
    print(len(cameras), len(points), len(seen), file=file)
    for sighting in seen:
        print("%d %d %.4f %.4f" % sighting, file=file)
    for c, (rows, shift, lens) in enumerate(cameras):
        error = 0 if c == 0 else 1
        for number in (moved(rotation_vector(rows), 0.02 * error) + moved(shift, 0.2 * error) + [lens[0] - 20 * error, 0, 0]):
            print("%.10g" % number, file=file)
    for point in points:
        for number in moved(point, 0.2):
            print("%.10g" % number, file=file)
