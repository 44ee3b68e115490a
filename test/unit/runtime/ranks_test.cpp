/// Sessions that are ranks: the bits of one, and errors that are the same on all.
#include "runtime/split/ranks/ranks.h"

#include <gtest/gtest.h>

#include <random>

#include "runtime/split/ranks/agreement.h"
#include "test/absent.h"
#include "test/unit/compile_text.h"
#include "test/unit/runtime/ranks_in_threads.h"

namespace hgc::ranks_test {
namespace {

constexpr int64_t kRows = 300, kEdges = 20'000;

/// Rows that many parts read and rows that one reads, unknowns that all read, several groups that read the same, and a
/// term with few instances.
constexpr const char* kSprings =
    "import std.loss;\n"
    "dim V, E;\n"
    "var x : vec2[V];\nvar s : real[V];\nvar all : vec2;\n"
    "data d : real[E];\ndata e : V[E, 2];\n"
    "residual spring[k in E] : vec2 = (x[e[k, 0]] - x[e[k, 1]]) * (1 + s[e[k, 1]] * d[k]) + all\n"
    "  loss huber(0.5 + square(d[k]));\n"
    "energy bend[k in E] = sin(dot(x[e[k, 1]], x[e[k, 0]])) * all.x;\n"
    "energy level[v in V] = square(s[v] - all.y);\n"
    "output far[k in E] = d[k] * s[e[k, 0]];\n";

Inputs springs() {
  std::mt19937_64 engine(11);
  const auto randoms = [&](int64_t count) {
    std::vector<double> values(static_cast<size_t>(count));
    for (double& value : values) value = static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-63;
    return values;
  };
  Inputs inputs;
  for (const char* ending : {"", ".dot"}) {
    inputs.arrays[std::string("x") + ending] = Array::of({kRows, 2}, randoms(2 * kRows));
    inputs.arrays[std::string("s") + ending] = Array::of({kRows}, randoms(kRows));
    inputs.arrays[std::string("all") + ending] = Array::of({2}, randoms(2));
  }
  inputs.arrays["d"] = Array::of({kEdges}, randoms(kEdges));
  inputs.arrays["spring.bar"] = Array::of({kEdges, 2}, randoms(2 * kEdges));
  inputs.arrays["far.bar"] = Array::of({kEdges}, randoms(kEdges));
  std::vector<int32_t> ends(2 * kEdges);
  for (size_t k = 0; k < ends.size(); ++k) {
    // most near their own place, some anywhere
    const auto place = static_cast<int64_t>(k / 2) * kRows / kEdges;
    ends[k] = static_cast<int32_t>(engine() % 8 == 0 ? engine() % kRows
                                                     : (place + static_cast<int64_t>(engine() % 3)) % kRows);
  }
  inputs.arrays["e"] = Array::of({kEdges, 2}, ends);
  return inputs;
}

const std::set<KernelKind> kKinds = {KernelKind::Value,     KernelKind::Gradient, KernelKind::Residual,
                                     KernelKind::Output,    KernelKind::Jacobian, KernelKind::GaussNewton,
                                     KernelKind::Linearise, KernelKind::Hessian,  KernelKind::Jvp,
                                     KernelKind::Hvp,       KernelKind::Vjp};

const test::Compiled& compiledSprings() {
  static const test::Compiled compiled = [] {
    CompileOptions like;
    like.cpu = {cpuBestIsa()};
    return test::compileText(kSprings, springs(), false, kKinds, {}, FieldReads::FromMemory, lengthsFrom, like);
  }();
  return compiled;
}

Result<Session> openOn(const std::shared_ptr<Exchange>& exchange, const Inputs& inputs = springs()) {
  SessionOptions options;
  options.device = "cpu";
  options.threads = exchange && exchange->rank() % 2 == 1 ? 2 : 1;
  options.exchange = exchange;
  return Session::open(compiledSprings().artefact, inputs, options);
}

/// All that a session gives, by name.
using Everything = std::map<std::string, std::vector<double>>;

void add(Everything& to, const std::string& name, const std::map<std::string, Array>& arrays) {
  for (const auto& [key, array] : arrays) to[name + "." + key] = array.reals;
}

void addProduct(Everything& to, const std::string& name, const Result<DerivativeProduct>& product) {
  ASSERT_TRUE(product) << product.error().message;
  to[name] = {product->value};
  add(to, name, product->arrays);
}

void addFirstOrder(Everything& to, Session& session) {
  const auto result = session.evaluate(
      {.value = true, .gradient = true, .residuals = true, .outputs = true, .fields = false, .termValues = true});
  ASSERT_TRUE(result) << result.error().message;
  to["value"] = {result->value};
  for (const auto& [name, term] : result->terms) to["term." + name] = {term.value};
  add(to, "gradient", result->gradients);
  add(to, "termValue", result->termValues);
  add(to, "residual", result->residuals);
  add(to, "output", result->outputs);
  const auto alone = session.evaluate({.value = true});
  ASSERT_TRUE(alone) << alone.error().message;
  to["value alone"] = {alone->value};
  addProduct(to, "jvp", jvp(session));
  addProduct(to, "hvp", hvp(session));
  addProduct(to, "vjp", vjp(session));
}

void addMatrices(Everything& to, Session& session) {
  const auto jacobian = session.jacobian("spring");
  const auto blocks = jacobianBlocks(session, "spring");
  const auto hessian = session.hessian(Projection::None), projected = session.hessian(Projection::Positive);
  const auto normal = session.gaussNewton();
  const auto linear = session.linearise();
  QuadraticModel newton;
  BlockModel inBlocks;
  ASSERT_TRUE(session.newton({}, newton) && session.newton({.triangle = Triangle::Lower}, inBlocks));
  ASSERT_TRUE(jacobian && blocks && hessian && projected && normal && linear);
  to["jacobian"] = jacobian->values;
  to["blocks"] = blocks->values.reals;
  to["hessian"] = hessian->values;
  to["hessian+"] = projected->values;
  to["jtj"] = normal->matrix.values;
  to["jtr"] = normal->gradient;
  to["newton"] = newton.matrix.values;
  to["newton, gradient"] = newton.gradient;
  to["newton, value"] = {newton.value, normal->value, inBlocks.value, linear->value};
  to["newton, blocks"] = inBlocks.matrix.values;
  const LinearTerm& term = linear->terms.at("spring");
  to["linear"] = term.jacobian;
  to["loss"] = term.loss;
  to["slope"] = term.slope;
}

Everything everythingOf(Session& session) {
  Everything all;
  addFirstOrder(all, session);
  addMatrices(all, session);
  return all;
}

void expectSame(const Everything& expected, const Everything& actual, uint32_t rank) {
  ASSERT_EQ(expected.size(), actual.size());
  for (const auto& [name, numbers] : expected) {
    const std::vector<double>& others = actual.at(name);
    ASSERT_EQ(numbers.size(), others.size()) << name << " on rank " << rank;
    EXPECT_EQ(std::memcmp(numbers.data(), others.data(), numbers.size() * sizeof(double)), 0)
        << name << " on rank " << rank;
  }
}

TEST(Ranks, HaveTheBitsOfOne) {
  ASSERT_TRUE(compiledSprings().ok);
  auto alone = openOn(nullptr);
  ASSERT_TRUE(alone) << alone.error().message;
  const Everything expected = everythingOf(*alone);
  for (const uint32_t ranks : {1U, 2U, 3U, 8U}) {
    test::onRanks(ranks, [&](const std::shared_ptr<Exchange>& exchange) {
      auto session = openOn(exchange);
      ASSERT_TRUE(session) << session.error().message;
      expectSame(expected, everythingOf(*session), exchange->rank());
      EXPECT_NE(session->reason().find("rank "), std::string::npos);
      EXPECT_EQ(session->device(), "cpu");
    });
  }
}

/// What solvers do between calls, and an index table that is bound anew.
Everything afterChanges(Session& session) {
  Everything all;
  const auto note = [&](const std::string& name) {
    const auto result = session.evaluate({.gradient = true});
    ASSERT_TRUE(result) << result.error().message;
    all[name] = {result->value};
    add(all, name, result->gradients);
  };
  Inputs inputs = springs();
  for (double& v : inputs.arrays["s"].reals) v *= 0.75;
  EXPECT_TRUE(session.set("s", inputs.arrays["s"]));
  note("set");
  EXPECT_TRUE(session.setRows("x", 17, Array::of({2, 2}, std::vector<double>{1, 2, 3, 4})));
  EXPECT_TRUE(session.add("x", -0.125, "x.dot"));
  note("added");
  EXPECT_TRUE(session.swap("s", "s.dot"));
  EXPECT_TRUE(session.launch(KernelKind::Gradient));
  EXPECT_TRUE(session.addGradient("x", -0x1p-20));
  note("stepped");
  Array ends = inputs.arrays["e"];
  std::ranges::reverse(ends.integers);
  EXPECT_TRUE(session.set("e", ends));
  note("reversed");
  return all;
}

TEST(Ranks, GoThroughTheSameChanges) {
  auto alone = openOn(nullptr);
  ASSERT_TRUE(alone) << alone.error().message;
  const Everything expected = afterChanges(*alone);
  test::onRanks(3, [&](const std::shared_ptr<Exchange>& exchange) {
    auto session = openOn(exchange);
    ASSERT_TRUE(session) << session.error().message;
    expectSame(expected, afterChanges(*session), exchange->rank());
  });
}

TEST(Ranks, TellWhatTheyExchanged) {
  test::onRanks(2, [&](const std::shared_ptr<Exchange>& exchange) {
    auto session = openOn(exchange);
    ASSERT_TRUE(session) << session.error().message;
    const auto result = session->evaluate({.gradient = true});
    ASSERT_TRUE(result);
    // at least the rows that one of them alone reads, once
    EXPECT_GT(result->times.exchanged, uint64_t{kRows} * sizeof(double));
    EXPECT_GE(result->times.exchange, result->times.waited);
    EXPECT_EQ(session->statistics().devices[kCpuNumber].exchangeBytes, result->times.exchanged);
  });
}

/// What a call gives on each rank; all get the same error.
Error errorOfAll(uint32_t ranks, const std::function<Status(const std::shared_ptr<Exchange>&)>& call) {
  std::vector<Error> errors(ranks);
  test::onRanks(ranks, [&](const std::shared_ptr<Exchange>& exchange) {
    const Status done = call(exchange);
    errors[exchange->rank()] = done ? Error{"no error", ""} : done.error();
  });
  for (const Error& error : errors) EXPECT_EQ(error.message, errors[0].message);
  return errors[0];
}

Status statusOf(const auto& result) { return result ? Status(Done{}) : Status(result.error()); }

TEST(Ranks, ThatHaveOtherDataOpenNothing) {
  const Error error = errorOfAll(3, [](const std::shared_ptr<Exchange>& exchange) {
    Inputs inputs = springs();
    if (exchange->rank() == 2) inputs.arrays["d"].reals.back() += 1;
    return statusOf(openOn(exchange, inputs));
  });
  EXPECT_EQ(error.message, "rank 2 has other data than rank 0");
}

TEST(Ranks, ThatHaveAnotherProgramOpenNothing) {
  CompileOptions like;
  like.cpu = {cpuBestIsa()};
  std::string text = kSprings;
  text.replace(text.find("sin("), 3, "cos");
  const test::Compiled other =
      test::compileText(text, springs(), false, kKinds, {}, FieldReads::FromMemory, lengthsFrom, like);
  ASSERT_TRUE(other.ok);
  const Error error = errorOfAll(3, [&](const std::shared_ptr<Exchange>& exchange) {
    SessionOptions options;
    options.device = "cpu";
    options.exchange = exchange;
    const ProgramPtr program = exchange->rank() == 1 ? other.artefact : compiledSprings().artefact;
    return statusOf(Session::open(program, springs(), options));
  });
  EXPECT_EQ(error.message, "rank 1 has another program than rank 0");
}

TEST(Ranks, OpenNothingWhereOneCannot) {
  const Error error = errorOfAll(3, [](const std::shared_ptr<Exchange>& exchange) {
    Inputs inputs = springs();
    if (exchange->rank() == 1) inputs.arrays.erase("d");
    return statusOf(openOn(exchange, inputs));
  });
  EXPECT_TRUE(error.message.starts_with("rank 1: ")) << error.message;
  EXPECT_NE(error.message.find("`d`"), std::string::npos) << error.message;
}

/// What all see alike is nobody's in particular.
TEST(Ranks, OpenNothingWhereNoneCan) {
  const Error error = errorOfAll(2, [](const std::shared_ptr<Exchange>& exchange) {
    Inputs inputs = springs();
    inputs.arrays.erase("d");
    return statusOf(openOn(exchange, inputs));
  });
  EXPECT_FALSE(error.message.starts_with("rank")) << error.message;
}

TEST(Ranks, ThatCallSomethingElsePart) {
  const Error error = errorOfAll(3, [](const std::shared_ptr<Exchange>& exchange) -> Status {
    auto session = openOn(exchange);
    if (!session) return session.error();
    const Status done =
        exchange->rank() == 2 ? statusOf(session->hessian()) : statusOf(session->evaluate({.gradient = true}));
    const Status after = statusOf(session->evaluate({.gradient = true}));  // at once, on all
    EXPECT_FALSE(after);
    return done;
  });
  EXPECT_EQ(error.message, "rank 2 computes `hessian`, where rank 0 computes `gradient`");
}

TEST(Ranks, ThatSetOtherValuesPart) {
  const Error error = errorOfAll(2, [](const std::shared_ptr<Exchange>& exchange) -> Status {
    auto session = openOn(exchange);
    if (!session) return session.error();
    const double value = exchange->rank() == 1 ? 2 : 3;
    EXPECT_TRUE(session->set("all", Array::of({2}, std::vector<double>{1, value})));
    return statusOf(session->evaluate({.gradient = true}));
  });
  EXPECT_EQ(error.message, "rank 1 has other data than rank 0");
}

/// The one that is gone hears of it when it opens another.
TEST(Ranks, ThatCloseTooSoonAreNamed) {
  const Error error = errorOfAll(3, [](const std::shared_ptr<Exchange>& exchange) -> Status {
    {
      auto session = openOn(exchange);
      if (!session) return session.error();
      if (exchange->rank() != 1) return statusOf(session->evaluate({.gradient = true}));
    }
    return statusOf(openOn(exchange));
  });
  EXPECT_EQ(error.message, "rank 1 has closed a session, where rank 0 computes `gradient`");
}

TEST(Ranks, OpenOneSessionAfterTheOther) {
  test::onRanks(2, [](const std::shared_ptr<Exchange>& exchange) {
    for (int k = 0; k < 3; ++k) {
      auto session = openOn(exchange);
      ASSERT_TRUE(session) << session.error().message;
      EXPECT_TRUE(session->evaluate({}));
    }
  });
}

TEST(Ranks, SayTogetherWhatWentWrong) {
  const Error error = errorOfAll(3, [](const std::shared_ptr<Exchange>& exchange) {
    EXPECT_TRUE(together(*exchange, Done{}));
    return together(*exchange, exchange->rank() == 0 ? Status(Done{}) : Status(Error{"no disk", ""}));
  });
  EXPECT_EQ(error.message, "rank 1: no disk");
}

/// The CPU, which fails on demand.
class Failing : public Device {
 public:
  explicit Failing(bool& fails) : fails_(fails) {}
  const DeviceInfo& info() const override { return cpu_->info(); }
  Result<std::unique_ptr<Executable>> load(const Workload& workload, const LoadOptions& options) override {
    auto executable = cpu_->load(workload, options);
    if (!executable) return executable.error();
    return std::unique_ptr<Executable>(std::make_unique<Loaded>(std::move(*executable), fails_));
  }

