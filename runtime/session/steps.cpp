/// Values that change from call to call, on the device.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "runtime/data/symbol_shape.h"
#include "runtime/device/threads.h"
#include "runtime/session/lifecycle/moving.h"

namespace hgc {

/// A symbol of reals that is bound.
Result<SymbolId> Session::boundReals(const std::string& name) const {
  const auto& symbols = workload_->artefact->program.symbols;
  const auto found = std::ranges::find(symbols, name, &Symbol::name);
  if (found == symbols.end()) return Error{"the program has no symbol `" + name + "`", "", ErrorKind::Usage};
  if (found->field != kNone) return Error{"`" + name + "` is computed, and cannot be set", "", ErrorKind::Data};
  if (found->kind == SymbolKind::Table || found->element != ElementType::F64)
    return Error{"`" + name + "` is not of reals, whose values alone change so", "set it as a whole", ErrorKind::Data};
  return static_cast<SymbolId>(found - symbols.begin());
}

Status Session::areAlike(SymbolId a, SymbolId b) const {
  const Symbol &left = workload_->artefact->program.symbols[a], &right = workload_->artefact->program.symbols[b];
  const std::vector<int64_t>& sizes = workload_->bound.sizes;
  const bool isAlike = shapeOf(left, sizes) == shapeOf(right, sizes) &&
                       workload_->bound.symbols[a].rowBegin == workload_->bound.symbols[b].rowBegin;
  return isAlike ? Status(Done{})
                 : Status(Error{fmt::format("`{}` and `{}` have different shapes", left.name, right.name), "",
                                ErrorKind::Data});
}

Status Session::setRows(const std::string& name, int64_t first, const Array& rows) {
  const auto id = boundReals(name);
  if (!id) return id.error();
  const Symbol& symbol = workload_->artefact->program.symbols[*id];
  if (symbol.dims.empty() || symbol.ragged)
    return Error{fmt::format("`{}` has no rows of one length", name), "set it as a whole", ErrorKind::Data};
  std::vector<int64_t> shape = shapeOf(symbol, workload_->bound.sizes);
  const int64_t length = shape.front();
  if (!rows.shape.empty()) shape.front() = rows.shape.front();
  const int64_t width = std::accumulate(shape.begin() + 1, shape.end(), int64_t{1}, std::multiplies());
  const bool isOfRows = !rows.isRagged && rows.shape == shape && rows.count() == shape.front() * width;
  if (!isOfRows || first < 0 || first > length || shape.front() > length - first)
    return Error{fmt::format("`{}` has {} rows of {} numbers, and is given an array of shape [{}] with {} numbers from "
                             "row {} on",
                             name, length, width, fmt::join(rows.shape, ", "), rows.count(), first),
                 "", ErrorKind::Data};
  return changing([&] { return written(*id, first * width, rows.count(), rows); });
}

Status Session::add(const std::string& name, double scale, const std::string& direction) {
  const auto id = boundReals(name), other = boundReals(direction);
  if (!id || !other) return id ? other.error() : id.error();
  if (const Status alike = areAlike(*id, *other); !alike) return alike;
  return changing([&] { return stepped({.kind = Step::Kind::Add, .symbol = *id, .other = *other, .scale = scale}); });
}

Status Session::addGradient(const std::string& name, double scale) {
  const auto id = boundReals(name);
  if (!id) return id.error();
  return changing([&]() -> Status {
    const std::vector<Buffer>& gradients = executable_->results().gradients;
    const Buffer gradient = *id < gradients.size() ? gradients[*id] : Buffer{};
    const auto own = executable_->bound(*id);
    if (!own) return own.error();
    if (!hasGradient_ || gradient.bytes != own->bytes)
      return Error{fmt::format("the device has no gradient by `{}`", name), "launch(KernelKind::Gradient) leaves it"};
    return stepped({.kind = Step::Kind::AddGradient, .symbol = *id, .scale = scale});
  });
}

Status Session::swap(const std::string& a, const std::string& b) {
  const auto left = boundReals(a), right = boundReals(b);
  if (!left || !right) return left ? right.error() : left.error();
  if (const Status alike = areAlike(*left, *right); !alike) return alike;
  if (*left == *right) return Done{};
  return changing([&] { return stepped({.kind = Step::Kind::Exchange, .symbol = *left, .other = *right}); });
}

}  // namespace hgc
