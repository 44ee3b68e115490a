"""Checks the includes of every room against what it may know."""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
MAY = {  # room -> prefixes of our own headers that it may include, besides its own
    "ir": [],
    "frontend": ["ir/"],
    "passes": ["ir/"],
    "codegen/cpu": ["ir/"],
    "codegen/gpu": ["ir/"],
    "runtime": ["ir/"],
    "compiler": ["ir/", "frontend/", "passes/", "codegen/", "runtime/"],
}
FOREIGN = [  # headers of others and the only places for them
    (r"(llvm|lld)/", ("codegen/cpu/",)),
    (r"(glslang|spirv-tools)/", ("codegen/gpu/", "tools/")),
    (r"(vulkan/|volk\.h)", ("runtime/vulkan",)),
]
ROOMS = ("ir/", "frontend/", "passes/", "codegen/", "runtime/", "compiler/", "tools/", "test/", "examples/")

problems = []
files = [p for folder in ("ir", "frontend", "passes", "codegen", "runtime", "compiler", "tools", "examples") for p in (root / folder).rglob("*") if p.suffix in (".h", ".cpp", ".def")]
for path in files:
    name = path.relative_to(root).as_posix()
    room = next((r for r in MAY if name.startswith(r + "/")), None)
    for line in path.read_text().splitlines():
        found = re.match(r'#include [<"]([^>"]+)[>"]', line)
        if not found:
            continue
        header = found.group(1)
        for pattern, places in FOREIGN:
            if re.match(pattern, header) and not name.startswith(places):
                problems.append(f"{name} includes {header}")
        if room and header.startswith(ROOMS) and not header.startswith((room + "/", *MAY[room])):
            problems.append(f"{name} includes {header}")
print("\n".join(problems))
sys.exit(1 if problems or not files else 0)
