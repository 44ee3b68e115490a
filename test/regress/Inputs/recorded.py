"""Recorded terms, declared over constant axes and, the same, over dimensions: recorded.py AXIS.hg DIM.hg"""
import random
import sys

heads = ("var x : vec3[20];\nvar cam : real[20, 9];\nparam k : real[3] = [1, 2, 3];\n",
         "dim V = 20;\ndim K = 9;\nvar x : vec3[V];\nvar cam : real[V, K];\nparam k : real[3] = [1, 2, 3];\n")
terms = ["dim D = 3;\nenergy whole[i in D] = square(cam[0, 0] + cam[1, 1] * x[2].y - cam[3, 8]) * i;\n"]
draw = random.Random(1)
for n in range(40):
    a, b, c = draw.sample(range(20), 3)
    terms += [f"energy e{n} = {draw.random():.3f} * norm(x[{a}] - x[{b}]) + k[{n % 3}] * square(x[{c}].z);\n",
              f"residual r{n} : vec2 = vec2(cam[{a}, 0] * cam[{b}, 3] - cam[{c}, 8], x[{c}].x * cam[{a}, 1]);\n",
              f"residual s{n} = exp(cam[{a}, {n % 9}] - cam[{b}, {(n * 5 + 1) % 9}] * x[{c}].{'xyz'[n % 3]});\n"]
for path, head in zip(sys.argv[1:], heads):
    with open(path, "w") as file:
        file.writelines([head, *terms])
