"""Checks the includes of every room against what it may know, and that no folder has too many files."""
import collections
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
DATA = ["ir/", "runtime/data/", "runtime/observe/"]
SUMS = [*DATA, "runtime/sum/"]
DEVICES = [*SUMS, "runtime/plan/", "runtime/device/", "runtime/session.h"]
IR_CORE = [f"ir/{name}" for name in ("apply.h", "graph.h", "loops.h", "number.h", "op.h", "ops.def", "origin.h", "levels.h", "program.h", "result.h", "rules.h",
                                     "term_source.h", "value.h", "version.h")]
MAY = {  # room -> what it may include besides its own headers; the longest name that fits is the room
    "ir": [],
    "ir/strict": ["ir/number.h"],
    "ir/kernel": ["ir/"],
    "ir/analysis": IR_CORE,
    "ir/report": IR_CORE,
    "ir/text": [*IR_CORE, "ir/kernel/"],
    "ir/artefact": [*IR_CORE, "ir/kernel/"],
    "frontend": ["ir/"],
    "frontend/source": ["ir/"],
    "frontend/sema": ["ir/", "frontend/source/"],
    "frontend/syntax": ["ir/", "frontend/source/", "frontend/sema/", "frontend/frontend.h"],
    "frontend/lower": ["ir/", "frontend/source/", "frontend/sema/", "frontend/syntax/", "frontend/frontend.h", "frontend/cxx/lifted.h"],
    "frontend/resolve": ["ir/", "frontend/source/", "frontend/sema/", "frontend/syntax/", "frontend/lower/", "frontend/frontend.h", "frontend/cxx/lifted.h"],
    "frontend/resolve/roots": ["ir/", "frontend/source/", "frontend/sema/", "frontend/syntax/", "frontend/frontend.h", "frontend/resolve/rewriting.h"],
    "frontend/cxx": ["ir/"],
    "passes": ["ir/"],
    "passes/batch": ["ir/", "passes/rebuild.h"],
    "passes/derive": ["ir/", "passes/passes.h", "passes/rebuild.h", "passes/guards.h", "passes/in_kernel.h"],
    "passes/legalise": ["ir/", "passes/passes.h", "passes/rebuild.h", "passes/in_kernel.h"],
    "passes/schedule": ["ir/", "passes/passes.h", "passes/guards.h", "passes/rebuild.h", "passes/in_kernel.h"],
    "codegen/text": ["ir/"],
    "codegen/cpp": ["ir/", "codegen/text/"],
    "codegen/llvm": ["ir/"],
    "codegen/llvm/vectors": ["ir/"],
    "codegen/llvm/binary32": [],
    "codegen/llvm/body": ["ir/", "codegen/llvm/vectors/"],
    "codegen/llvm/lines": ["ir/", "codegen/llvm/vectors/", "codegen/llvm/body/"],
    "codegen/llvm/owner": ["ir/", "codegen/llvm/vectors/", "codegen/llvm/body/"],
    "codegen/llvm/packs": ["ir/", "codegen/llvm/body/", "codegen/llvm/likeness.h"],
    "codegen/llvm/phases": ["ir/", "codegen/llvm/vectors/", "codegen/llvm/body/", "codegen/llvm/lines/", "codegen/llvm/likeness.h", "codegen/llvm/width.h"],
    "codegen/native": ["ir/", "codegen/llvm/"],
    "codegen/glsl": ["ir/", "codegen/text/"],
    "runtime": [*DEVICES],
    "runtime/data": ["ir/", "runtime/observe/"],
    "runtime/data/threads": ["ir/", "runtime/observe/"],
    "runtime/sum": DATA,
    "runtime/plan": SUMS,
    "runtime/interpreter": SUMS,
    "runtime/device": DEVICES,
    "runtime/cpu": [*DEVICES, "runtime/interpreter/", "runtime/disk/"],
    "runtime/cpu/code": [*DEVICES, "runtime/interpreter/", "runtime/disk/"],
    "runtime/cpu/memory": [*DEVICES, "runtime/cpu/code/"],
    "runtime/gpu": DEVICES,
    "runtime/vulkan": [*DEVICES, "runtime/disk/", "runtime/gpu/"],
    "runtime/split": [*DEVICES],
    "runtime/disk": ["ir/"],
    "runtime/observe": ["ir/", "runtime/disk/"],
    "runtime/choice": [*DEVICES, "runtime/disk/"],
    "runtime/typed": ["ir/", "runtime/data/", "runtime/session.h"],
    "runtime/session": [*DEVICES, "runtime/async_session.h", "runtime/resident_problems.h", "runtime/resident_rows.h", "runtime/resident_solve.h", "runtime/future.h", "runtime/later_program.h", "runtime/cpu/", "runtime/vulkan/", "runtime/split/", "runtime/choice/"],
    "runtime/solve": [*DEVICES, "runtime/choice/cost_model.h", "runtime/disk/", "runtime/resident_problems.h", "runtime/resident_rows.h", "runtime/resident_solve.h"],
    "compiler": ["ir/", "frontend/", "passes/", "codegen/", "verify/", "runtime/"],
    "compiler/library": ["ir/", "compiler/", "frontend/", "passes/", "runtime/data/", "runtime/session.h"],
    "bindings/c": ["ir/", "runtime/", "compiler/library/"],
    "verify": ["ir/", "passes/", "runtime/"],
    "adapters": ["runtime/session.h"],
    "metrics": ["ir/", "runtime/observe/"],
    "mpi": ["ir/", "runtime/split/exchange.h"],
    "tools/hgc/run": ["ir/", "runtime/", "compiler/watch/", "mpi/module.h", "tools/io/"],
    "tools/hgc/draw": [],
    "tools/hgc/solve": ["ir/", "runtime/", "tools/io/", "tools/hgc/run/", "tools/hgc/draw/"],
    "tools/hgc/bench": ["ir/", "runtime/", "tools/io/", "tools/hgc/run/", "tools/hgc/draw/"],
    "tools/hgc/doctor": ["ir/", "runtime/", "tools/io/", "tools/hgc/run/"],
    "tools/hgc/model": ["ir/", "runtime/", "frontend/", "compiler/", "passes/", "codegen/", "verify/", "tools/io/", "tools/hgc/run/", "tools/hgc/bench/"],
    "tools/hgc/emit": ["ir/", "runtime/", "frontend/", "compiler/", "passes/", "codegen/", "tools/io/", "tools/hgc/model/"],
    "tools/hgc/check": ["ir/", "runtime/", "compiler/", "passes/", "verify/", "tools/io/", "tools/hgc/model/"],
}
FOREIGN = [  # headers of others and the only places for them
    (r"(llvm|lld)/", ("codegen/llvm/", "codegen/native/", "frontend/cxx/")),
    (r"clang/", ("frontend/cxx/",)),
    (r"(glslang|spirv-tools)/", ("codegen/glsl/", "tools/")),
    (r"prometheus/", ("metrics/",)),
    (r"ceres/", ("adapters/", "examples/embed/", "tools/bench/problems/")),
    (r"tbb/", ("compiler/", "codegen/native/")),
    (r"mpi\.h", ("mpi/", "examples/embed/")),
    (r"(vulkan/|volk\.h)", ("runtime/vulkan/", "examples/abi/")),
]
FOLDERS = ("ir", "frontend", "passes", "codegen", "runtime", "metrics", "mpi", "adapters", "compiler", "bindings", "verify", "tools", "examples")
ROOMS = tuple(folder + "/" for folder in (*FOLDERS, "test"))


