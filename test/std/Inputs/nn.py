"""Layers by their definitions, in plain Python, at numbers of ordinary and of extreme size."""
import math
import random

from evaluate import apply, array, check, finish, number

random.seed(5)


def softmax(x):
    most = max(x)
    e = [math.exp(v - most) for v in x]
    return [v / math.fsum(e) for v in e]


def logsumexp(x):
    most = max(x)
    return most + math.log(math.fsum(math.exp(v - most) for v in x))


def table(rows):
    return f"[{', '.join(map(array, rows))}]"


def numbers(*shape):
    return [random.gauss(0, 1) if len(shape) == 1 else numbers(*shape[1:]) for _ in range(shape[0])]


cases = []
for x in (numbers(5), [1000.0, 1001.0, 998.0], [-1e300, 0.0, -745.5], [3.0]):
    n = len(x)
    cases.append((f"softmax({array(x)} + zero)", f"real[{n}]", softmax(x)))
    cases.append((f"logsumexp({array(x)} + zero)", "real", logsumexp(x)))
    cases.append((f"logSoftmax({array(x)} + zero)", f"real[{n}]", [v - logsumexp(x) for v in x]))
cases.append(("exp(logsumexp([-INF, -INF] + zero))", "real", 0))
for n in (2, 7):
    x, gain, bias = numbers(n), numbers(n), numbers(n)
    middle = math.fsum(x) / n
    deviation = math.sqrt(math.fsum((v - middle) ** 2 for v in x) / n + 1e-5)
    expected = [g * (v - middle) / deviation + b for v, g, b in zip(x, gain, bias)]
    cases.append((f"layerNorm({array(x)} + zero, {array(gain)}, {array(bias)}, 1e-5)", f"real[{n}]", expected))
    w, b = numbers(3, n), numbers(3)
    cases.append((f"dense({table(w)}, {array(x)} + zero, {array(b)})", "real[3]", [y + c for y, c in zip(apply(w, x), b)]))
q, k, v = numbers(2, 3), numbers(4, 3), numbers(4, 5)
expected = []
for row in q:
    weights = softmax([y / math.sqrt(3) for y in apply(k, row)])
    expected += apply([list(column) for column in zip(*v)], weights)
cases.append((f"attention({table(q)} + zero, {table(k)}, {table(v)})", "real[2, 5]", expected))
check(["nn"], cases, 3e-15)
finish()
