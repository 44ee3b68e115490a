#include "tools/hgc-fuzz/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "runtime/cpu.h"
#include "tools/hgc-fuzz/compiled.h"
#include "tools/hgc-fuzz/draw.h"
#include "tools/hgc-fuzz/reference.h"

namespace hgc::fuzz {
namespace {

using Vectors = std::vector<std::vector<double>>;

/// Derivatives that are computed in two ways differ by rounding in the sums over paths, of which there are fewer than
/// some hundred operations each: 1e-12 of the sum of |products along paths| is some thousand roundings.
constexpr double kBound = 1e-12;
/// Where numbers leave this range, products of partials may overflow or vanish in one order and not in another.
constexpr double kHuge = 1e200, kTiny = 1e-200;

bool comparable(double a, double b, double scale) {
  return std::isfinite(a) && std::isfinite(b) && std::isfinite(scale) && scale < kHuge && scale > kTiny;
}

/// All comparisons of one program.
class Check {
 public:
  Check(const Made& made, uint64_t seed, const Effort& effort) : made_(made), effort_(effort), draw_(seed ^ 0x5eed) {}

  std::string run() {
    inputs_ = made_.inputs;
    if (effort_.further) drawDirections();
    auto compiled = compile(made_.text(), inputs_, effort_);
    if (!compiled) return compiled.error().message;
    compiled_ = &*compiled;
    if (compiled->artefact.gpu.empty()) effort_.vulkan.clear();
    const std::string device = cpuName(effort_.levels.front());
    auto session = open(*compiled, inputs_, device, false, 1);
    if (!session) return session.error().message;
    auto first = evaluate(*session, compiled->program);
    if (!first) return first.error().message;
    first_ = std::move(*first);
    for (const auto step : {&Check::reference, &Check::devices, &Check::fusedDevices, &Check::elements,
                            &Check::products, &Check::texts}) {
      std::string difference = (this->*step)();
      if (!difference.empty()) return difference;
    }
    return {};
  }

  bool onVulkan() const { return !effort_.vulkan.empty(); }

 private:
  static std::string cpuName(int level) { return std::string("cpu:") + cpuLevelText(level); }

  void drawDirections() {
    Diagnostics diagnostics;
    const ModulePtr module = parseModule({"fuzz.hg", made_.text()}, diagnostics);
    if (!module) return;
    const Program& program = programOf(*module);
    for (const Symbol& symbol : program.symbols) {
      if (symbol.kind == SymbolKind::Var)
        inputs_.arrays[symbol.name + ".dot"] = direction(made_.inputs.arrays.at(symbol.name));
    }
    for (const Term& term : program.terms) {
      if (term.kind == TermKind::Energy || term.domain.empty()) continue;
      Array array;
      int64_t count = 1;
      for (const DimId dim : term.domain) {
        const Dim& d = program.dims[dim];
        array.shape.push_back(d.size >= 0 ? d.size : made_.inputs.sizes.at(d.name));
        count *= array.shape.back();
      }
      for (const uint32_t extent : term.shape) array.shape.push_back(extent), count *= extent;
      array.reals.resize(static_cast<size_t>(count));
      inputs_.arrays[term.name + ".bar"] = direction(array);
    }
  }

  Array direction(Array like) {
    for (double& v : like.reals) v = draw_.between(-1.0, 1.0);
    return like;
  }

