#include "tools/hgc/derivatives.h"

#include <fmt/format.h>

#include <sstream>

namespace hgc::tool {
namespace {

struct Named {
  const char* name;
  std::initializer_list<KernelKind> kinds;
};

const Named kNamed[] = {
    {"none", {KernelKind::Value, KernelKind::Output}},
    {"value", {KernelKind::Value}},
    {"output", {KernelKind::Output}},
    {"gradient", {KernelKind::Gradient, KernelKind::GradientAll, KernelKind::Output}},
    {"residual", {KernelKind::Residual}},
    {"jacobian", {KernelKind::Jacobian}},
    {"jvp", {KernelKind::Tangent}},
    {"vjp", {KernelKind::Pullback}},
    {"hvp", {KernelKind::Product}},
    {"hessian", {KernelKind::Hessian}},
    {"gauss-newton", {KernelKind::Normal}},
};

}  // namespace

Result<std::set<KernelKind>> kindsNamed(const std::string& names) {
  std::set<KernelKind> kinds;
  std::stringstream list(names);
  for (std::string name; std::getline(list, name, ',');) {
    bool known = name == "all";
    if (known) kinds.insert(std::begin(kKernelKinds), std::end(kKernelKinds));
    std::string all = "all";
    for (const Named& named : kNamed) {
      all += fmt::format(", {}", named.name);
      if (name != named.name) continue;
      kinds.insert(named.kinds);
      known = true;
    }
    if (!known) return Error{fmt::format("there is no derivative `{}`", name), "one of " + all};
  }
  return kinds;
}

}  // namespace hgc::tool
