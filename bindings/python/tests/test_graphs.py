"""Graphs of programs, as text and as notebooks show them."""
import shutil

import pytest

import hgc
from problems import LINE, line

STAR = "dim V; var x : vec3[V]; data ring : V[V, *]; energy star[v in V] = sum(k in 0..len(ring[v])) norm2(x[ring[v, k]] - x[v]);"


def test_graphs_name_what_they_read():
    graphs = hgc.compile(LINE).graphs()
    names = [t["name"] for t in graphs.topologies]
    assert names == ["pull", "pin", "size"]
    pull = graphs.topologies[0]["nodes"]
    assert any(node.get("label") == "load rest.0" for node in pull)
    assert all(o < k for k, node in enumerate(pull) for o in node["operands"])
    assert "digraph" in graphs.text("dot") and "topology pull energy" in graphs.text("ir")
    assert repr(graphs).startswith("topology 0 pull")


def test_lengths_are_those_of_the_data():
    model = hgc.compile(STAR)
    assert len(model.graphs().topologies) > 10
    rows = [[1, 2], [0, 2], [0, 1, 3], [2]]
    graphs = model.graphs(x=[[0.0, 0, 0]] * 4, ring=rows)
    assert len(graphs.topologies) == 3
    with pytest.raises(hgc.DataError, match="ring"):
        model.graphs(x=[[0.0, 0, 0]] * 4, ring=[[1]] * 3).topologies


def test_arrays_are_kept():
    model, data = hgc.compile(LINE, device="cpu"), line()
    model.graphs(**data)
    expected = model.value()
    assert expected == hgc.compile(LINE, device="cpu").value(**data)
    model.graphs(k=20.0)
    assert model.value() == hgc.compile(LINE, device="cpu").value(**{**data, "k": 20.0}) != expected
    with pytest.raises(hgc.DataError):
        model.graphs(x=[1.0])
    model.graphs(**line(points=5))
    assert model.value() == hgc.compile(LINE, device="cpu").value(**line(points=5), k=20.0)


def test_notebooks_get_a_drawing_or_a_table(monkeypatch):
    graphs = hgc.compile(LINE).graphs(**line())
    if shutil.which("dot"):
        assert graphs._repr_html_().count("<svg") == 3
    monkeypatch.setattr(shutil, "which", lambda _: None)
    table = graphs._repr_html_()
    assert "<svg" not in table and table.count("<table>") == 3 and "load rest.0" in table


def test_mistakes(examples, tmp_path):
    with pytest.raises(hgc.UsageError, match="there is no `png`"):
        hgc.compile(LINE).graphs().text("png")
    with pytest.raises(hgc.DataError):
        hgc.compile(LINE).graphs(x=[1.0]).text("dot")
