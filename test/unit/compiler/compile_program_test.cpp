/// The road of a program that embeds the compiler, and what a session keeps alive.
#include <filesystem>
#include <fstream>

#include "test/unit/compile_text.h"

namespace hgc::compile_program_test {
namespace {

Inputs pentagon() {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({5}, std::vector<double>{1, 2, 3, 4, 5});
  Array ring = Array::of({5}, std::vector<int32_t>{1, 2, 3, 4, 0, 2});
  ring.isRagged = true;
  ring.rowLengths = {2, 1, 1, 1, 1};
  inputs.arrays["ring"] = ring;
  return inputs;
}

constexpr const char* kText =
    "dim N; var x : real[N]; data ring : N[N, *]; energy e[i in N] = square(x[i]) * sum(j in ring[i]) x[j];";

CompileOptions forThisCpu() {
  CompileOptions options;
  options.cpu = {cpuBestIsa()};
  return options;
}

TEST(CompileProgram, FromTextToASession) {
  Diagnostics diagnostics;
  const auto program = compileProgram({"rings.hg", kText}, pentagon(), forThisCpu(), diagnostics);
  ASSERT_TRUE(program) << program.error().message;
  auto session = Session::open(*program, pentagon(), {.device = "cpu"});
  ASSERT_TRUE(session) << session.error().message;
  EXPECT_EQ(session->evaluate({})->value, 1 * (2 + 3) + 4 * 4 + 9 * 5 + 16 * 1 + 25 * 3);
}

TEST(CompileProgram, MistakesAreReportedAndTheErrorHasNoText) {
  Diagnostics diagnostics;
  const auto program = compileProgram({"wrong.hg", "energy e = y;"}, {}, forThisCpu(), diagnostics);
  ASSERT_FALSE(program);
  EXPECT_EQ(program.error().message, "");
  EXPECT_NE(diagnostics.render(false).find("wrong.hg:1:12: error"), std::string::npos) << diagnostics.render(false);
}

/// Squares of all numbers, as another front end might give them.
TermSource squares() {
  TermSource source;
  Program& program = source.program;
  program.dims.emplace_back().name = "N";
  Symbol& x = program.symbols.emplace_back();
  x.name = "x";
  x.kind = SymbolKind::Var;
  x.dims = {0};
  Term& e = program.terms.emplace_back();
  e.name = "e";
  e.domain = {0};
  source.lower = [](TermId, std::span<const uint32_t>, FieldReads, Graph& graph) {
    const NodeId value = graph.make(Op::Square, graph.load(0, graph.index(0), 0));
    return Lowered{{value}, {}, true, true};
  };
  return source;
}

Inputs threeNumbers() {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({3}, std::vector<double>{1, 2, 3});
  return inputs;
}

TEST(CompileTerms, FromGraphsToASession) {
  CompileOptions options = forThisCpu();
  options.kinds = {KernelKind::Gradient, KernelKind::Hvp};
  const auto program = compileTerms(squares(), threeNumbers(), options);
  ASSERT_TRUE(program) << program.error().message;
  Inputs inputs = threeNumbers();
  inputs.arrays["x.dot"] = Array::of({3}, std::vector<double>{1, 0, -1});
  auto session = Session::open(*program, inputs, {.device = "cpu"});
  ASSERT_TRUE(session) << session.error().message;
  const auto result = session->evaluate({.gradient = true});
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(result->value, 1 + 4 + 9);
  EXPECT_EQ(result->gradients.at("x").reals, (std::vector<double>{2, 4, 6}));
  EXPECT_EQ(hvp(*session)->arrays.at("x").reals, (std::vector<double>{2, 0, -2}));
}

std::string refusalOf(const TermSource& source) {
  const auto program = compileTerms(source, {}, forThisCpu());
  return program ? "none" : program.error().message;
}

TEST(CompileTerms, DeclarationsThatAreNotSoundAreRefused) {
  TermSource source = squares();
  source.program.symbols[0].name = "x.dot";
  EXPECT_EQ(refusalOf(source), "the program is not sound: `x.dot` is not a name");
  source = squares();
  source.program.symbols.resize(2, source.program.symbols[0]);
  EXPECT_EQ(refusalOf(source), "the program is not sound: `x` is declared twice");
  source = squares();
  source.program.symbols[0].width = 2;
  EXPECT_EQ(refusalOf(source), "the program is not sound: `x` has a width that is not of its shape");
  source = squares();
  source.program.terms[0].domain = {1};
  EXPECT_EQ(refusalOf(source), "the program is not sound: `e` has a dimension that is not there");
}

/// The same squares, of a constraint.
TermSource constrained() {
  TermSource source = squares();
  Term& term = source.program.terms[0];
  term.kind = TermKind::Residual;
  term.weight = 1;
  term.shift = 2;
  source.program.symbols.resize(3);
  source.program.symbols[1].name = "e.weight";
  source.program.symbols[2].name = "e.shift";
  source.program.symbols[2].dims = {0};
  return source;
}

TEST(CompileTerms, ConstraintsHaveDataOfTheirOwn) {
  EXPECT_EQ(refusalOf(constrained()), "none");
  TermSource source = constrained();
  source.program.symbols[2].dims = {};
  EXPECT_EQ(refusalOf(source), "the program is not sound: `e` has a weight or shift of other rows than a constraint's");
  source = constrained();
  source.program.terms[0].kind = TermKind::Energy;
  EXPECT_EQ(refusalOf(source), "the program is not sound: `e` is a constraint without weight or shift");
  source = constrained();
  source.program.terms[0].shift = 3;
  EXPECT_EQ(refusalOf(source), "the program is not sound: `e` is a constraint without weight or shift");
  source = constrained();
  source.program.symbols[1].name = "w";
  EXPECT_EQ(refusalOf(source), "the program is not sound: there is no `e.weight`");
}

TEST(CompileTerms, GraphsThatAreNotSoundAreRefused) {
  TermSource source = squares();
  source.lower = [](TermId, std::span<const uint32_t>, FieldReads, Graph& graph) {
    return Lowered{{graph.load(1, graph.index(0), 0)}, {}, true, true};
  };
  EXPECT_EQ(refusalOf(source), "the graph of `e` is not sound: a load must read a scalar of a real symbol");
  source.lower = [](TermId, std::span<const uint32_t>, FieldReads, Graph& graph) {
    return Lowered{{graph.index(0)}, {}, true, true};
  };
  EXPECT_EQ(refusalOf(source), "the graph of `e` is not sound: its roots are not the scalars of its value");
  source.lower = [](TermId, std::span<const uint32_t>, FieldReads, Graph&) { return Lowered{{}, {}, false, true}; };
  EXPECT_EQ(refusalOf(source), "the graph of `e` is not sound: its keys are not those of its lengths");
  source.lower = [](TermId, std::span<const uint32_t>, FieldReads, Graph& graph) {
    const NodeId row = graph.make(Op::ToInt, graph.load(0, graph.index(0), 0));
    return Lowered{{graph.load(0, row, 0)}, {}, true, true};
  };
  EXPECT_NE(refusalOf(source).find("index"), std::string::npos) << refusalOf(source);
}

/// The session once referred to an artefact that was gone.
TEST(CompileProgram, ASessionKeepsItsProgram) {
  Diagnostics diagnostics;
  const auto program = compileProgram({"rings.hg", kText}, pentagon(), forThisCpu(), diagnostics);
  ASSERT_TRUE(program);
  const std::string path = testing::TempDir() + "/kept.hgk";
  const std::vector<uint8_t> bytes = writeArtefact(**program);
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  auto session = Session::open(*loadProgram(path), pentagon(), {.device = "cpu"});
  std::filesystem::remove(path);
  ASSERT_TRUE(session) << session.error().message;
  const auto result = session->evaluate({.gradient = true});
  ASSERT_TRUE(result);
  EXPECT_EQ(result->gradients.at("x").reals[0], 2 * 1 * 5 + 16);
}

}  // namespace
}  // namespace hgc::compile_program_test
