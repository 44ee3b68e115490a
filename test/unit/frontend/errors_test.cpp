/// Mistakes: each is one message at its place. The texts are checked whole for the common ones; the place and the first
/// line for the rest.
#include "test/unit/frontend_testing.h"

namespace hgc::test::frontend_errors_test {
namespace {

constexpr const char* kHead =
    "dim V, E;\nvar x : vec3[V];\ndata edge : V[E, 2];\ndata rest : real[E];\ndata ring : V[V, *];\n";  // 5 lines

/// The first lines of the messages about `text`, one a line, without the name of the file.
std::string heads(const std::string& text, std::vector<uint32_t> lengths = {}) {
  Parsed parsed(text);
  parsed.lowerAll(std::move(lengths));
  std::string result;
  for (const Diagnostic& item : parsed.diagnostics().all()) {
    const Location& where = item.place.where;
    result += std::to_string(where.line) + ":" + std::to_string(where.column) + ": " + item.message + "\n";
  }
  return result;
}

/// The same for a text after `kHead`, lines counted from it.
std::string mesh(const std::string& text, std::vector<uint32_t> lengths = {}) {
  return heads(kHead + text, std::move(lengths));
}

TEST(FrontendErrors, ShowTheLineACaretAndAHint) {
  EXPECT_EQ(messagesOf(std::string(kHead) + "energy a[e in E] =\n\trst[e];"),
            "t.hg:7:2: error: unknown name `rst`\n\trst[e];\n\t^\nhint: did you mean `rest`?\n");
  EXPECT_EQ(messagesOf("dim V;\nvar x : real[V];\ndata x : real[V];"),
            "t.hg:3:6: error: `x` is declared twice\ndata x : real[V];\n     ^\n"
            "t.hg:2:5: note: previous declaration is here\nvar x : real[V];\n    ^\n");
}

TEST(FrontendErrors, NamesThatAreNotKnown) {
  EXPECT_EQ(mesh("energy a[e in E] = rst[e];"), "6:20: unknown name `rst`\n");
  EXPECT_EQ(mesh("energy a[e in E] = sine(rest[e]);"), "6:20: unknown function `sine`\n");
  EXPECT_EQ(mesh("energy a[e in F] = 1;"), "6:15: unknown dimension `F`\n");
  EXPECT_EQ(mesh("energy a[e in x] = 1;"), "6:15: `x` is not a dimension\n");
  EXPECT_EQ(mesh("data y : real[F];"), "6:15: unknown name `F`\n");
  EXPECT_EQ(mesh("data y : float[V];\nenergy a[v in V] = y[v];"), "6:10: unknown type `float`\n");
  EXPECT_EQ(mesh("fn unused(a: real) = b;"), "6:22: unknown name `b`\n")
      << "functions that nothing calls are checked for names";
  EXPECT_EQ(mesh("energy a = sin;"), "6:12: `sin` is a function\n");
  EXPECT_EQ(mesh("energy a = x(0);"), "6:12: `x` is not a function\n");
  EXPECT_EQ(mesh("energy a = sum(1);"), "6:12: `sum` runs over a range\n");
  EXPECT_EQ(messagesOf("var x : real; energy e { let value = x; return valeu; }"),
            "t.hg:1:48: error: unknown name `valeu`\nvar x : real; energy e { let value = x; return valeu; }\n"
            "                                               ^\nhint: did you mean `value`?\n");
}

TEST(FrontendErrors, Arguments) {
  const std::string two = "fn two(a: real, b: vec3) = a * b;\n";
  EXPECT_EQ(mesh(two + "energy a[e in E] = two(rest[e]);"), "7:20: `two` takes 2 arguments, but 1 is given\n");
  EXPECT_EQ(mesh(two + "energy a[e in E] = two(x[0], x[1]);"), "7:20: no function `two` takes (vec3, vec3)\n");
  EXPECT_EQ(mesh("energy a[e in E] = sin(rest[e], 1);"), "6:20: `sin` takes 1 argument, but 2 are given\n");
  EXPECT_EQ(mesh("energy a[e in E] = dot(x[0], 1);"), "6:20: `dot` cannot take (vec3, int)\n");
  EXPECT_EQ(mesh("energy a[e in E] = det(x[0]);"), "6:20: `det` cannot take (vec3)\n");
  EXPECT_EQ(mesh("energy a = vec3(1, 2).x;"), "6:12: `vec3` takes 3 components, but 2 are given\n");
  EXPECT_EQ(mesh("energy a = sin(true);"), "6:16: `sin` takes real here, but this is bool\n");
  EXPECT_EQ(mesh("energy a = min(x[0], vec2(1)).x;"), "6:12: `min` cannot take (vec3, vec2)\n");
  EXPECT_EQ(mesh("fn f(a: real, b: int) = 1; fn f(a: int, b: real) = 2; energy a = f(1, 2);"),
            "6:66: `f(int, int)` could mean several functions\n");
}

TEST(FrontendErrors, Types) {
  EXPECT_EQ(mesh("energy a[e in E] = x[edge[e, 0]];"), "6:20: `a` must be real, but this is vec3\n");
  EXPECT_EQ(mesh("residual a[e in E] : vec2 = x[edge[e, 0]];"), "6:29: `a` must be vec2, but this is vec3\n");
  EXPECT_EQ(mesh("energy a[v in V] = norm(x[v] + vec2(1, 2));"), "6:30: no operator `+` takes vec3 and vec2\n");
  EXPECT_EQ(mesh("energy a[v in V] = x[v].w;"), "6:25: vec3 has no components `.w`\n");
  EXPECT_EQ(mesh("energy a[e in E] = rest[e].x;"), "6:28: `.x` is for vectors, but this is real\n");
  EXPECT_EQ(mesh("energy a[e in E] = rest[e] ? 1 : 2;"), "6:20: a condition must be bool, but this is real\n");
  EXPECT_EQ(mesh("energy a[e in E] = rest[e] > 0 ? 1 : vec2(1);"),
            "6:32: the two sides of a choice must have one type, but they are int and vec2\n");
  EXPECT_EQ(mesh("energy a[e in E] = true + 1;"), "6:25: no operator `+` takes bool and int\n");
  EXPECT_EQ(mesh("energy a[e in E] = -true;"), "6:20: no operator `-` takes bool\n");
  EXPECT_EQ(mesh("energy a[e in E] = rest[e] && true ? 1 : 2;"), "6:28: no operator `&&` takes real and bool\n");
  EXPECT_EQ(mesh("energy a = any(k in 0..3) k;"), "6:27: `any` runs over bool, but this is int\n");
  EXPECT_EQ(mesh("energy a = x;"), "6:12: `x` as a whole is not a value: it has an entry for each index [V]\n");
  EXPECT_EQ(mesh("energy a = ring[0];", {3}), "6:12: a whole row of `ring` is not a value\n");
  EXPECT_EQ(mesh("fn f(a: real) -> vec2 = a; energy a = f(1).x;"),
            "6:25: the value of `f` must be vec2, but this is real\n");
  EXPECT_EQ(mesh("energy a : vec2 = vec2(1);"), "6:12: an energy must be real, but this type is vec2\n");
  EXPECT_EQ(mesh("output a : V = V - 1;"),
            "6:12: an output must be made of numbers or booleans, but this type is index into V\n");
}

TEST(FrontendErrors, IndicesIntoTheWrongDimension) {
  EXPECT_EQ(messagesOf(std::string(kHead) + "energy a[e in E] = x[e].x;"),
            "t.hg:6:22: error: `x` is indexed by V here, but this is an index into E\nenergy a[e in E] = x[e].x;\n     "
            "                ^\n"
            "hint: `int(..)` makes a plain integer of an index, which may index any dimension\n");
  EXPECT_EQ(mesh("energy a[v in V] = x[edge[v, 0]].x;"),
            "6:27: `edge` is indexed by E here, but this is an index into V\n");
  EXPECT_EQ(mesh("energy a[e in E] = x[e + 1].x;"), "6:24: `x` is indexed by V here, but this is an index into E\n");
  EXPECT_EQ(mesh("fn f(v: V) = x[v].x;\nenergy a[e in E] = f(e);"), "7:20: no function `f` takes (index into E)\n");
  EXPECT_EQ(mesh("energy a[e in E] = x[int(e)].x;"), "");
}

TEST(FrontendErrors, IndicesOutOfRange) {
  EXPECT_EQ(mesh("energy a[e in E] = edge[e, 2];"),
            "6:28: index 2 is out of range of `edge`: it has 2, numbered 0 to 1\n");
  EXPECT_EQ(mesh("energy a = x[-1].x;"), "6:14: index -1 is out of range of `x`\n");
  EXPECT_EQ(mesh("energy a = x[0][3];"), "6:17: index 3 is out of range of `x`: it has 3, numbered 0 to 2\n");
  EXPECT_EQ(mesh("const K : real[2] = [1, 2]; energy a = sum(k in 0..3) K[k];"),
            "6:57: index 2 is out of range of real[2]: it has 2, numbered 0 to 1\n");
  EXPECT_EQ(mesh("dim N = 4; data y : real[N]; energy a = y[4];"),
            "6:43: index 4 is out of range of `y`: it has 4, numbered 0 to 3\n");
  EXPECT_EQ(mesh("energy a[v in V] = x[ring[v, 2]].x;", {2}), "");  // binding knows which row is so short
  EXPECT_EQ(mesh("energy a[v in V] = x[ring[v, -1]].x;", {2}), "6:30: index -1 is out of range of `ring`\n");
  EXPECT_EQ(
      mesh("energy a = x[1.5].x + x[true].x;"),
      "6:14: an index must be an integer, but this is real\n6:25: an index must be an integer, but this is bool\n");
  EXPECT_EQ(mesh("energy a[e in E] = edge[e, 0, 0] + x[0, 0].x + ring[];"),
            "6:52: an index is missing between the brackets\n");
  EXPECT_EQ(mesh("energy a[e in E] = edge[e, 0, 0] + x[0, 0].x;"),
            "6:31: too many indices: `edge` has 2 axes\n6:41: too many indices: `x` has 1 axis\n");
  EXPECT_EQ(mesh("dim H; data img : real[H, V]; energy a[h in H] = img[h];"),
            "6:50: `a` must be real, but this is real[V]\n");
  EXPECT_EQ(mesh("dim H; data img : real[H, V]; energy a[h in H] = ring[];"),
            "6:54: an index is missing between the brackets\n");
}

TEST(FrontendErrors, RangesDependOnNoReals) {
  EXPECT_EQ(mesh("energy a = norm2(scan(k in 0..V, s = 0.0) s + x[k].x);"),
            "6:28: the length of the result of `scan` must be known when compiling\n");
  EXPECT_EQ(mesh("energy a[v in V] = sum(k in 0..int(x[v].x)) 1;"),
            "6:32: the bounds of a range may use only constants, sizes, indices and integer data\n");
  EXPECT_EQ(mesh("energy a = sum(k in 0..1.5) 1;"), "6:24: the bounds of a range must be integers, but this is real\n");
  EXPECT_EQ(mesh("energy a = min(k in 3..3) k;"), "6:12: `min` of nothing: the range is empty\n");
  EXPECT_EQ(mesh("energy a = sum(k in 5) k;"),
            "6:21: a reduction must run over a range `lo..hi`, a ragged row or an array\n");
}

TEST(FrontendErrors, RecursionShowsTheCycle) {
  EXPECT_EQ(messagesOf("fn f(a: real) = g(a);\nfn g(a: real) = f(a) + 1;"),
            "t.hg:1:4: error: function `f` is recursive: f -> g -> f\nfn f(a: real) = g(a);\n   ^\n"
            "hint: functions are inlined and cannot recurse\n"
            "t.hg:1:17: note: `f` calls `g` here\nfn f(a: real) = g(a);\n                ^\n"
            "t.hg:2:17: note: `g` calls `f` here\nfn g(a: real) = f(a) + 1;\n                ^\n");
  EXPECT_EQ(heads("fn f(a: real) = f(a); energy e = f(1);"), "1:4: function `f` is recursive: f -> f\n");
  EXPECT_EQ(heads("fn f(a: real) = f(vec2(a, 1)); fn f(a: vec2) = f(a.x); energy e = f(1);"),
            "1:48: function `f` calls itself\n");
  EXPECT_EQ(heads("const A = B; const B = A + 1;"), "1:7: the value of `A` depends on itself\n");
  EXPECT_EQ(heads("dim N = M; dim M = N;"), "1:5: the value of `N` depends on itself\n");
}

TEST(FrontendErrors, DeclaredTwice) {
  EXPECT_EQ(heads("dim V; dim V;"), "1:12: `V` is declared twice\n");
  EXPECT_EQ(heads("fn x(a: real) = a; var x : real;"), "1:24: `x` is declared twice\n");
  EXPECT_EQ(heads("energy e = 1; residual e : real = 2;"), "1:24: `e` is declared twice\n");
  EXPECT_EQ(heads("fn f(a: real, a: real) = a;"), "1:15: `a` is declared twice\n");
  EXPECT_EQ(heads("energy e { let a = 1; let a = 2; return a; }"), "1:27: `a` is declared twice\n");
  EXPECT_EQ(heads("var e : real; energy e = e;"), "") << "terms have names of their own";
}

TEST(FrontendErrors, Syntax) {
  EXPECT_EQ(mesh("energy a = 1\nenergy b = 2;"), "6:13: expected `;` after the term\n");
  EXPECT_EQ(mesh("energy a = (1 + 2;"), "6:18: expected `)` to close the parenthesis, found `;`\n");
  EXPECT_EQ(mesh("energy a = 1 +;"), "6:15: expected an expression, found `;`\n");
  EXPECT_EQ(mesh("energy a { let b = 1; }"), "6:23: a block ends in `return`\n");
  EXPECT_EQ(mesh("energy a { b = 1; return b; }"), "6:12: a value cannot be assigned to\n");
  EXPECT_EQ(mesh("energy a = true ? 1;"), "6:17: this `?` has no `:`\n");
  EXPECT_EQ(mesh("energy a = if true { 1 };"), "6:12: an `if` that is a value needs an `else`\n");
  EXPECT_EQ(mesh("return 1;"), "6:1: expected a declaration, found the reserved word `return`\n");
  EXPECT_EQ(mesh("enrgy a = 1;"), "6:1: expected a declaration, found `enrgy`\n");
  EXPECT_EQ(mesh("var let : real;"), "6:5: expected the name of what is declared, found the reserved word `let`\n");
  EXPECT_EQ(mesh("energy a {"), "6:11: expected an expression, found the end of the file\n");
  EXPECT_EQ(mesh("var y : real = 1;"), "6:14: only a param can be declared with a value\n");
  EXPECT_EQ(mesh("param p : real[V];"), "6:16: a param has one value for all\n");
  EXPECT_EQ(mesh("data d : real[3, V];"), "6:18: dimensions must come before constant and ragged axes\n");
  EXPECT_EQ(mesh("data d : real[*];"), "6:15: a ragged axis must follow a dimension\n");
  EXPECT_EQ(mesh("const K = x[0].x;"), "6:11: `x` is not known when compiling\n");
  EXPECT_EQ(mesh("param p : real; param q : real = p;"), "6:23: the value of `q` is not known when compiling\n");
  EXPECT_EQ(mesh("const K : real[2] = [1, 2, 3];"), "6:21: `K` must be real[2], but this is int[3]\n");
  EXPECT_EQ(mesh("const K = [1, true];"),
            "6:15: the elements of an array must have one type, but this is bool after int\n");
}

TEST(FrontendErrors, HintsForOtherLanguages) {
  const auto hintOf = [](const std::string& text) {
    Parsed parsed(text);
    parsed.lowerAll({});
    const auto all = parsed.diagnostics().all();
    return all.size() == 1 ? all[0].hint : std::to_string(all.size()) + " messages";
  };
  EXPECT_EQ(hintOf("var x : real; energy e = x**2;"), "a power is written `x ^ 2`");
  EXPECT_EQ(hintOf("var x : real; energy e = x * *2;"), "");
  EXPECT_EQ(hintOf("var x : real; energy e = x > 0 and x < 2 ? 1 : 0;"), "write `&&`");
  EXPECT_EQ(hintOf("var x : real; energy e = x > 0 or x < 2 ? 1 : 0;"), "write `||`");
  EXPECT_EQ(hintOf("var x : real; energy e = 0 < x < 2 ? 1 : 0;"), "comparisons do not chain: write `a < x && x < b`");
  EXPECT_EQ(hintOf("var x : vec2; residual e = x;"), "write `residual e : vec2 = ...`");
  EXPECT_EQ(hintOf("dim V; var x : vec2[V]; output o[i in V] = [x[i], x[i]];"),
            "write `output o[i in V] : vec2[2] = ...`");
  EXPECT_EQ(hintOf("var x : vec2; energy e = x;"),
            "`dot`, `norm` and `norm2` make a scalar of a vector, and an index takes an element");
}

TEST(FrontendErrors, FunctionsThatAreNotUnderstoodAreReportedOnce) {
  EXPECT_EQ(heads("fn f(a) = a;\nenergy e = f(1);"), "1:7: expected `:` and a type after a parameter, found `)`\n");
  EXPECT_EQ(heads("fn f(a: real) = a;\nfn f(b: real) = b;\nconst K = f(1);\nenergy e = f(K);"),
            "2:4: `f(real)` is declared twice\n");
  EXPECT_EQ(heads("fn f(a: real) = a;\nfn f(a: int) = a;\nfn f(a: real, b: real) = a;\nenergy e = f(1.0);"), "");
}

TEST(FrontendErrors, LongCyclesAreShownByTheirEnds) {
  std::string text;
  for (int k = 0; k < 9; ++k) text += "const A" + std::to_string(k) + " = A" + std::to_string((k + 1) % 9) + ";\n";
  Parsed parsed(text);
  ASSERT_EQ(parsed.diagnostics().all().size(), 1u);
  const Diagnostic& loop = parsed.diagnostics().all()[0];
  ASSERT_EQ(loop.notes.size(), 4u);
  EXPECT_EQ(loop.notes[1].message, "by way of `A2` and 4 more");
  EXPECT_EQ(loop.notes[3].message, "by way of `A8`");
}

TEST(FrontendErrors, ControlCharactersAreNotEchoed) {
  EXPECT_EQ(messagesOf("energy \x1b e = 1;\n"),
            "t.hg:1:8: error: unexpected character `\\x1b`\nenergy ? e = 1;\n       ^\n"
            "hint: names are made of the letters a-z and A-Z, digits and `_`\n");
  EXPECT_EQ(messagesOf("// \xC2\x9B\nenergy e = /* \xC2\x9B */ y;").find('\x9B'), std::string::npos);
}

TEST(FrontendErrors, ArraysOfTooManyEntries) {
  const std::string message = "one value cannot have more than 16777216 entries\n";
  EXPECT_EQ(heads("data a : real[65536, 65536];\noutput o = 1;"), "1:10: " + message);
  EXPECT_EQ(heads("fn f(a: vec2[16777216]) = 1;"), "1:9: " + message);
  EXPECT_EQ(heads("data a : real[4096, 4096];\noutput o = 1;"), "");
}

TEST(FrontendErrors, Numbers) {
  EXPECT_EQ(heads("energy e = 1e999;"), "1:12: this number does not fit into a real\n");
  EXPECT_EQ(heads("energy e = 1e;"), "1:12: `1e` is not a number\n");
  EXPECT_EQ(heads("energy e = 1.0f;"), "1:12: `1.0f` is not a number\n");
  EXPECT_EQ(heads("energy e = 0x1g;"), "1:12: `0x1g` is not a number\n");
  EXPECT_EQ(heads("energy e = 100000 * 100000;"), "1:19: this integer (10000000000) does not fit 32 bits\n");
  EXPECT_EQ(heads("energy e = 1 % 0;"), "1:14: division by zero\n");
  EXPECT_EQ(heads("dim N; energy e[i in N] = i / 2;"),
            "1:29: an integer division rounds down here before its result becomes real\n");
}

TEST(FrontendErrors, Bytes) {
  EXPECT_EQ(heads(std::string("dim V;\ndim\0 W;", 14)), "2:4: NUL byte at byte 11 of the file\n");
  EXPECT_EQ(heads("dim V; // \xC3("), "1:11: invalid UTF-8 (byte 0xC3) at byte 11 of the file\n");
  EXPECT_EQ(heads("dim V; // \xED\xA0\x80"), "1:11: invalid UTF-8 (byte 0xED) at byte 11 of the file\n");
  EXPECT_EQ(heads("dim V; // \xC0\xAF"), "1:11: invalid UTF-8 (byte 0xC0) at byte 11 of the file\n");
  EXPECT_EQ(heads("dim V\xC3\xA9; dim W;"), "1:6: unexpected character `\xC3\xA9`\n");
  EXPECT_EQ(heads("dim V; /* and so on"), "1:8: this comment does not end\n");
  EXPECT_EQ(heads("dim V; @ dim W; var W : real;"), "1:8: unexpected character `@`\n1:21: `W` is declared twice\n");
}

TEST(FrontendErrors, SeveralInOneRun) {
  EXPECT_EQ(mesh("energy a = (1;\nenergy b[e in E] = rst[e];\nenergy c[e in E] { let t = 1 +; let u = y; return t + u; "
                 "}\nenergy d = vec2(1);"),
            "6:14: expected `)` to close the parenthesis, found `;`\n"
            "8:31: expected an expression, found `;`\n"
            "7:20: unknown name `rst`\n"
            "8:41: unknown name `y`\n"
            "9:12: `d` must be real, but this is vec2\n");
  std::string many;
  for (int k = 0; k < 30; ++k) many += "energy e" + std::to_string(k) + " = y" + std::to_string(k) + ";\n";
  Parsed parsed(many);
  EXPECT_EQ(parsed.diagnostics().errorCount(), 20u);
  EXPECT_TRUE(parsed.diagnostics().full());
  EXPECT_NE(parsed.messages().find("error: too many errors: stopped after 20\n"), std::string::npos);
}

TEST(FrontendErrors, CallsAreTraced) {
  EXPECT_EQ(messagesOf("fn f(a: vec3) =\n  a + 1 + vec2(1);\nenergy e = f(vec3(1)).x;"),
            "t.hg:2:9: error: no operator `+` takes vec3 and vec2\n  a + 1 + vec2(1);\n        ^\n"
            "t.hg:3:12: note: called from here\nenergy e = f(vec3(1)).x;\n           ^\n");
}

TEST(FrontendErrors, LongLinesAreCutToAWindow) {
  const std::string text = "var x : real; energy e = " + std::string(1000, ' ') + "y" + std::string(1000, ' ') + ";";
  Parsed parsed(text);
  ASSERT_EQ(parsed.diagnostics().all().size(), 1u);
  const Place& place = parsed.diagnostics().all()[0].place;
  EXPECT_LE(place.excerpt.size(), 130u);
  EXPECT_EQ(place.excerpt.substr(0, 3), "...");
  EXPECT_EQ(place.excerpt[place.caret], 'y');
}

TEST(FrontendErrors, RunawayUnrollingIsRefused) {
  EXPECT_EQ(heads("energy e = 1 + sum(a in 0..100000) sum(b in 0..100000) 0.0;"),
            "1:36: this term takes more than 100 million steps to unroll\n");
}

TEST(FrontendErrors, ColoursAreOptional) {
  Parsed parsed("energy e = y;");
  EXPECT_EQ(parsed.diagnostics().render(false).find('\033'), std::string::npos);
  EXPECT_NE(parsed.diagnostics().render(true).find("\033[1;31merror:"), std::string::npos);
}

}  // namespace
}  // namespace hgc::test::frontend_errors_test
