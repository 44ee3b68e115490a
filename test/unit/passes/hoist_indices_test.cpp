/// Host programs and the rows of kernels against the indices as the terms have them.
#include <algorithm>
#include <map>
#include <random>

#include "compiler/compile.h"
#include "passes/passes.h"
#include "test/unit/frontend_testing.h"

namespace hgc::hoist_indices_test {
namespace {

constexpr int32_t kN = 5, kM = 4;

/// Data for all: N = 5, M = 4, a table into N, plain integers, a ragged symbol with rows of 2.
test::Instance dataOf(std::vector<int32_t> index) {
  test::Instance data;
  data.sizes = {{"N", kN}, {"M", kM}};
  data.tables = {
      {"t", {3, 1, 4, 0, 2, 2, 0, 3, 1, 4}}, {"n", {7, -2, 12, 5, 0}}, {"ring", {4, 0, 1, 3, 2, 2, 0, 1, 3, 4}}};
  data.rowBegins = {{"ring", {0, 2, 4, 6, 8, 10}}};
  std::mt19937_64 engine(9);
  for (const char* name : {"x", "y", "w"}) {
    for (int k = 0; k < 80; ++k) data.reals[name].push_back(static_cast<double>(engine() >> 40) * 0x1p-20);
  }
  data.index = std::move(index);
  return data;
}

struct Case {
  Program program;
  Plan plan;  ///< one group; its topology as the batcher made it
  Hoisted hoisted;
};

Case hoist(const std::string& term) {
  test::Parsed parsed(
      "dim N, M; var x : vec3[N]; var y : real[N, M]; data w : real[N]; data t : N[N, 2]; data n : int[N];"
      "data ring : N[N, *];\n" +
      term);
  EXPECT_TRUE(parsed.ok()) << parsed.messages();
  Case result;
  result.program = parsed.program();
  auto plan = planTerms(termsOf(parsed.module(), parsed.diagnostics()),
                        lengthsFrom(result.program, std::map<std::string, LengthRange>{{"ring", {2, 2}}}), {});
  EXPECT_TRUE(plan) << parsed.messages();
  if (!plan) return result;
  result.plan = std::move(*plan);
  auto hoisted = hoistIndices(result.plan.topologies[0]);
  EXPECT_TRUE(hoisted) << (hoisted ? "" : hoisted.error().message);
  if (hoisted) result.hoisted = std::move(*hoisted);
  return result;
}

/// A graph over ports, node by node.
class Walk {
 public:
  Walk(const Case& h, const test::Instance& data, int32_t instance) : h_(h), data_(data), instance_(instance) {}

  /// `gathers`: loads name gathers, whose rows the host has computed; all that they read is noted.
  std::vector<Constant> run(const Graph& graph, bool gathers, const std::vector<Constant>& host = {}) {
    const Group& group = h_.plan.groups[0];
    const auto nameOf = [&](SymbolId id) { return h_.program.symbols[id].name; };
    std::vector<Constant> values(graph.size());
    for (NodeId id = 0; id < graph.size(); ++id) {
      const Node& node = graph[id];
      const auto operand = [&](int k) { return k < operandCount(node) ? values[node.operand(k)] : Constant{}; };
      const auto at = [&] { return static_cast<size_t>(operand(0).integer()); };
      switch (node.op) {
        case Op::Const: values[id] = graph.constantAt(id); break;
        case Op::Index: values[id] = Constant::of(gathers ? instance_ : data_.index.at(node.b)); break;
        case Op::Size: values[id] = Constant::of(data_.sizes.at(h_.program.dims[group.dims[node.b]].name)); break;
        case Op::Table: values[id] = Constant::of(data_.tables.at(nameOf(group.tables[node.b])).at(at())); break;
        case Op::RowBegin: values[id] = Constant::of(data_.rowBegins.at(nameOf(group.tables[node.b])).at(at())); break;
        case Op::Slot: values[id] = host.at(h_.hoisted.slots.at(node.b)); break;
        case Op::Lifted:
          values[id] = node.type == Type::Real ? Constant::of(group.liftedReals[node.b][static_cast<size_t>(instance_)])
                                               : Constant::of(group.liftedInts[node.b][static_cast<size_t>(instance_)]);
          break;
        case Op::Load: {
          const uint32_t port = gathers ? h_.hoisted.gathers.at(node.b).port : node.b;
          if (gathers) expectRow(node.b, operand(0), host);
          const Symbol& symbol = h_.program.symbols[group.ports[port]];
          read[{port, operand(0).integer()}].insert(node.c);
          values[id] = Constant::of(data_.reals.at(symbol.name).at(at() * symbol.width + node.c));
          break;
        }
        default: values[id] = evaluateStrict(node.op, operand(0), operand(1), operand(2));
      }
    }
    return values;
  }

  std::map<std::pair<uint32_t, int32_t>, std::set<uint32_t>> read;  ///< components, by port and row

 private:
  void expectRow(uint32_t gather, Constant row, const std::vector<Constant>& host) const {
    EXPECT_EQ(row, host.at(h_.hoisted.gathers[gather].row)) << "gather " << gather;
  }

