"""Shows the scalar graphs of a program."""
import html
import json
import shutil
import subprocess

from . import _plain
from ._library import Handle, library
from ._waiting import Compiling

MOST = 2000  # nodes: Graphviz takes minutes to draw more


class Graphs:
    """One graph for each topology, for the row lengths of the data. Notebooks draw them if Graphviz (`dot`) is installed, and
    show tables otherwise."""

    def __init__(self, program, inputs=None):
        self._program, self._inputs = program, inputs  # handles
        self._known = {}

    def text(self, form):
        """The output of `hgc emit --as=FORM`: "dot", "json", "ir" or "plan"."""
        if form not in self._known:
            c, encoded = library(), _plain.text("form", form)
            inputs = self._inputs.value if self._inputs is not None else None
            shown = Compiling().run(
                lambda: Handle(c.hgc_program_graphs, c.hgc_text_free, self._program.handle.value, inputs, encoded))
            self._known[form] = c.hgc_text_get(shown.value).decode()
        return self._known[form]

    @property
    def topologies(self):
        """A list with a dictionary for each topology: `name`, `nodes` (`op`, `type`, `operands`; leaves also `label`), `roots`."""
        return json.loads(self.text("json"))["topologies"]

    def __repr__(self):
        return self.text("plan").rstrip()

    def _repr_html_(self):
        nodes = sum(len(t["nodes"]) for t in self.topologies)
        return (_drawn(self.text("dot")) if nodes <= MOST else "") or _tables(self.topologies)


def _drawn(dot):
    """The graphs as SVG; empty without Graphviz."""
    program = shutil.which("dot")
    if program is None:
        return ""
    graphs = ["digraph" + text for text in dot.split("digraph")[1:]]
    drawn = [subprocess.run([program, "-Tsvg"], input=graph, capture_output=True, text=True) for graph in graphs]
    if any(one.returncode != 0 for one in drawn):
        return ""
    return "".join(one.stdout[one.stdout.find("<svg"):] for one in drawn)


def _tables(topologies, most=200):
    parts = []
    for topology in topologies:
        nodes = topology["nodes"]
        rows = [(f"%{k}", node.get("label", node["op"]), " ".join(f"%{o}" for o in node["operands"]))
                for k, node in enumerate(nodes[:most])]
        if len(nodes) > most:
            rows.append(("…", f"{len(nodes) - most} more", ""))
        cells = "".join("<tr>" + "".join(f"<td>{html.escape(word)}</td>" for word in row) + "</tr>" for row in rows)
        roots = " ".join(f"%{k}" for k in topology["roots"])
        parts.append(f"<table><caption>{html.escape(topology['name'])}: {roots}</caption>{cells}</table>")
    return "".join(parts)