def room_of(name):
    return max((r for r in MAY if name.startswith(r + "/")), key=len, default=None)


MOST_FILES = 25  # of a folder: more are not taken in at one look
problems = []
files = [p for folder in FOLDERS for p in (root / folder).rglob("*") if p.suffix in (".h", ".cpp", ".def")]
for folder, count in collections.Counter(path.parent for path in files).items():
    if count > MOST_FILES:
        problems.append(f"{folder.relative_to(root).as_posix()} has {count} files at one level")
for path in files:
    name = path.relative_to(root).as_posix()
    room = room_of(name)
    # What stands above its sub-rooms may use them.
    own = (room + "/",) if room else ()
    if room is None and not name.startswith(("tools/", "examples/")):
        problems.append(f"{name} is in no room")
    for line in path.read_text().splitlines():
        found = re.match(r'#include [<"]([^>"]+)[>"]', line)
        if not found:
            continue
        header = found.group(1)
        for pattern, places in FOREIGN:
            if re.match(pattern, header) and not name.startswith(places):
                problems.append(f"{name} includes {header}")
        if room and header.startswith(ROOMS) and not header.startswith((*own, *MAY[room])):
            problems.append(f"{name} includes {header}")
print("\n".join(problems))
sys.exit(1 if problems or not files else 0)
