"""Compares a simulated call's price, delta and vega with the closed form."""
import math
import pathlib
import sys

value, delta, vega = (float(pathlib.Path(p).read_text()) for p in sys.argv[1:])
S, K, r, s, T = 100, 105, 0.03, 0.25, 1
d1 = (math.log(S / K) + (r + s * s / 2) * T) / (s * math.sqrt(T))
d2 = d1 - s * math.sqrt(T)


def normal(x):
    return 0.5 * math.erfc(-x / math.sqrt(2))


price = S * normal(d1) - K * math.exp(-r * T) * normal(d2)
density = math.exp(-d1 * d1 / 2) / math.sqrt(2 * math.pi)
# Three standard errors of 100000 paths.
assert abs(value - price) < 3 * 16 / math.sqrt(1e5), (value, price)
assert abs(delta - normal(d1)) < 3 * 0.6 / math.sqrt(1e5), (delta, normal(d1))
assert abs(vega - S * density * math.sqrt(T)) < 3 * 90 / math.sqrt(1e5), (vega, S * density)
print("agrees")
