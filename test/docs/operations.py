"""docs/operations.md has every metric of the table in the sources and every variable that they read, and no others.

    operations.py ROOT            compares
    operations.py ROOT --write    writes its table of metrics anew"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
LABELS = {"HGC_DEVICE_METRIC": "device", "HGC_LAUNCH_METRIC": "device, kind", "HGC_FALLBACK_METRIC": "reason",
          "HGC_CACHE_METRIC": "cache"}
table = (root / "runtime/observe/metrics.def").read_text()
metrics = re.findall(r'^(HGC_\w+)\(\w+, \w+, "(\w+)",\s*"([^"]*)"\)', table, re.M)
rows = "".join(f"| `{name}` | {LABELS.get(macro, '')} | {doc} |\n" for macro, name, doc in metrics)
document = (root / "docs/operations.md").read_text()
if "--write" in sys.argv:
    head, rest = document.split("| name | by | what it counts |\n| --- | --- | --- |\n")
    head += "| name | by | what it counts |\n| --- | --- | --- |\n"
    (root / "docs/operations.md").write_text(head + rows + "\n" + rest.split("\n\n", 1)[1])
    sys.exit()
problems = [] if rows and rows in document else ["the table of metrics is not that of runtime/observe/metrics.def"]
read = set()
for folder in ("ir", "frontend", "passes", "codegen", "runtime", "metrics", "compiler", "verify", "tools"):
    for path in (root / folder).rglob("*"):
        if path.suffix in (".h", ".cpp"):
            read.update(re.findall(r'(?:getenv|numberOfVariable)\("(\w+)"', path.read_text()))
variables = document.split("\n## Variables\n")[1].split("\n## ")[0]
told = set(re.findall(r"`([A-Z_]+)`", "".join(re.findall(r"^\| (`[A-Z].*?) \|", variables, re.M))))
problems += [f"{name} is read, and not told of" for name in sorted(read - told)]
problems += [f"{name} is told of, and not read" for name in sorted(told - read)]
sources = "".join(path.read_text() for path in (root / "runtime/observe").glob("*.h"))
for names in ("kFallbackReasonNames", "kCacheNames"):
    for label in re.findall(r'"(\w+)"', re.search(names + r"\[\] = \{([^}]*)\}", sources)[1]):
        if f"`{label}`" not in document:
            problems.append(f"the label {label} is not told of")
print("\n".join(problems))
sys.exit(1 if problems else 0)