  std::string reference() {
    const Program& program = compiled_->program;
    const auto bound = bindInputs(program, inputs_);
    const auto groups = findInstances(program, compiled_->artefact.plan, *bound);
    if (!groups) return groups.error().message;
    const auto expected = expect(program, compiled_->plan, *bound, *groups);
    if (!expected) return expected.error().message;
    std::string difference;
    const auto compare = [&](const char* what, const auto& all, const auto& actual) {
      for (const auto& [name, values] : all) {
        if (!difference.empty()) return;
        const auto found = actual.find(name);
        if (found == actual.end()) difference = fmt::format("{} {} is missing", what, name);
        else
          difference =
              differenceOf(fmt::format("kernels and reference: {} {}", what, name), found->second.reals, values);
      }
    };
    compare("value of", expected->values, first_.termValues);
    for (const auto& [name, values] : expected->elements) {
      if (!difference.empty()) break;
      const bool isOutput = first_.outputs.contains(name);
      compare("element of", std::map<std::string, std::vector<double>>{{name, values}},
              isOutput ? first_.outputs : first_.residuals);
    }
    for (size_t s = 0; s < program.symbols.size() && difference.empty(); ++s) {
      if (program.symbols[s].kind != SymbolKind::Var) continue;
      const std::string& name = program.symbols[s].name;
      const std::vector<double>& actual = first_.gradients.at(name).reals;
      difference = differenceOf("kernels and reference: gradient of " + name, actual, expected->gradient[s]);
      for (size_t k = 0; k < actual.size() && difference.empty(); ++k) {
        const double other = expected->reverse[s][k], scale = expected->scale[s][k];
        if (!comparable(actual[k], other, scale) || std::fabs(actual[k] - other) <= kBound * scale) continue;
        difference =
            fmt::format("gradient of {}, number {}: {:.17g}, by the reference's reverse mode {:.17g}, scale {:.3g}",
                        name, k, actual[k], other, scale);
      }
    }
    return difference;
  }

  std::string compareWith(const Evaluation& expected, const std::string& device, bool fused, int threads) {
    auto session = open(*compiled_, inputs_, device, fused, threads);
    if (!session) return device + ": " + session.error().message;
    const auto other = evaluate(*session, compiled_->program);
    if (!other) return device + ": " + other.error().message;
    const std::string difference = differenceOf(expected, *other);
    return difference.empty() ? ""
                              : fmt::format("{}{} and {}, {} threads: {}", cpuName(effort_.levels.front()),
                                            fused ? " fused" : "", device, threads, difference);
  }

  std::string devices() {
    for (const int level : effort_.levels) {
      for (const int threads : {1, 2}) {
        if (threads == 1 && level == effort_.levels.front()) continue;
        if (threads == 2 && effort_.levels.size() == 1) continue;
        std::string difference = compareWith(first_, cpuName(level), false, threads);
        if (!difference.empty()) return difference;
      }
    }
    for (const std::string& device : effort_.vulkan) {
      std::string difference = compareWith(first_, device, false, 0);
      if (!difference.empty()) return difference;
    }
    return {};
  }

  std::string fusedDevices() {
    if (!effort_.fused || effort_.levels.back() < 2) return {};
    auto session = open(*compiled_, inputs_, cpuName(1), true, 1);
    if (!session) return session.error().message;
    const auto fused = evaluate(*session, compiled_->program);
    if (!fused) return fused.error().message;
    return compareWith(*fused, cpuName(2), true, 2);
  }

  /// Elements in another order, and in two halves: each has the value that it had.
  std::string elements() {
    if (made_.usesPlaceOfElement || made_.elements < 2) return {};
    std::vector<int> order(static_cast<size_t>(made_.elements));
    std::iota(order.begin(), order.end(), 0);
    for (size_t k = order.size(); k > 1; --k) std::swap(order[k - 1], order[draw_.below(static_cast<uint32_t>(k))]);
    const auto half = order.begin() + made_.elements / 2;
    for (const std::vector<int>& some :
         {order, std::vector<int>(order.begin(), half), std::vector<int>(half, order.end())}) {
      auto session = open(*compiled_, chooseElements(made_, some), cpuName(effort_.levels.front()), false, 1);
      if (!session) return session.error().message;
      const auto other = evaluate(*session, compiled_->program);
      if (!other) return other.error().message;
      for (const Term& term : compiled_->program.terms) {
        if (term.domain.empty() || compiled_->program.dims[term.domain[0]].name != "E") continue;
        for (const auto& [mine, its] : {std::pair{&first_.termValues, &other->termValues},
                                        {&first_.residuals, &other->residuals},
                                        {&first_.outputs, &other->outputs}}) {
          if (!mine->contains(term.name)) continue;
          const std::vector<double>& all = mine->at(term.name).reals;
          const size_t width = all.size() / order.size();
          std::vector<double> chosen;
          for (const int e : some)
            chosen.insert(chosen.end(), all.begin() + static_cast<long>(width) * e,
                          all.begin() + static_cast<long>(width) * (e + 1));
          const std::string difference =
              differenceOf("elements in another order: " + term.name, chosen, its->at(term.name).reals);
          if (!difference.empty()) return difference;
        }
      }
    }
    return {};
  }

