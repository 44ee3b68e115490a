"""Weights reproduce polynomials; colours against the numbers of the standards."""
import math

from evaluate import check, finish, number

cases = []
for u, v in [(0, 0), (1, 0), (0.25, 0.75), (0.5, 0.1)]:
    # A bilinear function is its own interpolation.
    def g(i, j):
        return 2 + 3 * i - j + 0.5 * i * j
    cases.append((f"bilinear(vec4({g(0, 0)}, {g(0, 1)}, {g(1, 0)}, {g(1, 1)}) + zero, vec2({u}, {v}))", "real", g(u, v)))
    cases.append((f"dot(cubicWeights({u} + zero), vec4(1))", "real", 1))
    # Catmull and Rom's cubic reproduces quadratics.
    cases.append((f"dot(cubicWeights({u} + zero), vec4(1, 0, 1, 4))", "real", u * u))
cases += [
    ("vec3(smoothstep(1, 3, 0.5 + zero), smoothstep(1, 3, 1.5 + zero), smoothstep(1, 3, 4 + zero))", "vec3", [0, 0.15625, 1]),
    ("gaussian(1.5 + zero, 0.8)", "real", math.exp(-0.5 * (1.5 / 0.8) ** 2) / (0.8 * math.sqrt(2 * math.pi))),
    ("linearOfSrgb(vec3(0, 0.02, 1) + zero)", "vec3", [0, 0.02 / 12.92, 1]),
    ("linearOfSrgb(0.5 + zero)", "real", 0.21404114048223255),
    ("srgbOfLinear(vec3(0, 0.001, 1) + zero)", "vec3", [0, 0.01292, 1]),
    ("srgbOfLinear(linearOfSrgb(0.7 + zero))", "real", 0.7),
    ("gammaDecode(gammaEncode(0.3 + zero, 2.2), 2.2)", "real", 0.3),
    ("luminance(vec3(1) + zero)", "real", 1),
    ("luminance(vec3(0.5, 0.25, 0.125) + zero)", "real", 0.5 * 0.2126 + 0.25 * 0.7152 + 0.125 * 0.0722),
]
check(["image"], cases, 2e-15)
finish()
