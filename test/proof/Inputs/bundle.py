"""A problem in BAL's format: residuals, Jacobian, value and gradient against the camera's formulas in 50 digits.

bundle.py MODEL.hg FILE.txt FOLDER [SLACK]
"""
from matrices import *
from proof import *

model, source, folder = sys.argv[1:4]
slack = int(sys.argv[4]) if len(sys.argv) > 4 else 1
pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
words = iter(pathlib.Path(source).read_text().split())
take = lambda n: [next(words) for _ in range(n)]
cameras, points, count = map(int, take(3))
observed = [take(4) for _ in range(count)]
cam, pt = [take(9) for _ in range(cameras)], [take(3) for _ in range(points)]
rows = {"ci": [o[:1] for o in observed], "pi": [o[1:2] for o in observed], "uv": [o[2:] for o in observed]}
bound = {name: write(f"{folder}/{name}.txt", value) for name, value in (rows | {"cam": cam, "pt": pt}).items()}
out = {name: f"{folder}/{name}.txt" for name in ("value", "residual.reproj", "grad.cam", "grad.pt")}
run(model, bound, out | {"jacobian.reproj": f"{folder}/j.mtx"})
residuals, jacobian = numbers(out["residual.reproj"]), matrix(f"{folder}/j.mtx")
exact = lambda texts: [mpf(float(t)) for t in texts]


def project(c, p):
    """P = R X + t; p = -P / P.z; f r(p) p with r(p) = 1 + k1 |p|^2 + k2 |p|^4."""
    x, y, z = [a + b for a, b in zip(apply(rodrigues(c[:3]), p), c[3:6])]
    x, y = -x / z, -y / z
    r = x * x + y * y
    scale = c[6] * (1 + c[7] * r + c[8] * r * r)
    return [scale * x, scale * y]


value, gradient = mpf(0), [mpf(0)] * (9 * cameras + 3 * points)
for i, (c, p, *uv) in enumerate(observed):
    c, p = int(c), int(p)
    at, uv = exact(cam[c] + pt[p]), exact(uv)
    columns = [9 * c + k for k in range(9)] + [9 * cameras + 3 * p + k for k in range(3)]
    for part in (0, 1):
        f = lambda v: project(v[:9], v[9:])[part] - uv[part]
        r = f(at)
        value += r * r / 2
        # A residual is the difference of pixels: it has their rounding, not its own.
        judge("residual", residuals[2 * i + part], r, slack * mpf("2e-15") * (abs(r + uv[part]) + abs(uv[part])), f"{i}")
        row = [slope(lambda t: f(at[:k] + [t] + at[k + 1:]), at[k]) for k in range(12)]
        # Columns differ by orders of magnitude (k2 is 1e-14), so entries are judged one by one; one that cancels, against
        # a thousandth of those of the rotation.
        for k, s in zip(columns, row):
            judge("jacobian", jacobian[2 * i + part, k], s,
                  slack * mpf("1e-13") * max(abs(s), mpf("1e-3") * mpmath.norm(row[:3])), f"{i} {k}")
            gradient[k] += r * s
judge("value", numbers(out["value"])[0], value, mpf("1e-14") * value)
got = numbers(out["grad.cam"]) + numbers(out["grad.pt"])
judge_vector("gradient by cameras", got[:9 * cameras], gradient[:9 * cameras], mpf("1e-14"))
judge_vector("gradient by points", got[9 * cameras:], gradient[9 * cameras:], mpf("1e-14"))
finish(f"{pathlib.Path(source).stem}, {count} observations")
