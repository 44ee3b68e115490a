"""Geometry by hand formulas (Heron, the law of cosines, Cramer), on triangles of odd shapes."""
import math

from evaluate import *

P = [[0.3, -1.2, 2.0], [1.7, 0.4, -0.6], [-0.9, 2.2, 0.8], [0.1, 0.5, 3.3]]
a, b, c, d = P
A, B, C, D = (vec(p) + " + zero" for p in P)
sides = [norm(sub(b, c)), norm(sub(c, a)), norm(sub(a, b))]
s = sum(sides) / 2
heron = math.sqrt(s * (s - sides[0]) * (s - sides[1]) * (s - sides[2]))
alpha = math.acos((sides[1] ** 2 + sides[2] ** 2 - sides[0] ** 2) / (2 * sides[1] * sides[2]))
n = cross(sub(b, a), sub(c, a))
cases = [
    (f"triangleArea({A}, {B}, {C})", "real", heron),
    (f"triangleNormal({A}, {B}, {C})", "vec3", [x / norm(n) for x in n]),
    (f"norm(triangleVector({A}, {B}, {C}))", "real", 2 * heron),
    (f"triangleArea(vec2(0) + zero, vec2(2, 0), vec2(0, 3))", "real", 3),
    (f"triangleArea(vec2(0) + zero, vec2(0, 3), vec2(2, 0))", "real", -3),
    (f"cornerAngle({A}, {B}, {C})", "real", alpha),
    (f"cornerAngle(vec2(0) + zero, vec2(1, 0), vec2(-1, 1))", "real", 0.75 * math.pi),
    (f"angleBetween(vec3(1, 0, 0), vec3(1, 1e-9, 0) + zero)", "real", 1e-9),
    (f"cornerCotangent({A}, {B}, {C})", "real", 1 / math.tan(alpha)),
    (f"cornerAngle({A}, {B}, {C}) + cornerAngle({B}, {C}, {A}) + cornerAngle({C}, {A}, {B})", "real", math.pi),
    (f"circumradius({A}, {B}, {C})", "real", sides[0] / (2 * math.sin(alpha))),
    (f"inradius({A}, {B}, {C})", "real", heron / s),
    (f"barycentre({A}, {B}, {C})", "vec3", [sum(x) / 3 for x in zip(a, b, c)]),
    (f"barycentre({A}, {B}, {C}, {D})", "vec3", [sum(x) / 4 for x in zip(*P)]),
    (f"barycentre(vec2(1, 2), vec2(3, 5), vec2(2, 2) + zero)", "vec2", [2, 3]),
    (f"angleDefect(6 * cornerAngle(vec3(0) + zero, vec3(1, 0, 0), vec3(0.5, sqrt(0.75), 0)))", "real", 0),
]
weights = [0.2, 0.5, 0.3]
inside = [sum(w * p[k] for w, p in zip(weights, P)) for k in range(3)]
above = [x + 0.7 * y for x, y in zip(inside, n)]
cases += [(f"barycentric({vec(p)} + zero, {A}, {B}, {C})", "vec3", weights) for p in (inside, above)]
volume = dot(n, sub(d, a)) / 6
cases += [
    (f"tetrahedronVolume({A}, {B}, {C}, {D})", "real", volume),
    ("tetrahedronVolume(vec3(0) + zero, vec3(1, 0, 0), vec3(0, 1, 0), vec3(0, 0, 1))", "real", 1 / 6),
    (f"planeDistance({D}, {A}, triangleNormal({A}, {B}, {C}))", "real", volume * 3 / heron),
    (f"lineDistance({C}, {A}, {B})", "real", 2 * heron / sides[2]),
    ("segmentDistance(vec3(5, 4, 0) + zero, vec3(0), vec3(2, 0, 0))", "real", 5),
    ("segmentDistance(vec3(1, 4, 3) + zero, vec3(0), vec3(2, 0, 0))", "real", 5),
    ("segmentDistance(vec3(-3, 4, 0) + zero, vec3(0), vec3(2, 0, 0))", "real", 5),
]
for bend in (0, 1e-9, 0.5, 1.5, 3.0, -0.5, -3.0):
    # c lies flat; d is turned down by `bend` around the edge a, b, away from the normals.
    turned = [0.3, -2 * math.cos(bend), -2 * math.sin(bend)]
    cases.append((f"dihedralAngle(vec3(0) + zero, vec3(1, 0, 0), vec3(0.4, 3, 0), {vec(turned)})", "real", bend))
check(["geometry"], cases, 1e-14)
finish()