  const Case& h_;
  const test::Instance& data_;
  int32_t instance_;
};

void expectSame(const Case& h, std::vector<int32_t> index, int32_t instance) {
  const test::Instance data = dataOf(std::move(index));
  Walk before(h, data, instance), onHost(h, data, instance), inKernel(h, data, instance);
  const Topology& topology = h.plan.topologies[0];
  const auto expected = before.run(topology.graph, false);
  const auto host = onHost.run(h.hoisted.host, false);
  const auto actual = inKernel.run(h.hoisted.graph, true, host);
  EXPECT_TRUE(onHost.read.empty());  // the host has no reals
  EXPECT_EQ(inKernel.read, before.read);
  ASSERT_EQ(topology.roots.size(), h.hoisted.roots.size());
  for (size_t k = 0; k < h.hoisted.roots.size(); ++k)
    EXPECT_EQ(actual[h.hoisted.roots[k].node], expected[topology.roots[k].node]) << "instance " << instance;
  std::map<std::pair<uint32_t, int32_t>, std::set<uint32_t>> gathered;
  for (const Gather& gather : h.hoisted.gathers) {
    EXPECT_TRUE(std::ranges::is_sorted(gather.components));
    gathered[{gather.port, host[gather.row].integer()}].insert(gather.components.begin(), gather.components.end());
  }
  EXPECT_EQ(gathered, before.read);
}

void expectSameOverN(const std::string& body) {
  const Case h = hoist("energy f[i in N] = " + body + ";");
  ASSERT_EQ(h.plan.groups.size(), 1U) << body;
  for (int32_t i = 0; i < kN; ++i) expectSame(h, {i}, i);
}

TEST(HoistIndices, TablesAndArithmetic) {
  expectSameOverN("x[i].x * w[i]");
  expectSameOverN("sin(x[i].y) - exp(x[i].x) * x[i].z");
  expectSameOverN("sin(x[i].z) - exp(x[i].y) * x[i].x");
  expectSameOverN("x[t[i, 0]].y - x[t[i, 1]].z * w[t[i, 0]]");
  expectSameOverN("x[t[t[i, 1], 0]].y + w[(i + 2) % N] - w[clamp(i - 1, 0, N - 1)]");
  expectSameOverN("x[min(t[i, 0], t[i, 1])].x + x[(n[i] * 3 + 40) % N].y");
  expectSameOverN("y[t[i, 0], (int(i) + 1) % M] * y[i, n[i] > 3 ? 2 : 0]");
  expectSameOverN("sum(v in ring[i]) x[v].x * w[v]");
}

/// Integers that values are made of stay with the values.
TEST(HoistIndices, IntegersAsValues) {
  expectSameOverN("x[t[i, 0]].x * real(n[i] * t[i, 1] + int(i)) + real(N)");
  expectSameOverN("n[i] > 3 ? x[i].x : x[t[i, 0]].y + real(xor(n[i], 5))");
}

TEST(HoistIndices, SeveralAxes) {
  const Case h =
      hoist("energy f[i in N, j in M] = y[t[i, 1], j] * real(j) - y[i, (j + 1) % M] * x[(i + int(j)) % N].z;");
  ASSERT_EQ(h.plan.groups.size(), 1U);
  EXPECT_TRUE(h.hoisted.dense);
  for (int32_t i = 0; i < kN; ++i) {
    for (int32_t j = 0; j < kM; ++j) expectSame(h, {i, j}, i * kM + j);
  }
}

TEST(HoistIndices, RecordedTerms) {
  const Case h =
      hoist("energy a = x[3].x * w[1] - 0.5; energy b = x[2].x * w[4] - 0.25; energy c = x[0].x * w[4] - 3.5;");
  ASSERT_EQ(h.plan.groups.size(), 1U);
  for (int32_t k = 0; k < 3; ++k) expectSame(h, {}, k);
}

/// A row that needs no table is computed again; what needs one is read, once for all that name it.
TEST(HoistIndices, Slots) {
  EXPECT_EQ(hoist("energy f[i in N] = x[i].x * w[(i + 1) % N];").hoisted.slots.size(), 0U);
  const Case shared = hoist("energy f[i in N] = sin(x[t[i, 0]].x) * x[t[i, 0]].y;");
  EXPECT_EQ(shared.hoisted.slots.size(), 1U);
  ASSERT_EQ(shared.hoisted.gathers.size(), 1U);
  EXPECT_EQ(shared.hoisted.gathers[0].components, (std::vector<uint32_t>{0, 1}));
}

TEST(HoistIndices, AnIndexMayNotHangOnReals) {
  Topology topology;
  topology.ports = {{SymbolKind::Var, 1}};
  const NodeId value = topology.graph.load(0, topology.graph.index(0), 0);
  topology.rank = 1;
  topology.dims = 1;
  topology.roots = {{RootKind::Value, 0, 0, topology.graph.load(0, topology.graph.make(Op::ToInt, value), 0)}};
  const auto done = hoistIndices(topology);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message, "an index must not depend on real values, nor on what a loop adds up");
  topology.tables = 1;
  topology.roots[0].node =
      topology.graph.make(Op::ToReal, topology.graph.table(0, topology.graph.make(Op::ToInt, value)));
  const auto ofTable = hoistIndices(topology);
  ASSERT_FALSE(ofTable);
  EXPECT_EQ(ofTable.error().message, "an index must not depend on real values, nor on what a loop adds up");
}

}  // namespace
}  // namespace hgc::hoist_indices_test
