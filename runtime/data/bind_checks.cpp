#include "runtime/data/bind_checks.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <type_traits>

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

/// Converts numbers, which must be integers in the range of the symbol, to 32 bits. One number fills the table. An
/// int32 is taken as bits without a check.
template <class Number>
Status readNumbers(const Symbol& symbol, std::span<const Number> numbers, std::span<int32_t> to) {
  const double high = symbol.element == ElementType::U32 ? 4294967296.0 : 2147483648.0;
  const double low = symbol.element == ElementType::U32 ? 0 : -2147483648.0;
  const bool fill = numbers.size() == 1;
  for (size_t k = 0; k < to.size(); ++k) {
    const Number number = numbers[fill ? 0 : k];
    if constexpr (!std::is_same_v<Number, int32_t>) {
      const auto value = static_cast<double>(number);  // exact for 64-bit integers in range
      if (!(value >= low && value < high) || value != std::floor(value)) {
        const std::string what =
            symbol.target != kNone ? "is an index table" : fmt::format("holds integers from {} to {}", low, high - 1);
        return Error{fmt::format("`{}` {}, but its entry {} is {}", symbol.name, what, k, number), ""};
      }
    }
    to[k] = static_cast<int32_t>(static_cast<int64_t>(number));
  }
  return Done{};
}

/// The place of an entry, for messages.
std::string placeOf(const Symbol& symbol, const std::vector<int64_t>& sizes, const BoundSymbol& bound, int64_t entry) {
  if (symbol.ragged) {
    const auto& begins = bound.rowBegin;
    return fmt::format("in row {}", std::ranges::upper_bound(begins, entry) - begins.begin() - 1);
  }
  if (symbol.dims.size() < 2) return fmt::format("in row {}", entry);
  std::vector<int64_t> indices;
  for (size_t axis = symbol.dims.size(); axis-- > 0; entry /= sizes[symbol.dims[axis]])
    indices.insert(indices.begin(), entry % sizes[symbol.dims[axis]]);
  return fmt::format("at [{}]", fmt::join(indices, ", "));
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

Status readIntegers(const Symbol& symbol, const Array& array, size_t scalars, BoundSymbol& to) {
  to.integers.resize(scalars);
  const Status read =
      array.visitNumbers([&](const auto& numbers) { return readNumbers(symbol, numbers, to.integers); });
  if (!read) return read;
  if (symbol.element != ElementType::Bool) return Done{};
  const auto bad = std::ranges::find_if(to.integers, [](int32_t v) { return v != 0 && v != 1; });
  if (bad == to.integers.end()) return Done{};
  return Error{fmt::format("`{}` holds booleans, but its entry {} is {}", symbol.name, bad - to.integers.begin(), *bad),
               "0 is false and 1 is true"};
}

Status checkIndices(const Program& program, const std::vector<int64_t>& sizes, SymbolId id, const BoundSymbol& bound) {
  const Symbol& symbol = program.symbols[id];
  if (symbol.kind != SymbolKind::Table || symbol.target == kNone) return Done{};
  const std::span<const int32_t> entries = bound.integers;
  const int64_t size = sizes[symbol.target];
  if (size < 0) return Done{};
  const auto bad = std::ranges::find_if(entries, [&](int32_t e) { return e < 0 || e >= size; });
  if (bad == entries.end()) return Done{};
  const std::string place = placeOf(symbol, sizes, bound, (bad - entries.begin()) / symbol.width);
  return Error{fmt::format("`{}` holds index {} {}, but dimension `{}` has size {}", symbol.name, *bad, place,
                           program.dims[symbol.target].name, size),
               "indices count from 0"};
}

namespace {

bool hasLengths(const BoundSymbol& table, const std::vector<int64_t>& lengths) {
  if (table.rowBegin.size() != lengths.size() + 1) return false;
  for (size_t row = 0; row < lengths.size(); ++row) {
    if (table.rowBegin[row + 1] - table.rowBegin[row] != lengths[row]) return false;
  }
  return true;
}

}  // namespace

Result<BoundSymbol> reboundTable(const Program& program, const Bound& bound, SymbolId id, const Array& array) {
  if (const Status fits = checkRebound(program, bound, id, array); !fits) return fits.error();
  const BoundSymbol& before = bound.symbols[id];
  if (array.isRagged && !hasLengths(before, array.rowLengths))
    return Error{
        fmt::format("`{}` has rows of other lengths, and a session cannot change these", program.symbols[id].name),
        "open a session with them"};
  BoundSymbol table{HostVector<double>(bound.memory), HostVector<int32_t>(bound.memory), before.rowBegin, before.rows,
                    before.width};
  const auto scalars = static_cast<size_t>(before.rows) * before.width;
  if (const Status done = readIntegers(program.symbols[id], array, scalars, table); !done) return done.error();
  if (const Status done = checkIndices(program, bound.sizes, id, table); !done) return done.error();
  return table;
}

}  // namespace hgc
