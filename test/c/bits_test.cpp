/// What the C interface gives has the bits of sessions in C++, and of other devices.
#include <unistd.h>

#include <bit>
#include <cmath>
#include <cstdlib>
#include <filesystem>

#include "compiler/library/program_text.h"
#include "runtime/session.h"
#include "test/c/c_calls.h"

namespace hgc::test {
namespace {

constexpr const char* kAll = "gradient,residual,jacobian,output,hessian,gauss-newton,linearise,jvp,hvp,vjp,gnp,bdp";

void expectBits(const std::vector<double>& expected, const std::vector<double>& actual) {
  ASSERT_EQ(expected.size(), actual.size());
  for (size_t k = 0; k < actual.size(); ++k)
    ASSERT_EQ(std::bit_cast<uint64_t>(expected[k]), std::bit_cast<uint64_t>(actual[k])) << k;
}

void expectBits(const std::map<std::string, Array>& expected, const CResult& result, uint32_t what) {
  for (const auto& [name, array] : expected) expectBits(array.reals, numbersOf(result, what, name.c_str()));
}

/// The line in C++, by the compiler's library alone.
Session lineInCpp(const Line& line) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({Line::kPoints, 3}, line.x);
  inputs.arrays["edge"] = Array::over({Line::kPoints - 1, 2}, std::span<const int64_t>(line.edge));
  inputs.arrays["rest"] = Array::of({Line::kPoints - 1}, line.rest);
  std::vector<Message> messages;
  const auto text = ProgramText::parse("line.hg", kLine, {}, messages);
  EXPECT_TRUE(text);
  auto built = (*text)->build(inputs, {.device = "cpu", .derivatives = kAll, .fma = "off"}, messages);
  EXPECT_TRUE(built) << built.error().message;
  auto session =
      Session::open(built->program, std::move(built->bound), {.device = "cpu", .fused = Fused::Off, .threads = 2});
  EXPECT_TRUE(session) << session.error().message;
  return std::move(*session);
}

class CBits : public testing::Test {
 protected:
  const Line line_;
  const CProgram program_ = compiled(kLine);
  const CInputs inputs_ = line_.inputs();
  const CSession session_ = opened(program_, inputs_, onCpu(kAll));
  const CResult result_ = anew<hgc_result, CResult>(hgc_result_new);
  Session cpp_ = lineInCpp(line_);
};

TEST_F(CBits, OfValuesAndGradients) {
  const auto expected = cpp_.evaluate({.gradient = true, .residuals = true, .outputs = true, .termValues = true});
  ASSERT_TRUE(expected);
  double value = 0;
  const uint32_t what = HGC_GRADIENT | HGC_RESIDUALS | HGC_OUTPUTS | HGC_TERM_VALUES;
  done(hgc_evaluate(session_.get(), what, result_.get(), &value));
  expectBits({expected->value}, {value});
  expectBits(expected->gradients, result_, HGC_GRADIENT);
  expectBits(expected->residuals, result_, HGC_RESIDUALS);
  expectBits(expected->outputs, result_, HGC_OUTPUTS);
  expectBits(expected->termValues, result_, HGC_TERM_VALUES);
  std::vector<double> copied(line_.x.size());
  done(hgc_result_read(result_.get(), HGC_GRADIENT, "x", copied.data(), copied.size()));
  expectBits(expected->gradients.at("x").reals, copied);
  hgc_term_result term = HGC_INIT(hgc_term_result);
  done(hgc_result_term(result_.get(), "pull", &term));
  EXPECT_EQ(term.instances, Line::kPoints - 1);
  expectBits({expected->terms.at("pull").value}, {term.value});
}

TEST_F(CBits, OfProducts) {
  std::vector<double> direction;
  for (size_t k = 0; k < line_.x.size(); ++k) direction.push_back(std::cos(static_cast<double>(k)));
  const CArray array(HGC_F64, {Line::kPoints, 3}, direction);
  const Array same = Array::of({Line::kPoints, 3}, direction);
  for (const char* seed : {"x.dot", "pin.bar"}) {
    done(hgc_set(session_.get(), seed, &array.array));
    ASSERT_TRUE(cpp_.set(seed, same));
  }
  std::vector<std::string> names;
  hgc_product product = HGC_INIT(hgc_product);
  for (size_t k = 0; hgc_product_at(k, &product) != 0; ++k) {
    names.emplace_back(product.name);
    EXPECT_EQ(product.takes_cotangents != 0, names.back() == "vjp");
    EXPECT_EQ(product.gives_terms != 0, names.back() == "jvp");
    double value = 0;
    done(hgc_multiply(session_.get(), product.name, result_.get(), &value));
    const auto expected = cpp_.multiply(*kindNamed(product.name));
    expectBits(expected->arrays, result_, HGC_PRODUCT);
    expectBits({expected->value}, {value});
  }
  EXPECT_EQ(names.size(), hgc_product_count());
  EXPECT_EQ(names, (std::vector<std::string>{"jvp", "hvp", "vjp", "gnp", "bdp"}));
  double sum = 0;
  done(hgc_hvp(session_.get(), result_.get(), &sum));
  expectBits({hvp(cpp_)->value}, {sum});
  done(hgc_jvp(session_.get(), result_.get()));
  expectBits(jvp(cpp_)->arrays, result_, HGC_PRODUCT);
  done(hgc_vjp(session_.get(), result_.get(), nullptr));
  expectBits(vjp(cpp_)->arrays, result_, HGC_PRODUCT);
}

std::vector<double> valuesOf(const CMatrix& matrix) {
  hgc_matrix_view view = HGC_INIT(hgc_matrix_view);
  done(hgc_matrix_get(matrix.get(), &view));
  return {view.values, view.values + view.count};
}

TEST_F(CBits, OfMatrices) {
  const CMatrix matrix = anew<hgc_matrix, CMatrix>(hgc_matrix_new);
  done(hgc_jacobian(session_.get(), "pin", matrix.get()));
  expectBits(cpp_.jacobian("pin")->values, valuesOf(matrix));
  done(hgc_hessian(session_.get(), HGC_POSITIVE, HGC_LOWER, matrix.get()));
  SparseMatrix hessian;
  ASSERT_TRUE(cpp_.hessian({Projection::Positive, Triangle::Lower}, hessian));
  expectBits(hessian.values, valuesOf(matrix));
  done(hgc_newton(session_.get(), HGC_AS_IT_IS, HGC_BOTH, matrix.get()));
  QuadraticModel newton;
  ASSERT_TRUE(cpp_.newton({}, newton));
  expectBits(newton.matrix.values, valuesOf(matrix));
  hgc_matrix_view view = HGC_INIT(hgc_matrix_view);
  done(hgc_matrix_get(matrix.get(), &view));
  expectBits({newton.value}, {view.value});
  expectBits(newton.gradient, {view.gradient, view.gradient + view.columns});
  EXPECT_EQ(std::vector<int32_t>(view.column, view.column + view.count), newton.matrix.shape->column);
  done(hgc_gauss_newton(session_.get(), HGC_UPPER, matrix.get()));
  QuadraticModel gauss;
  ASSERT_TRUE(cpp_.gaussNewton(Triangle::Upper, gauss));
  expectBits(gauss.matrix.values, valuesOf(matrix));
}

TEST_F(CBits, OfBlocksAndLinearisations) {
  hgc_block_matrix* made = nullptr;
  done(hgc_block_matrix_new(&made));
  const std::unique_ptr<hgc_block_matrix, Freed<hgc_block_matrix_free>> blocks(made);
  done(hgc_newton_blocks(session_.get(), HGC_AS_IT_IS, HGC_BOTH, made));
  BlockModel expected;
  ASSERT_TRUE(cpp_.newton({}, expected));
  hgc_block_view view = HGC_INIT(hgc_block_view);
  done(hgc_block_matrix_get(made, &view));
  expectBits(expected.matrix.values, {view.values, view.values + view.count});
  EXPECT_EQ(view.block_rows, Line::kPoints);
  hgc_linearisation* linear = nullptr;
  done(hgc_linearisation_new(&linear));
  const std::unique_ptr<hgc_linearisation, Freed<hgc_linearisation_free>> owned(linear);
  double value = 0;
  done(hgc_linearise(session_.get(), linear, &value));
  const auto cpp = cpp_.linearise();
  expectBits({cpp->value}, {value});
  hgc_linear_view pin = HGC_INIT(hgc_linear_view);
  done(hgc_linear_term(linear, "pin", &pin));
  expectBits(cpp->terms.at("pin").jacobian, {pin.jacobian, pin.jacobian + pin.first_number[pin.instances]});
  EXPECT_STREQ(hgc_linear_unknown(linear, "pin", pin.blocks[0].unknown), "x");
  EXPECT_EQ(pin.blocks[pin.first_block[5]].row, 5);
  done(hgc_jacobian_blocks(session_.get(), "pin", result_.get()));
  BlockRows rows;
  ASSERT_TRUE(cpp_.jacobian("pin", rows));
  expectBits(rows.values.reals, numbersOf(result_, HGC_BLOCK_VALUES, "pin"));
}

/// Steps on the device, as sessions in C++ take them.
TEST_F(CBits, OfStepsOnTheDevice) {
  done(hgc_launch(session_.get(), "gradient"));
  done(hgc_add_gradient(session_.get(), "x", -0.01));
  ASSERT_TRUE(cpp_.launch(KernelKind::Gradient));
  ASSERT_TRUE(cpp_.addGradient("x", -0.01));
  const std::vector<double> rows = {1, 2, 3, 4, 5, 6};
  const CArray array(HGC_F64, {2, 3}, rows);
  done(hgc_set_rows(session_.get(), "x", 7, &array.array));
  ASSERT_TRUE(cpp_.setRows("x", 7, Array::of({2, 3}, rows)));
  done(hgc_evaluate(session_.get(), HGC_GRADIENT, result_.get(), nullptr));
  expectBits(cpp_.evaluate({.gradient = true})->gradients, result_, HGC_GRADIENT);
}

/// The interpreter, machine code with two threads, and a GPU where there is one.
TEST_F(CBits, AreThoseOfOtherDevices) {
  double value = 0;
  done(hgc_evaluate(session_.get(), HGC_GRADIENT, result_.get(), &value));
  const std::vector<double> expected = numbersOf(result_, HGC_GRADIENT, "x");
  for (const char* device : {"cpu:first", "cpu", "vulkan:0"}) {
    hgc_session_options options = onCpu("gradient");
    options.device = device;
    options.threads = 2;
    options.fallback = "error";
    hgc_session* made = nullptr;
    if (hgc_error* error = hgc_open(program_.get(), inputs_.get(), &options, &made)) {
      EXPECT_EQ(hgc_error_get_kind(error), HGC_ERROR_DEVICE) << hgc_error_text(error);
      EXPECT_STREQ(device, "vulkan:0");
      hgc_error_free(error);
      continue;
    }
    const CSession other(made);
    double again = 0;
    done(hgc_evaluate(made, HGC_GRADIENT, result_.get(), &again));
    EXPECT_STREQ(hgc_session_device(made), device);
    expectBits({value}, {again});
    expectBits(expected, numbersOf(result_, HGC_GRADIENT, "x"));
  }
}

/// Interpreted until there is machine code, which the next session begins with.
TEST_F(CBits, AreThoseOfSessionsThatGoOver) {
  const std::string folder = testing::TempDir() + "/hgc-goes-over-" + std::to_string(::getpid());
  const char* const before = ::getenv("HGC_CACHE_DIR");
  const std::string old = before != nullptr ? before : "";
  ::setenv("HGC_CACHE_DIR", folder.c_str(), 1);
  double value = 0;
  done(hgc_evaluate(session_.get(), HGC_GRADIENT, result_.get(), &value));
  const std::vector<double> expected = numbersOf(result_, HGC_GRADIENT, "x");
  hgc_session_options options = onCpu(kAll);
  options.tier = "auto";
  options.no_cache = 0;
  const CSession session = opened(program_, inputs_, options);
  EXPECT_STREQ(hgc_session_device(session.get()), "cpu:first");
  EXPECT_STREQ(hgc_session_reason(session.get()), "until machine code is ready");
  const auto evaluated = [&](const CSession& each) {
    double again = 0;
    done(hgc_evaluate(each.get(), HGC_GRADIENT, result_.get(), &again));
    expectBits({value}, {again});
    expectBits(expected, numbersOf(result_, HGC_GRADIENT, "x"));
  };
  while (std::string_view(hgc_session_device(session.get())) == "cpu:first") evaluated(session);
  evaluated(session);
  const CSession next = opened(program_, inputs_, options);
  EXPECT_STREQ(hgc_session_device(next.get()), "cpu");
  evaluated(next);
  if (before != nullptr) ::setenv("HGC_CACHE_DIR", old.c_str(), 1);
  else ::unsetenv("HGC_CACHE_DIR");
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace hgc::test
