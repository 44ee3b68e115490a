"""Random least-squares programs, and the same residuals in NumPy: unknowns of three kinds (plain, with bounds, on
manifolds), terms that read them through tables, in sums and by way of fields, with and without losses.

A NumPy residual takes the unknowns by name, which may be complex: derivatives are by complex steps, which do not round.
"""
import numpy as np

from random_trees import tree

STEP = 1e-30


def dot(a, b):
    return (a * b).sum(-1, keepdims=True)


def cross(a, b):  # numpy's, but of any type
    return np.stack([a[..., 1] * b[..., 2] - a[..., 2] * b[..., 1], a[..., 2] * b[..., 0] - a[..., 0] * b[..., 2],
                     a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]], -1)


def sinc(t):
    """sin(a) / a by t = a^2."""
    near = np.abs(t) < 1e-3
    a = np.sqrt(np.where(near, 1.0 + 0j, t))
    return np.where(near, 1 - t / 6 + t**2 / 120 - t**3 / 5040, np.sin(a) / a)


def versine(t):
    """(1 - cos(a)) / a^2."""
    return 0.5 * sinc(t / 4) ** 2


def rotate(w, v):
    t = dot(w, w)
    return v + sinc(t) * cross(w, v) + versine(t) * cross(w, cross(w, v))


def quat_mul(p, q):
    pv, pw, qv, qw = p[..., :3], p[..., 3:], q[..., :3], q[..., 3:]
    return np.concatenate([pw * qv + qw * pv + cross(pv, qv), pw * qw - dot(pv, qv)], -1)


def quat_exp(w):
    t = dot(w, w) / 4
    return np.concatenate([0.5 * sinc(t) * w, 1 - t * versine(t)], -1)


def quat_act(q, v):
    t = 2 * cross(q[..., :3], v)
    return v + q[..., 3:] * t + cross(q[..., :3], t)


def on_sphere(u, d):
    """Along a great circle, by a basis that needs no care at any pole."""
    basis = np.linalg.svd(u.real[..., None, :])[2][..., 1:, :]
    v = (d[..., None] * basis).sum(-2)
    t = dot(v, v)
    return (1 - t * versine(t)) * u + sinc(t) * v


def unit(a):
    return a / np.linalg.norm(a, axis=-1, keepdims=True)


# Of a manifold: numbers a point has, and a step; a parametrisation around points, which need not be the program's.
MANIFOLDS = {"Quat": (4, 3, lambda q, d: quat_mul(q, quat_exp(d))), "S2": (3, 2, on_sphere),
             "SE3": (6, 6, lambda p, d: p + d), "SE2": (3, 3, lambda p, d: p + d)}

# As the program states them, by the squared norm.
LOSSES = {"huber": lambda s, a: np.where(s.real <= a * a, s, 2 * a * np.sqrt(np.where(s == 0, 1, s)) - a * a),
          "softL1": lambda s, a: 2 * a * a * (np.sqrt(1 + s / a**2) - 1), "cauchy": lambda s, a: a * a * np.log(1 + s / a**2),
          "arctan": lambda s, a: a * np.arctan(s / a), "gemanMcClure": lambda s, a: s / (1 + s / a**2)}


class Unknown:
    def __init__(self, name, start, manifold="", bounds=None, fixed=()):
        self.name, self.start, self.manifold, self.bounds, self.fixed = name, start, manifold, bounds, sorted(set(fixed))
        self.width = MANIFOLDS[manifold][1] if manifold else start[0].size
        self.free = [k for k in range(len(start)) if k not in self.fixed]

    def moved(self, at, d):
        """`at`, with its free rows moved by the numbers d, for all rows of d."""
        d = d.reshape(len(d), len(self.free), self.width)
        found = np.repeat(at[None].astype(complex), len(d), axis=0)
        rows = at[self.free]
        found[:, self.free] = MANIFOLDS[self.manifold][2](rows, d) if self.manifold else rows + d.reshape(len(d), *rows.shape)
        return found


