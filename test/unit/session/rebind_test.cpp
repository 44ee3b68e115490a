/// Tables of a session that are set: as a session that was opened with them.
#include <gtest/gtest.h>

#include "runtime/session.h"
#include "test/unit/compile_text.h"

namespace hgc::rebind_test {
namespace {

constexpr const char* kProgram =
    "dim V, E, N; var x : vec2[V]; data e : V[E, 2]; data n : i32[N]; data ring : V[N, *]; param step : int = 1;"
    "residual spring[k in E] : vec2 = x[e[k, 0]] - 2 * x[e[k, 1]];"
    "energy star[i in N] = sum(k in ring[i]) square(x[k].x) * n[i];";

class Rebind : public testing::Test {
 protected:
  static Inputs inputs() {
    Inputs inputs;
    inputs.arrays["x"] = Array::of({3, 2}, std::vector<double>{1, 2, 3, 4, 5, 6});
    inputs.arrays["e"] = Array::of({2, 2}, std::vector<int32_t>{0, 1, 1, 2});
    inputs.arrays["n"] = Array::of({2}, std::vector<int32_t>{3, -4});
    inputs.arrays["ring"] = Array::of({2}, std::vector<int32_t>{0, 1, 2});
    inputs.arrays["ring"].isRagged = true;
    inputs.arrays["ring"].rowLengths = {1, 2};
    return inputs;
  }
  static const test::Compiled& compiled() {
    static const test::Compiled made = test::compileText(
        kProgram, inputs(), true, {KernelKind::Value, KernelKind::Gradient, KernelKind::Jacobian, KernelKind::Hessian});
    return made;
  }
  static Session open(const Inputs& inputs, const std::string& device) {
    auto session = Session::open(compiled().artefact, inputs, {.device = device, .fallback = Fallback::Error});
    EXPECT_TRUE(session) << session.error().message;
    return std::move(*session);
  }
  static void expectSame(Session& a, Session& b) {
    EXPECT_EQ(a.evaluate({.gradient = true})->gradients.at("x").reals,
              b.evaluate({.gradient = true})->gradients.at("x").reals);
    EXPECT_EQ(test::dense(*a.hessian()), test::dense(*b.hessian()));
    EXPECT_EQ(test::dense(*a.jacobian("spring")), test::dense(*b.jacobian("spring")));
  }
};

TEST_F(Rebind, TablesGiveWhatANewSessionGives) {
  ASSERT_TRUE(compiled().ok);
  for (const std::string& device : test::allDevices()) {
    SCOPED_TRACE(device);
    Inputs moved = inputs();
    Session used = open(moved, device);
    ASSERT_TRUE(used.hessian());
    for (const auto& [name, values] :
         {std::pair{"e", std::vector<int32_t>{2, 0, 1, 1}}, {"n", {-7, 9}}, {"ring", {2, 2, 0}}}) {
      moved.arrays[name].integers = values;
      ASSERT_TRUE(used.set(name, moved.arrays[name])) << name;
      Session fresh = open(moved, device);
      expectSame(used, fresh);
    }
    moved.arrays["x"].reals = {6, 5, 4, 3, 2, 1};
    ASSERT_TRUE(used.set("x", moved.arrays["x"]));
    Session fresh = open(moved, device);
    expectSame(used, fresh);
  }
}

TEST_F(Rebind, WhatDoesNotFitLeavesTheSessionAsItWas) {
  for (const std::string& device : test::allDevices()) {
    Session used = open(inputs(), device), fresh = open(inputs(), device);
    const auto outside = used.set("e", Array::of({2, 2}, std::vector<int32_t>{0, 1, 3, 2}));
    ASSERT_FALSE(outside);
    EXPECT_EQ(outside.error().message, "`e` holds index 3 in row 1, but dimension `V` has size 3");
    EXPECT_FALSE(used.set("e", Array::of({1, 2}, std::vector<int32_t>{0, 1})));
    EXPECT_FALSE(used.set("n", Array::of({2}, std::vector<double>{0.5, 1})));
    Array longer = inputs().arrays["ring"];
    longer.rowLengths = {2, 1};
    EXPECT_FALSE(used.set("ring", longer));
    expectSame(used, fresh);
  }
}

}  // namespace
}  // namespace hgc::rebind_test
