"""Checks the includes of every room against what it may know."""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
DATA = ["ir/", "runtime/data/", "runtime/observe/"]
SUMS = [*DATA, "runtime/sum/"]
DEVICES = [*SUMS, "runtime/plan/", "runtime/device/", "runtime/session.h"]
MAY = {  # room -> what it may include besides its own headers; the longest name that fits is the room
    "ir": [],
    "frontend": ["ir/"],
    "frontend/source": ["ir/"],
    "frontend/sema": ["ir/", "frontend/source/"],
    "frontend/syntax": ["ir/", "frontend/source/", "frontend/sema/", "frontend/frontend.h"],
    "frontend/lower": ["ir/", "frontend/source/", "frontend/sema/", "frontend/syntax/", "frontend/frontend.h", "frontend/cxx/lifted.h"],
    "frontend/resolve": ["ir/", "frontend/source/", "frontend/sema/", "frontend/syntax/", "frontend/lower/", "frontend/frontend.h", "frontend/cxx/lifted.h"],
    "frontend/cxx": ["ir/"],
    "passes": ["ir/"],
    "passes/batch": ["ir/", "passes/rebuild.h"],
    "passes/derive": ["ir/", "passes/passes.h", "passes/rebuild.h", "passes/substitute.h", "passes/guards.h", "passes/in_kernel.h"],
    "passes/legalise": ["ir/", "passes/passes.h", "passes/rebuild.h", "passes/substitute.h", "passes/in_kernel.h"],
    "passes/schedule": ["ir/", "passes/passes.h", "passes/guards.h", "passes/rebuild.h", "passes/in_kernel.h"],
    "codegen/text": ["ir/"],
    "codegen/cpp": ["ir/", "codegen/text/"],
    "codegen/llvm": ["ir/"],
    "codegen/native": ["ir/", "codegen/llvm/"],
    "codegen/glsl": ["ir/", "codegen/text/"],
    "runtime": [*DEVICES],
    "runtime/data": ["ir/", "runtime/observe/"],
    "runtime/sum": DATA,
    "runtime/plan": SUMS,
    "runtime/interpreter": SUMS,
    "runtime/device": DEVICES,
    "runtime/cpu": [*DEVICES, "runtime/interpreter/", "runtime/disk/"],
    "runtime/vulkan": [*DEVICES, "runtime/disk/"],
    "runtime/split": [*DEVICES],
    "runtime/disk": ["ir/"],
    "runtime/observe": ["ir/", "runtime/disk/"],
    "runtime/choice": [*DEVICES, "runtime/disk/"],
    "runtime/typed": ["ir/", "runtime/data/", "runtime/session.h"],
    "runtime/session": [*DEVICES, "runtime/async_session.h", "runtime/future.h", "runtime/later_program.h", "runtime/cpu/", "runtime/vulkan/", "runtime/split/", "runtime/choice/"],
    "compiler": ["ir/", "frontend/", "passes/", "codegen/", "verify/", "runtime/"],
    "compiler/library": ["ir/", "compiler/", "frontend/", "passes/", "runtime/data/", "runtime/session.h"],
    "bindings/c": ["ir/", "runtime/", "compiler/library/"],
    "verify": ["ir/", "passes/", "runtime/"],
    "adapters": ["runtime/session.h"],
    "metrics": ["ir/", "runtime/observe/"],
    "mpi": ["ir/", "runtime/split/exchange.h"],
}
FOREIGN = [  # headers of others and the only places for them
    (r"(llvm|lld)/", ("codegen/llvm/", "codegen/native/", "frontend/cxx/")),
    (r"clang/", ("frontend/cxx/",)),
    (r"(glslang|spirv-tools)/", ("codegen/glsl/", "tools/")),
    (r"prometheus/", ("metrics/",)),
    (r"ceres/", ("adapters/", "examples/embed/")),
    (r"tbb/(parallel|task_)", ("runtime/data/threads/loops.h", "runtime/data/threads/loops_of.h", "runtime/device/threads.", "runtime/split/executable.cpp", "compiler/", "codegen/native/")),  # sessions may have a pool of the caller's
    (r"mpi\.h", ("mpi/", "examples/embed/")),
    (r"(vulkan/|volk\.h)", ("runtime/vulkan/", "examples/abi/")),
]
FOLDERS = ("ir", "frontend", "passes", "codegen", "runtime", "metrics", "mpi", "adapters", "compiler", "bindings", "verify", "tools", "examples")
ROOMS = tuple(folder + "/" for folder in (*FOLDERS, "test"))


def room_of(name):
    return max((r for r in MAY if name.startswith(r + "/")), key=len, default=None)


problems = []
files = [p for folder in FOLDERS for p in (root / folder).rglob("*") if p.suffix in (".h", ".cpp", ".def")]
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