class Problem:
    """Text, data, unknowns and terms: (residuals by instance and component, loss, its width)."""

    def __init__(self, seed):
        self.random, self.is_large = np.random.default_rng(seed), seed % 8 == 0
        self.text, self.data, self.unknowns, self.terms = "import std.loss;\nimport std.manifold;\n", {}, {}, []
        kinds = [self.sums, self.tables, self.field, self.quaternions, self.directions, self.poses, self.planes]
        for _ in range(self.random.integers(1, 4)):
            kinds[self.random.integers(len(kinds))](len(self.terms))

    def count(self, most):
        """Few more often than many."""
        return int(np.exp(self.random.uniform(np.log(2), np.log(most if self.is_large else 2 + most // 4))))

    def loss(self):
        if self.random.random() < 0.5:
            return None, 1.0, ""
        kind, width = str(self.random.choice(list(LOSSES))), round(float(self.random.uniform(0.3, 2)), 3)
        return kind, width, f" loss {kind}({width})"

    def add(self, name, start, manifold="", type_=""):
        bounds = None
        if not manifold and self.random.random() < 0.4:
            low, high = np.sort(self.random.normal(size=2)) * 0.8
            bounds = [(low, np.inf), (-np.inf, high), (low, high)][self.random.integers(3)]
            start = np.clip(start, *bounds)
        rows = len(start)
        fixed = self.random.integers(rows, size=self.random.integers(1, 3)) if rows > 3 and self.random.random() < 0.3 else ()
        number = lambda value: repr(float(value)).replace("inf", "INF")
        inside = f" in {number(bounds[0])}..{number(bounds[1])}" if bounds else ""
        self.text += f"dim D{name} = {rows};\nvar {name} : {manifold or 'real'}[D{name}{type_}]{inside};\n"
        self.unknowns[name] = Unknown(name, start, manifold, bounds, (int(k) for k in fixed))

    def give(self, name, array, type_):
        self.data[name] = array
        self.text += f"data {name} : {type_};\n"

    def term(self, head, value, loss):
        self.text += f"residual {head}{loss[2]};\n"
        self.terms.append((value, loss[0], loss[1]))

    def outliers(self, seen, size):
        seen[self.random.random(len(seen)) < 0.1] += size
        return seen

    def sums(self, k):
        """Each residual reads all of an unknown."""
        n = self.count(40)
        m = n + int(self.random.integers(1, 2 * n + 3))
        a, truth = self.random.normal(size=(m, n)), self.random.normal(size=n)
        seen = self.outliers(a @ (truth + 0.1 * np.sin(truth)) + 0.1 * self.random.normal(size=m), 8)
        self.add(f"x{k}", truth + 0.3 * self.random.normal(size=n))
        self.text += f"dim O{k} = {m};\n"
        self.give(f"a{k}", a, f"real[O{k}, Dx{k}]")
        self.give(f"b{k}", seen, f"real[O{k}]")
        self.term(f"r{k}[i in O{k}] = (sum(j in Dx{k}) a{k}[i, j] * (x{k}[j] + 0.1 * sin(x{k}[j]))) - b{k}[i]",
                  lambda u: ((u[f"x{k}"] + 0.1 * np.sin(u[f"x{k}"])) @ a.T - seen)[..., None], self.loss())

    def tables(self, k):
        """Random expressions of what tables name, of a known solution, and a pull that makes it one of full rank."""
        rows, width = self.count(50), int(self.random.integers(1, 4))
        count = int(self.random.integers(2, 5)) * rows
        self.add(f"u{k}", self.random.uniform(-0.7, 0.7, (rows, width)), "", f", {width}")
        self.text += f"dim O{k} = {count};\n"
        leaves = []
        for j in range(self.random.integers(1, 4)):
            table = self.random.integers(0, rows, count).astype(np.int32)
            self.give(f"t{k}{j}", table, f"Du{k}[O{k}]")
            leaves += [(f"u{k}[t{k}{j}[o], {c}]", lambda u, table=table, c=c: u[f"u{k}"][..., table, c]) for c in range(width)]
        text, grown = tree(self.random, 3, leaves)  # a part of each residual, so that few directions are left free along the way
        text, value = f"{leaves[0][0]} + 0.2 * {text}", lambda u: leaves[0][1](u) + 0.2 * grown(u)
        truth = {f"u{k}": self.random.uniform(-0.7, 0.7, (rows, width))}
        seen = self.outliers(value(truth) + 0.05 * self.random.normal(size=count), 3)
        self.give(f"d{k}", seen, f"real[O{k}]")
        self.term(f"r{k}[o in O{k}] = {text} - d{k}[o]", lambda u: (value(u) - seen)[..., None], self.loss())
        pull = float(self.random.choice([0.05, 0.3]))
        for c in range(width):
            self.term(f"p{k}_{c}[i in Du{k}] = {pull} * u{k}[i, {c}]", lambda u, c=c: pull * u[f"u{k}"][..., c, None], (None, 1, ""))

    def field(self, k):
        """A curve of bumps, read where a table says by way of a field."""
        rows = self.count(60)
        count = 3 * rows + 2
        table = np.concatenate([np.arange(rows), self.random.integers(0, rows, count - rows)]).astype(np.int32)
        bump = lambda x: np.exp(0.4 * x + 0.2 * np.sin(x))
        truth = self.random.normal(size=rows)
        seen = self.outliers(bump(truth)[table] * bump(truth)[(table + 1) % rows] + 0.1 * self.random.normal(size=count), 4)
        self.add(f"f{k}", truth + 0.2 * self.random.normal(size=rows))
        self.text += f"dim O{k} = {count};\n"
        self.give(f"t{k}", table, f"Df{k}[O{k}]")
        self.give(f"n{k}", ((table + 1) % rows).astype(np.int32), f"Df{k}[O{k}]")
        self.give(f"d{k}", seen, f"real[O{k}]")
        self.text += f"let y{k}[i in Df{k}] : real = exp(0.4 * f{k}[i] + 0.2 * sin(f{k}[i]));\n"
        value = lambda u: bump(u[f"f{k}"])
        self.term(f"r{k}[o in O{k}] = y{k}[t{k}[o]] * y{k}[n{k}[o]] - d{k}[o]",
                  lambda u: (value(u)[..., table] * value(u)[..., (table + 1) % rows] - seen)[..., None], self.loss())

    def seen_through(self, k, name, rows, width, type_):
        """A table that names each row at least three times, and vectors."""
        count = 4 * rows
        table = np.tile(np.arange(rows), 4).astype(np.int32)
        vectors = self.random.normal(size=(count, width))
        self.text += f"dim O{k} = {count};\n"
        self.give(f"t{k}", table, f"D{name}[O{k}]")
        self.give(f"v{k}", vectors, f"{type_}[O{k}]")
        return table, vectors

    def quaternions(self, k):
        rows, name = self.count(40), f"q{k}"
        truth = unit(self.random.normal(size=(rows, 4)))
        self.add(name, quat_mul(truth, quat_exp(0.4 * self.random.normal(size=(rows, 3)))).real, "Quat")
        table, v = self.seen_through(k, name, rows, 3, "vec3")
        seen = self.outliers(quat_act(truth[table], v) + 0.05 * self.random.normal(size=v.shape), 2)
        self.give(f"w{k}", seen, f"vec3[O{k}]")
        self.term(f"r{k}[o in O{k}] : vec3 = quatAct({name}[t{k}[o]], v{k}[o]) - w{k}[o]",
                  lambda u: quat_act(u[name][..., table, :], v) - seen, self.loss())

    def directions(self, k):
        rows, name = self.count(60), f"s{k}"
        truth = unit(self.random.normal(size=(rows, 3)))
        self.add(name, on_sphere(truth, 0.4 * self.random.normal(size=(rows, 2))).real, "S2")
        table, v = self.seen_through(k, name, rows, 3, "vec3")
        seen = self.outliers(dot(truth[table], v)[:, 0] + 0.05 * self.random.normal(size=len(v)), 2)
        self.give(f"w{k}", seen, f"real[O{k}]")
        self.term(f"r{k}[o in O{k}] = dot({name}[t{k}[o]], v{k}[o]) - w{k}[o]",
                  lambda u: dot(u[name][..., table, :], v) - seen[:, None], self.loss())

    def poses(self, k):
        rows, name = self.count(20), f"p{k}"
        truth = np.hstack([unit(self.random.normal(size=(rows, 3))) * self.random.uniform(0.1, 1.5, (rows, 1)),
                           self.random.normal(size=(rows, 3))])
        self.add(name, truth + 0.2 * self.random.normal(size=truth.shape), "SE3")
        table, v = self.seen_through(k, name, rows, 3, "vec3")
        act = lambda p: rotate(p[..., table, :3], v) + p[..., table, 3:]
        seen = self.outliers(act(truth).real + 0.05 * self.random.normal(size=v.shape), 2)
        self.give(f"w{k}", seen, f"vec3[O{k}]")
        self.term(f"r{k}[o in O{k}] : vec3 = se3Act({name}[t{k}[o]], v{k}[o]) - w{k}[o]", lambda u: act(u[name]) - seen, self.loss())

    def planes(self, k):
        """A loop of poses in the plane, by what each sees of a neighbour's place, and loosely by where it is."""
        rows, name = self.count(50), f"e{k}"
        truth = np.hstack([self.random.normal(size=(rows, 2)), self.random.uniform(-3, 3, (rows, 1))])
        self.add(name, truth + 0.2 * self.random.normal(size=truth.shape), "SE2")
        turned = lambda a, v: np.stack([np.cos(a) * v[..., 0] - np.sin(a) * v[..., 1],
                                        np.sin(a) * v[..., 0] + np.cos(a) * v[..., 1]], -1)
        after = ((np.arange(rows) + 1) % rows).astype(np.int32)
        between = lambda p: turned(-p[..., 2], p[..., after, :2] - p[..., :2])
        seen = self.outliers(between(truth) + 0.05 * self.random.normal(size=(rows, 2)), 1)
        places = truth + 0.1 * self.random.normal(size=truth.shape)
        self.text += f"data n{k} : D{name}[D{name}];\n"
        self.data[f"n{k}"] = after
        self.give(f"w{k}", seen, f"vec2[D{name}]")
        self.give(f"g{k}", places, f"vec3[D{name}]")
        self.term(f"r{k}[i in D{name}] : vec2 = so2Act(-{name}[i].z, {name}[n{k}[i]].xy - {name}[i].xy) - w{k}[i]",
                  lambda u: between(u[name]) - seen, self.loss())
        self.term(f"h{k}[i in D{name}] : vec3 = 0.5 * ({name}[i] - g{k}[i])", lambda u: 0.5 * (u[name] - places), (None, 1, ""))

    # The oracle's view: a vector of the steps of all free rows, or several in rows.

    def moved(self, at, d):
        d, found, first = np.atleast_2d(d), {}, 0
        for name, unknown in self.unknowns.items():
            width = unknown.width * len(unknown.free)
            found[name], first = unknown.moved(at[name], d[:, first:first + width]), first + width
        return found

    @property
    def size(self):
        return sum(unknown.width * len(unknown.free) for unknown in self.unknowns.values())

    def bounds(self, at):
        """Of the steps from a point."""
        low, high = [], []
        for name, unknown in self.unknowns.items():
            numbers = at[name][unknown.free].ravel() if not unknown.manifold else np.zeros(unknown.width * len(unknown.free))
            least, most = unknown.bounds or (-np.inf, np.inf)
            low.append(least - numbers)
            high.append(most - numbers)
        return np.concatenate(low), np.concatenate(high)

    def residuals(self, at, d):
        """Those whose squares sum to twice the cost, in a row for each step: each instance is scaled by the root of
        loss / squared norm."""
        found, x = [], self.moved(at, d)
        for value, loss, width in self.terms:
            r = value(x)
            if loss:
                s = dot(r, r)
                s = np.where(s == 0, 1e-300, s)
                r = r * np.sqrt(LOSSES[loss](s, width) / s)
            found.append(r.reshape(len(r), -1))
        return np.hstack(found)

    def cost(self, at):
        return 0.5 * float((self.residuals(at, np.zeros(self.size)).real ** 2).sum())

    def jacobian(self, at, d):
        return self.residuals(at, d + STEP * 1j * np.eye(len(d))).imag.T / STEP
