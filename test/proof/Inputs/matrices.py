"""Rigid motions in 50 digits as matrices (lists of rows), from the textbook formulas alone."""
import mpmath
from mpmath import mpf


def mul(a, b):
    columns = list(zip(*b))
    return [[sum(x * y for x, y in zip(row, column)) for column in columns] for row in a]


def apply(a, v):
    return [sum(x * y for x, y in zip(row, v)) for row in a]


def transpose(a):
    return [list(row) for row in zip(*a)]


def hat(w):
    zero = mpf(0)
    return [[zero, -w[2], w[1]], [w[2], zero, -w[0]], [-w[1], w[0], zero]]


def rodrigues(w):
    """The rotation matrix of a rotation vector: 1 + sin a / a W + (1 - cos a) / a^2 W W."""
    square = sum(x * x for x in w)
    if not square:
        return [[mpf(i == j) for j in range(3)] for i in range(3)]
    a = mpmath.sqrt(square)
    s, c = mpmath.sin(a) / a, (1 - mpmath.cos(a)) / square
    h = hat(w)
    hh = mul(h, h)
    return [[(i == j) + s * h[i][j] + c * hh[i][j] for j in range(3)] for i in range(3)]


def rotation_of(q):
    """The rotation matrix of a quaternion (x, y, z, w) of any length."""
    x, y, z, w = q
    n = x * x + y * y + z * z + w * w
    return [[1 - 2 * (y * y + z * z) / n, 2 * (x * y - z * w) / n, 2 * (x * z + y * w) / n],
            [2 * (x * y + z * w) / n, 1 - 2 * (x * x + z * z) / n, 2 * (y * z - x * w) / n],
            [2 * (x * z - y * w) / n, 2 * (y * z + x * w) / n, 1 - 2 * (x * x + y * y) / n]]


def axis(m):
    """sin(angle) times the axis, and the cosine."""
    v = [(m[2][1] - m[1][2]) / 2, (m[0][2] - m[2][0]) / 2, (m[1][0] - m[0][1]) / 2]
    return v, (m[0][0] + m[1][1] + m[2][2] - 1) / 2


def between(a, b):
    """b = (rotation, translation) seen from a."""
    back = transpose(a[0])
    return mul(back, b[0]), apply(back, [y - x for x, y in zip(a[1], b[1])])


def plane(p):
    """The pose (x, y, angle) of the plane."""
    c, s = mpmath.cos(p[2]), mpmath.sin(p[2])
    return [[c, -s], [s, c]], list(p[:2])
