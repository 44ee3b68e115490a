"""Energy densities by singular values: rotations before and after change nothing."""
import math

from evaluate import *

mu, lam = 1.3, 0.8


def rotation(w):
    return exponential(hat(w))


def plane(a):
    return [[math.cos(a), -math.sin(a)], [math.sin(a), math.cos(a)]]


cases = []
for values, u, v in [
    ([1, 1], plane(0), plane(0)),
    ([1.3, 0.6], plane(0.4), plane(-1.1)),
    ([0.2, 2.5], plane(2.0), plane(0.3)),
    ([1, 1, 1], rotation([0, 0, 0]), rotation([0, 0, 0])),
    ([1.3, 0.6, 0.9], rotation([0.1, 0.7, -0.3]), rotation([1.0, -0.2, 0.5])),
    ([0.4, 2.0, 1.1], rotation([-0.5, 0.1, 2.0]), rotation([0.3, 0.3, 0.3])),
]:
    n = len(values)
    f = mat(mul(mul(u, [[float(values[i]) if i == j else 0.0 for j in range(n)] for i in range(n)]), v))
    strain = [(s * s - 1) / 2 for s in values]
    j, square = math.prod(values), sum(s * s for s in values)
    cases.append((f"stVenantKirchhoff({f} + zero, {mu}, {lam})", "real", mu * sum(e * e for e in strain) + lam / 2 * sum(strain) ** 2))
    cases.append((f"neoHookean({f} + zero, {mu}, {lam})", "real", mu / 2 * (square - n) - mu * math.log(j) + lam / 2 * math.log(j) ** 2))
    cases.append((f"stableNeoHookean({f} + zero, {mu}, {lam})", "real", mu / 2 * (square - n) - mu * (j - 1) + lam / 2 * (j - 1) ** 2))
    cases.append((f"symmetricDirichlet({f} + zero)", "real", square + sum(1 / (s * s) for s in values)))
    cases.append((f"asRigidAsPossible({f} + zero)", "real", sum((s - 1) ** 2 for s in values)))
young, poisson = 2.5, 0.3
cases.append((f"lame({young}, {poisson}) + zero", "vec2", [young / 2.6, 0.75 / (1.3 * 0.4)]))
cases.append(("deformation(vec2(1) + zero, vec2(3, 1), vec2(1, 4), inverse(mat2(vec2(1, 0), vec2(0, 1))))", "mat2", [2, 0, 0, 3]))
cases.append(("deformation(vec3(0) + zero, vec3(2, 0, 0), vec3(0, 3, 0), vec3(0, 0, 4), inverse(mat3(2)))", "mat3", [1, 0, 0, 0, 1.5, 0, 0, 0, 2]))
check(["material"], cases, 1e-14)
finish()
