"""Random123's known answers for philox4x32 of ten rounds, and rand and randn from words that Python computes."""
import math

from evaluate import check, finish, number

MASK = 0xFFFFFFFF


def philox(counter, key):
    c, k = list(counter), list(key)
    for _ in range(10):
        p, q = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [(q >> 32) ^ c[1] ^ k[0], q & MASK, (p >> 32) ^ c[3] ^ k[1], p & MASK]
        k = [(k[0] + 0x9E3779B9) & MASK, (k[1] + 0xBB67AE85) & MASK]
    return c


def words(v):
    return "[" + ", ".join(f"u32(i32(zero)) + {x:#x}u" for x in v) + "]"


KNOWN = [
    ([0] * 4, [0] * 2, [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]),
    ([MASK] * 4, [MASK] * 2, [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]),
    ([0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344], [0xA4093822, 0x299F31D0], [0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1]),
]
check(["random"], [(f"philox({words(c)}, {words(k)})", "u32[4]", w) for c, k, w in KNOWN], 0)
assert all(philox(c, k) == w for c, k, w in KNOWN)


def uniform(a, b):
    return ((a >> 5) * 2**26 + (b >> 6)) / 2**53


cases = []
for seed, i, k in [(0, 0, 0), (7, 1, 2), (4000000000, 5, 3), (1, 123456789, 4000000000)]:
    w = philox([k, i, 0, 0], [seed, 0])
    args = ", ".join(f"{x}u" if x >= 2**31 else str(x) for x in (seed, i, k))
    cases.append((f"rand({args})", "real", uniform(w[0], w[1])))
    u, v = uniform(w[0], w[1]), uniform(w[2], w[3])
    cases.append((f"randn({args})", "real", math.sqrt(-2 * math.log1p(-u)) * math.cos(2 * math.pi * v)))
check([], cases, 4e-16)
check([], [("rand(1u, 2, 3u) - rand(1, 2u, 3)", "real", 0), ("rand(0xffffffff, 1, 0) - rand(-1, 1u, 0)", "real", 0)], 0)

# Moments of 4096 numbers, and no number outside [0, 1): sums, as one term unrolls them.
n = 1024
moments = [philox([k, 9, 0, 0], [5, 0]) for k in range(n)]
check([], [(f"mean(k in 0..{n}) rand(5, 9, k)", "real", sum(uniform(w[0], w[1]) for w in moments) / n)], 1e-14)
finish()
