"""The workloads: programs, numbers of instances, peers and goals."""
import dataclasses
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODELS = ROOT / "tools/bench/models"
EXAMPLES = ROOT / "examples"


@dataclasses.dataclass(frozen=True)
class Workload:
    """One run of hgc-bench. By what is measured, `peers` names the peer, and `reach` is the goal: how many `times` as long the
    peer takes, or how many `ns` hgc takes."""
    table: str
    name: str
    program: str            # a subcommand of hgc-bench
    size: int
    model: str = ""         # a name in PROGRAMS
    arguments: tuple = ()
    peers: dict = dataclasses.field(default_factory=dict)
    reach: dict = dataclasses.field(default_factory=dict)
    threads: int = 1


PROGRAMS = {  # by name: the source, and the derivatives
    "dirichlet": (MODELS / "dirichlet.hg", "gradient,hessian"),
    "dihedral": (MODELS / "dihedral.hg", "gradient,hessian"),
    "tetrahedra": (MODELS / "tetrahedra.hg", "gradient,hessian"),
    "bundle": (EXAMPLES / "bundle.hg", "value,gradient,residual,jacobian,gauss-newton"),
    "spring": (EXAMPLES / "spring.hg", "value,gradient,hessian"),
    "mixture": (EXAMPLES / "mixture.hg", "value,gradient"),
    "lstm": (EXAMPLES / "lstm.hg", "value,gradient"),
    "layer": (MODELS / "layer.hg", "output"),
}

MODEL, TRIANGLE, PROJECTED = "value, gradient, Hessian", "value, gradient, one triangle", "projected"
SQUARE, ROWS, BLOCKS = "value, Jᵀr, one triangle of JᵀJ", "Jacobian by compressed rows", "Jacobian by blocks"
SUMS = "gradient, kernels and sums"
BY_CAMERA = ("--cameras", "1000", "--by-camera")


def matrices(size, mesh):
    tinyad = dict.fromkeys((MODEL, TRIANGLE, PROJECTED), "TinyAD")
    reach = {MODEL: "15 times", TRIANGLE: "15 times", PROJECTED: "3 times"}
    yield Workload("matrices", "symmetric Dirichlet, triangles", "dirichlet", size, "dirichlet", (), tinyad, reach)
    yield Workload("matrices", "dihedral angles, edges", "dihedral", size, "dihedral", ("--mesh", mesh) if mesh else (), tinyad, reach)
    yield Workload("matrices", "symmetric Dirichlet, tetrahedra", "tetrahedra", size, "tetrahedra", (), tinyad, reach)
    libraries = {SQUARE: "SymForce", ROWS: "Ceres"}
    yield Workload("matrices", "bundle by point, 16 cameras", "bundle", size, "bundle", (), libraries,
                   {SQUARE: "100 ns", ROWS: "40 ns", BLOCKS: "40 ns"})
    yield Workload("matrices", "bundle by camera, 1,000 cameras", "bundle", size, "bundle", BY_CAMERA, libraries)


