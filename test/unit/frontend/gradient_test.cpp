/// `with grad`, `detach` and `loss`: what they lower to.
#include "test/unit/frontend_testing.h"

namespace hgc::test::frontend_gradient_test {
namespace {

std::string opsOf(const Graph& graph, std::span<const NodeId> roots) {
  std::string text;
  for (const NodeId id : reachable(graph, roots)) {
    if (!info(graph[id].op).isLeaf) text += std::string(info(graph[id].op).name) + " ";
  }
  return text;
}

struct Result {
  Graph graph;
  Lowered lowered;
};
void lower(Parsed& parsed, Result& result, std::vector<uint32_t> lengths = {}) {
  ASSERT_TRUE(parsed.ok()) << parsed.messages();
  result.lowered = lowerTerm(parsed.module(), 0, lengths, result.graph, parsed.diagnostics());
}

/// The first line of the messages of a text.
std::string heads(const std::string& text) {
  const std::string all = messagesOf(text);
  return all.substr(0, all.find('\n'));
}

TEST(FrontendGradient, TheValueIsDetachedAndTheDerivativesAttached) {
  Parsed parsed(
      "var x : real; var u : vec2;\n"
      "fn f(a: real, n: int, b: vec2) -> real { return a * b.x; } with grad { let t = value / a; return (t, vec2(a, "
      "n)); "
      "}\nenergy e = f(x, 3, u);");
  Result result;
  lower(parsed, result);
  EXPECT_EQ(opsOf(result.graph, result.lowered.roots), "mul div detach custompartial custompartial custompartial ");
  const Node& last = result.graph[result.lowered.roots[0]];
  EXPECT_EQ(last.op, Op::CustomPartial);
  EXPECT_EQ(result.graph[last.b].c, 1U) << "the last by u.y";
  EXPECT_TRUE(result.graph.isReal(last.c, 3));
  const Node& first = result.graph[result.graph[last.a].a];
  EXPECT_EQ(result.graph[first.a].op, Op::Detach);
  EXPECT_EQ(result.graph[first.c].op, Op::Div);
}

TEST(FrontendGradient, ASingleDerivativeNeedsNoParentheses) {
  EXPECT_EQ(valueOf("f(x)", "fn f(a: real) = a * a with grad { (2 + 1) * a }"), 9);
  EXPECT_EQ(valueOf("f(x)", "fn f(a: real) = a * a with grad { return (2 * a); }"), 9);
  EXPECT_EQ(valueOf("f(x, y)", "fn f(a: real, b: real) { a * b } with grad { if a > 0 { return (b, a); } (0, 0) }"),
            -6);
  EXPECT_EQ(valueOf("f(m)", "fn f(a: mat3) = det(a) with grad { value * transpose(inverse(a)) }"), 7);
  EXPECT_EQ(valueOf("g(x) + g(y)",
                    "fn f(a: real) = 2 * a with grad { let b = sum(k in 0..2) { return a; }; b }\n"
                    "fn g(a: real) { let c = f(a); return c + f(c); }"),
            6);
  EXPECT_EQ(valuesOf("detach(u)", "vec3"), (std::vector<double>{1, 2, 3}));
}

TEST(FrontendGradient, Mistakes) {
  EXPECT_EQ(heads("fn f(a: real, b: vec3) = a with grad { return (1, 2); } var x : real; energy e = f(x, vec3(x));"),
            "t.hg:1:51: error: the derivative by `b` must be vec3, but this is int");
  EXPECT_EQ(heads("fn f(a: real, n: int) = a with grad { return (1, 2); } var x : real; energy e = f(x, 1);"),
            "t.hg:1:46: error: `f` has 1 real parameter, but 2 derivatives are given");
  EXPECT_EQ(heads("fn f(a: real) = a > 0 with grad { 1 } var x : real; energy e = f(x) ? x : 1;"),
            "t.hg:1:4: error: `with grad` is for functions whose value is real, but this is bool");
  EXPECT_EQ(heads("fn f(a: real) = a with gradient { 1 }"),
            "t.hg:1:24: error: expected `grad` after `with`, found `gradient`");
  EXPECT_EQ(heads("fn f(a: real) = a with grad { f(a) } var x : real; energy e = f(x);"),
            "t.hg:1:4: error: function `f` is recursive: f -> f");
}

TEST(FrontendLoss, TwoMoreRoots) {
  Parsed parsed(
      "dim N; var x : vec2[N];\nfn rho(s: real, d: real) = s / (1 + s / d);\n"
      "residual r[i in N] : vec2 = 2 * x[i] loss rho(3.0 + i);");
  ASSERT_TRUE(parsed.ok()) << parsed.messages();
  EXPECT_EQ(parsed.program().terms[0].width, 2U);
  const Instance data{.reals = {{"x", {1, 2, 3, 4}}}, .tables = {}, .rowBegins = {}, .sizes = {{"N", 2}}, .index = {1}};
  EXPECT_EQ(evaluate(parsed, 0, data), (std::vector<double>{6, 8, 100.0 / (1 + 100.0 / 4), 100}));
}

TEST(FrontendLoss, BlocksRaggedRowsAndPrinting) {
  const std::string text =
      "dim V; var x : real; data ring : V[V, *];\nfn rho(s: real, d: real) = d * s;\n"
      "residual r[v in V] { let a = x + 1; return a; } loss rho(len(ring[v]));\n";
  Parsed parsed(text);
  ASSERT_TRUE(parsed.ok()) << parsed.messages();
  Graph graph;
  const Lowered without = lowerTerm(parsed.module(), 0, {}, graph, parsed.diagnostics());
  EXPECT_TRUE(without.ok && !without.complete && without.keys.size() == 1);
  const Instance data{.reals = {{"x", {2}}}, .tables = {}, .rowBegins = {}, .sizes = {{"V", 2}}, .index = {1}};
  EXPECT_EQ(evaluate(parsed, 0, data, {5}), (std::vector<double>{3, 45, 9}));
  EXPECT_NE(printAst(parsed.module()).find(" loss rho(squared norm, len(ring[v]));"), std::string::npos);
}

TEST(FrontendLoss, Mistakes) {
  EXPECT_EQ(heads("energy e = 1 loss rho(1);"), "t.hg:1:14: error: only a residual has a loss");
  EXPECT_EQ(heads("fn rho(s: real) = s; residual e = 1 loss rho;"),
            "t.hg:1:45: error: expected `(` and arguments, found `;`");
  EXPECT_EQ(heads("residual e = 1 loss huber(1);"), "t.hg:1:21: error: unknown function `huber`");
  EXPECT_EQ(heads("fn rho(s: real) = vec2(s); residual e = 1 loss rho();"),
            "t.hg:1:48: error: a loss must be real, but this is vec2");
  EXPECT_EQ(heads("fn rho(s: real) = s; residual e { let a = 1; return a; } loss rho(a);"),
            "t.hg:1:67: error: unknown name `a`");
  EXPECT_EQ(heads("fn rho(s: real) = s; residual e = 1 loss rho(2);"),
            "t.hg:1:42: error: `rho` takes 1 argument, but 2 are given");
}

}  // namespace
}  // namespace hgc::test::frontend_gradient_test
