#include "tools/hgc-fuzz/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "runtime/cpu.h"
#include "tools/hgc-fuzz/comparisons.h"

namespace hgc::fuzz {

std::string cpuName(int level) { return std::string("cpu:") + cpuLevelText(level); }

Result<Session> openFirst(const Subject& subject, const Inputs& inputs) {
  return open(subject.compiled, inputs, subject.effort, {.device = cpuName(subject.effort.levels.front())});
}

std::vector<std::string> otherDevices(const Subject& subject) {
  std::vector<std::string> devices = subject.effort.vulkan;
  for (size_t k = 1; k < subject.effort.levels.size(); ++k) devices.push_back(cpuName(subject.effort.levels[k]));
  return devices;
}

bool agree(const Effort& effort, double a, double b, double scale) {
  // Derivatives that are computed in two ways differ by rounding in the sums over paths, of which there are fewer than
  // some hundred operations each: the bound is some thousand roundings. Where numbers leave the range, products of
  // partials may overflow or vanish in one order and not in another.
  const double bound = effort.single ? 0x1p29 * 1e-12 : 1e-12;
  const double huge = effort.single ? 1e20 : 1e200, tiny = effort.single ? 1e-20 : 1e-200;
  const bool comparable = std::isfinite(a) && std::isfinite(b) && std::isfinite(scale) && scale < huge && scale > tiny;
  return !comparable || std::fabs(a - b) <= bound * scale;
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

Array randomLike(Draw& draw, Array array) {
  for (double& v : array.reals) v = draw.between(-1.0, 1.0);
  return array;
}

void drawDirections(Subject& subject, const Program& program) {
  for (const Symbol& symbol : program.symbols) {
    if (symbol.kind == SymbolKind::Var)
      subject.inputs.arrays[symbol.name + ".dot"] =
          randomLike(subject.draw, subject.made.inputs.arrays.at(symbol.name));
  }
  for (const Term& term : program.terms) {
    if (term.kind == TermKind::Energy || term.domain.empty()) continue;
    Array array;
    for (const DimId dim : term.domain) {
      const Dim& d = program.dims[dim];
      array.shape.push_back(d.size >= 0 ? d.size : subject.made.inputs.sizes.at(d.name));
    }
    array.shape.insert(array.shape.end(), term.shape.begin(), term.shape.end());
    array.reals.resize(
        static_cast<size_t>(std::accumulate(array.shape.begin(), array.shape.end(), int64_t{1}, std::multiplies())));
    subject.inputs.arrays[term.name + ".bar"] = randomLike(subject.draw, std::move(array));
  }
}

namespace {

/// The subject's parts in the order in which they are had; the message of an error says what failed.
Status prepare(Subject& subject) {
  if (subject.effort.products) {
    const auto program = programIn(subject.made.text());
    if (!program) return program.error();
    drawDirections(subject, *program);
  }
  auto compiled = compile(subject.made.text(), subject.inputs, subject.effort);
  if (!compiled) return compiled.error();
  subject.compiled = std::move(*compiled);
  if (subject.compiled.artefact.gpu.empty()) subject.effort.vulkan.clear();
  auto bound = bindInputs(subject.compiled.program, subject.inputs);
  if (!bound) return bound.error();
  subject.bound = std::move(*bound);
  auto groups = findInstances(subject.compiled.program, subject.compiled.artefact.plan, subject.bound);
  if (!groups) return groups.error();
  subject.groups = std::move(*groups);
  auto session = openFirst(subject, subject.inputs);
  if (!session) return session.error();
  auto first = evaluate(*session, subject.compiled.program);
  if (!first) return first.error();
  subject.first = std::move(*first);
  auto expected =
      expect(subject.compiled.program, subject.compiled.plan, subject.bound, subject.groups, subject.effort.single);
  if (!expected) return expected.error();
  subject.expected = std::move(*expected);
  return Done{};
}

std::string firstDifference(Subject& subject) {
  if (const Status ready = prepare(subject); !ready) return ready.error().message;
  for (const auto compare : {compareReference, compareDevices, compareFused, compareElements, compareProducts,
                             compareMatrices, compareTexts}) {
    std::string difference = compare(subject);
    if (!difference.empty()) return difference;
  }
  return {};
}

}  // namespace

Effort effortOf(uint64_t seed, const std::vector<std::string>& vulkan) {
  Effort effort;
  const int best = cpuBestLevel();
  const bool full = seed % 8 == 0;
  if (full) {
    for (int level = 0; level <= best; ++level) effort.levels.push_back(level);
  } else {
    effort.levels.push_back(static_cast<int>(seed % static_cast<uint64_t>(best + 1)));
  }
  effort.fused = effort.variants = full;
  effort.products = seed % 4 == 0;
  effort.matrices = seed % 16 == 0;
  effort.parameters = seed % 5 == 0;
  effort.single = seed % 7 == 3;
  if (full && !vulkan.empty()) effort.vulkan = {vulkan[seed / 8 % vulkan.size()]};
  return effort;
}

Effort everything(uint64_t seed, const std::vector<std::string>& vulkan) {
  Effort effort = effortOf(0, vulkan);
  effort.single = effortOf(seed, vulkan).single;
  effort.vulkan = vulkan;
  return effort;
}

Outcome check(const Made& made, uint64_t seed, const Effort& effort) {
  Subject subject{made, effort, Draw(seed ^ 0x5eed), made.inputs, {}, {}, {}, {}, {}};
  std::string difference = firstDifference(subject);
  return {std::move(difference), !subject.effort.vulkan.empty()};
}

}  // namespace hgc::fuzz
