#include "runtime/session/values.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "runtime/data/bind.h"
#include "runtime/data/bind_tables.h"

namespace hgc {

Result<SymbolId> ValueChanges::findSymbol(const std::string& name) const {
  const auto& symbols = state_.program().symbols;
  const auto found = std::ranges::find(symbols, name, &Symbol::name);
  if (found == symbols.end()) return Error{"the program has no symbol `" + name + "`", "", ErrorKind::Usage};
  if (found->field != kNone) return Error{"`" + name + "` is computed, and cannot be set", "", ErrorKind::Data};
  return static_cast<SymbolId>(found - symbols.begin());
}

Result<SymbolId> ValueChanges::findReals(const std::string& name) const {
  const auto id = findSymbol(name);
  if (!id) return id;
  const Symbol& symbol = state_.program().symbols[*id];
  if (symbol.kind == SymbolKind::Table || symbol.element != ElementType::F64)
    return Error{"`" + name + "` is not an array of reals: only these can be changed in this way", "set it as a whole",
                 ErrorKind::Data};
  return id;
}

Status ValueChanges::checkSameShape(SymbolId a, SymbolId b) const {
  const Symbol &left = state_.program().symbols[a], &right = state_.program().symbols[b];
  const Bound& bound = state_.workload->bound;
  const bool isSame = shapeOf(left, bound.sizes) == shapeOf(right, bound.sizes) &&
                      bound.symbols[a].rowBegin == bound.symbols[b].rowBegin;
  if (isSame) return Done{};
  return Error{fmt::format("`{}` and `{}` have different shapes", left.name, right.name), "", ErrorKind::Data};
}

Result<Array> ValueChanges::get(const std::string& name) {
  const auto id = findReals(name);
  if (!id) return id.error();
  if (const Status done = lifecycle_.change([&] { return lifecycle_.bringChanges(); }); !done) return done.error();
  const Bound& bound = state_.workload->bound;
  const BoundSymbol& symbol = bound.symbols[*id];
  Array array;
  array.shape = shapeOf(state_.program().symbols[*id], bound.sizes);
  array.reals.assign(symbol.reals.begin(), symbol.reals.begin() + symbol.rows * symbol.width);
  for (size_t row = 1; row < symbol.rowBegin.size(); ++row) {
    array.isRagged = true;
    array.rowLengths.push_back(symbol.rowBegin[row] - symbol.rowBegin[row - 1]);
  }
  return array;
}

Status ValueChanges::set(const std::string& name, const Array& values) {
  const auto id = findSymbol(name);
  if (!id) return id.error();
  if (state_.program().symbols[*id].kind == SymbolKind::Table)
    return lifecycle_.change([&] { return setTable(*id, values); });
  const Status fits = checkRebound(state_.program(), state_.workload->bound, *id, values);
  if (!fits) return fits;
  const BoundSymbol& bound = state_.workload->bound.symbols[*id];
  return lifecycle_.change([&] { return write(*id, 0, bound.rows * bound.width, values); });
}

/// Writes `count` values from scalar `first` on. Host kernels read the bound array itself; for other devices it changes
/// only after they have the values.
Status ValueChanges::write(SymbolId id, int64_t first, int64_t count, const Array& values) {
  HostVector<double>& reals = state_.workload->bound.symbols[id].reals;
  const auto place = std::span(reals).subspan(static_cast<size_t>(first), static_cast<size_t>(count));
  if (state_.current.isHost()) {
    onThreads(state_.threads, [&] { layOutReals(values, count, place.data()); });
    lifecycle_.forgetGradient();
    return state_.current.executable->write(id, first, place);
  }
  const std::span<const double> numbers = onThreads(state_.threads, [&] { return laidOut(values, count); });
  const auto start = Clock::now();
  const Status done = onThreads(state_.threads, [&] { return lifecycle_.makeStep(id, first, numbers); });
  state_.times.upload += millisecondsSince(start);
  return done;
}

/// `count` values as contiguous binary64 numbers. Valid until the next call, while `values` lives.
std::span<const double> ValueChanges::laidOut(const Array& values, int64_t count) {
  const auto wanted = static_cast<size_t>(count);
  return values.visitNumbers([&](const auto& numbers) -> std::span<const double> {
    using Number = std::remove_cvref_t<decltype(numbers.front())>;
    if constexpr (std::is_same_v<Number, double>) {
      if (numbers.size() == wanted) return numbers;
    }
    laidOut_.resize(std::max(laidOut_.size(), wanted));
    layOutReals(values, count, laidOut_.data());
    return std::span(laidOut_).first(wanted);
  });
}

/// Lays the workload out again. Kernels point to bound arrays, so these are moved to the new workload, or back.
Status ValueChanges::setTable(SymbolId id, const Array& values) {
  if (const Status done = lifecycle_.bringChanges(); !done) return done;
  std::unique_ptr<Workload>& workload = state_.workload;
  const ProgramPtr& program = workload->artefact;
  auto table = withinMemory([&] {
    return onThreads(state_.threads, [&] { return reboundTable(program->program, workload->bound, id, values); });
  });
  if (!table) return table.error();
  auto next = std::make_unique<Workload>();
  next->artefact = program;
  next->parameters = workload->parameters;
  next->bound = std::move(workload->bound);
  std::swap(next->bound.symbols[id], *table);
  const auto start = Clock::now();
  auto executable = withinMemory([&]() -> Result<std::unique_ptr<Executable>> {
    if (const Status done = onThreads(state_.threads, [&] { return layOut(*next); }); !done) return done.error();
    return lifecycle_.load(*next);
  });
  if (!executable) {
    std::swap(next->bound.symbols[id], *table);
    workload->bound = std::move(next->bound);
    return executable.error();
  }
  state_.current.executable = std::move(*executable);
  ++state_.current.generation;
  workload = std::move(next);
  ++state_.layouts;
  lifecycle_.choice().forgetWork();
  state_.observer.laidOut(*workload);
  if (!state_.current.isHost()) state_.times.upload += millisecondsSince(start);
  return Done{};
}

Status ValueChanges::setRows(const std::string& name, int64_t first, const Array& rows) {
  const auto id = findReals(name);
  if (!id) return id.error();
  const Symbol& symbol = state_.program().symbols[*id];
  if (symbol.dims.empty() || symbol.ragged)
    return Error{fmt::format("`{}` has no rows of one length", name), "set it as a whole", ErrorKind::Data};
  std::vector<int64_t> shape = shapeOf(symbol, state_.workload->bound.sizes);
  const int64_t length = shape.front();
  if (!rows.shape.empty()) shape.front() = rows.shape.front();
  const int64_t width = std::accumulate(shape.begin() + 1, shape.end(), int64_t{1}, std::multiplies());
  const bool isOfRows = !rows.isRagged && rows.shape == shape && rows.count() == shape.front() * width;
  if (!isOfRows || first < 0 || first > length || shape.front() > length - first)
    return Error{fmt::format("`{}` has {} rows of {} numbers, and is given an array of shape [{}] with {} numbers from "
                             "row {} on",
                             name, length, width, fmt::join(rows.shape, ", "), rows.count(), first),
                 "", ErrorKind::Data};
  return lifecycle_.change([&] { return write(*id, first * width, rows.count(), rows); });
}

Status ValueChanges::add(const std::string& name, double scale, const std::string& direction) {
  const auto id = findReals(name), other = findReals(direction);
  if (!id || !other) return id ? other.error() : id.error();
  if (const Status same = checkSameShape(*id, *other); !same) return same;
  return lifecycle_.change(
      [&] { return lifecycle_.makeStep({.kind = Step::Kind::Add, .symbol = *id, .other = *other, .scale = scale}); });
}

Status ValueChanges::addGradient(const std::string& name, double scale) {
  const auto id = findReals(name);
  if (!id) return id.error();
  return lifecycle_.change([&]() -> Status {
    Executable& executable = *state_.current.executable;
    const std::vector<Buffer>& gradients = executable.results().gradients;
    const Buffer gradient = *id < gradients.size() ? gradients[*id] : Buffer{};
    const auto own = executable.bound(*id);
    if (!own) return own.error();
    if (!state_.hasGradient || gradient.bytes != own->bytes)
      return Error{fmt::format("the device has no gradient by `{}`", name), "launch(KernelKind::Gradient) leaves it"};
    return lifecycle_.makeStep({.kind = Step::Kind::AddGradient, .symbol = *id, .scale = scale});
  });
}

Status ValueChanges::swap(const std::string& a, const std::string& b) {
  const auto left = findReals(a), right = findReals(b);
  if (!left || !right) return left ? right.error() : left.error();
  if (const Status same = checkSameShape(*left, *right); !same) return same;
  if (*left == *right) return Done{};
  return lifecycle_.change(
      [&] { return lifecycle_.makeStep({.kind = Step::Kind::Exchange, .symbol = *left, .other = *right}); });
}

}  // namespace hgc
