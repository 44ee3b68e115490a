"""Compares the numbers of two text files: equal to 1e-13 of the largest."""
import sys

a, b = ([float(word) for word in open(name).read().split()] for name in sys.argv[1:3])
assert len(a) == len(b) and a, (len(a), len(b))
worst = max(abs(x - y) for x, y in zip(a, b))
assert worst <= 1e-13 * max(map(abs, b)), worst
