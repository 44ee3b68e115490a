/// Loops and tasks do all of their work once, and no bit of a result says how many threads did it.
#include "runtime/device/threads.h"

#include <tbb/global_control.h>

#include <atomic>
#include <random>
#include <stdexcept>

#include "runtime/cpu/tasks.h"
#include "test/unit/compile_text.h"

namespace hgc {
namespace {

/// A machine may have fewer cores than a test wants threads.
class ThreadsTest : public testing::Test {
 private:
  tbb::global_control many_{tbb::global_control::max_allowed_parallelism, 8};
};

TEST_F(ThreadsTest, LoopsDoEveryCallOnce) {
  for (const int count : {1, 2, 3, 8}) {
    Threads threads(count);
    for (int64_t calls : {0, 1, 2, 7, 64, 1000}) {
      for (int round = 0; round < 50; ++round) {
        std::vector<std::atomic<int>> done(static_cast<size_t>(calls));
        threads.loop(calls, [&](int64_t k) { ++done[static_cast<size_t>(k)]; });
        for (const std::atomic<int>& times : done) ASSERT_EQ(times, 1) << count << " threads, " << calls << " calls";
      }
    }
  }
}

TEST_F(ThreadsTest, WhatACallThrowsComesOutOfItsLoopAndOfNoOther) {
  Threads threads(3);
  const auto throwing = [](int64_t k) {
    if (k == 5) throw std::runtime_error("five");
  };
  for (int round = 0; round < 20; ++round) {
    EXPECT_THROW(threads.loop(10, throwing), std::runtime_error);
    EXPECT_NO_THROW(threads.loop(5, throwing));
  }
}

TEST_F(ThreadsTest, TasksDoEveryPieceOnce) {
  std::mt19937_64 engine(5);
  const auto below = [&](int64_t most) { return static_cast<int64_t>(engine() % static_cast<uint64_t>(most)); };
  Threads threads(8);
  for (int round = 0; round < 300; ++round) {
    std::vector<std::vector<std::atomic<int>>> done;
    for (int64_t part = below(20); part >= 0; --part) done.emplace_back(static_cast<size_t>(below(4) * below(100)));
    Tasks tasks;
    for (std::vector<std::atomic<int>>& pieces : done) {
      const auto run = [&pieces](int64_t first, int64_t last) {
        for (int64_t k = first; k < last; ++k) ++pieces[static_cast<size_t>(k)];
      };
      tasks.add(static_cast<int64_t>(pieces.size()), static_cast<double>(below(1 << below(20))), run, 1 + below(50));
    }
    tasks.run(threads);
    for (const std::vector<std::atomic<int>>& pieces : done) {
      for (const std::atomic<int>& times : pieces) ASSERT_EQ(times, 1);
    }
  }
}

/// Rings of two lengths, one of them rare, make two groups; a field lies between; the rows of `w` are read by thousands
/// each.
constexpr const char* kProgram = R"(
dim V, K;
param p : real = 1.25;
var x : vec3[V];
var w : real[K];
data ring : V[V, *];
data kind : K[V];
let y[v in V] : real = sin(norm(x[v])) * w[kind[v]] + p;
energy smooth[v in V] = sum(k in 0..len(ring[v])) square(y[ring[v, k]] - y[v]) / (norm2(x[ring[v, k]]) + 1) * w[kind[v]];
residual pull[v in V] : vec3 = (x[v] - x[ring[v, 0]]) * exp(w[kind[v]]) * p;
output o[v in V] : real = y[v] * x[v].x;
)";
constexpr int64_t kRows = 6000, kKinds = 5;

class Drawn {
 public:
  Array array(std::vector<int64_t> shape) {
    int64_t count = 1;
    for (const int64_t size : shape) count *= size;
    std::vector<double> values(static_cast<size_t>(count));
    for (double& value : values) value = static_cast<double>(static_cast<int64_t>(engine_())) * 0x1p-63;
    return Array::of(std::move(shape), std::move(values));
  }
  int32_t below(int64_t most) { return static_cast<int32_t>(engine_() % static_cast<uint64_t>(most)); }

