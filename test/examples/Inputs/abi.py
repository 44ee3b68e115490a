"""docs/abi.md tells every argument and push constant in the words of ir/kernel/kernel_interface.def."""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
rows = re.findall(r'^HGC_(?:ARGUMENT|PUSH)\(.*?(\w+), "([^"]*)"\)$', (root / "ir/kernel/kernel_interface.def").read_text(), re.M)
document = (root / "docs/abi.md").read_text()
missing = [name for name, doc in rows if f"| `{name}` | {doc} |" not in document]
print(rows, missing)
sys.exit(1 if missing or len(rows) != 23 else 0)
