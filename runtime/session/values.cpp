/// Changes of bound values. After an error nothing has changed.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "runtime/data/bind.h"
#include "runtime/data/bind_checks.h"
#include "runtime/session/parts.h"

namespace hgc {
namespace {

Result<SymbolId> findSymbol(const Program& program, const std::string& name) {
  const auto& symbols = program.symbols;
  const auto found = std::ranges::find(symbols, name, &Symbol::name);
  if (found == symbols.end()) return Error{"the program has no symbol `" + name + "`", "", ErrorKind::Usage};
  if (found->field != kNone) return Error{"`" + name + "` is computed, and cannot be set", "", ErrorKind::Data};
  return static_cast<SymbolId>(found - symbols.begin());
}

Result<SymbolId> findReals(const Program& program, const std::string& name) {
  const auto id = findSymbol(program, name);
  if (!id) return id;
  const Symbol& symbol = program.symbols[*id];
  if (symbol.kind == SymbolKind::Table || symbol.element != ElementType::F64)
    return Error{"`" + name + "` is not an array of reals: only these can be changed in this way", "set it as a whole",
                 ErrorKind::Data};
  return id;
}

Status checkSameShape(const Workload& workload, SymbolId a, SymbolId b) {
  const auto& symbols = workload.artefact->program.symbols;
  const Symbol &left = symbols[a], &right = symbols[b];
  const Bound& bound = workload.bound;
  const bool isSame = shapeOf(left, bound.sizes) == shapeOf(right, bound.sizes) &&
                      bound.symbols[a].rowBegin == bound.symbols[b].rowBegin;
  if (isSame) return Done{};
  return Error{fmt::format("`{}` and `{}` have different shapes", left.name, right.name), "", ErrorKind::Data};
}

/// `count` values as contiguous binary64 numbers, which may be put in `memory`. Valid until that changes, while
/// `values` lives.
std::span<const double> laidOut(const Array& values, int64_t count, std::vector<double>& memory) {
  const auto wanted = static_cast<size_t>(count);
  return values.visitNumbers([&](const auto& numbers) -> std::span<const double> {
    using Number = std::remove_cvref_t<decltype(numbers.front())>;
    if constexpr (std::is_same_v<Number, double>) {
      if (numbers.size() == wanted) return numbers;
    }
    memory.resize(std::max(memory.size(), wanted));
    layOutReals(values, count, memory.data());
    return std::span(memory).first(wanted);
  });
}

/// Writes `count` values from scalar `first` on. Host kernels read the bound array itself; for other devices it changes
/// only after they have the values.
Status write(SessionState& state, DeviceLifecycle& lifecycle, std::vector<double>& memory, SymbolId id, int64_t first,
             int64_t count, const Array& values) {
  HostVector<double>& reals = state.workload->bound.symbols[id].reals;
  const auto place = std::span(reals).subspan(static_cast<size_t>(first), static_cast<size_t>(count));
  if (state.current.isHost()) {
    onThreads(state.threads, [&] { layOutReals(values, count, place.data()); });
    lifecycle.forgetGradient();
    return state.current.executable->write(id, first, place);
  }
  const std::span<const double> numbers = onThreads(state.threads, [&] { return laidOut(values, count, memory); });
  const auto start = Clock::now();
  const Status done = onThreads(state.threads, [&] { return lifecycle.makeStep(id, first, numbers); });
  state.times.upload += millisecondsSince(start);
  return done;
}

/// Lays the workload out again. Kernels point to bound arrays, so these are moved to the new workload, or back.
Status setTable(SessionState& state, DeviceLifecycle& lifecycle, SymbolId id, const Array& values) {
  if (const Status done = lifecycle.bringChanges(); !done) return done;
  std::unique_ptr<Workload>& workload = state.workload;
  const ProgramPtr& program = workload->artefact;
  auto table = withinMemory([&] {
    return onThreads(state.threads, [&] { return reboundTable(program->program, workload->bound, id, values); });
  });
  if (!table) return table.error();
  auto next = std::make_unique<Workload>();
  next->artefact = program;
  next->parameters = workload->parameters;
  next->bound = std::move(workload->bound);
  std::swap(next->bound.symbols[id], *table);
  const auto start = Clock::now();
  auto executable = withinMemory([&]() -> Result<std::unique_ptr<Executable>> {
    if (const Status done = onThreads(state.threads, [&] { return layOut(*next); }); !done) return done.error();
    return lifecycle.load(*next);
  });
  if (!executable) {
    std::swap(next->bound.symbols[id], *table);
    workload->bound = std::move(next->bound);
    return executable.error();
  }
  state.current.executable = std::move(*executable);
  ++state.current.generation;
  workload = std::move(next);
  ++state.layouts;
  lifecycle.choice().forgetWork();
  state.observer.laidOut(*workload);
  if (!state.current.isHost()) state.times.upload += millisecondsSince(start);
  return Done{};
}

}  // namespace

Result<Array> Session::values(const std::string& name) {
  SessionState& state = parts_->state;
  DeviceLifecycle& lifecycle = parts_->lifecycle;
  const auto id = findReals(state.program(), name);
  if (!id) return id.error();
  if (const Status done = lifecycle.change([&] { return lifecycle.bringChanges(); }); !done) return done.error();
  const Bound& bound = state.workload->bound;
  const BoundSymbol& symbol = bound.symbols[*id];
  Array array;
  array.shape = shapeOf(state.program().symbols[*id], bound.sizes);
  array.reals.assign(symbol.reals.begin(), symbol.reals.begin() + symbol.rows * symbol.width);
  for (size_t row = 1; row < symbol.rowBegin.size(); ++row) {
    array.isRagged = true;
    array.rowLengths.push_back(symbol.rowBegin[row] - symbol.rowBegin[row - 1]);
  }
  return array;
}

Status Session::set(const std::string& name, const Array& values) {
  SessionState& state = parts_->state;
  DeviceLifecycle& lifecycle = parts_->lifecycle;
  const auto id = findSymbol(state.program(), name);
  if (!id) return id.error();
  if (state.program().symbols[*id].kind == SymbolKind::Table)
    return lifecycle.change([&] { return setTable(state, lifecycle, *id, values); });
  const Status fits = checkRebound(state.program(), state.workload->bound, *id, values);
  if (!fits) return fits;
  const BoundSymbol& bound = state.workload->bound.symbols[*id];
  return lifecycle.change(
      [&] { return write(state, lifecycle, parts_->laidOut, *id, 0, bound.rows * bound.width, values); });
}

Status Session::setRows(const std::string& name, int64_t first, const Array& rows) {
  SessionState& state = parts_->state;
  DeviceLifecycle& lifecycle = parts_->lifecycle;
  const auto id = findReals(state.program(), name);
  if (!id) return id.error();
  const Symbol& symbol = state.program().symbols[*id];
  if (symbol.dims.empty() || symbol.ragged)
    return Error{fmt::format("`{}` has no rows of one length", name), "set it as a whole", ErrorKind::Data};
  std::vector<int64_t> shape = shapeOf(symbol, state.workload->bound.sizes);
  const int64_t length = shape.front();
  if (!rows.shape.empty()) shape.front() = rows.shape.front();
  const int64_t width = std::accumulate(shape.begin() + 1, shape.end(), int64_t{1}, std::multiplies());
  const bool isOfRows = !rows.isRagged && rows.shape == shape && rows.count() == shape.front() * width;
  if (!isOfRows || first < 0 || first > length || shape.front() > length - first)
    return Error{fmt::format("`{}` has {} rows of {} numbers, and is given an array of shape [{}] with {} numbers from "
                             "row {} on",
                             name, length, width, fmt::join(rows.shape, ", "), rows.count(), first),
                 "", ErrorKind::Data};
  return lifecycle.change(
      [&] { return write(state, lifecycle, parts_->laidOut, *id, first * width, rows.count(), rows); });
}

Status Session::add(const std::string& name, double scale, const std::string& direction) {
  SessionState& state = parts_->state;
  DeviceLifecycle& lifecycle = parts_->lifecycle;
  const auto id = findReals(state.program(), name), other = findReals(state.program(), direction);
  if (!id || !other) return id ? other.error() : id.error();
  if (const Status same = checkSameShape(*state.workload, *id, *other); !same) return same;
  return lifecycle.change(
      [&] { return lifecycle.makeStep({.kind = Step::Kind::Add, .symbol = *id, .other = *other, .scale = scale}); });
}

Status Session::addGradient(const std::string& name, double scale) {
  SessionState& state = parts_->state;
  DeviceLifecycle& lifecycle = parts_->lifecycle;
  const auto id = findReals(state.program(), name);
  if (!id) return id.error();
  return lifecycle.change([&]() -> Status {
    Executable& executable = *state.current.executable;
    const std::vector<Buffer>& gradients = executable.results().gradients;
    const Buffer gradient = *id < gradients.size() ? gradients[*id] : Buffer{};
    const auto own = executable.bound(*id);
    if (!own) return own.error();
    if (!state.hasGradient || gradient.bytes != own->bytes)
      return Error{fmt::format("the device has no gradient by `{}`", name), "launch(KernelKind::Gradient) leaves it"};
    return lifecycle.makeStep({.kind = Step::Kind::AddGradient, .symbol = *id, .scale = scale});
  });
}

Status Session::swap(const std::string& a, const std::string& b) {
  SessionState& state = parts_->state;
  DeviceLifecycle& lifecycle = parts_->lifecycle;
  const auto left = findReals(state.program(), a), right = findReals(state.program(), b);
  if (!left || !right) return left ? right.error() : left.error();
  if (const Status same = checkSameShape(*state.workload, *left, *right); !same) return same;
  if (*left == *right) return Done{};
  return lifecycle.change(
      [&] { return lifecycle.makeStep({.kind = Step::Kind::Exchange, .symbol = *left, .other = *right}); });
}

}  // namespace hgc
