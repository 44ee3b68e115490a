/// What a run shows and writes more than once is computed once.
#include "tools/hgc/run/derived.h"

#include "test/unit/compile_text.h"

namespace hgc::derived_test {
namespace {

TEST(Derived, KeepsWhatItComputed) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({3}, std::vector<double>{1, 2, 3});
  inputs.arrays["x.dot"] = Array::scalar(1);
  inputs.arrays["r.bar"] = Array::scalar(1);
  const auto compiled = test::compileText("dim N; var x : real[N]; residual r[i in N] = x[i] * x[i];", inputs, false,
                                          {kKernelKinds, kKernelKinds + kKernelKindCount});
  ASSERT_TRUE(compiled.ok);
  SessionOptions options;
  options.device = "cpu";
  auto session = Session::open(compiled.artefact, inputs, options);
  ASSERT_TRUE(session) << session.error().message;
  tool::Derived derived(*session);
  const auto isKept = [](const auto& first, const auto& again) { return &first == &again && first; };
  EXPECT_TRUE(isKept(derived.jacobian("r"), derived.jacobian("r")));
  EXPECT_TRUE(isKept(derived.jacobianBlocks("r"), derived.jacobianBlocks("r")));
  EXPECT_TRUE(isKept(derived.hessian(Projection::None), derived.hessian(Projection::None)));
  EXPECT_TRUE(isKept(derived.gaussNewton(), derived.gaussNewton()));
  EXPECT_TRUE(isKept(derived.product(KernelKind::Jvp), derived.product(KernelKind::Jvp)));
  EXPECT_TRUE(isKept(derived.product(KernelKind::Hvp), derived.product(KernelKind::Hvp)));
  EXPECT_TRUE(isKept(derived.product(KernelKind::Vjp), derived.product(KernelKind::Vjp)));
  EXPECT_NE(&derived.hessian(Projection::None), &derived.hessian(Projection::Positive));
  EXPECT_FALSE(derived.jacobian("nothing"));
  EXPECT_EQ(derived.jacobian("r")->values, (std::vector<double>{2, 4, 6}));
}

}  // namespace
}  // namespace hgc::derived_test
