/// Which roots each kind of kernel stores, in which order, and that what it computes is their value.
#include <fmt/format.h>

#include "compiler/compile.h"
#include "passes/derive/seed_symbols.h"
#include "test/unit/compile_text.h"
#include "test/unit/random_graph.h"

namespace hgc::cut_test {
namespace {

/// x has two scalars, k one: each topology has two columns by an unknown and one by a parameter.
const std::string kTerms = R"(
dim V, E;
var x : vec2[V];
param k : real = 2;
data t : V[E];
energy bend[e in E] = k * sin(x[t[e]].x) * x[t[e]].y;
residual pull[e in E] : vec2 = vec2(x[t[e]].x * k, x[t[e]].y ^ 2);
output seen[e in E] : vec2 = vec2(x[t[e]].y, k * x[t[e]].x);
)";

class CutTest : public testing::Test {
 protected:
  void SetUp() override {
    Diagnostics diagnostics;
    const ModulePtr module = parseModule({"t.hg", kTerms}, diagnostics);
    ASSERT_TRUE(module) << diagnostics.render(false);
    TermSource terms = termsOf(*module, diagnostics);
    PipelineOptions options;
    options.kinds = {std::begin(kKernelKinds), std::end(kKernelKinds)};
    declareSeeds(terms.program, options.kinds);
    auto plan = planTerms(terms, lengthsFrom(terms.program, std::map<std::string, LengthRange>{}), options.kinds);
    ASSERT_TRUE(plan) << diagnostics.render(false);
    for (const Topology& topology : plan->topologies) {
      auto sources = runPipeline(topology, options);
      ASSERT_TRUE(sources) << sources.error().message;
      sources_.push_back(std::move(*sources));
    }
    ASSERT_EQ(sources_.size(), 3U);
  }

  /// `x0`, `x1` or `k`.
  static std::string nameOf(const Differentiated& from, uint32_t column) {
    const Column& c = from.columns[column];
    return symbolOf(from, c) == SymbolKind::Param ? "k" : fmt::format("x{}", c.component);
  }

  /// What is stored, as what: `partial x0`.
  std::string stores(size_t topology, KernelKind kind) const {
    const Differentiated& from = sources_[topology].of(kind);
    std::string result;
    for (const Store& s : cutKernel(from, kind, "k").stores) {
      result += fmt::format("{}{}", result.empty() ? "" : ", ", kRootNames[static_cast<size_t>(s.kind)]);
      const bool columns = s.kind == RootKind::Hessian || s.kind == RootKind::Normal;
      const bool partial = s.kind == RootKind::Partial || s.kind == RootKind::Jacobian;
      if (columns || partial) result += " " + nameOf(from, s.a);
      else if (s.kind != RootKind::Value) result += fmt::format(" {}", s.a);
      // Matrices are by unknowns alone; the first derivatives behind have one column and leave 0, here that of k, for
      // the other; so does the value for both.
      if (columns) result += nameOf(from, s.b) == "k" ? "" : " " + nameOf(from, s.b);
      if (s.kind == RootKind::Jacobian) result += fmt::format(" {}", s.b);
    }
    return result;
  }

