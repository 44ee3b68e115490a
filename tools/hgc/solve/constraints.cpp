#include "tools/hgc/solve/constraints.h"

#include <fmt/format.h>

#include <algorithm>

#include "tools/hgc/run/meant.h"
#include "tools/io/sources.h"

namespace hgc::tool {
namespace {

constexpr std::string_view kDual = "dual.", kViolation = "violation.";

std::string constraintOf(const Write& write) { return write.what.substr(write.what.find('.') + 1); }

}  // namespace

bool isOfConstraint(const std::string& what) { return what.starts_with(kDual) || what.starts_with(kViolation); }

Status checkConstraints(const std::vector<Write>& writes, const Program& program) {
  std::vector<std::string> names;
  for (const Term& term : program.terms) {
    if (term.isConstraint()) names.push_back(term.name);
  }
  for (const Write& write : writes) {
    const std::string name = constraintOf(write);
    if (std::ranges::find(names, name) == names.end())
      return Error{fmt::format("there is no constraint `{}` to write", name), meantAmong(name, names)};
  }
  return Done{};
}

Status writeConstraints(const std::vector<Write>& writes, const SolveReport& report) {
  for (const Write& write : writes) {
    const auto found = std::ranges::find(report.constraints, constraintOf(write), &SolveConstraint::name);
    const Array& array = write.what.starts_with(kDual) ? found->dual : found->violation;
    if (const Status done = writeArray(write.path, array); !done) return done;
  }
  return Done{};
}

}  // namespace hgc::tool
