/// Indexing: rows of symbols, tables, ragged rows, typed indices.
#include "test/unit/frontend_testing.h"

namespace hgc::test::frontend_index_test {
namespace {

using Values = std::vector<double>;

constexpr const char* kMesh = R"(
dim V, E, H, W, C = 2;
var  x    : vec3[V];
data edge : V[E, 2];
data img  : real[H, W];
data par  : real[C, 2, 3];
data ring : V[V, *];
data quad : V[V, *, 2];
data w    : real[V, *];
)";

Instance mesh() {
  return {.reals = {{"x", {0, 1, 2, 10, 11, 12, 20, 21, 22}},
                    {"img", {0, 1, 2, 3, 10, 11, 12, 13}},
                    {"par", {0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15}},
                    {"w", {0.5, 1.5, 2.5, 3.5, 4.5}}},
          .tables = {{"edge", {0, 1, 1, 2, 2, 0}}, {"ring", {1, 2, 0, 2, 1}}, {"quad", {0, 1, 1, 2, 2, 0, 1, 0, 2, 2}}},
          .rowBegins = {{"ring", {0, 2, 4}}, {"quad", {0, 2, 4}}, {"w", {0, 2, 4}}},
          .sizes = {{"V", 3}, {"E", 3}, {"H", 2}, {"W", 4}, {"C", 2}},
          .index = {1, 3}};
}

Values value(const std::string& term, std::vector<uint32_t> lengths = {}) {
  Parsed parsed(kMesh + term);
  if (!parsed.ok()) {
    ADD_FAILURE() << parsed.messages();
    return {};
  }
  return evaluate(parsed, 0, mesh(), std::move(lengths));
}

TEST(FrontendIndex, TablesPointIntoTheirDimension) {
  EXPECT_EQ(value("energy e[e in E] = x[edge[e, 1]].y;"), (Values{21}));
  EXPECT_EQ(value("output o[e in E] : vec3 = x[edge[e, 0]] - x[edge[e, 1]];"), (Values{-10, -10, -10}));
  EXPECT_EQ(value("energy e[e in E] { let pair = edge[e]; return x[pair[0]].x + x[pair[1]].x; }"), (Values{30}));
  EXPECT_EQ(value("energy e[e in E] = sum(v in edge[e]) x[v].x;"), (Values{30}));
  EXPECT_EQ(value("energy e[e in E] = edge[e, 1];"), (Values{2}));
}

TEST(FrontendIndex, ProductDomainsAreRowMajor) {
  EXPECT_EQ(value("energy e[i in H, j in W] = img[i, j];"), (Values{13}));
  EXPECT_EQ(value("energy e[i in H, j in W] = img[(i + 1) % H, j - 2];"), (Values{1}));
  EXPECT_EQ(value("energy e[i in H, j in W] = img[clamp(i + 5, 0, H - 1), 0] + i * W + j;"), (Values{17}));
  EXPECT_EQ(value("energy e[i in H, j in W] = par[int(i), 1, 2] + par[0, 1][0];"), (Values{18}));
  EXPECT_EQ(value("energy e[i in H, j in W] = par[int(i), j - 2, 2];"), (Values{15}))
      << "an index that is not known selects";
}

TEST(FrontendIndex, RecordedLiteralsIndexAnything) {
  EXPECT_EQ(value("energy e = x[2].z - img[1, 3] + x[edge[1, 0]].x;"), (Values{19}));
  Parsed parsed("dim N;\nvar x : real[N];\nenergy r { let t0 = x[3] - x[9]; let t1 = t0 * t0; return t1; }");
  Graph graph;
  const Lowered lowered = lowerTerm(parsed.module(), 0, {}, graph, parsed.diagnostics());
  ASSERT_TRUE(lowered.ok);
  const Node& square = graph[lowered.roots[0]];
  ASSERT_EQ(square.op, Op::Mul);
  EXPECT_EQ(square.a, square.b);
  const Node& load = graph[graph[square.a].a];
  ASSERT_EQ(load.op, Op::Load);
  EXPECT_EQ(graph.constantAt(load.a), Constant::of(int32_t{3}));
}

TEST(FrontendIndex, RaggedRows) {
  EXPECT_EQ(value("energy e[v in V] = len(ring[v]);", {2}), (Values{2}));
  EXPECT_EQ(value("energy e[v in V] = sum(w in ring[v]) x[w].x;", {2}), (Values{20}));
  EXPECT_EQ(
      value("energy e[v in V] { let n = len(ring[v]); return sum(k in 0..n) x[ring[v, (k + 1) % n]].x * (k + 1); }",
            {2}),
      (Values{20}));
  EXPECT_EQ(value("energy e[v in V] = sum(a in w[v]) a * a;", {2}), (Values{2.5 * 2.5 + 3.5 * 3.5}));
  EXPECT_EQ(value("energy e[v in V] = w[v, 1] + w[v][0];", {2}), (Values{6}));
  EXPECT_EQ(value("energy e[v in V] = x[quad[v, 1, 0]].x + x[quad[v, 0][1]].x;", {2}), (Values{10}));
  EXPECT_EQ(value("energy e[v in V] = sum(q in quad[v]) x[q[0]].x - x[q[1]].x;", {2}), (Values{30}));
  EXPECT_EQ(value("energy e[v in V] = sum(u in ring[v]) x[u].x;", {0}), (Values{0}));
  EXPECT_EQ(value("energy e[v in V] = w[v, int(v)];"), (Values{3.5})) << "an index that is not known needs no length";
}

TEST(FrontendIndex, LengthsAreAskedForOneAfterAnother) {
  Parsed parsed(std::string(kMesh) + "energy e[v in V] = sum(u in ring[v]) len(ring[u]) + len(w[v]) + len(ring[v]);");
  const auto lower = [&](std::vector<uint32_t> lengths) {
    Graph graph;
    return lowerTerm(parsed.module(), 0, lengths, graph, parsed.diagnostics());
  };
  const Lowered first = lower({}), second = lower({2}), all = lower({2, 1, 2, 1}), other = lower({1, 1, 1});
  EXPECT_TRUE(first.ok);
  EXPECT_FALSE(first.complete);
  ASSERT_EQ(first.keys.size(), 1u);
  EXPECT_EQ(parsed.program().symbols[first.keys[0].symbol].name, "ring");
  ASSERT_EQ(second.keys.size(), 2u);
  EXPECT_EQ(second.keys[0].row, first.keys[0].row);
  EXPECT_NE(second.keys[1].row, first.keys[0].row);
  EXPECT_TRUE(all.complete);
  EXPECT_EQ(all.keys.size(), 4u);
  EXPECT_EQ(other.keys.size(), 3u);
  EXPECT_TRUE(other.complete);
  EXPECT_FALSE(parsed.diagnostics().hasErrors()) << parsed.messages();
}

TEST(FrontendIndex, AnUnknownIndexSelectsAmongAll) {
  Parsed parsed("dim N;\nconst K : real[3] = [5, 6, 7];\nenergy e[i in N] = K[i];");
  Graph graph;
  const Lowered lowered = lowerTerm(parsed.module(), 0, {}, graph, parsed.diagnostics());
  ASSERT_TRUE(lowered.ok);
  EXPECT_EQ(graph[lowered.roots[0]].op, Op::Select);
  for (int32_t i = 0; i < 3; ++i) {
    EXPECT_EQ(evaluate(parsed, 0, {.reals = {}, .tables = {}, .rowBegins = {}, .sizes = {}, .index = {i}}),
              (Values{5.0 + i}));
  }
}

TEST(FrontendIndex, ProgramsListWhatIsDeclared) {
  Parsed parsed(std::string(kMesh) +
                "param p : real[2] = [1, 2.5];\nparam q : mat2;\nresidual r[i in H, j in W] : vec2[3] = [vec2(1), "
                "vec2(2), vec2(3)];");
  ASSERT_TRUE(parsed.ok()) << parsed.messages();
  const auto& symbols = parsed.program().symbols;
  EXPECT_EQ(symbols[0].kind, SymbolKind::Var);
  EXPECT_EQ(symbols[0].shape, std::vector<uint32_t>{3});
  EXPECT_EQ(symbols[1].kind, SymbolKind::Table);
  EXPECT_EQ(symbols[1].width, 2u);
  EXPECT_EQ(symbols[1].target, 0u);
  EXPECT_EQ(symbols[2].dims, (std::vector<DimId>{2, 3}));
  EXPECT_EQ(symbols[3].shape, (std::vector<uint32_t>{2, 3}));
  EXPECT_TRUE(symbols[4].ragged);
  EXPECT_EQ(symbols[5].width, 2u);
  EXPECT_EQ(symbols[7].defaultValue, (Values{1, 2.5}));
  EXPECT_EQ(symbols[8].shape, (std::vector<uint32_t>{2, 2}));
  EXPECT_TRUE(symbols[8].defaultValue.empty());
  EXPECT_EQ(parsed.program().dims[4].size, 2);
  const Term& term = parsed.program().terms[0];
  EXPECT_EQ(term.kind, TermKind::Residual);
  EXPECT_EQ(term.domain, (std::vector<DimId>{2, 3}));
  EXPECT_EQ(term.shape, (std::vector<uint32_t>{3, 2}));
  EXPECT_EQ(term.width, 6u);
  EXPECT_EQ(term.where.line, 12u);
  EXPECT_EQ(term.where.column, 10u);
}

TEST(FrontendIndex, NodesKnowTheirLines) {
  Parsed parsed("var x : real;\nfn f(a: real) =\n  sin(a);\nenergy e = f(x) *\n  cos(x);");
  Graph graph;
  const Lowered lowered = lowerTerm(parsed.module(), 0, {}, graph, parsed.diagnostics());
  ASSERT_TRUE(lowered.ok);
  const Node& product = graph[lowered.roots[0]];
  EXPECT_EQ(graph.originOf(lowered.roots[0]), 4u);
  EXPECT_EQ(graph.originOf(product.a), 3u);
  EXPECT_EQ(graph.originOf(product.b), 5u);
}

}  // namespace
}  // namespace hgc::test::frontend_index_test
