#include "test/faults/scenes.h"

#include <bit>
#include <cmath>

#include "runtime/solve/solve.h"

namespace hgc::faults {
namespace {

constexpr int64_t kRows = 40, kEdges = 100;

std::vector<double> numbers(double scale) {
  std::vector<double> values;
  for (int64_t k = 0; k < 2 * kRows; ++k) values.push_back(std::sin(static_cast<double>(k) * scale));
  return values;
}

Array rows(double scale) { return Array::of({kRows, 2}, numbers(scale)); }

Array table(int32_t factor) {
  std::vector<int32_t> ends;
  for (int32_t k = 0; k < 2 * kEdges; ++k) ends.push_back(static_cast<int32_t>((k * factor + 7 * (k % 3)) % kRows));
  return Array::of({kEdges, 2}, ends);
}

void put(Bits& bits, double value) { bits.push_back(std::bit_cast<uint64_t>(value)); }
void put(Bits& bits, const std::vector<double>& values) {
  for (const double value : values) put(bits, value);
}
void put(Bits& bits, const std::map<std::string, Array>& arrays) {
  for (const auto& [name, array] : arrays) put(bits, array.reals);
}

template <class T>
Status put(Bits& bits, const Result<T>& result, const auto&... parts) {
  if (!result) return result.error();
  (put(bits, parts(*result)), ...);
  return Done{};
}

Status evaluate(Session& session, Bits& bits, const Request& request) {
  const auto result = session.evaluate(request);
  if (!result) return result.error();
  put(bits, result->value);
  put(bits, result->gradients);
  put(bits, result->residuals);
  put(bits, result->fields);
  return Done{};
}

Status product(Bits& bits, const Result<DerivativeProduct>& result) {
  if (!result) return result.error();
  put(bits, result->value);
  put(bits, result->arrays);
  return Done{};
}

/// From the same values each time: also a solve that failed has changed them.
Status solveFew(Session& session, Bits& bits) {
  if (const Status done = session.set("x", rows(0.9)); !done) return done;
  const auto report = solve(session, {.maxIterations = 2});
  if (!report) return report.error();
  for (const SolveIteration& iteration : report->iterations) put(bits, iteration.cost);
  return put(bits, session.values("x"), [](const Array& x) { return x.reals; });
}

Scene change(const std::string& name, std::function<Status(Session&)> make) {
  return {name, [make = std::move(make)](Session& session, Bits&) { return make(session); }};
}

}  // namespace

Inputs inputs() {
  Inputs inputs;
  inputs.arrays["x"] = rows(0.7);
  inputs.arrays["v"] = rows(1.3);
  inputs.arrays["x.dot"] = rows(0.2);
  inputs.arrays["e"] = table(11);
  return inputs;
}

std::vector<Scene> scenes() {
  return {
      {"evaluate", [](Session& s, Bits& bits) { return evaluate(s, bits, {.gradient = true}); }},
      change("set", [](Session& s) { return s.set("x", rows(0.9)); }),
      change("launch", [](Session& s) { return s.launch(KernelKind::Gradient); }),
      change("set after the launch", [](Session& s) { return s.set("v", rows(1.7)); }),
      change("addGradient", [](Session& s) { return s.addGradient("x", -0.01); }),
      change("add", [](Session& s) { return s.add("x", 0.125, "v"); }),
      change("swap", [](Session& s) { return s.swap("x", "v"); }),
      change("setRows",
             [](Session& s) {
               return s.setRows("x", 3, Array::of({2, 2}, std::vector<double>{1, 2, 3, 4}));
             }),
      {"hessian",
       [](Session& s, Bits& bits) {
         return put(bits, s.hessian(), [](const SparseMatrix& matrix) { return matrix.values; });
       }},
      {"jacobian",
       [](Session& s, Bits& bits) {
         return put(bits, s.jacobian("stretch"), [](const SparseMatrix& matrix) { return matrix.values; });
       }},
      {"gaussNewton",
       [](Session& s, Bits& bits) {
         return put(
             bits, s.gaussNewton(), [](const QuadraticModel& model) { return model.value; },
             [](const QuadraticModel& model) { return model.gradient; },
             [](const QuadraticModel& model) { return model.matrix.values; });
       }},
      {"linearise",
       [](Session& s, Bits& bits) {
         return put(
             bits, s.linearise(), [](const Linearisation& model) { return model.value; },
             [](const Linearisation& model) { return model.terms.at("stretch").jacobian; });
       }},
      {"jvp", [](Session& s, Bits& bits) { return product(bits, jvp(s)); }},
      {"hvp", [](Session& s, Bits& bits) { return product(bits, hvp(s)); }},
      change("set the table", [](Session& s) { return s.set("e", table(13)); }),
      {"solve", solveFew},
      {"evaluate all",
       [](Session& s, Bits& bits) { return evaluate(s, bits, {.gradient = true, .residuals = true, .fields = true}); }},
  };
}

}  // namespace hgc::faults