 private:
  class Loaded : public Executable {
   public:
    Loaded(std::unique_ptr<Executable> own, bool& fails) : own_(std::move(own)), fails_(fails) {}
    Result<std::unique_ptr<Event>> submit(const Launch& launch) override {
      if (fails_) return Error{"the device burns", "water"};
      return own_->submit(launch);
    }
    const Results& results() const override { return own_->results(); }
    Status read(std::span<const Copy> copies) override { return own_->read(copies); }
    Status fillFields() override { return own_->fillFields(); }
    Buffer computed(SymbolId symbol) const override { return own_->computed(symbol); }
    Result<uint32_t> adopt(const AssemblyPlan& plan) override { return own_->adopt(plan); }
    Status write(SymbolId symbol, int64_t first, std::span<const double> values) override {
      return own_->write(symbol, first, values);
    }
    Result<Buffer> bound(SymbolId symbol) override { return own_->bound(symbol); }
    Status add(SymbolId symbol, double scale, const Buffer& direction) override {
      return own_->add(symbol, scale, direction);
    }
    Status exchange(SymbolId a, SymbolId b) override { return own_->exchange(a, b); }

   private:
    std::unique_ptr<Executable> own_;
    bool& fails_;
  };

  std::shared_ptr<Device> cpu_ = openCpu({});
  bool& fails_;
};

/// A rank whose device fails tells the others, and all go on once it works again.
TEST(Ranks, OfWhichOneFailsAllFail) {
  std::vector<std::vector<double>> gradients(3);
  const Error error = errorOfAll(3, [&](const std::shared_ptr<Exchange>& exchange) -> Status {
    bool fails = exchange->rank() == 1;
    Workload workload;
    workload.artefact = compiledSprings().artefact;
    workload.bound = *bindInputs(workload.artefact->program, springs());
    EXPECT_TRUE(layOut(workload));
    const auto device = overRanks(std::make_shared<Failing>(fails), exchange);
    auto executable = device->load(workload, {});
    if (!executable) return executable.error();
    const Launch launch{KernelKind::Gradient, InstanceValues::OfSharedGroups};
    const auto failed = (*executable)->submit(launch);
    fails = false;
    EXPECT_TRUE((*executable)->submit(launch));
    const Buffer& left = (*executable)->results().gradients.front();
    gradients[exchange->rank()].resize(left.bytes / sizeof(double));
    const Copy copy{left, gradients[exchange->rank()].data()};
    EXPECT_TRUE((*executable)->read({&copy, 1}));
    return statusOf(failed);
  });
  EXPECT_EQ(error.message, "rank 1: the device burns");
  EXPECT_EQ(error.hint, "water");
  EXPECT_EQ(gradients[0], gradients[1]);
  EXPECT_EQ(gradients[0], gradients[2]);
  EXPECT_FALSE(gradients[0].empty());
}

/// Compiled for this machine's CPU, and for GPUs if that is wanted.
test::Compiled compiledFor(const std::string& text, const Inputs& inputs, bool gpu) {
  CompileOptions like;
  like.cpu = {cpuBestIsa()};
  return test::compileText(text, inputs, gpu, {KernelKind::Value, KernelKind::Gradient}, {}, FieldReads::FromMemory,
                           lengthsFrom, like);
}

/// Ranks have the gradient of one session, each with these options.
void expectGradientOfOne(const test::Compiled& compiled, const Inputs& inputs, Fused fused, uint32_t ranks,
                         const std::function<SessionOptions(uint32_t rank)>& optionsOf) {
  ASSERT_TRUE(compiled.ok);
  const auto expected = test::evaluateOn(compiled, inputs, "cpu", {.gradient = true}, fused);
  ASSERT_TRUE(expected) << expected.error().message;
  test::onRanks(ranks, [&](const std::shared_ptr<Exchange>& exchange) {
    SessionOptions options = optionsOf(exchange->rank());
    options.exchange = exchange;
    options.fused = fused;
    options.fallback = Fallback::Error;
    auto session = Session::open(compiled.artefact, inputs, options);
    ASSERT_TRUE(session) << session.error().message;
    for (int call = 0; call < 2; ++call) {
      const auto result = session->evaluate({.gradient = true});
      ASSERT_TRUE(result) << result.error().message;
      EXPECT_EQ(result->value, expected->value);
      test::expectSame(expected->gradients, result->gradients);
    }
  });
}

/// What the first half of a rank's part has left travels while it computes the second.
TEST(Ranks, WithManyInstancesComputeInTwoRounds) {
  Inputs inputs;
  std::vector<double> x(1 << 21);
  for (size_t k = 0; k < x.size(); ++k) x[k] = 1.0 / static_cast<double>(k + 1);
  inputs.arrays["x"] = Array::of({static_cast<int64_t>(x.size())}, x);
  inputs.arrays["c"] = Array::scalar(0.3);
  const test::Compiled compiled =
      compiledFor("dim N;\nvar x : real[N];\nvar c : real;\nenergy e[i in N] = square(x[i] - c);\n", inputs, false);
  expectGradientOfOne(compiled, inputs, Fused::Auto, 2, [](uint32_t) {
    SessionOptions options;
    options.device = "cpu";
    return options;
  });
}

/// Software drivers are devices, too.
TEST(Ranks, MayBeOnDifferentDevices) {
  const std::vector<std::string> devices = test::allDevices();
  if (std::ranges::find(devices, "vulkan:0") == devices.end()) HGC_SKIP_ABSENT("no Vulkan device");
  Inputs inputs;
  const Inputs all = springs();
  for (const char* name : {"x", "s", "all", "d", "e"}) inputs.arrays[name] = all.arrays.at(name);
  expectGradientOfOne(compiledFor(kSprings, inputs, true), inputs, Fused::Off, 3, [](uint32_t rank) {
    SessionOptions options;
    options.device = rank == 1 ? "vulkan:0" : "cpu";
    return options;
  });
}

TEST(Ranks, FuseOrDoNotFuseAlike) {
  const Error error = errorOfAll(2, [](const std::shared_ptr<Exchange>& exchange) {
    SessionOptions options;
    options.device = "cpu";
    options.exchange = exchange;
    options.fused = exchange->rank() == 0 ? Fused::On : Fused::Off;
    return statusOf(Session::open(compiledSprings().artefact, springs(), options));
  });
  EXPECT_EQ(error.message, "rank 1 does not fuse products and sums, and rank 0 does");
}

TEST(Ranks, ComputeOnOneDeviceEach) {
  const Error error = errorOfAll(2, [](const std::shared_ptr<Exchange>& exchange) {
    SessionOptions options;
    options.device = "cpu+cpu";
    options.exchange = exchange;
    return statusOf(Session::open(compiledSprings().artefact, springs(), options));
  });
  EXPECT_EQ(error.message, "a rank computes on one device, but `cpu+cpu` names several");
}

/// Fields are summed between stages: every rank makes all of it.
TEST(Ranks, OfWhatCannotBeSplitEachMakesAll) {
  const char* const text = "dim N;\nvar x : real[N];\nlet y[i in N] = square(x[i]);\nenergy e[i in N] = y[i] * x[i];\n";
  Inputs inputs;
  inputs.arrays["x"] = Array::of({9000}, std::vector<double>(9000, 1.25));
  CompileOptions like;
  like.cpu = {cpuBestIsa()};
  const test::Compiled compiled =
      test::compileText(text, inputs, false, {KernelKind::Gradient}, {}, FieldReads::FromMemory, lengthsFrom, like);
  ASSERT_TRUE(compiled.ok);
  const auto expected = test::evaluateOn(compiled, inputs, "cpu", {.gradient = true}, Fused::Auto);
  ASSERT_TRUE(expected);
  test::onRanks(2, [&](const std::shared_ptr<Exchange>& exchange) {
    SessionOptions options;
    options.device = "cpu";
    options.exchange = exchange;
    auto session = Session::open(compiled.artefact, inputs, options);
    ASSERT_TRUE(session) << session.error().message;
    EXPECT_NE(session->reason().find("each computes all"), std::string::npos) << session->reason();
    const auto result = session->evaluate({.gradient = true});
    ASSERT_TRUE(result);
    EXPECT_EQ(result->value, expected->value);
    test::expectSame(expected->gradients, result->gradients);
  });
}

}  // namespace
}  // namespace hgc::ranks_test
