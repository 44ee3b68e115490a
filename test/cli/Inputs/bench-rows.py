"""bench-rows.py RESULTS PAGE: what a run of the benchmark leaves has every table, and each row what its table needs."""
import json
import math
import sys
import xml.etree.ElementTree as tree

rows = json.load(open(sys.argv[1]))["rows"]
assert {row["table"] for row in rows} == {"ceilings", "matrices", "calls", "sizes", "threads", "memory", "roofline", "solves"}
for row in rows:
    assert {"name", "what", "unit", "size", "threads", "least", "median", "machine", "date"} <= row.keys(), row
    assert math.isfinite(row["least"]) and (row["table"] == "memory" or 0 < row["least"]), row
    assert ("peer" in row) == ("ratio" in row) and ("note" in row or row.get("difference", 0) < 1e-6), row
missing = [row for row in rows if "`peer_tinyad.cpp` is not in the folder of peers" in row.get("note", "")]
assert len(missing) == 9, len(missing)
assert len([row for row in rows if row.get("peer") == "C++ by hand"]) == 4
tree.parse(sys.argv[2])
