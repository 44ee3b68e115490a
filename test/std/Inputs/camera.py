"""Projections by the formulas as OpenCV's and BAL's documents write them, and the fisheye on and near its axis."""
import math

from evaluate import check, finish, vec, array, number

f, c = [520.0, 515.0], [319.5, 241.0]
k = [-0.28, 0.07, 1e-3, -2e-4, 0.01, 0.3, -0.05, 0.002]
q = [0.1, -0.02, 3e-3, 1e-3]
cases = []
for p in ([0.3, -0.2, 2.0], [0, 0, 1.5], [1e-7, 2e-7, 3.0], [0.1, 0.12, 1.1], [-2.0, 1.0, 1.5]):
    x, y = p[0] / p[2], p[1] / p[2]
    r = math.hypot(x, y)
    cases.append((f"pinhole({vec(p)} + zero, {vec(f)}, {vec(c)})", "vec2", [f[0] * x + c[0], f[1] * y + c[1]]))
    tangent = [2 * k[2] * x * y + k[3] * (r**2 + 2 * x**2), k[2] * (r**2 + 2 * y**2) + 2 * k[3] * x * y]
    for count in (5, 8):
        s = 1 + k[0] * r**2 + k[1] * r**4 + k[4] * r**6
        if count == 8:
            s /= 1 + k[5] * r**2 + k[6] * r**4 + k[7] * r**6
        d = [x * s + tangent[0], y * s + tangent[1]]
        cases.append((f"opencvProject({vec(p)} + zero, {vec(f)}, {vec(c)}, {array(k[:count])})", "vec2", [f[0] * d[0] + c[0], f[1] * d[1] + c[1]]))
    s = 500 * (1 - 1e-2 * r**2 + 2e-3 * r**4)
    cases.append((f"balProject({vec(p)} + zero, 500, -1e-2, 2e-3)", "vec2", [-s * x, -s * y]))
for p in ([0.3, -0.2, 2.0], [0, 0, 1.5], [1e-9, 0, 3.0], [0.1, 0.12, 1.6], [0.05, 0.15, 1.58], [-2.0, 1.0, 1e-3], [1.0, 1.0, -0.5], [0.5, -0.1, 0.0]):
    r = math.hypot(p[0], p[1])
    a = math.atan2(r, p[2])
    s = (1 + q[0] * a**2 + q[1] * a**4 + q[2] * a**6 + q[3] * a**8) * (a / r if r > 0 else 1 / p[2])
    cases.append((f"fisheyeProject({vec(p)} + zero, {vec(f)}, {vec(c)}, {array(q)})", "vec2", [f[0] * s * p[0] + c[0], f[1] * s * p[1] + c[1]]))
check(["camera"], cases, 1e-14)
finish()
