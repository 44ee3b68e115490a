/// Text to tree: printed back with every parenthesis, encodings, depth and length.
#include <pthread.h>

#include "test/unit/frontend_testing.h"

namespace hgc::test::frontend_parse_test {
namespace {

std::string repeat(const std::string& text, size_t count) {
  std::string result;
  result.reserve(text.size() * count);
  for (size_t k = 0; k < count; ++k) result += text;
  return result;
}

/// Runs `body` on a thread with a stack of 256 KiB. Sanitizers need more for their own sake.
template <class Body>
void onSmallStack(Body body) {
#if defined(__SANITIZE_ADDRESS__)
  body();
#else
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 256 * 1024);
  pthread_t thread;
  const auto run = [](void* context) -> void* {
    (*static_cast<Body*>(context))();
    return nullptr;
  };
  ASSERT_EQ(pthread_create(&thread, &attributes, run, &body), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
#endif
}

std::string astOf(const std::string& text) {
  Parsed parsed(text);
  if (parsed.ok()) return printAst(parsed.module());
  ADD_FAILURE() << parsed.messages();
  return "";
}

TEST(FrontendParse, PrintsEveryParenthesis) {
  EXPECT_EQ(
      astOf("var x : real; energy e = x + 2 * -x ^ 2 ^ 3 < 1.5 && !(x == 2) || true ? x : -1 ? 2 : 3;").substr(14),
      "energy e = (((((x + (2 * (-(x ^ (2 ^ 3))))) < 1.5) && (!(x == 2))) || true) ? x : ((-1) ? 2 : 3));\n");
}

TEST(FrontendParse, PrintsDeclarations) {
  const std::string printed = astOf(
      "dim V, N = 12; var x : vec3[V]; data ring : V[V, *]; param p : real = -1; const K : real[2 + 1] = [1, 2., "
      "3e300];\n"
      "fn f(a: real, b: V) -> real { let c = a * 2; if c > 1 { return x[b].y; } return c; }\n"
      "energy e[v in V] = sum(k in 0..N) f(k, v) + min(w in ring[v]) { let d = x[w]; return d.x; };\noutput o : vec2 = "
      "vec2(1, 2);");
  EXPECT_EQ(printed,
            "dim V;\ndim N = 12;\nvar x : vec3[V];\ndata ring : V[V, *];\nparam p : real = (-1);\nconst K : real[(2 + "
            "1)] = [1, 2.0, 3.e+300];\n"
            "fn f(a: real, b: V) -> real = { let c = (a * 2); return ((c > 1) ? x[b].y : c); };\n"
            "energy e[v in V] = (sum(k in 0..N) (f(k, v) + (min(w in ring[v]) { let d = x[w]; return d.x; })));\n"
            "output o : vec2 = vec2(1, 2);\n");
  EXPECT_EQ(astOf(printed), printed) << "what is printed is a program again";
}

TEST(FrontendParse, PrintsArraysAndTuples) {
  const std::string printed = astOf(
      "dim N = 3;\nvar x : real[N, 4];\n"
      "fn f(a: real[*], b: real[*, 2]) -> (real, vec2) { let (p, q) = (a[0], b[0..1, 1]); return (p, vec2(q[0])); }\n"
      "energy e[i in N] { let (p, q) = fold(k in 0..3, h = 1, c = [j^2 for j in N]) (h + 1, c); let r = q; r[0] + p }\n"
      "output o : real[2, 1] = [[{ let t = x[k, l]; t } for k in 0..1] for l in 0..2];"
      "output s : real[3] = scan(k in N, s = 0) s + k;");
  EXPECT_EQ(printed,
            "dim N = 3;\nvar x : real[N, 4];\n"
            "fn f(a: real[*], b: real[*, 2]) -> (real, vec2) = { let (p, q) = (a[0], b[0..1, 1]); return (p, "
            "vec2(q[0])); };\n"
            "energy e[i in N] = { let (p, q) = (fold(k in 0..3, h = 1, c = [(j ^ 2) for j in N]) ((h + 1), c)); "
            "let r = q; return (r[0] + p); };\n"
            "output o : real[2, 1] = [[{ let t = x[k, l]; return t; } for k in 0..1] for l in 0..2];\n"
            "output s : real[3] = (scan(k in N, s = 0) (s + k));\n");
}

TEST(FrontendParse, CommentsBlanksAndLineEnds) {
  EXPECT_EQ(astOf("\xEF\xBB\xBF// caf\xC3\xA9\r\ndim V; /* a\r\n b */ var x : /**/ real[V];\r\n"),
            "dim V;\nvar x : real[V];\n");
  EXPECT_EQ(astOf(""), "");
  EXPECT_EQ(astOf(" // nothing"), "");
  EXPECT_EQ(astOf(";;dim V;;"), "dim V;\n");
}

TEST(FrontendParse, LongChainsNeedNoStack) {
  constexpr size_t kMillion = 1'000'000;
  onSmallStack([&] {
    for (const std::string& body : {repeat("x + ", kMillion) + "x", repeat("x > 0 && ", kMillion) + "x > 1 ? x : 0",
                                    "(" + repeat("x * 2 - ", kMillion / 2) + "1)"}) {
      Parsed parsed("var x : real; energy e = " + body + ";");
      parsed.lowerAll();
      EXPECT_TRUE(parsed.ok()) << parsed.messages().substr(0, 500);
    }
    Parsed lets("var x : real; energy e { let a = x; { ");
    EXPECT_FALSE(lets.ok());
    std::string text = "var x : real; energy e { let t0 = x;";
    for (size_t k = 1; k < kMillion; ++k) text += "let t" + std::to_string(k) + "=t" + std::to_string(k - 1) + "*x;";
    Parsed statements(text + "return t999999; }");
    statements.lowerAll();
    EXPECT_TRUE(statements.ok()) << statements.messages().substr(0, 500);
    EXPECT_GT(printAst(statements.module()).size(), kMillion);
  });
}

TEST(FrontendParse, DeepNestingIsOneMistake) {
  constexpr size_t kMillion = 1'000'000;
  onSmallStack([&] {
    const auto check = [](const std::string& body, uint32_t column) {
      Parsed parsed("var x : real;\nenergy e = " + body + ";\nenergy f = y;\n");
      ASSERT_EQ(parsed.diagnostics().errorCount(), 2u) << parsed.messages().substr(0, 1000);
      const Diagnostic& deep = parsed.diagnostics().all()[0];
      EXPECT_EQ(deep.message, "nesting is deeper than 256 levels");
      EXPECT_EQ(deep.place.where.line, 2u);
      EXPECT_EQ(deep.place.where.column, column);
    };
    check(repeat("(", kMillion) + "x" + repeat(")", kMillion), 268);
    check(repeat("-", kMillion) + "x", 267);
    check(repeat("x > 0 ? 1 : ", kMillion) + "x", 12 + 255 * 12 + 6);
    check(repeat("sin(", kMillion) + "x" + repeat(")", kMillion), 12 + 256 * 4);
    check(repeat("[", kMillion), 12 + 256);
    check("sum(k in 0..1) " + repeat("{ return sum(k in 0..1) ", kMillion), 0 + 15 + 12 + 127 * 24 + 9);
    check("if x > 0 { 1 } " + repeat("else if x > 0 { 1 } ", kMillion) + "else { 2 }", 12 + 15 + 252 * 20 + 16);
  });
}

TEST(FrontendParse, NestingUpToTheLimitWorks) {
  onSmallStack([] {
    for (const std::string& body :
         {repeat("(", 255) + "x" + repeat(")", 255), repeat("-", 255) + "x", repeat("x > 0 ? 1 : ", 255) + "x",
          repeat("sum(k in 0..1) { return ", 120) + "x" + repeat("; }", 120),
          repeat("sin(", 255) + "x" + repeat(")", 255)}) {
      Parsed parsed("var x : real; energy e = " + body + ";");
      parsed.lowerAll();
      EXPECT_TRUE(parsed.ok()) << parsed.messages();
    }
  });
}

TEST(FrontendParse, ChainsOfDeclarationsNeedNoStack) {
  onSmallStack([] {
    std::string text;
    constexpr int kCount = 100'000;
    for (int k = 0; k < kCount; ++k) text += "const c" + std::to_string(k) + " = c" + std::to_string(k + 1) + " + 1;\n";
    for (int k = 0; k < kCount; ++k)
      text += "fn f" + std::to_string(k) + "(a: real) = f" + std::to_string(k + 1) + "(a);\n";
    text += "const c100000 = 0; fn f100000(a: real) = a; energy e = c0; energy f = f99001(1.0); energy g = f0(1.0);";
    Parsed parsed(text);
    ASSERT_TRUE(parsed.ok()) << parsed.messages();
    EXPECT_EQ(evaluate(parsed, 0, {}), std::vector<double>{kCount});
    EXPECT_EQ(evaluate(parsed, 1, {}), std::vector<double>{1});
    Graph graph;
    EXPECT_FALSE(lowerTerm(parsed.module(), 2, {}, graph, parsed.diagnostics()).ok);
    EXPECT_EQ(parsed.diagnostics().all()[0].message, "calls nest deeper than 1000 levels");
  });
}

}  // namespace
}  // namespace hgc::test::frontend_parse_test
