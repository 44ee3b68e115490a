#include "tools/hgc-fuzz/check.h"

#include <functional>
#include <numeric>

#include "tools/hgc-fuzz/compare/comparisons.h"

namespace hgc::fuzz {
namespace {

/// Binds a random direction for every unknown, and a random cotangent for every term that takes one.
void drawDirections(Draw& draw, const Program& program, Inputs& inputs) {
  for (const Symbol& symbol : program.symbols) {
    if (symbol.kind != SymbolKind::Var) continue;
    Array direction = inputs.arrays.at(symbol.name);
    direction.reals = randomNumbers(draw, direction.reals.size());
    inputs.arrays[symbol.name + ".dot"] = std::move(direction);
  }
  for (const Term& term : program.terms) {
    if (term.kind == TermKind::Energy || term.kind == TermKind::Field || term.domain.empty()) continue;
    Array cotangent;
    for (const DimId dim : term.domain) {
      const Dim& d = program.dims[dim];
      cotangent.shape.push_back(d.size >= 0 ? d.size : inputs.sizes.at(d.name));
    }
    cotangent.shape.insert(cotangent.shape.end(), term.shape.begin(), term.shape.end());
    const int64_t count =
        std::accumulate(cotangent.shape.begin(), cotangent.shape.end(), int64_t{1}, std::multiplies());
    cotangent.reals = randomNumbers(draw, static_cast<size_t>(count));
    inputs.arrays[term.name + ".bar"] = std::move(cotangent);
  }
}

/// A program with a kernel too long for GPUs is compared on CPUs only; any other refusal is an error.
Status withoutGpu(Subject& subject) {
  const Artefact& artefact = *subject.compiled.artefact;
  if (subject.effort.vulkan.empty() || (artefact.gpuRefusal.empty() && !artefact.gpu.empty())) return Done{};
  if (artefact.gpuRefusal.find("internal error") != std::string::npos) return Error{artefact.gpuRefusal, ""};
  subject.effort.vulkan.clear();
  return Done{};
}

Status compileSubject(Subject& subject) {
  auto compiled = compile(subject.made.text(), subject.inputs, subject.effort, [&](const auto& program, Inputs& to) {
    if (subject.effort.products || subject.effort.matrices) drawDirections(subject.draw, program, to);
  });
  if (!compiled) return compiled.error();
  subject.compiled = std::move(*compiled);
  auto bound = bindInputs(subject.compiled.program, subject.inputs);
  if (!bound) return bound.error();
  subject.bound = std::move(*bound);
  auto groups = findInstances(subject.compiled.program, subject.compiled.artefact->plan, subject.bound);
  if (!groups) return groups.error();
  subject.groups = std::move(*groups);
  return withoutGpu(subject);
}

Status evaluateSubject(Subject& subject) {
  auto session = openFirst(subject, subject.inputs);
  if (!session) return session.error();
  auto first = evaluate(*session, subject.compiled.program);
  if (!first) return first.error();
  subject.first = std::move(*first);
  if (subject.effort.products || subject.effort.matrices) {
    auto products = productsOf(*session);
    if (!products) return products.error();
    subject.products = std::move(*products);
  }
  auto expected = subject.reference().expect();
  if (!expected) return expected.error();
  subject.expected = std::move(*expected);
  return Done{};
}

std::string firstDifference(Subject& subject) {
  for (const auto prepare : {compileSubject, evaluateSubject}) {
    if (const Status ready = prepare(subject); !ready) return ready.error().message;
  }
  for (const auto compare : {compareReference, compareDevices, compareFused, compareElements, compareProducts,
                             compareMatrices, compareTexts, compareAlone, compareRelations}) {
    std::string difference = compare(subject);
    if (!difference.empty()) return difference;
  }
  return {};
}

/// There are no matrices by what loops read.
std::string differenceWithLoops(Subject& subject) {
  subject.effort.matrices = subject.effort.jacobians = false;
  subject.effort.products = true;
  const Status ready = compileSubject(subject);
  return ready ? compareLoops(subject) : ready.error().message;
}

}  // namespace

Outcome check(const Made& made, uint64_t seed, const Effort& effort) {
  Subject subject{made, effort, Draw(seed ^ 0x5eed), made.inputs, {}, {}, {}, {}, {}, {}};
  std::string difference = made.hasLoops ? differenceWithLoops(subject) : firstDifference(subject);
  return {std::move(difference), !subject.effort.vulkan.empty()};
}

}  // namespace hgc::fuzz
