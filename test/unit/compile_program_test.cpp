/// The road of a program that embeds the compiler, and what a session keeps alive.
#include <filesystem>
#include <fstream>

#include "test/unit/compile_text.h"

namespace hgc {
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
}  // namespace hgc
