/// Checkpoints of solves: what is written is read, and what is damaged is refused, wherever the damage is.
#include "runtime/solve/checkpoint/checkpoint.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstring>
#include <limits>
#include <set>

#include "ir/artefact/contents.h"
#include "runtime/session.h"
#include "runtime/solve/solve.h"
#include "test/unit/compile_text.h"

namespace hgc::checkpoint_test {
namespace {

Checkpoint some() {
  return {"lm",
          {{"x", {2, 2}, {1, -2, 0x1p-1074, 4}}, {"empty", {0}, {}}, {"s", {}, {5}}},
          {{"scale", {1, 2, 3}}, {"solve", {3, 0.5, 7, 1, 0}}, {"", {}}}};
}

/// The same file, whose payload is changed and has a checksum that fits.
std::vector<uint8_t> changed(std::vector<uint8_t> bytes, size_t at, uint64_t number) {
  constexpr size_t kHead = 32, kChecksum = 24;
  std::memcpy(bytes.data() + kHead + at, &number, sizeof(number));
  const uint64_t checksum = hashOf({reinterpret_cast<const char*>(bytes.data()) + kHead, bytes.size() - kHead});
  std::memcpy(bytes.data() + kChecksum, &checksum, sizeof(checksum));
  return bytes;
}

TEST(Checkpoint, IsReadAsItIsWritten) {
  const Checkpoint before = some();
  const auto after = checkpointFrom(checkpointBytes(before));
  ASSERT_TRUE(after) << after.error().message;
  EXPECT_EQ(after->method, before.method);
  EXPECT_EQ(after->state, before.state);
  ASSERT_EQ(after->unknowns.size(), before.unknowns.size());
  for (size_t k = 0; k < before.unknowns.size(); ++k) {
    EXPECT_EQ(after->unknowns[k].name, before.unknowns[k].name);
    EXPECT_EQ(after->unknowns[k].shape, before.unknowns[k].shape);
    EXPECT_EQ(after->unknowns[k].values, before.unknowns[k].values);
  }
}

TEST(Checkpoint, IsRefusedWhereverItIsCutOrDamaged) {
  const std::vector<uint8_t> whole = checkpointBytes(some());
  for (size_t length = 0; length < whole.size(); ++length)
    EXPECT_FALSE(checkpointFrom(std::span(whole).first(length))) << length;
  for (size_t at = 0; at < whole.size(); ++at) {
    for (const int flip : {1, 128, 255}) {
      std::vector<uint8_t> bytes = whole;
      bytes[at] = static_cast<uint8_t>(bytes[at] ^ flip);
      EXPECT_FALSE(checkpointFrom(bytes)) << at;
    }
  }
}

/// Counts that no file has room for neither crash nor take memory.
TEST(Checkpoint, IsRefusedWhereItsCountsContradictOneAnother) {
  const std::vector<uint8_t> whole = checkpointBytes(some());
  int64_t refused = 0;
  for (size_t at = 0; at + 8 <= whole.size() - 32; ++at) {
    for (const uint64_t number : {uint64_t{0}, uint64_t{1} << 40, std::numeric_limits<uint64_t>::max()})
      refused += checkpointFrom(changed(whole, at, number)) ? 0 : 1;
  }
  EXPECT_GT(refused, 100);
}

/// Numbers that a method cannot go on from, in a file that is whole. The session keeps its own values then.
TEST(Checkpoint, IsRefusedWhereNumbersAreNone) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({2}, std::vector<double>{-1.2, 1});
  const test::Compiled compiled = test::compileText(
      "var x : real[2];\nresidual a : real[2] = [10 * (x[1] - x[0]^2), 1 - x[0]];\n", inputs, false,
      {KernelKind::Value, KernelKind::Gradient, KernelKind::Residual, KernelKind::Linearise, KernelKind::Hvp});
  ASSERT_TRUE(compiled.ok);
  const std::string path = ::testing::TempDir() + "hgc-checkpoint-numbers";
  for (const SolveMethod method : {SolveMethod::LevenbergMarquardt, SolveMethod::GaussNewton, SolveMethod::Dogleg,
                                   SolveMethod::NewtonCg, SolveMethod::Lbfgs}) {
    auto session = Session::open(compiled.artefact, inputs, {.device = "cpu:first"});
    ASSERT_TRUE(session) << session.error().message;
    ASSERT_TRUE(solve(*session, {.method = method, .maxIterations = 3, .checkpoint = path}));
    const auto kept = readCheckpoint(path);
    ASSERT_TRUE(kept) << kept.error().message;
    const std::vector<double> before = session->values("x")->reals;
    const auto expectRefused = [&](const Checkpoint& other, const std::string& where) {
      ASSERT_TRUE(writeCheckpoint(path, other));
      const auto report = solve(*session, {.method = method, .maxIterations = 5, .resume = path});
      EXPECT_FALSE(report) << nameOf(method) << " " << where;
      if (report) return;
      EXPECT_NE(report.error().message.find(path), std::string::npos) << report.error().message;
      EXPECT_EQ(session->values("x")->reals, before) << nameOf(method) << " " << where;
    };
    for (const auto& [name, numbers] : kept->state) {
      Checkpoint shorter = *kept;
      shorter.state[name].push_back(1);
      expectRefused(shorter, name);
      for (const double number : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        for (size_t k = 0; k < numbers.size(); ++k) {
          Checkpoint none = *kept;
          none.state[name][k] = number;
          expectRefused(none, name);
        }
      }
      if (!name.starts_with("products") && name != "scale" && name != "damping") continue;
      Checkpoint negative = *kept;
      for (double& each : negative.state[name]) each = -1;
      expectRefused(negative, name);
    }
    Checkpoint elsewhere = *kept;
    elsewhere.unknowns[0].values = {7, 8};
    expectRefused(elsewhere, "unknowns");
  }
  std::remove(path.c_str());
}

/// Numbers of rounds, within one and between two.
TEST(Checkpoint, IsRefusedWhereNumbersOfRoundsAreNone) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({2}, std::vector<double>{-1.2, 1});
  const test::Compiled compiled = test::compileText(
      "var x : real[2];\nresidual a : real[2] = [3 - x[0], 1 - x[1]];\n"
      "constraint c = x[0] * x[1] == 2;\nconstraint d : vec2 = vec2(x[0], x[1]) in 0..5;\n",
      inputs, false, {KernelKind::Value, KernelKind::Gradient, KernelKind::Residual, KernelKind::Linearise});
  ASSERT_TRUE(compiled.ok);
  const std::string path = ::testing::TempDir() + "hgc-checkpoint-rounds";
  for (const int64_t iterations : {2, 1000}) {
    auto session = Session::open(compiled.artefact, inputs, {.device = "cpu:first"});
    ASSERT_TRUE(session) << session.error().message;
    ASSERT_TRUE(solve(*session, {.maxIterations = iterations, .checkpoint = path}));
    const auto kept = readCheckpoint(path);
    ASSERT_TRUE(kept) << kept.error().message;
    EXPECT_EQ(kept->state.contains("rule"), iterations == 2);
    const std::vector<double> before = session->values("x")->reals;
    const auto expectRefused = [&](const Checkpoint& other, const std::string& where) {
      ASSERT_TRUE(writeCheckpoint(path, other));
      const auto report = solve(*session, {.maxIterations = 5, .resume = path});
      EXPECT_FALSE(report) << where;
      if (report) return;
      EXPECT_NE(report.error().message.find(path), std::string::npos) << report.error().message;
      EXPECT_EQ(session->values("x")->reals, before) << where;
      EXPECT_EQ(session->values("c.weight")->reals, std::vector<double>{0}) << where;
    };
    for (const auto& [name, numbers] : kept->state) {
      Checkpoint shorter = *kept;
      shorter.state[name].push_back(1);
      expectRefused(shorter, name);
      for (size_t k = 0; k < numbers.size(); ++k) {
        Checkpoint none = *kept;
        none.state[name][k] = std::numeric_limits<double>::quiet_NaN();
        expectRefused(none, name);
      }
    }
    for (const char* const name : {"rounds", "rounds penalty"}) {
      Checkpoint negative = *kept;
      for (double& each : negative.state[name]) each = -2;
      expectRefused(negative, name);
    }
    Checkpoint elsewhere = *kept;
    elsewhere.unknowns[0].values = {3, 4};
    expectRefused(elsewhere, "unknowns");
  }
  std::remove(path.c_str());
}

}  // namespace
}  // namespace hgc::checkpoint_test
