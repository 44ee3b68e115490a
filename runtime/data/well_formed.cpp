#include "runtime/data/well_formed.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace hgc {
namespace {

Status checkArray(const std::string& name, const Array& array) {
  for (const int64_t extent : array.shape) {
    if (extent < 0) return Error{fmt::format("`{}` is bound with a negative extent, {}", name, extent), ""};
  }
  for (size_t row = 0; row < array.rowLengths.size(); ++row) {
    const int64_t length = array.rowLengths[row];
    if (length >= 0 && length <= std::numeric_limits<int32_t>::max()) continue;
    return Error{fmt::format("row [{}] of `{}` cannot have length {}", row, name, length), ""};
  }
  return Done{};
}

}  // namespace

Status checkInputs(const Program& program, const Inputs& inputs) {
  const auto isSymbol = [&](const std::string& name) {
    return std::ranges::count(program.symbols, name, &Symbol::name);
  };
  const auto isDim = [&](const std::string& name) {
    const auto found = std::ranges::find(program.dims, name, &Dim::name);
    return found != program.dims.end() && found->isGiven();
  };
  for (const auto& [name, array] : inputs.arrays) {
    if (!isSymbol(name) && isDim(name))
      return Error{fmt::format("`{}` is a dimension: it has a size, and no array is bound to it", name), ""};
    if (!isSymbol(name)) return Error{fmt::format("the program declares no `{}` to bind", name), ""};
    if (const Status done = checkArray(name, array); !done) return done;
  }
  for (const auto& [name, size] : inputs.sizes) {
    if (!isDim(name)) return Error{fmt::format("the program declares no dimension `{}`", name), ""};
  }
  return Done{};
}

}  // namespace hgc