  std::vector<KernelSources> sources_;
};

TEST_F(CutTest, OfAnEnergy) {
  const std::pair<KernelKind, const char*> rows[] = {
      {KernelKind::Value, "value"},
      {KernelKind::Gradient, "value, partial x0, partial x1"},
      {KernelKind::GradientAll, "value, partial k, partial x0, partial x1"},
      {KernelKind::Jvp, "tangent 0"},
      {KernelKind::Hvp, "value, partial x0, partial x1"},
      {KernelKind::Hessian, "hessian x0 x0, hessian x1 x0, hessian x1 x1, hessian x0, hessian x1, hessian k"},
      {KernelKind::Linearise, "weight 0"},
      {KernelKind::Residual, ""},
      {KernelKind::Output, ""},
  };
  for (const auto& [kind, expected] : rows) EXPECT_EQ(stores(0, kind), expected) << info(kind).name;
}

TEST_F(CutTest, OfAResidual) {
  const std::pair<KernelKind, const char*> rows[] = {
      {KernelKind::Value, "value"},
      {KernelKind::Gradient, "value, partial x0, partial x1"},
      {KernelKind::GradientAll, "value, partial k, partial x0, partial x1"},
      {KernelKind::Residual, "residual 0, residual 1"},
      {KernelKind::Jacobian, "residual 0, residual 1, jacobian x0 0, jacobian x1 0, jacobian x0 1, jacobian x1 1"},
      {KernelKind::Jvp, "tangent 0, tangent 1"},
      {KernelKind::Hvp, "value, partial x0, partial x1"},
      {KernelKind::Vjp, "value, partial x0, partial x1"},
      {KernelKind::Hessian, "hessian x0 x0, hessian x1 x0, hessian x1 x1, hessian x0, hessian x1, hessian k"},
      {KernelKind::GaussNewton, "normal x0 x0, normal x1 x0, normal x1 x1, normal x0, normal x1, normal k"},
      {KernelKind::Linearise,
       "residual 0, residual 1, jacobian x0 0, jacobian x1 0, jacobian x0 1, jacobian x1 1, weight 0, weight 0"},
      {KernelKind::Output, ""},
  };
  for (const auto& [kind, expected] : rows) EXPECT_EQ(stores(1, kind), expected) << info(kind).name;
}

TEST_F(CutTest, OfAnOutput) {
  const std::pair<KernelKind, const char*> rows[] = {
      {KernelKind::Output, "output 0, output 1"},
      {KernelKind::Jvp, "tangent 0, tangent 1"},
      {KernelKind::Vjp, "value, partial x0, partial x1"},
      {KernelKind::Value, ""},
      {KernelKind::Gradient, ""},
      {KernelKind::Hessian, ""},
  };
  for (const auto& [kind, expected] : rows) EXPECT_EQ(stores(2, kind), expected) << info(kind).name;
}

/// Numbers that differ from leaf to leaf.
Constant someValue(const Node& node, Constant row) {
  if (node.op == Op::Load)
    return Constant::of(0.375 + 0.25 * node.b + 0.5 * node.c + 0.0625 * (row.type == Type::Int ? row.integer() : 0));
  return Constant::of(static_cast<int32_t>(node.b % 7));
}

/// The linear program computes the roots that the rows of the table name, in their order.
TEST_F(CutTest, WhatIsStoredIsTheRoot) {
  for (size_t t = 0; t < sources_.size(); ++t) {
    for (const KernelKind kind : kKernelKinds) {
      const Differentiated& from = sources_[t].of(kind);
      const Kernel kernel = cutKernel(from, kind, "k");
      const auto ofGraph = test::valuesOf(from.graph, someValue);
      std::vector<Constant> ofKernel;
      for (const Node& node : kernel.code) ofKernel.push_back(test::valueOf(node, ofKernel, someValue));
      size_t next = 0;
      for (const Stored& stored : info(kind).stores) {
        for (const Root& root : from.roots) {
          const bool parameter = stored.byColumn && root.kind == stored.root && nameOf(from, root.a) == "k";
          if (root.kind != stored.root || (parameter && !info(kind).parameters)) continue;
          ASSERT_LT(next, kernel.stores.size());
          EXPECT_EQ(ofKernel[kernel.stores[next].value], ofGraph[root.node]) << info(kind).name << ", store " << next;
          ++next;
        }
      }
      EXPECT_EQ(next, kernel.stores.size()) << info(kind).name;
      EXPECT_EQ(kernel.kind, kind);
      EXPECT_EQ(kernel.slots, from.slots.size());
    }
  }
}

}  // namespace
}  // namespace hgc::cut_test
