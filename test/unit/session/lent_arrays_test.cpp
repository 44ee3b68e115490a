/// Arrays of other types than the program's, taken where they are: what they hold is what counts.
#include <algorithm>
#include <array>

#include "test/unit/compile_text.h"

namespace hgc::lent_arrays_test {
namespace {

constexpr const char* kProgram =
    "dim V, E; var x : real[V]; data row : V[E]; data n : i32[E]; data u : u32[E];"
    "output o[k in E] = x[row[k]] + 10 * real(n[k]) + 100 * real(u[k]);";

class LentArrays : public testing::Test {
 protected:
  static Inputs owned() {
    Inputs inputs;
    inputs.arrays["x"] = Array::of({3}, std::vector<double>{7, 8, 9});
    inputs.arrays["row"] = Array::of({4}, std::vector<int32_t>{2, 0, 1, 2});
    inputs.arrays["n"] = Array::of({4}, std::vector<int32_t>{1, 2, 3, 4});
    inputs.arrays["u"] = Array::of({4}, std::vector<int32_t>{5, 6, 7, 8});
    return inputs;
  }
  static const test::Compiled& compiled() {
    static const test::Compiled made = test::compileText(kProgram, owned(), true, {KernelKind::Output});
    return made;
  }
  static std::vector<double> outputs(Session& session) {
    const auto result = session.evaluate({.outputs = true});
    EXPECT_TRUE(result) << result.error().message;
    return result->outputs.at("o").reals;
  }
  template <class Number>
  static void expectTaken() {
    static constexpr std::array<Number, 3> x = {7, 8, 9}, other = {1, 2, 3};
    static constexpr std::array<Number, 4> row = {2, 0, 1, 2}, n = {1, 2, 3, 4}, u = {5, 6, 7, 8};
    Inputs lent;
    lent.arrays["x"] = Array::over({3}, std::span<const Number>(x));
    lent.arrays["row"] = Array::over({4}, std::span<const Number>(row));
    lent.arrays["n"] = Array::over({4}, std::span<const Number>(n));
    lent.arrays["u"] = Array::over({4}, std::span<const Number>(u));
    for (const std::string& device : test::allDevices()) {
      auto session = Session::open(compiled().artefact, lent, {.device = device});
      ASSERT_TRUE(session) << session.error().message;
      EXPECT_EQ(outputs(*session), (std::vector<double>{519, 627, 738, 849}));
      ASSERT_TRUE(session->set("x", Array::over({3}, std::span<const Number>(other))));
      ASSERT_TRUE(session->set("row", Array::over({4}, std::span<const Number>(row))));
      EXPECT_EQ(outputs(*session), (std::vector<double>{513, 621, 732, 843}));
      ASSERT_TRUE(session->setRows("x", 2, Array::over({1}, std::span<const Number>(x).first(1))));
      EXPECT_EQ(outputs(*session).front(), 517);
      ASSERT_TRUE(session->set("x", Array::over({}, std::span<const Number>(x).last(1))));  // one for all
      EXPECT_EQ(outputs(*session).front(), 519);
    }
  }
  template <class Number>
  static std::string whyNot(const std::string& name, std::array<Number, 4> numbers) {
    Inputs inputs = owned();
    inputs.arrays[name] = Array::over({4}, std::span<const Number>(numbers));
    const auto session = Session::open(compiled().artefact, inputs, {.device = "cpu"});
    return session ? "" : session.error().message;
  }
};

TEST_F(LentArrays, OfEveryType) {
  ASSERT_TRUE(compiled().ok);
  expectTaken<double>();
  expectTaken<float>();
  expectTaken<int32_t>();
  expectTaken<int64_t>();
  expectTaken<uint32_t>();
  expectTaken<uint16_t>();
  expectTaken<uint8_t>();
  expectTaken<int16_t>();
  expectTaken<int8_t>();
  expectTaken<uint64_t>();
}

TEST_F(LentArrays, NumbersThatDoNotFitAreRefused) {
  ASSERT_TRUE(compiled().ok);
  EXPECT_EQ(whyNot<float>("row", {0, 1, 0.5F, 1}), "`row` is an index table, but its entry 2 is 0.5");
  EXPECT_EQ(whyNot<int64_t>("row", {0, int64_t{1} << 32, 0, 1}),
            "`row` is an index table, but its entry 1 is 4294967296");
  EXPECT_EQ(whyNot<uint64_t>("row", {0, 0, UINT64_MAX, 1}),
            "`row` is an index table, but its entry 2 is 18446744073709551615");
  EXPECT_EQ(whyNot<int8_t>("row", {0, 0, -1, 1}), "`row` holds index -1 in row 2, but dimension `V` has size 3");
  EXPECT_EQ(whyNot<uint32_t>("n", {0, 0, 0, 4000000000U}),
            "`n` holds integers from -2147483648 to 2147483647, but its entry 3 is 4000000000");
  EXPECT_EQ(whyNot<uint32_t>("u", {0, 0, 0, 4000000000U}), "");
  EXPECT_EQ(whyNot<int64_t>("u", {0, -1, 0, 0}), "`u` holds integers from 0 to 4294967295, but its entry 1 is -1");
  EXPECT_EQ(whyNot<uint8_t>("row", {0, 3, 0, 0}), "`row` holds index 3 in row 1, but dimension `V` has size 3");
}

}  // namespace
}  // namespace hgc::lent_arrays_test
