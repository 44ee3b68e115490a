#include "runtime/data/bind.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "runtime/data/bind_checks.h"
#include "runtime/data/threads/loops.h"
#include "runtime/observe/trace.h"

namespace hgc {
namespace {

constexpr const char* kPartsHint = "run parts of the data, and add up their results";

std::string shapeText(const std::vector<int64_t>& shape) { return fmt::format("[{}]", fmt::join(shape, ", ")); }

std::string declaredShape(const Program& program, const Symbol& symbol) {
  std::vector<std::string> axes;
  for (const DimId dim : symbol.dims) axes.push_back(program.dims[dim].name);
  if (symbol.ragged) axes.emplace_back("*");
  for (const uint32_t extent : symbol.shape) axes.push_back(std::to_string(extent));
  return fmt::format("[{}]", fmt::join(axes, ", "));
}

/// The size of a dimension and, for messages, what fixed it.
struct SizeSource {
  int64_t size = -1;
  std::string from;
};

BoundSymbol emptyOn(HostMemory* memory) {
  return {HostVector<double>(memory), HostVector<int32_t>(memory), HostVector<int64_t>(memory)};
}

class Binder {
 public:
  /// What to do about missing sizes and arrays.
  enum class Missing { Refuse, Leave };

  Binder(const Program& program, const Inputs& inputs, Missing missing, HostMemory* memory)
      : program_(program), inputs_(inputs), missing_(missing) {
    sizes_.resize(program.dims.size());
    bound_.memory = memory;
    bound_.symbols.assign(program.symbols.size(), emptyOn(memory));
  }

  Result<Bound> run() {
    if (const Status done = checkInputs(program_, inputs_); !done) return done.error();
    for (const auto step : {&Binder::fixSizes, &Binder::copyAll, &Binder::checkTables}) {
      if (const Status done = (this->*step)(); !done) return done.error();
    }
    return std::move(bound_);
  }

 private:
  /// Lists unbound symbols that would fix the size of a dimension.
  std::string unboundWith(DimId dim) const {
    std::string names;
    for (const Symbol& symbol : program_.symbols) {
      const bool isGiven = symbol.field == kNone && symbol.name.find('.') == std::string::npos;
      if (isGiven && !inputs_.arrays.contains(symbol.name) && std::ranges::find(symbol.dims, dim) != symbol.dims.end())
        names += fmt::format("{} `{}`", names.empty() ? ":" : ",", symbol.name);
    }
    return names;
  }

  Status agree(DimId dim, int64_t size, const std::string& from) {
    SizeSource& known = sizes_[dim];
    if (known.size < 0) known = {size, from};
    if (known.size == size) return Done{};
    return Error{fmt::format("dimension `{}` has size {} from {} but {} from {}", program_.dims[dim].name, known.size,
                             known.from, size, from),
                 ""};
  }

  Status fixSizes() {
    for (DimId dim = 0; dim < program_.dims.size(); ++dim) {
      const Dim& declared = program_.dims[dim];
      if (declared.size >= 0) sizes_[dim] = {declared.size, "its declaration"};
      if (const auto given = inputs_.sizes.find(declared.name); given != inputs_.sizes.end()) {
        if (given->second < 0)
          return Error{fmt::format("dimension `{}` cannot have size {}", declared.name, given->second), ""};
        if (const Status done = agree(dim, given->second, "-b " + declared.name); !done) return done.error();
      }
    }
    for (const Symbol& symbol : program_.symbols) {
      const auto given = inputs_.arrays.find(symbol.name);
      if (given == inputs_.arrays.end()) continue;
      if (const Status done = fixSizesBy(symbol, given->second); !done) return done.error();
    }
    for (DimId dim = 0; dim < sizes_.size(); ++dim) {
      const Dim& declared = program_.dims[dim];
      const int64_t whole = declared.of == kNone ? -1 : sizes_[declared.of].size;
      if (whole >= 0) sizes_[dim].size = std::max<int64_t>(whole + declared.plus, 0);
      if (sizes_[dim].size < 0 && declared.size == Dim::kUnread) sizes_[dim].size = 0;
      if (sizes_[dim].size < 0 && missing_ == Missing::Refuse) {
        return Error{fmt::format("the size of dimension `{}` is not known", program_.dims[dim].name),
                     fmt::format("bind an array that has it{}, or give it: -b {}=1000", unboundWith(dim),
                                 program_.dims[dim].name)};
      }
      if (sizes_[dim].size > std::numeric_limits<int32_t>::max()) {
        return Error{
            fmt::format("dimension `{}` has size {}, more than 2147483647", program_.dims[dim].name, sizes_[dim].size),
            kPartsHint};
      }
      bound_.sizes.push_back(sizes_[dim].size);
    }
    return Done{};
  }

