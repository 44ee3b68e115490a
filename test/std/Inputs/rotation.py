"""Rotations against the series of the matrix exponential."""
import math

from evaluate import *

vectors = [[0, 0, 0], [1e-9, -2e-9, 3e-9], [0.1, -0.2, 0.15], [0.18, 0.2, 0.17], [1.2, -0.7, 0.4], [-2.0, 1.0, 2.0], [0, 0, 3.14159], [3.1415926, 0, 0]]
points = [[1, 2, 3], [-0.3, 0.5, 0.2]]
cases = []


def exp3(w):
    return exponential(hat(w))


def pose(w, t):
    """4 by 4 of exp(w) and t."""
    return [row + [x] for row, x in zip(exp3(w), t)] + [[0, 0, 0, 1]]


def twist(w, u):
    return exponential([row + [x] for row, x in zip(hat(w), u)] + [[0] * 4])


for w in vectors:
    r = exp3(w)
    cases.append((f"so3Exp({vec(w)} + zero)", "mat3", columns(r)))
    cases.append((f"quatToMatrix(quatExp({vec(w)} + zero))", "mat3", columns(r)))
    cases.append((f"so3Log(so3Exp({vec(w)} + zero))", "vec3", w))
    cases.append((f"quatLog(-quatExp({vec(w)} + zero))", "vec3", w))
    cases.append((f"hat({vec(w)} + zero) * vec3(1, 2, 3)", "vec3", cross(w, [1, 2, 3])))
    for p in points:
        cases.append((f"so3Act({vec(w)} + zero, {vec(p)})", "vec3", apply(r, p)))
        cases.append((f"quatAct(quatExp({vec(w)} + zero), {vec(p)})", "vec3", apply(r, p)))
        m = twist(w, p)
        cases.append((f"se3Exp({array(w + p)})", "real[6]", w + [m[i][3] for i in range(3)]))
        cases.append((f"so3Jacobian({vec(w)}, {vec(p)} + zero)", "vec3", [m[i][3] for i in range(3)]))
        cases.append((f"se3Log(se3Exp({array(w + p)}))", "real[6]", w + p))
    for v in vectors[:6]:
        cases.append((f"so3Exp(so3Compose({vec(w)} + zero, {vec(v)}))", "mat3", columns(mul(r, exp3(v)))))
        cases.append((f"so3Exp(so3Between({vec(w)} + zero, {vec(v)}))", "mat3", columns(mul(transpose(r), exp3(v)))))
        cases.append((f"quatToMatrix(quatMul(quatExp({vec(w)} + zero), quatConjugate(quatExp({vec(v)}))))", "mat3", columns(mul(r, transpose(exp3(v))))))
        a, b = pose(w, [1, -2, 0.5]), pose(v, [0.25, 3, -1])
        A, B = array(w + [1, -2, 0.5]), array(v + [0.25, 3, -1])
        cases.append((f"se3Act(se3Compose({A}, {B}), vec3(1, 2, 3) + zero)", "vec3", apply(mul(a, b), [1, 2, 3, 1])[:3]))
        inverse = pose([-x for x in w], [-x for x in apply(transpose(r), [1, -2, 0.5])])
        cases.append((f"se3Act(se3Between({A}, {B}), vec3(1, 2, 3) + zero)", "vec3", apply(mul(inverse, b), [1, 2, 3, 1])[:3]))
        cases.append((f"se3Act(se3Inverse({A}), vec3(1, 2, 3) + zero)", "vec3", apply(inverse, [1, 2, 3, 1])[:3]))
check(["rotation"], cases, 3e-14)

cases = []
for a in (0, 1e-9, 0.2, 0.4, -1.3, 3.0):
    c, s = math.cos(a), math.sin(a)
    cases.append((f"so2Exp({number(a)} + zero)", "mat2", [c, s, -s, c]))
    cases.append((f"so2Log(so2Exp({number(a)} + zero))", "real", a))
    cases.append((f"wrapAngle({number(a)} + zero + 3 * TAU)", "real", a))
    for b in (0.3, -2.5):
        def matrix(x, y, t):
            return [[math.cos(t), -math.sin(t), x], [math.sin(t), math.cos(t), y], [0, 0, 1]]
        A, B = matrix(1, 2, a), matrix(-0.5, 3, b)
        pa, pb = vec([1, 2, a]), vec([-0.5, 3, b])
        cases.append((f"se2Act(se2Compose({pa}, {pb}), vec2(4, 5) + zero)", "vec2", apply(mul(A, B), [4, 5, 1])[:2]))
        cases.append((f"se2Act(se2Compose({pa}, se2Between({pa}, {pb})), vec2(4, 5) + zero)", "vec2", apply(B, [4, 5, 1])[:2]))
    m = exponential([[0, -a, 1.5], [a, 0, -0.5], [0, 0, 0]])
    cases.append((f"se2Exp({vec([1.5, -0.5, a])} + zero)", "vec3", [m[0][2], m[1][2], a]))
    cases.append((f"se2Log(se2Exp({vec([1.5, -0.5, a])} + zero))", "vec3", [1.5, -0.5, a]))
    cases.append((f"se2Act(se2Compose(se2Inverse({vec([1, 2, a])}), {vec([1, 2, a])}), vec2(4, 5) + zero)", "vec2", [4, 5]))
check(["rotation"], cases, 2e-14)
finish()
