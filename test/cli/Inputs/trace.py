"""Checks a trace: trace.py FILE ROW=NAME,NAME... for spans of these names in the row of a thread or device (* any)."""
import json
import sys

path, wanted = sys.argv[1], [argument.split("=") for argument in sys.argv[2:]]
with open(path) as file:
    trace = json.load(file)
events = trace["traceEvents"]
rows = {e["tid"]: e["args"]["name"] for e in events if e["ph"] == "M" and e["name"] == "thread_name"}
spans = [e for e in events if e["ph"] == "X"]
assert len({e["pid"] for e in events}) == 1 and all(e["ph"] in "MX" for e in events)
assert any(e["ph"] == "M" and e["name"] == "process_name" for e in events)
assert int(trace["otherData"]["dropped"]) >= 0
for row in rows:  # in nanoseconds, so that numbers are whole: spans of a row lie in one another or apart
    own = [(round(e["ts"] * 1000), round((e["ts"] + e["dur"]) * 1000), e["name"]) for e in spans if e["tid"] == row]
    open_spans = []
    for start, end, name in sorted(own, key=lambda s: (s[0], -s[1])):
        assert 0 <= start <= end, (rows[row], name)
        while open_spans and open_spans[-1][1] <= start:
            open_spans.pop()
        assert not open_spans or end <= open_spans[-1][1], (rows[row], name, open_spans[-1])
        open_spans.append((start, end))
assert {e["tid"] for e in spans} <= set(rows)
for row, names in wanted:
    there = {e["name"] for e in spans if row in ("*", rows[e["tid"]])}
    missing = set(names.split(",")) - there
    assert not missing, f"{row}: no {sorted(missing)} among {sorted(there)}; rows {sorted(rows.values())}"
print(f"{len(spans)} spans, rows: {', '.join(sorted(rows.values()))}")
