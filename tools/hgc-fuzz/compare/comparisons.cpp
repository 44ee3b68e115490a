#include "tools/hgc-fuzz/compare/comparisons.h"

#include <fmt/format.h>

#include <cmath>

namespace hgc::fuzz {

Reference Subject::reference() const {
  return {compiled.program, compiled.plan, bound, groups, effort.single ? Precision::F32 : Precision::F64};
}

Result<Session> openFirst(const Subject& subject, const Inputs& inputs) {
  return open(subject.compiled, inputs, subject.effort, {.device = cpuName(subject.effort.isas.front())});
}

Result<Products> productsOf(Session& session) {
  auto tangents = jvp(session), pullback = vjp(session), curvature = hvp(session),
       normal = session.multiply(KernelKind::Gnp), blocks = session.multiply(KernelKind::Bdp);
  for (const auto* result : {&tangents, &pullback, &curvature, &normal, &blocks}) {
    if (!*result) return result->error();
  }
  return Products{std::move(*tangents), std::move(*pullback), std::move(*curvature), std::move(*normal),
                  std::move(*blocks)};
}

Result<Other> evaluateOther(const Subject& subject, const Made& made, bool jacobians) {
  Effort effort;
  effort.isas = {subject.effort.isas.front()};
  effort.single = subject.effort.single;
  effort.parameters = subject.effort.parameters;
  effort.jacobians = jacobians;
  Inputs inputs = made.inputs;
  const auto compiled = compile(made.text(), inputs, effort, [](const Program&, Inputs&) {});
  if (!compiled) return compiled.error();
  auto session = open(*compiled, inputs, effort, {cpuName(effort.isas.front())});
  if (!session) return session.error();
  auto results = evaluate(*session, compiled->program);
  if (!results) return results.error();
  Other other{std::move(*results), {}};
  for (const Term& term : compiled->program.terms) {
    if (!jacobians || term.kind != TermKind::Residual) continue;
    auto blocks = jacobianBlocks(*session, term.name);  // none where instances read differently many numbers
    if (blocks) other.jacobians[term.name] = std::move(blocks->values.reals);
  }
  return other;
}

std::vector<std::string> otherDevices(const Subject& subject) {
  std::vector<std::string> devices = subject.effort.vulkan;
  devices.emplace_back("cpu:first");
  for (size_t k = 1; k < subject.effort.isas.size(); ++k) devices.push_back(cpuName(subject.effort.isas[k]));
  return devices;
}

std::string differenceBeyondRounding(const Effort& effort, const std::string& what, double a, double b,
                                     const Result<double>& scale) {
  if (!scale) return what + ": " + scale.error().message;
  // Such derivatives differ by rounding in the sums over paths, of which there are fewer than some hundred operations
  // each: the bound is some thousand roundings. Out of range, products of partials may overflow or vanish in one order
  // and not in another; without any path there is nothing to round.
  const double bound = effort.single ? 0x1p29 * 1e-12 : 1e-12;
  const double huge = effort.single ? 1e20 : 1e200, tiny = effort.single ? 1e-20 : 1e-200;
  const double room = *scale > tiny ? bound * *scale : std::sqrt(tiny);
  const bool comparable = std::isfinite(a) && std::isfinite(b) && *scale < huge;
  if (!comparable || std::fabs(a - b) <= room) return {};
  return fmt::format("{}: {:.17g} and {:.17g}, scale {:.3g}", what, a, b, *scale);
}

std::vector<double> rowsOf(const std::vector<double>& all, size_t rows, const std::vector<int>& some) {
  const size_t width = all.size() / rows;
  std::vector<double> chosen;
  for (const int e : some) {
    const auto begin = all.begin() + static_cast<long>(width) * e;
    chosen.insert(chosen.end(), begin, begin + static_cast<long>(width));
  }
  return chosen;
}

std::vector<double> randomNumbers(Draw& draw, size_t count) {
  std::vector<double> numbers(count);
  for (double& v : numbers) v = draw.between(-1.0, 1.0);
  return numbers;
}

double dot(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
  return sum;
}

std::vector<std::vector<double>> bySymbol(const Program& program, const Inputs& inputs, const char* suffix) {
  std::vector<std::vector<double>> result(program.symbols.size());
  for (size_t s = 0; s < result.size(); ++s) {
    if (program.symbols[s].kind == SymbolKind::Var)
      result[s] = inputs.arrays.at(program.symbols[s].name + suffix).reals;
  }
  return result;
}

}  // namespace hgc::fuzz