  Status mismatch(const Symbol& symbol, const Array& array) const {
    return Error{fmt::format("`{}` is declared {} but bound with shape {}", symbol.name,
                             declaredShape(program_, symbol), shapeText(array.shape)),
                 ""};
  }

  /// The shape must have the dimensions, then the constant axes. One more axis of size 1 may follow, as in a table with
  /// one column. Rows of a ragged symbol over several dimensions may be along one axis.
  Status fixSizesBy(const Symbol& symbol, const Array& array) {
    if (array.isRagged != symbol.ragged) {
      if (!symbol.ragged)
        return Error{fmt::format("`{}` is not ragged, but its data has rows of differing length", symbol.name), ""};
      return Error{fmt::format("`{}` is ragged: it needs data with a length for each row", symbol.name),
                   "use a text file with one row a line, or mesh.obj:ring"};
    }
    if (array.count() == 1 && array.shape.empty()) return Done{};  // one number fills a symbol of known size
    const size_t axes = symbol.dims.size() + symbol.shape.size();
    // `copy` counts rows that are along one axis
    if (symbol.ragged && symbol.dims.size() > 1 && array.shape.size() == 1 && symbol.shape.empty()) return Done{};
    const bool columnOfScalars = array.shape.size() == axes + 1 && array.shape.back() == 1;
    if (array.shape.size() != axes && !columnOfScalars) return mismatch(symbol, array);
    for (size_t k = 0; k < symbol.dims.size(); ++k) {
      const std::string from = fmt::format("axis {} of `{}`", k, symbol.name);
      if (const Status done = agree(symbol.dims[k], array.shape[k], from); !done) return done.error();
    }
    for (size_t k = 0; k < symbol.shape.size(); ++k) {
      if (array.shape[symbol.dims.size() + k] != symbol.shape[k]) return mismatch(symbol, array);
    }
    return Done{};
  }

  Status copyAll() {
    for (SymbolId id = 0; id < program_.symbols.size(); ++id) {
      const Symbol& symbol = program_.symbols[id];
      const auto given = inputs_.arrays.find(symbol.name);
      const bool missing = given == inputs_.arrays.end();
      if (symbol.field != kNone) {
        if (!missing)
          return Error{fmt::format("`{}` is computed by the program: no data can be bound to it", symbol.name), ""};
        if (const Status done = layOutField(id); !done) return done;
        continue;
      }
      if (missing && missing_ == Missing::Leave) continue;
      if (missing && symbol.defaultValue.empty()) {
        return Error{fmt::format("`{}` is not bound", symbol.name),
                     fmt::format("give it with -b {}=SOURCE", symbol.name)};
      }
      const Array fallback = missing ? Array::of({}, symbol.defaultValue) : Array{};
      if (const Status done = copy(id, missing ? fallback : given->second); !done) return done.error();
    }
    return Done{};
  }

  /// The product of the dimensions, or -1 if one is unknown.
  Result<int64_t> rowsOf(const Symbol& symbol) const {
    if (std::ranges::any_of(symbol.dims, [&](DimId dim) { return bound_.sizes[dim] == 0; })) return int64_t{0};
    int64_t rows = 1;
    for (const DimId dim : symbol.dims) {
      if (bound_.sizes[dim] < 0) return int64_t{-1};
      if (__builtin_mul_overflow(rows, bound_.sizes[dim], &rows) || rows > std::numeric_limits<int32_t>::max())
        return Error{fmt::format("`{}` has more than 2147483647 rows", symbol.name), kPartsHint};
    }
    return rows;
  }

  /// Fields have no data here: devices compute and keep it.
  Status layOutField(SymbolId id) {
    const auto rows = rowsOf(program_.symbols[id]);
    if (!rows) return rows.error();
    bound_.symbols[id].rows = std::max(*rows, int64_t{0});
    bound_.symbols[id].width = program_.symbols[id].width;
    return Done{};
  }

