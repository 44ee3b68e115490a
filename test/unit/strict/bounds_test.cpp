// The bounds of the operation table against MPFR, with few samples; docs/accuracy.md has many.
#include <gtest/gtest.h>

#include "tools/accuracy/measure.h"

namespace hgc::accuracy::bounds_test {
namespace {

class StrictBounds : public testing::TestWithParam<const Function*> {};

TEST_P(StrictBounds, Hold) {
  const Function& function = *GetParam();
  const double bound = info(function.op).ulp;
  ASSERT_GT(bound, 0);
  const Errors errors = measure(function, 30000, 1);
  RecordProperty("ulp", std::to_string(errors.plain.ulp));
  RecordProperty("ulp_contracted", std::to_string(errors.contracted.ulp));
  EXPECT_LE(errors.plain.ulp, bound) << "at " << errors.plain.x << ", " << errors.plain.y;
  EXPECT_LE(errors.contracted.ulp, bound) << "contracted, at " << errors.contracted.x << ", " << errors.contracted.y;
}

std::vector<const Function*> bounded() {
  std::vector<const Function*> functions;
  for (const Function& function : allFunctions()) functions.push_back(&function);
  return functions;
}

INSTANTIATE_TEST_SUITE_P(Strict, StrictBounds, testing::ValuesIn(bounded()),
                         [](const auto& parameter) { return std::string(parameter.param->name); });

/// binary32 is rounded from the strict function of binary64; a coarse sweep over all of it.
TEST(StrictFloats, AreWithinOneUnit) {
  for (const Function& function : allFunctions()) {
    if (!function.floats || !function.library) continue;
    const FloatErrors errors = measureFloats(function, 65521, 1);
    EXPECT_LE(errors.ulp, 0.500001) << function.name << " at " << errors.at;
  }
}

}  // namespace
}  // namespace hgc::accuracy::bounds_test
