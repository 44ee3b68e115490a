/// What is lost of a program and its data in 32 bits.
#include <fmt/format.h>

#include <cmath>
#include <cstdint>

#include "ir/origin.h"
#include "tools/hgc/model/model.h"
#include "verify/diagnose.h"

namespace hgc::tool {
namespace {

bool isZeroInSingle(double number) { return number != 0 && static_cast<float>(number) == 0; }

bool isInfiniteInSingle(double number) { return std::isfinite(number) && std::isinf(static_cast<float>(number)); }

/// The first of what is lost, and how many there are.
struct Lost {
  std::string first;
  int64_t count = 0;

  void add(const auto& text) {
    if (count++ == 0) first = text();
  }
  std::string said() const {
    if (count < 2) return first;
    return fmt::format("{}; {} more {} lost so", first, count - 1, count == 2 ? "number is" : "numbers are");
  }
};

/// Whether an origin is outside of the standard library.
bool isOwn(const Program& program, const PlaceTable& places, uint32_t origin) {
  const auto chain = chainOf(origin, places);
  if (chain.empty()) return false;
  const uint32_t file = chain.front().file;
  return file >= program.files.size() || !program.files[file].starts_with("std");
}

/// What a symbol is bound to: `y.csv` of `y=y.csv:0`.
std::string sourceOf(const std::string& symbol, const std::vector<std::string>& bindings) {
  for (const std::string& binding : bindings) {
    if (binding.starts_with(symbol + "=")) return binding.substr(symbol.size() + 1);
  }
  return "";
}

}  // namespace

std::string lostConstants(const Program& program, const Plan& plan) {
  Lost lost;
  for (const Topology& of : plan.topologies) {
    for (NodeId id = 0; id < of.graph.size(); ++id) {
      const Node& node = of.graph[id];
      if (node.op != Op::Const || node.type != Type::Real) continue;
      const double number = of.graph.constantAt(id).real();
      const uint32_t origin = of.graph.originOf(id);
      if (!isZeroInSingle(number) || !isOwn(program, of.places, origin)) continue;
      lost.add([&] { return fmt::format("{}: {:g} is 0 in 32 bits", originText(program, of.places, origin), number); });
    }
  }
  for (const Group& group : plan.groups) {
    for (const std::vector<double>& column : group.liftedReals) {
      for (const double number : column) {
        if (!isZeroInSingle(number)) continue;
        lost.add([&] {
          return fmt::format("the constant {:g} of `{}` is 0 in 32 bits", number, plan.topologies[group.topology].name);
        });
      }
    }
  }
  return lost.said();
}

std::string lostNumbers(const Program& program, const Bound& bound, const std::vector<std::string>& bindings) {
  Lost lost;
  for (SymbolId id = 0; id < bound.symbols.size(); ++id) {
    const auto& reals = bound.symbols[id].reals;
    for (int64_t k = 0; k < std::ssize(reals); ++k) {
      const double number = reals[static_cast<size_t>(k)];
      const bool isZero = isZeroInSingle(number);
      if (!isZero && !isInfiniteInSingle(number)) continue;
      lost.add([&] {
        const std::string source = sourceOf(program.symbols[id].name, bindings);
        return fmt::format("{}{}: {:g} is {} in 32 bits", placeIn(program, bound, id, k),
                           source.empty() ? "" : " from " + source, number, isZero ? "0" : "infinite");
      });
    }
  }
  return lost.said();
}

}  // namespace hgc::tool
