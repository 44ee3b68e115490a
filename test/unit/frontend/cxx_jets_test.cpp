/// Jacobians of lifted functors against automatic differentiation as Ceres does it.
#define EIGEN_DONT_VECTORIZE
#include <ceres/jet.h>
#include <fmt/format.h>

#include <random>

#include "examples/cxx/reprojection.h"
#include "test/unit/compile_text.h"
#include "test/unit/cxx/functions.h"

namespace hgc::test::cxx_jets_test {
namespace {

constexpr int64_t kInstances = 200;

/// `residual r = f(..)` over instances whose parameters are all unknowns: `numbers[p]` has those of parameter p.
Result<SparseMatrix> jacobianOf(const std::string& function, const std::vector<uint32_t>& parameters, uint32_t results,
                                const std::vector<std::vector<double>>& numbers) {
  std::string text = "dim I;\n", types, reads;
  Inputs inputs;
  for (size_t p = 0; p < parameters.size(); ++p) {
    const std::string comma = p == 0 ? "" : ", ", type = fmt::format("real[{}]", parameters[p]);
    text += fmt::format("var p{} : real[I, {}];\n", p, parameters[p]);
    types += fmt::format("{}a{}: {}", comma, p, type);
    reads += fmt::format("{}p{}[i]", comma, p);
    inputs.arrays[fmt::format("p{}", p)] = Array::of({kInstances, parameters[p]}, numbers[p]);
  }
  text += fmt::format("extern fn f({}) -> real[{}] {};\n", types, results, function);
  text += fmt::format("residual r[i in I] : real[{}] = f({});\n", results, reads);
  Diagnostics diagnostics;
  const ModulePtr module = parseModule({HGC_TEST_CXX "/t.hg", text}, diagnostics, {}, {.flags = {"-I" HGC_TEST_EIGEN}});
  if (!module) return Error{diagnostics.render(false), ""};
  const TermSource terms = termsOf(*module, diagnostics);
  auto bound = bindInputs(terms.program, inputs);
  if (!bound) return bound.error();
  auto plan = planTerms(terms, lengthsFrom(terms.program, *bound), {KernelKind::Jacobian});
  if (!plan) return Error{diagnostics.render(false), ""};
  CompileOptions options;
  options.cpu = {cpuBestIsa()};
  options.gpu = false;
  options.kinds = {KernelKind::Jacobian};
  auto program = compilePlan(terms.program, std::move(*plan), options);
  if (!program) return program.error();
  auto session =
      Session::open(std::make_shared<const Artefact>(std::move(*program)), std::move(*bound), {.device = "cpu"});
  if (!session) return session.error();
  return session->jacobian("r");
}

/// Draws of which some have parameters that are zero or tiny.
std::vector<std::vector<double>> drawn(const std::vector<uint32_t>& parameters) {
  std::mt19937_64 random(5);
  std::uniform_real_distribution<double> small(-2, 2);
  std::vector<std::vector<double>> numbers;
  for (const uint32_t scalars : parameters) {
    std::vector<double>& of = numbers.emplace_back();
    for (int64_t i = 0; i < kInstances; ++i) {
      const double scale = i % 10 == 1 ? 1e-9 : 1;
      for (uint32_t s = 0; s < scalars; ++s) of.push_back(scale * small(random));
    }
  }
  return numbers;
}

/// `jets(parameters, results)` is the functor for jets; `all` is the number of scalars.
template <int all, class Jets>
void expectSlopes(const std::string& function, const std::vector<uint32_t>& parameters, uint32_t results,
                  const Jets& jets) {
  using Jet = ceres::Jet<double, all>;
  const auto numbers = drawn(parameters);
  const auto jacobian = jacobianOf(function, parameters, results, numbers);
  ASSERT_TRUE(jacobian) << jacobian.error().message;
  const std::vector<double> slopes = dense(*jacobian);
  for (int64_t i = 0; i < kInstances; ++i) {
    std::vector<Jet> inputs, outputs(results);
    std::vector<int64_t> columns;
    int64_t first = 0;
    for (size_t p = 0; p < parameters.size(); first += kInstances * parameters[p++]) {
      for (uint32_t s = 0; s < parameters[p]; ++s) {
        columns.push_back(first + i * parameters[p] + s);
        inputs.emplace_back(numbers[p][static_cast<size_t>(i * parameters[p] + s)], static_cast<int>(inputs.size()));
      }
    }
    ASSERT_EQ(inputs.size(), static_cast<size_t>(all));
    jets(inputs.data(), outputs.data());
    for (uint32_t c = 0; c < results; ++c) {
      const int64_t row = (i * results + c) * jacobian->shape->columns;
      // both round each operation once, in another order
      const double bound = 1e-12 * (outputs[c].v.cwiseAbs().maxCoeff() + 1);
      for (size_t k = 0; k < columns.size(); ++k)
        ASSERT_NEAR(slopes[static_cast<size_t>(row + columns[k])], outputs[c].v[static_cast<int>(k)], bound)
            << "instance " << i << " component " << c << " by scalar " << k;
    }
  }
}

TEST(CxxJets, AReprojection) {
  expectSlopes<14>("from \"../../../examples/cxx/reprojection.h\" = \"Reprojection\"", {2, 9, 3}, 2,
                   [](const auto* x, auto* r) {
                     Reprojection(0, 0)(x + 2, x + 11, r);
                     for (int k = 0; k < 2; ++k) r[k] -= x[k];
                   });
}

/// The measurement of the functor is of doubles, so that jets have it as constants.
TEST(CxxJets, PosesWithQuaternionsOfEigen) {
  const std::string code =
      "= cpp { const double m[7] = {0.1, 0.2, -0.1, 0.96, 0.5, -0.4, 0.3}; PoseError{m}(a0, a1, a2, a3, result); }";
  static constexpr double kMeasured[7] = {0.1, 0.2, -0.1, 0.96, 0.5, -0.4, 0.3};
  expectSlopes<14>("from \"functions.h\" " + code, {3, 4, 3, 4}, 6,
                   [](const auto* x, auto* r) { PoseError{kMeasured}(x, x + 3, x + 7, x + 10, r); });
}

}  // namespace
}  // namespace hgc::test::cxx_jets_test
