/// Sessions that begin interpreted go over to machine code: no bit changes, nothing that was set is lost.
#include <cmath>
#include <semaphore>
#include <thread>

#include "compiler/tiers.h"
#include "runtime/async_session.h"
#include "runtime/future.h"
#include "test/unit/compile_text.h"

namespace hgc::test::hand_over_test {
namespace {

constexpr int32_t kPoints = 40, kEdges = 90;
const std::set<KernelKind> kKinds = {KernelKind::Value,    KernelKind::Gradient, KernelKind::Residual,
                                     KernelKind::Jacobian, KernelKind::Output,   KernelKind::Hessian};
constexpr const char* kText = R"(
import std.manifold;
dim P, E;
var turn : Quat;  // which a program of its own moves
var x : vec2[P];
data ends : P[E, 2];
param stiffness : real;
energy spring[e in E] = stiffness * (norm(x[ends[e, 0]] - x[ends[e, 1]]) - 0.5)^2;
residual pull[p in P] : vec2 = 0.1 * (x[p] - vec2(sin(x[p].x), 1));
residual upright : vec4 = turn;
output far[p in P] = exp(-dot(x[p], x[p]));
output crowd[p in P] = exp(-0.01 * sum(q in P) (x[p].x - x[q].y)^2);
)";

std::vector<double> points(int64_t seed) {
  std::vector<double> values;
  for (int64_t k = 0; k < 2 * kPoints; ++k) values.push_back(std::sin(static_cast<double>(seed + 3 * k * k)));
  return values;
}

Inputs inputs() {
  Inputs inputs;
  std::vector<int32_t> ends;
  for (int32_t e = 0; e < kEdges; ++e) ends.insert(ends.end(), {e % kPoints, (e * 7 + 3) % kPoints});
  inputs.arrays["x"] = Array::of({kPoints, 2}, points(0));
  inputs.arrays["ends"] = Array::of({kEdges, 2}, ends);
  inputs.arrays["stiffness"] = Array::scalar(2);
  inputs.arrays["turn"] = Array::of({4}, std::vector<double>{0.6, 0, 0, 0.8});
  return inputs;
}

/// The program twice: as sessions begin with it, and all that it is compiled from.
struct Beginning {
  ProgramPtr begun;
  Plan plan;
  CompileOptions final;
};
Beginning beginning() {
  static const Compiled interpreted = compileText(kText, inputs(), false, kKinds);
  Artefact begun = *interpreted.artefact;
  begun.cpu.clear();
  CompileOptions final;
  final.cpu = {cpuBestIsa()};
  final.kinds = kKinds;
  return {std::make_shared<const Artefact>(std::move(begun)), interpreted.plan, final};
}

/// A program that is there when the test says so.
struct Held {
  explicit Held(Result<ProgramPtr> made) {
    const auto make = [this, made](const std::stop_token& stop) -> Result<ProgramPtr> {
      const std::stop_callback given(stop, [this] { released.release(); });
      released.acquire();
      if (stop.stop_requested()) return Error{"given up", ""};
      return made;
    };
    later = std::make_shared<LaterProgram>(of().begun, make);
  }
  static const Beginning& of() {
    static const Beginning shared = beginning();
    return shared;
  }
  static ProgramPtr compiled() {
    auto made = compilePlan(of().begun->program, Plan(of().plan), of().final);
    EXPECT_TRUE(made) << made.error().message;
    return std::make_shared<const Artefact>(std::move(*made));
  }
  void release() {
    released.release();
    (void)later->wait();
  }
  std::counting_semaphore<> released{0};
  std::shared_ptr<LaterProgram> later;
};

Session open(const std::shared_ptr<LaterProgram>& later, const std::string& device = "cpu") {
  auto session = Session::open(Held::of().begun, inputs(), {.device = device, .threads = 2, .later = later});
  EXPECT_TRUE(session) << session.error().message;
  return std::move(*session);
}

void expectSameMatrix(const SparseMatrix& expected, const SparseMatrix& actual) {
  ASSERT_EQ(expected.values.size(), actual.values.size());
  for (size_t k = 0; k < actual.values.size(); ++k)
    ASSERT_EQ(std::bit_cast<uint64_t>(expected.values[k]), std::bit_cast<uint64_t>(actual.values[k])) << k;
}

/// Calls of every kind, numbered, which two sessions make alike.
constexpr int kCalls = 10;
void expectSameCall(Session& expected, Session& actual, int call) {
  const Request all{.gradient = true, .residuals = true, .outputs = true, .termValues = true};
  const auto evaluated = [&] {
    const auto one = expected.evaluate(all), other = actual.evaluate(all);
    ASSERT_TRUE(one && other);
    EXPECT_EQ(std::bit_cast<uint64_t>(one->value), std::bit_cast<uint64_t>(other->value));
    for (const auto member :
         {&Evaluation::gradients, &Evaluation::residuals, &Evaluation::outputs, &Evaluation::termValues})
      expectSame(*one.*member, *other.*member);
  };
  const auto matrices = [&](const char* name) {
    const auto one = name != nullptr ? expected.jacobian(name) : expected.hessian();
    const auto other = name != nullptr ? actual.jacobian(name) : actual.hessian();
    ASSERT_TRUE(one && other);
    expectSameMatrix(*one, *other);
  };
  const auto both = [&](const auto& change) { ASSERT_TRUE(change(expected) && change(actual)); };
  switch (call) {
    case 0:
    case 6:
    case 9: return evaluated();
    case 1: return both([](Session& each) { return each.set("x", Array::of({kPoints, 2}, points(1))); });
    case 2: return both([](Session& each) { return each.set("stiffness", Array::scalar(3)); });
    case 3: return matrices(nullptr);
    case 4: return both([](Session& each) { return each.launch(KernelKind::Gradient); });
    case 5: return both([](Session& each) { return each.addGradient("x", -0.01); });
    case 7: {
      std::vector<int32_t> ends;
      for (int32_t e = 0; e < kEdges; ++e) ends.insert(ends.end(), {e % 5, (e * 3 + 2) % kPoints});
      return both([&](Session& each) { return each.set("ends", Array::of({kEdges, 2}, ends)); });
    }
    case 8: return matrices("pull");
    default: FAIL();
  }
}

TEST(HandOver, BeforeEachCallLeavesAllBitsAsTheyAre) {
  const ProgramPtr code = Held::compiled();
  for (int before = 0; before < kCalls; ++before) {
    Session interpreted = open(nullptr, "cpu:first");
    Held held(code);
    Session session = open(held.later);
    EXPECT_EQ(session.device(), "cpu:first");
    EXPECT_EQ(session.reason(), "until machine code is ready");
    for (int call = 0; call < kCalls; ++call) {
      if (call == before) held.release();
      SCOPED_TRACE(testing::Message() << "call " << call << ", with code before " << before);
      expectSameCall(interpreted, session, call);
    }
    EXPECT_EQ(session.device(), "cpu");
    EXPECT_EQ(session.statistics().moves, 1u);
  }
}

TEST(HandOver, SessionsThatShareItGoOneByOneAndLaterOnesBeginThere) {
  Held held(Held::compiled());
  Session first = open(held.later), second = open(held.later);
  ASSERT_TRUE(first.evaluate({}) && second.evaluate({}));
  held.release();
  ASSERT_TRUE(second.evaluate({}));
  EXPECT_EQ(second.device(), "cpu");
  EXPECT_EQ(first.device(), "cpu:first");
  ASSERT_TRUE(first.evaluate({}));
  EXPECT_EQ(first.device(), "cpu");
  const Session third = open(held.later);
  EXPECT_EQ(third.device(), "cpu");
  EXPECT_EQ(third.statistics().moves, 0u);
}

TEST(HandOver, ANamedDeviceKeepsToIt) {
  Held held(Held::compiled());
  Session session = open(held.later, "cpu:first");
  held.release();
  ASSERT_TRUE(session.evaluate({}));
  EXPECT_EQ(session.device(), "cpu:first");
}

TEST(HandOver, WithoutCodeTheSessionStaysAndSaysSoOnce) {
  Held held(Error{"the code generator cannot be loaded", ""});
  Session session = open(held.later);
  const auto before = session.evaluate({});
  held.release();
  for (int k = 0; k < 3; ++k) {
    const auto after = session.evaluate({});
    ASSERT_TRUE(before && after);
    EXPECT_EQ(before->value, after->value);
    EXPECT_EQ(after->device, "cpu:first");
    EXPECT_EQ(after->reason, "there is no machine code: the code generator cannot be loaded");
  }
  ASSERT_EQ(session.warnings().size(), 1u);
  EXPECT_EQ(session.warnings()[0], "the CPU keeps interpreting: the code generator cannot be loaded");
}

TEST(HandOver, OtherKernelsAreNotTaken) {
  const Compiled other = compileText(
      "dim P, E; var x : vec2[P]; var turn : vec4; data ends : P[E, 2]; param stiffness : real;"
      "energy spring[e in E] = x[ends[e, 0]].x * stiffness;",
      inputs(), false, kKinds);
  Held held(other.artefact);
  Session session = open(held.later);
  held.release();
  ASSERT_TRUE(session.evaluate({}));
  EXPECT_EQ(session.device(), "cpu:first");
  EXPECT_EQ(session.reason(),
            "there is no machine code: the program that was compiled later has other kernels than the one that the "
            "session was opened with");
}

TEST(HandOver, AProgramOfSomebodyElseIsRefused) {
  Held held(Held::compiled());
  const auto session = Session::open(Held::compiled(), inputs(), {.device = "cpu", .later = held.later});
  ASSERT_FALSE(session);
  EXPECT_EQ(session.error().message, "the machine code that is being made is of another program");
}

TEST(HandOver, TheLastOwnerEndsTheMaking) {
  auto held = std::make_unique<Held>(Held::compiled());
  const std::weak_ptr<LaterProgram> watched = held->later;
  {
    Session session = open(std::exchange(held->later, nullptr));
    ASSERT_TRUE(session.evaluate({}));
    EXPECT_FALSE(watched.expired());
  }
  EXPECT_TRUE(watched.expired());
}

TEST(HandOver, CompilingIsGivenUpAtAnyTime) {
  const Beginning& of = Held::of();
  for (int turn = 0; turn < 12; ++turn) {
    Session session = open(compileLater(of.begun, of.plan, of.final));
    std::this_thread::sleep_for(std::chrono::milliseconds(turn));
    ASSERT_TRUE(session.evaluate({.gradient = true}));
  }
}

TEST(HandOver, WhileOtherThreadsEvaluate) {
  const Beginning& of = Held::of();
  Session alone = open(nullptr, "cpu:first");
  const auto expected = alone.evaluate({.gradient = true});
  ASSERT_TRUE(expected);
  const auto later = compileLater(of.begun, of.plan, of.final);
  const auto work = [&] {
    Session session = open(later);
    for (bool isThere = false; !isThere;) {
      isThere = later->outcome() != nullptr;
      const auto made = session.evaluate({.gradient = true});
      ASSERT_TRUE(made);
      EXPECT_EQ(made->value, expected->value);
      expectSame(expected->gradients, made->gradients);
    }
    EXPECT_NE(session.device(), "cpu:first");
  };
  std::vector<std::jthread> threads;
  for (int k = 0; k < 4; ++k) threads.emplace_back(work);
}

TEST(HandOver, OfASessionWhoseCallsAreBegun) {
  Held held(Held::compiled());
  auto async = AsyncSession::of(open(held.later));
  ASSERT_TRUE(async);
  const auto first = async->evaluate({.gradient = true}).get();
  held.release();
  const auto second = async->evaluate({.gradient = true}).get();
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->device, "cpu:first");
  EXPECT_NE(second->device, "cpu:first");
  EXPECT_EQ(first->value, second->value);
  expectSame(first->gradients, second->gradients);
}

}  // namespace
}  // namespace hgc::test::hand_over_test
