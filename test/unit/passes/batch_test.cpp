/// Terms are grouped by shape: what is set aside, what is not, and in which order.
#include "passes/batch/batch.h"

#include "passes/batch/canonical.h"
#include "test/unit/frontend_testing.h"

namespace hgc::batch_test {
namespace {

using test::Parsed;

Plan planOf(const std::string& text) {
  Parsed parsed(text);
  EXPECT_TRUE(parsed.ok()) << parsed.messages();
  if (!parsed.ok()) return {};
  Batcher batcher(parsed.program());
  for (TermId term = 0; term < parsed.program().terms.size(); ++term) {
    Graph graph;
    const Lowered lowered = lowerTerm(parsed.module(), term, {}, graph, parsed.diagnostics());
    EXPECT_TRUE(lowered.ok && lowered.complete) << parsed.messages();
    batcher.add(term, graph, lowered.roots, {});
  }
  return batcher.finish();
}

/// The terms of each group, and its topology: "0: 0 2 | 1: 1".
std::string groupsOf(const Plan& plan) {
  std::string result;
  for (const Group& group : plan.groups) {
    result += (result.empty() ? "" : " | ") + std::to_string(group.topology) + ":";
    for (const TermId term : group.terms) result += " " + std::to_string(term);
  }
  return result;
}

const std::string kSymbols = "dim V = 100; var x : real[V]; var y : real[V]; data d : real[V]; var v : vec3[V];\n";

std::string recorded(const std::vector<std::string>& values) {
  std::string text = kSymbols;
  for (size_t k = 0; k < values.size(); ++k) text += "energy e" + std::to_string(k) + " = " + values[k] + ";\n";
  return text;
}

TEST(Batch, WhatGroups) {
  EXPECT_EQ(groupsOf(planOf(recorded({"x[3] * x[5]", "x[9] * x[1]", "x[2] * x[7]"}))), "0: 0 1 2");
  EXPECT_EQ(groupsOf(planOf(recorded({"sin(x[3]) + 2 * x[5]", "7 * x[1] + sin(x[9])"}))), "0: 0 1");  // commutes
  EXPECT_EQ(groupsOf(planOf(recorded({"x[3] - x[5]", "y[5] - y[3]"}))), "0: 0 | 0: 1");  // reads something else
  EXPECT_EQ(groupsOf(planOf(recorded({"x[3] - y[5]", "y[5] - x[3]"}))), "0: 0 | 0: 1");
  EXPECT_EQ(groupsOf(planOf(recorded({"v[3].x * v[4].y", "v[7].z * v[9].y"}))), "0: 0 1");  // components alone differ
}

TEST(Batch, WhatDoesNot) {
  EXPECT_EQ(groupsOf(planOf(recorded({"x[3] * (x[3] - x[5])", "x[3] * (x[4] - x[5])"}))), "0: 0 | 1: 1");
  EXPECT_EQ(groupsOf(planOf(recorded({"exp(x[3]) - x[3]", "exp(x[3]) - x[4]"}))), "0: 0 | 1: 1");
  EXPECT_EQ(groupsOf(planOf(recorded({"x[3] - sin(x[5])", "sin(x[5]) - x[3]"}))), "0: 0 | 1: 1");  // does not commute
  EXPECT_EQ(groupsOf(planOf(recorded({"x[3] * x[5]", "x[3] * d[5]"}))), "0: 0 | 1: 1");  // data has no derivative
  EXPECT_EQ(groupsOf(planOf(recorded({"sin(x[3])", "sin(d[3])"}))), "0: 0 | 1: 1");
  EXPECT_EQ(groupsOf(planOf(recorded({"v[3].x - exp(v[3].y)", "v[3].x - exp(v[4].y)"}))), "0: 0 | 1: 1");
  EXPECT_EQ(groupsOf(planOf(kSymbols + "energy a = x[1]; output b = x[1]; residual c = x[1];")), "0: 0 | 1: 1 | 2: 2");
  EXPECT_EQ(groupsOf(planOf(kSymbols + "energy a[i in V] = x[i]; energy b[i in V] = x[i]; energy c = x[4];")),
            "0: 0 | 0: 1 | 1: 2");  // terms with a domain keep to themselves
}

TEST(Batch, TermsOfASharedShapeLieAsTheFirst) {  // the second shows that it is shared, the others are laid out at once
  const std::string term = "3 * v[7].z * sin(v[9].y - d[4]) + x[2]";
  const Plan plan = planOf(
      recorded({"5 * v[3].x * sin(v[4].y - d[1]) + x[8]", term, term, "x[2] + sin(v[9].y - d[4]) * (v[7].z * 3)"}));
  ASSERT_EQ(groupsOf(plan), "0: 0 1 2 3");
  const Group& group = plan.groups[0];
  EXPECT_FALSE(group.liftedReals.empty() || group.liftedInts.empty());
  for (const auto& column : group.liftedReals) EXPECT_EQ(column[1], column[2]);
  for (const auto& column : group.liftedInts) EXPECT_EQ(column[1], column[2]);
}

TEST(Batch, TheOrderOfFirstAppearance) {
  const Plan plan = planOf(recorded({"sin(x[1])", "cos(x[1])", "sin(y[2])", "cos(x[5])", "sin(x[7])", "exp(x[2])"}));
  EXPECT_EQ(groupsOf(plan), "0: 0 4 | 1: 1 3 | 0: 2 | 2: 5");
  ASSERT_EQ(plan.topologies.size(), 3U);
  EXPECT_EQ(plan.topologies[0].name, "e0");
  EXPECT_EQ(plan.topologies[1].name, "e1");
}

TEST(Batch, ConstantsThatDifferAreColumns) {
  const Plan plan = planOf(recorded({"0.5 * sin(x[3] * 2.0)", "0.25 * sin(x[4] * 2.0)", "0.5 * sin(x[3] * 2.0)"}));
  ASSERT_EQ(groupsOf(plan), "0: 0 1 2");
  EXPECT_EQ(plan.groups[0].liftedReals, (std::vector<std::vector<double>>{{0.5, 0.25, 0.5}}));
  EXPECT_EQ(plan.groups[0].liftedInts, (std::vector<std::vector<int32_t>>{{3, 4, 3}}));
  EXPECT_EQ(plan.topologies[0].liftedReals, 1U);
  EXPECT_EQ(plan.topologies[0].liftedInts, 1U);
  size_t twos = 0;
  const Graph& graph = plan.topologies[0].graph;
  for (NodeId id = 0; id < graph.size(); ++id) twos += graph.isReal(id, 2.0);
  EXPECT_EQ(twos, 1U);  // equal everywhere: a constant of the topology
}

/// A zero and its negative, and NaN and NaN, by their bits.
TEST(Batch, ColumnsAreComparedByBits) {
  const Plan zeros = planOf(recorded({"atan2(x[1], 0.0)", "atan2(x[2], -0.0)"}));
  EXPECT_EQ(groupsOf(zeros), "0: 0 1");
  EXPECT_EQ(zeros.topologies[0].liftedReals, 1U);
  EXPECT_EQ(planOf(recorded({"max(x[1], NAN)", "max(x[2], NAN)"})).topologies[0].liftedReals, 0U);
}

/// The canonical form, by what makes a topology.
struct Form {
  std::vector<Node> nodes;
  std::vector<uint32_t> roots;
  std::vector<Port> ports;
  std::vector<double> reals;
  std::vector<int32_t> ints;
  std::vector<SymbolId> symbols;
};

Form formOf(const std::string& text, Components components = Components::InShape) {
  Parsed parsed(text);
  EXPECT_TRUE(parsed.ok()) << parsed.messages();
  Graph graph;
  const Lowered lowered = lowerTerm(parsed.module(), 0, {}, graph, parsed.diagnostics());
  Canonicalizer canonicalizer(parsed.program());
  const Canonical& c = canonicalizer.run(graph, lowered.roots, parsed.program().terms[0].domain, components);
  return {c.nodes, c.roots, c.ports, c.liftedReals, c.liftedInts, c.symbols};
}

bool sameShape(const Form& a, const Form& b) { return a.nodes == b.nodes && a.roots == b.roots && a.ports == b.ports; }

TEST(Canonical, NamesAndOrdersDoNotMatter) {
  const Form form = formOf(recorded({"sin(x[1]) * exp(y[2]) + 3 * x[7]"}));
  for (const char* other : {"exp(y[2]) * sin(x[1]) + 3 * x[7]", "x[7] * 3 + exp(y[2]) * sin(x[1])",
                            "sin(y[1]) * exp(x[2]) + 3 * y[7]", "y[4] * 9 + exp(x[2]) * sin(y[1])"}) {
    EXPECT_TRUE(sameShape(form, formOf(recorded({other})))) << other;
  }
  // Another order of declaration, other names.
  EXPECT_TRUE(sameShape(
      form, formOf("var q : real[N]; dim N = 9; var z : real[N]; energy other = sin(q[1]) * exp(z[2]) + 3 * q[7];")));
}

TEST(Canonical, ShapesThatDiffer) {
  const Form form = formOf(recorded({"sin(x[1]) * exp(y[2]) + 3 * x[7]"}));
  for (const char* other : {"sin(x[1]) * exp(y[2]) - 3 * x[7]", "cos(x[1]) * exp(y[2]) + 3 * x[7]",
                            "sin(x[1]) * exp(x[2]) + 3 * x[7]", "sin(x[1]) * exp(y[2]) + 3 * x[1]",
                            "sin(x[1]) * exp(y[2]) + x[5] * x[7]", "sin(x[1]) * exp(d[2]) + 3 * x[7]"}) {
    EXPECT_FALSE(sameShape(form, formOf(recorded({other})))) << other;
  }
}

/// Every use of a real constant is its own, since two may be equal by chance; a row that is read twice is one.
TEST(Canonical, WhatIsSetAside) {
  const Form form = formOf(recorded({"2.0 * x[3] + sin(y[3] * 2.0) * 2.0"}));
  EXPECT_EQ(form.reals, (std::vector<double>{2, 2, 2}));
  EXPECT_EQ(form.ints, (std::vector<int32_t>{3, 3}));  // of x and of y
  EXPECT_EQ(form.symbols.size(), 2U);
  EXPECT_TRUE(sameShape(form, formOf(recorded({"5.0 * x[8] + sin(y[1] * 0.5) * 7.0"}))));
}

TEST(Canonical, ComponentsInAndOutOfTheShape) {
  const std::string one = recorded({"v[1].x * sin(v[2].y)"}), other = recorded({"v[1].z * sin(v[2].y)"});
  EXPECT_FALSE(sameShape(formOf(one), formOf(other)));
  EXPECT_TRUE(sameShape(formOf(one, Components::SetAside), formOf(other, Components::SetAside)));
}

/// What is replayed has the value of the term.
TEST(Canonical, ReplayIsTheTerm) {
  Parsed parsed(recorded({"x[3] * 2.0 - sin(x[3] + y[1]) / (1.5 + x[0])"}));
  Graph graph, replayed;
  const Lowered lowered = lowerTerm(parsed.module(), 0, {}, graph, parsed.diagnostics());
  Canonicalizer canonicalizer(parsed.program());
  const Canonical& form = canonicalizer.run(graph, lowered.roots, {}, Components::InShape);
  const std::vector<NodeId> ids = replay(form, replayed);
  std::vector<std::vector<double>> ports = {{0.5, 0.25, -1.5, 0.75}, {-0.125, 3.0}};
  std::vector<Constant> values(replayed.size());
  for (NodeId id = 0; id < replayed.size(); ++id) {
    const Node& node = replayed[id];
    const auto operand = [&](int k) { return k < operandCount(node) ? values[node.operand(k)] : Constant{}; };
    if (node.op == Op::Lifted && node.type == Type::Real) values[id] = Constant::of(form.liftedReals[node.b]);
    else if (node.op == Op::Lifted) values[id] = Constant::of(form.liftedInts[node.b]);
    else if (node.op == Op::Load)
      values[id] = Constant::of(ports[form.symbols[node.b]].at(static_cast<size_t>(operand(0).integer())));
    else values[id] = evaluateStrict(node.op, operand(0), operand(1), operand(2));
  }
  const double expected = 0.75 * 2.0 - evaluateStrict(Op::Sin, Constant::of(0.75 + 3.0), {}, {}).real() / (1.5 + 0.5);
  EXPECT_EQ(values[ids[form.roots[0]]].real(), expected);
}

}  // namespace
}  // namespace hgc::batch_test
