/// What functions take and give.
#include <fmt/format.h>

#include <unordered_map>

#include "frontend/lower/machine/overloads.h"
#include "frontend/resolve/declarations/declarations.h"
#include "frontend/resolve/declarations/values.h"

namespace hgc {
namespace {

bool isKnown(const Module& module, const ast::FunctionDeclaration& function) {
  for (const ast::Parameter& parameter : module.tree.parametersOf(function)) {
    if (!parameter.isFunction() && module.types[parameter.type].progress != Progress::Done) return false;
  }
  return !function.broken;
}

/// Of the functions of one file that no call can tell apart, reports all but the first and takes them out of the row of
/// overloads, so that their calls are no further mistakes.
void checkOverloads(Module& module, const Reporter& reporter, uint32_t first) {
  std::unordered_map<std::string, uint32_t> offsets;  // by signature
  uint32_t before = kNone;
  for (uint32_t k = first; k != kNone; k = module.nextOverload[k]) {
    const ast::FunctionDeclaration& function = module.tree.functions[k];
    if (isKnown(module, function)) {
      const std::string signature = describe(module, k);
      const auto [found, added] =
          offsets.emplace(fmt::format("{} {}", module.functionFiles[k], signature), function.offset);
      if (!added) {
        reportDuplicate(reporter, signature, function.offset, found->second);
        module.nextOverload[before] = module.nextOverload[k];
        continue;
      }
    }
    before = k;
  }
}

}  // namespace

void resolveSignatures(Module& module, ValueResolver& values) {
  const ast::Tree& tree = module.tree;
  for (const ast::FunctionDeclaration& function : tree.functions) {
    for (const ast::Parameter& parameter : tree.parametersOf(function)) {
      if (!parameter.isFunction()) values.ensure({Need::Kind::Type, parameter.type});
    }
    for (uint32_t k = 0; k < function.resultCount; ++k) values.ensure({Need::Kind::Type, function.firstResult + k});
  }
  for (uint32_t k = 0; k < tree.functions.size(); ++k) {
    const bool first = module.callees[tree.functions[k].name].function == k;
    if (first && module.nextOverload[k] != kNone) checkOverloads(module, values.reporter(), k);
  }
}

}  // namespace hgc