  static Vectors bySymbol(const Program& program, const Inputs& inputs, const char* suffix) {
    Vectors result(program.symbols.size());
    for (size_t s = 0; s < result.size(); ++s) {
      if (program.symbols[s].kind == SymbolKind::Var)
        result[s] = inputs.arrays.at(program.symbols[s].name + suffix).reals;
    }
    return result;
  }

  static double dot(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0;
    for (size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
    return sum;
  }

  /// No term has such derivatives.
  static bool isMissing(const Error& error) {
    return error.message.starts_with("the program was built without kernels");
  }

  static std::string differenceOfProducts(const char* what, const Result<DerivativeProduct>& a,
                                          const Result<DerivativeProduct>& b) {
    if (!a && !b && isMissing(b.error())) return {};
    if (!a) return a.error().message;
    if (!b) return b.error().message;
    for (const auto& [name, array] : a->arrays) {
      std::string difference = differenceOf(fmt::format("{} {}", what, name), array.reals, b->arrays.at(name).reals);
      if (!difference.empty()) return difference;
    }
    return differenceOf(what, {a->value}, {b->value});
  }

  /// <u, J v> = <J^T u, v> and <w, H v> = <v, H w>, and the bits of these products on all devices.
  std::string products() {
    if (!effort_.further) return {};
    const Program& program = compiled_->program;
    auto session = open(*compiled_, inputs_, cpuName(effort_.levels.front()), false, 1);
    if (!session) return session.error().message;
    const auto tangents = session->tangents(), pullback = session->pullback(), product = session->hessianProduct();
    for (const auto* result : {&tangents, &pullback, &product}) {
      if (!*result && !isMissing(result->error())) return result->error().message;
    }
    std::vector<std::string> others = effort_.vulkan;
    for (size_t k = 1; k < effort_.levels.size(); ++k) others.push_back(cpuName(effort_.levels[k]));
    for (const std::string& device : others) {
      auto other = open(*compiled_, inputs_, device, false, 2);
      if (!other) return other.error().message;
      std::string difference = differenceOfProducts("jvp", tangents, other->tangents());
      if (difference.empty()) difference = differenceOfProducts("vjp", pullback, other->pullback());
      if (difference.empty()) difference = differenceOfProducts("hvp", product, other->hessianProduct());
      if (!difference.empty()) return device + ": " + difference;
    }
    const auto bound = bindInputs(program, inputs_);
    const auto groups = findInstances(program, compiled_->artefact.plan, *bound);
    const Vectors v = bySymbol(program, inputs_, ".dot");
    if (tangents && pullback) {
      std::string difference = pairing(*tangents, *pullback, v, *bound, *groups);
      if (!difference.empty()) return difference;
    }
    return product ? symmetry(*product, v, *bound, *groups) : "";
  }

  std::string pairing(const DerivativeProduct& tangents, const DerivativeProduct& pullback, const Vectors& v,
                      const Bound& bound, const std::vector<GroupData>& groups) {
    const Program& program = compiled_->program;
    std::map<std::string, std::vector<double>> cotangents;
    double forward = 0, reverse = 0;
    for (const Term& term : program.terms) {
      const auto bar = inputs_.arrays.find(term.name + ".bar");
      if (bar == inputs_.arrays.end()) continue;
      cotangents[term.name] = bar->second.reals;
      forward += dot(bar->second.reals, tangents.arrays.at(term.name).reals);
    }
    for (const auto& [name, array] : pullback.arrays)
      reverse += dot(array.reals, inputs_.arrays.at(name + ".dot").reals);
    const auto scale = pairingScale(program, compiled_->plan, bound, groups, cotangents, v);
    if (comparable(forward, reverse, *scale) && std::fabs(forward - reverse) > kBound * *scale)
      return fmt::format("<u, J v> is {:.17g}, <J^T u, v> {:.17g}, scale {:.3g}", forward, reverse, *scale);
    return {};
  }

  std::string symmetry(const DerivativeProduct& product, const Vectors& v, const Bound& bound,
                       const std::vector<GroupData>& groups) {
    const Program& program = compiled_->program;
    Inputs turned = inputs_;
    for (const Symbol& symbol : program.symbols) {
      if (symbol.kind == SymbolKind::Var)
        turned.arrays[symbol.name + ".dot"] = direction(inputs_.arrays.at(symbol.name));
    }
    auto session = open(*compiled_, turned, cpuName(effort_.levels.front()), false, 1);
    if (!session) return session.error().message;
    const auto other = session->hessianProduct();
    if (!other) return other.error().message;
    double a = 0, b = 0;
    for (const auto& [name, array] : product.arrays) a += dot(array.reals, turned.arrays.at(name + ".dot").reals);
    for (const auto& [name, array] : other->arrays) b += dot(array.reals, inputs_.arrays.at(name + ".dot").reals);
    const Vectors w = bySymbol(program, turned, ".dot");
    const auto one = curvatureScale(program, compiled_->plan, bound, groups, w, v),
               two = curvatureScale(program, compiled_->plan, bound, groups, v, w);
    const double scale = *one + *two;
    if (comparable(a, b, scale) && std::fabs(a - b) > kBound * scale)
      return fmt::format("<w, H v> is {:.17g}, <v, H w> {:.17g}, scale {:.3g}", a, b, scale);
    return {};
  }

  std::string textGives(const Made& variant, const char* what, bool perInstance) {
    Effort effort;
    effort.levels = {effort_.levels.front()};
    const auto other = compile(variant.text(), made_.inputs, effort);
    if (!other) return fmt::format("{}: {}", what, other.error().message);
    auto session = open(*other, made_.inputs, cpuName(effort_.levels.front()), false, 1);
    if (!session) return session.error().message;
    const auto result = evaluate(*session, other->program);
    if (!result) return result.error().message;
    const std::string difference = differenceOf(first_, *result, perInstance);
    return difference.empty() ? "" : fmt::format("{}: {}", what, difference);
  }

  /// Declarations and terms in another order; values that are computed twice or for nothing.
  std::string texts() {
    if (!effort_.variants) return {};
    Made variant = made_;
    for (size_t k = variant.declarations.size(); k > 1; --k)
      std::swap(variant.declarations[k - 1], variant.declarations[draw_.below(static_cast<uint32_t>(k))]);
    for (Made::Term& term : variant.terms) {
      if (term.value.starts_with("{")) term.value = "{ let dead = 1 + sqrt(2.5); " + term.value.substr(2);
      else term.value = fmt::format("{{ let dead = {0}; let twice = {0}; return twice; }}", term.value);
    }
    std::string difference = textGives(variant, "declarations in another order, lets for nothing", false);
    if (!difference.empty()) return difference;
    std::reverse(variant.terms.begin(), variant.terms.end());
    return textGives(variant, "terms in another order", true);
  }

  const Made& made_;
  Effort effort_;
  Draw draw_;
  Inputs inputs_;
  const Compiled* compiled_ = nullptr;
  Evaluation first_;
};

}  // namespace

Effort effortOf(uint64_t seed, const std::vector<std::string>& vulkan) {
  Effort effort;
  const int best = cpuBestLevel();
  const bool full = seed % 8 == 0;
  if (full) {
    for (int level = best; level >= 0; --level) effort.levels.push_back(level);
    std::ranges::reverse(effort.levels);
  } else {
    effort.levels.push_back(static_cast<int>(seed % static_cast<uint64_t>(best + 1)));
  }
  effort.fused = effort.variants = full;
  effort.further = seed % 4 == 0;
  if (seed % 16 == 0 && !vulkan.empty()) effort.vulkan = {vulkan[seed / 16 % vulkan.size()]};
  return effort;
}

Outcome check(const Made& made, uint64_t seed, const Effort& effort) {
  Check check(made, seed, effort);
  std::string difference = check.run();
  return {std::move(difference), check.onVulkan()};
}

}  // namespace hgc::fuzz