def calls(scale):
    yield Workload("calls", "springs", "springs", 2_000_000 // scale, "spring")
    yield dataclasses.replace(BY_HAND, size=BY_HAND.size // scale, arguments=(*BY_HAND.arguments, "--what", "value", "--what", "gradient"))
    yield Workload("calls", "mixture, D = 20, K = 50, a point", "mixture", max(64, 2048 // scale), "mixture", (),
                   dict.fromkeys(("value", "value and gradient"), "mixture by hand"))
    yield Workload("calls", "recurrent network, a character", "lstm", max(64, 1024 // scale), "lstm", (),
                   dict.fromkeys(("value", "value and gradient"), "network by hand"))
    yield Workload("calls", "dense layer, a fused operation", "layer", 512 if scale == 1 else 64, "layer")


def sizes(most):
    for power in range(2, 7):
        if 10**power > most:
            break
        yield Workload("sizes", "springs, gradient", "springs", 10**power, "spring", ("--what", "gradient"))
        yield Workload("sizes", "bundle, gradient", "bundle", 10**power, "bundle", ("--what", "gradient"))
        yield Workload("sizes", "triangles, value, gradient, Hessian", "dirichlet", 10**power, "dirichlet", ("--what", MODEL))


def threads(size, most):
    counts = [2**k for k in range(10) if 2**k < most] + [most]
    for count in counts:
        for name, program, model, what in (("springs, gradient", "springs", "spring", "gradient"), ("bundle, gradient", "bundle", "bundle", "gradient"),
                                           ("triangles, value, gradient, Hessian", "dirichlet", "dirichlet", MODEL)):
            yield Workload("threads", name, program, size, model, ("--what", what), threads=count)


def memory(size):
    for name, program, model in (("springs, Hessian", "springs", "spring"), ("triangles, value, gradient, Hessian", "dirichlet", "dirichlet"),
                                 ("tetrahedra, value, gradient, Hessian", "tetrahedra", "tetrahedra"), ("bundle, JᵀJ", "bundle", "bundle")):
        yield Workload("memory", name, program, size, model, ("--what", "memory"))


def ceilings(size, most):
    for count in sorted({1, most}):
        yield Workload("ceilings", "machine", "ceilings", size, threads=count)


def everything(quick, cores, mesh):
    """All workloads, ceilings first. Hinges are those of the .obj file `mesh`, or of a grid."""
    scale = 50 if quick else 1
    yield from ceilings(2**25 // scale, cores)
    yield from matrices(100_000 // scale, mesh)
    yield from calls(scale)
    yield from sizes(1_000 if quick else 1_000_000)
    yield from threads(1_000_000 // (scale * scale), cores)
    yield from memory(1_000_000 // (scale * 10))


# Programs written by hand make the same data: 10⁶ observations, 1,000 cameras, 10⁵ points.
BY_HAND = Workload("calls", "bundle, 10⁶ observations", "bundle", 950_000, "bundle", ("--cameras", "1000", "--views", "9"))
HAND_ROWS = (  # what is measured, and the peer with its label
    (SUMS, "intrinsics by hand", "G  hand v8 transp in+out rows"),
    (SUMS, "intrinsics by hand, in an order", "G  canonical lanes=8 chunk=1024"),
    (BLOCKS, "intrinsics by hand", "J  hand v8 transpose (AoSoA out)"),
)

ROOFLINE = {  # by program and derivative: the row with its time
    ("bundle", "value"): ("bundle by point, 16 cameras", "value"),
    ("bundle", "gradient"): ("bundle by point, 16 cameras", SUMS),
    ("bundle", "jacobian"): ("bundle by point, 16 cameras", BLOCKS),
    ("bundle", "gauss-newton"): ("bundle by point, 16 cameras", "value, Jᵀr, JᵀJ"),
    ("spring", "gradient"): ("springs", SUMS),
    ("dirichlet", "hessian"): ("symmetric Dirichlet, triangles", "Hessian alone"),
    ("dihedral", "hessian"): ("dihedral angles, edges", "Hessian alone"),
    ("tetrahedra", "hessian"): ("symmetric Dirichlet, tetrahedra", "Hessian alone"),
}
COUNTED = {  # by program: data for counting operations
    "bundle": ("C=64", "P=64", "O=64", "cam=random", "pt=random", "uv=random", "ci=iota", "pi=iota"),
    "spring": ("V=128", "E=64", "x=random", "edge=iota", "rest=ones"),
    "dirichlet": ("V=192", "F=64", "x=random", "tri=iota", "rest=random", "area=ones"),
    "dihedral": ("V=256", "E=64", "x=random", "hinge=iota", "angle=ones", "weight=ones"),
    "tetrahedra": ("V=256", "T=64", "x=random", "tet=iota", "rest=random", "volume=ones"),
}
