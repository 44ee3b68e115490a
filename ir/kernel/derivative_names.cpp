#include "ir/kernel/derivative_names.h"

#include <fmt/format.h>

#include <sstream>

namespace hgc {
namespace {

/// Kinds that serve for one another have one name.
std::string_view nameOf(KernelKind kind) { return info(kind).instead.empty() ? info(kind).name : info(kind).instead; }

/// The kinds of a name; none if there is no such name. A gradient is asked for together with the outputs.
std::set<KernelKind> kindsOf(std::string_view name) {
  if (name == "none") return {KernelKind::Value, KernelKind::Output};
  std::set<KernelKind> kinds;
  for (const KernelKind kind : kKernelKinds) {
    if (name == "all" || name == nameOf(kind)) kinds.insert(kind);
  }
  if (kinds.contains(KernelKind::Gradient)) kinds.insert(KernelKind::Output);
  return kinds;
}

}  // namespace

std::string derivativeNames() {
  std::string all = "all, none";
  for (const KernelKind kind : kKernelKinds) {
    if (nameOf(kind) == info(kind).name) all += fmt::format(", {}", info(kind).name);
  }
  return all;
}

Result<std::set<KernelKind>> kindsNamed(const std::string& names) {
  std::set<KernelKind> kinds;
  std::stringstream list(names);
  for (std::string name; std::getline(list, name, ',');) {
    const std::set<KernelKind> own = kindsOf(name);
    if (own.empty()) return Error{fmt::format("there is no derivative `{}`", name), "one of " + derivativeNames()};
    kinds.insert(own.begin(), own.end());
  }
  return kinds;
}

}  // namespace hgc