 private:
  std::mt19937_64 engine_{3};
};

Inputs inputsOfRings() {
  Drawn drawn;
  Inputs inputs;
  for (const std::string ending : {"", ".dot"}) {
    inputs.arrays["x" + ending] = drawn.array({kRows, 3});
    inputs.arrays["w" + ending] = drawn.array({kKinds});
  }
  inputs.arrays["pull.bar"] = drawn.array({kRows, 3});
  std::vector<int32_t> kind;
  Array ring = Array::of({kRows}, std::vector<int32_t>{});
  ring.isRagged = true;
  for (int64_t v = 0; v < kRows; ++v) {
    kind.push_back(drawn.below(kKinds));
    ring.rowLengths.push_back(drawn.below(50) == 0 ? 3 : 4);
    for (int k = 0; k < ring.rowLengths.back(); ++k)
      ring.integers.push_back(static_cast<int32_t>((v + drawn.below(300)) % kRows));
  }
  inputs.arrays["kind"] = Array::of({kRows}, std::move(kind));
  inputs.arrays["ring"] = std::move(ring);
  return inputs;
}

using Numbers = std::map<std::string, Array>;

void addAll(const std::string& prefix, const std::map<std::string, Array>& arrays, Numbers& to) {
  for (const auto& [name, array] : arrays) to[prefix + name] = array;
}

Array plain(const std::vector<double>& values) { return Array::of({static_cast<int64_t>(values.size())}, values); }

/// All that a session gives, by name.
Numbers numbersOf(Session& session) {
  Numbers numbers;
  const auto all =
      session.evaluate({.gradient = true, .residuals = true, .outputs = true, .fields = true, .termValues = true});
  const auto jvp = session.jvp(), hvp = session.hvp(), vjp = session.vjp();
  QuadraticModel newton, normal;
  BlockRows blocks;
  const auto jacobian = session.jacobian("pull");
  const bool done = all && jvp && hvp && vjp && session.newton({Projection::Positive}, newton) &&
                    session.gaussNewton(Triangle::Lower, normal) && jacobian && session.jacobianBlocks("pull", blocks);
  EXPECT_TRUE(done);
  if (!done) return numbers;
  numbers["values"] = plain({all->value, newton.value, normal.value, hvp->value, vjp->value});
  addAll("gradient ", all->gradients, numbers);
  addAll("residual ", all->residuals, numbers);
  addAll("output ", all->outputs, numbers);
  addAll("field ", all->fields, numbers);
  addAll("term ", all->termValues, numbers);
  addAll("jvp ", jvp->arrays, numbers);
  addAll("hvp ", hvp->arrays, numbers);
  addAll("vjp ", vjp->arrays, numbers);
  numbers["newton"] = plain(newton.matrix.values);
  numbers["newton's gradient"] = plain(newton.gradient);
  numbers["normal"] = plain(normal.matrix.values);
  numbers["normal's gradient"] = plain(normal.gradient);
  numbers["jacobian"] = plain(jacobian->values);
  numbers["blocks"] = blocks.values;
  return numbers;
}

TEST_F(ThreadsTest, NoBitSaysHowManyThereAre) {
  const Inputs inputs = inputsOfRings();
  CompileOptions options;
  options.cpu = {cpuBestIsa()};
  const auto compiled = test::compileText(kProgram, inputs, false, {std::begin(kKernelKinds), std::end(kKernelKinds)},
                                          {}, FieldReads::FromMemory, lengthsFrom, options);
  ASSERT_TRUE(compiled.ok);
  for (const bool parameters : {false, true}) {
    Numbers first;
    for (const int threads : {1, 2, 3, 8}) {
      SCOPED_TRACE(threads);
      auto session =
          Session::open(compiled.artefact, inputs,
                        {.device = "cpu", .fused = Fused::Off, .threads = threads, .parameters = parameters});
      ASSERT_TRUE(session) << session.error().message;
      for (int round = 0; round < 2; ++round) {  // fields are there, and threads awake, in the second
        ASSERT_TRUE(session->set("p", Array::scalar(1.25)));
        Numbers numbers = numbersOf(*session);
        if (first.empty()) first = std::move(numbers);
        else test::expectSame(first, numbers);
      }
    }
  }
}

}  // namespace
}  // namespace hgc