  Status copy(SymbolId id, const Array& array) {
    const Symbol& symbol = program_.symbols[id];
    BoundSymbol& to = bound_.symbols[id];
    const auto known = rowsOf(symbol);
    if (!known) return known.error();
    if (*known < 0) return Done{};  // a size is missing
    int64_t rows = *known;
    if (symbol.ragged) {
      to.rowBegin = {0};
      for (const int64_t length : array.rowLengths) to.rowBegin.push_back(to.rowBegin.back() + length);
      if (static_cast<int64_t>(array.rowLengths.size()) != rows) {
        return Error{
            fmt::format("`{}` has {} rows but dimension sizes say {}", symbol.name, array.rowLengths.size(), rows), ""};
      }
      rows = to.rowBegin.back();
      if (rows > std::numeric_limits<int32_t>::max())
        return Error{fmt::format("`{}` has more than 2147483647 entries", symbol.name), kPartsHint};
    }
    to.rows = rows;
    to.width = symbol.width;
    const auto scalars = static_cast<size_t>(rows) * symbol.width;
    if (symbol.kind == SymbolKind::Table && scalars > static_cast<size_t>(std::numeric_limits<int32_t>::max())) {
      return Error{fmt::format("`{}` has more than 2147483647 entries", symbol.name), kPartsHint};
    }
    const bool fill = array.count() == 1 && array.shape.empty();
    if (!fill && static_cast<size_t>(array.count()) != scalars) {
      return Error{fmt::format("`{}` needs {} values but is bound with {}", symbol.name, scalars, array.count()), ""};
    }
    return symbol.kind == SymbolKind::Table ? readIntegers(symbol, array, scalars, to) : copyReals(array, scalars, to);
  }

  static Status copyReals(const Array& array, size_t scalars, BoundSymbol& to) {
    const auto room = static_cast<size_t>(scalarsWithSlack(to));
    to.reals.reserve(room);  // so that each page is written once
    array.visitNumbers([&](const auto& numbers) {
      if (numbers.size() == scalars) to.reals.assign(numbers.begin(), numbers.end());
      else to.reals.assign(scalars, static_cast<double>(numbers.front()));
    });
    to.reals.resize(room);
    return Done{};
  }

  Status checkTables() {
    for (SymbolId id = 0; id < program_.symbols.size(); ++id) {
      if (const Status done = checkIndices(program_, bound_.sizes, id, bound_.symbols[id]); !done) return done;
    }
    return Done{};
  }

  const Program& program_;
  const Inputs& inputs_;
  Missing missing_;
  std::vector<SizeSource> sizes_;
  Bound bound_;
};

}  // namespace

Result<Bound> bindInputs(const Program& program, const Inputs& inputs, HostMemory* memory) {
  const Span span("bind");
  return ofKind(Binder(program, inputs, Binder::Missing::Refuse, memory).run(), ErrorKind::Data);
}

void keepOn(HostMemory* memory, Bound& bound) {
  if (std::exchange(bound.memory, memory) == memory) return;
  for (BoundSymbol& symbol : bound.symbols) {
    symbol.reals = HostVector<double>(symbol.reals.begin(), symbol.reals.end(), memory);
    symbol.integers = HostVector<int32_t>(symbol.integers.begin(), symbol.integers.end(), memory);
    symbol.rowBegin = HostVector<int64_t>(symbol.rowBegin.begin(), symbol.rowBegin.end(), memory);
  }
}

Result<Bound> bindAvailable(const Program& program, const Inputs& inputs) {
  const Span span("bind");
  return ofKind(Binder(program, inputs, Binder::Missing::Leave, nullptr).run(), ErrorKind::Data);
}

Status checkRebound(const Program& program, const Bound& bound, SymbolId symbol, const Array& array) {
  const Symbol& declared = program.symbols[symbol];
  const std::vector<int64_t> shape = shapeOf(declared, bound.sizes);
  const int64_t scalars = bound.symbols[symbol].rows * declared.width;
  const bool fill = array.shape.empty() && array.count() == 1;
  if (fill || (array.count() == scalars && (declared.ragged || array.shape == shape))) return Done{};
  return Error{fmt::format("`{}` has shape {}, which a session cannot change, but is given {} with {} values",
                           declared.name, shapeText(shape), shapeText(array.shape), array.count()),
               "", ErrorKind::Data};
}

void layOutReals(const Array& array, int64_t count, double* to) {
  array.visitNumbers([&](const auto& numbers) {
    forStretches(count, [&](int64_t first, int64_t last) {
      if (numbers.size() == 1) std::fill(to + first, to + last, static_cast<double>(numbers.front()));
      else
        std::transform(numbers.begin() + first, numbers.begin() + last, to + first,
                       [](auto number) { return static_cast<double>(number); });
    });
  });
}

}  // namespace hgc
