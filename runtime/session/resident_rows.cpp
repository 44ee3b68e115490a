#include "runtime/resident_rows.h"

#include <algorithm>

#include "ir/kernel/derivative.h"
#include "runtime/data/threads/loops.h"
#include "runtime/session/launcher.h"

namespace hgc {

ResidentRows::ResidentRows(SessionState& state, DeviceLifecycle& lifecycle, Launcher& launcher)
    : state_(state), lifecycle_(lifecycle), launcher_(launcher), generation_(state.current.generation) {
  const auto& symbols = state.program().symbols;
  for (SymbolId id = 0; id < symbols.size(); ++id) {
    if (symbols[id].kind == SymbolKind::Var) symbols_.others.push_back(id);
  }
}

ResidentRows::~ResidentRows() {
  if (state_.current.isForked() || areLost() || !state_.current.executable) return;
  for (const Rows& rows : rows_) state_.current.executable->drop(rows.blocks);
}

bool ResidentRows::areLost() const { return state_.current.generation != generation_; }

Status ResidentRows::add(const Unknown& unknown) {
  const auto& symbols = state_.program().symbols;
  const auto find = [&](const std::string& name) {
    return static_cast<SymbolId>(std::ranges::find(symbols, name, &Symbol::name) - symbols.begin());
  };
  const SymbolId own = find(unknown.name), direction = find(unknown.name + seedEnding(PortRole::Direction));
  const BoundSymbol& bound = state_.workload->bound.symbols[own];
  const size_t first = rows_.empty() ? 0 : rows_.back().first + rows_.back().count;
  const auto count = static_cast<size_t>(bound.rows * bound.width);
  const auto blocks = state_.current.executable->blocksOf(own, direction, unknown.size);
  if (!blocks) return blocks.error();
  rows_.push_back({own, direction, unknown.size, first, count, *blocks});
  symbols_.own.push_back(own);
  std::erase(symbols_.others, own);
  return Done{};
}

template <class Call>
auto ResidentRows::onDevice(const Call& call) -> decltype(call()) {
  return callOnDevice(state_, lifecycle_, generation_, "rows of products", call);
}

template <class Call>
Status ResidentRows::forAll(const Call& call) {
  return onDevice([&]() -> Status {
    for (const Rows& rows : rows_) {
      if (const Status done = lifecycle_.noted([&] { return call(rows); }); !done) return done;
    }
    return Done{};
  });
}

Status ResidentRows::clearDirections() {
  return forAll([](const Rows& rows) { return rows.blocks->setUnit(rows.size); });
}

Status ResidentRows::setUnit(uint32_t k) {
  return forAll([&](const Rows& rows) { return rows.blocks->setUnit(k); });
}

Status ResidentRows::multiply(KernelKind product, DerivativeProduct& result) {
  return onDevice([&] {
    return launcher_.bringSums({.kind = product, .values = InstanceValues::OfSharedGroups}, symbols_.own, result);
  });
}

Result<double> ResidentRows::multiplyForValue(KernelKind product) {
  return onDevice([&] {
    return launcher_.bringValue(
        {.kind = product, .values = InstanceValues::OfSharedGroups, .only = SomeResults{.values = true}});
  });
}

Status ResidentRows::multiplyOwn(KernelKind product) {
  return onDevice([&] { return launcher_.begin({.kind = product, .only = SomeResults{symbols_.own}}); });
}

Status ResidentRows::multiplyOthers(KernelKind product, DerivativeProduct& result) {
  return onDevice([&] {
    return launcher_.bringSums({.kind = product, .only = SomeResults{symbols_.others}}, symbols_.own, result);
  });
}

Status ResidentRows::leaveOthers(KernelKind product) {
  return onDevice([&] { return launcher_.begin({.kind = product, .only = SomeResults{symbols_.others}}); });
}

Status ResidentRows::takeColumn(uint32_t k) {
  return forAll([&](const Rows& rows) { return k < rows.size ? rows.blocks->takeColumn(k) : Status(Done{}); });
}

/// Copies entries of all blocks to `planes_`, one after another.
Status ResidentRows::bringEntries(const Rows& rows, std::span<const std::pair<uint32_t, uint32_t>> entries) {
  const size_t blocks = rows.count / rows.size;
  planes_.resize(std::max(planes_.size(), entries.size() * blocks));
  std::vector<Copy> copies;
  for (const auto& [i, j] : entries)
    copies.push_back({rows.blocks->entry(i, j), planes_.data() + copies.size() * blocks});
  return state_.current.executable->read(copies);
}

Status ResidentRows::bringColumns(std::vector<std::vector<double>>& columns) {
  uint32_t largest = 0;
  size_t count = 0;
  for (const Rows& rows : rows_) {
    largest = std::max(largest, rows.size);
    count += rows.count;
  }
  columns.assign(largest, std::vector<double>(count, 0));
  return forAll([&](const Rows& rows) -> Status {
    std::vector<std::pair<uint32_t, uint32_t>> entries;
    for (uint32_t i = 0; i < rows.size; ++i) {
      for (uint32_t j = 0; j <= i; ++j) entries.emplace_back(i, j);
    }
    if (const Status done = bringEntries(rows, entries); !done) return done;
    const size_t blocks = rows.count / rows.size;
    for (size_t e = 0; e < entries.size(); ++e) {
      const auto [i, j] = entries[e];
      for (size_t b = 0; b < blocks; ++b) columns[j][rows.first + b * rows.size + i] = planes_[e * blocks + b];
    }
    return Done{};
  });
}

Status ResidentRows::bringDiagonal(std::span<double> diagonal) {
  return forAll([&](const Rows& rows) -> Status {
    const size_t blocks = rows.count / rows.size;
    std::vector<std::pair<uint32_t, uint32_t>> entries;
    for (uint32_t k = 0; k < rows.size; ++k) entries.emplace_back(k, k);
    if (const Status done = bringEntries(rows, entries); !done) return done;
    forStretches(static_cast<int64_t>(blocks), [&](int64_t first, int64_t last) {
      for (auto b = static_cast<size_t>(first); b < static_cast<size_t>(last); ++b) {
        for (size_t k = 0; k < rows.size; ++k) diagonal[rows.first + b * rows.size + k] = planes_[k * blocks + b];
      }
    });
    return Done{};
  });
}

Status ResidentRows::setScale(std::span<const double> scale) {
  return forAll([&](const Rows& rows) { return rows.blocks->setScale(scale.subspan(rows.first, rows.count)); });
}

Result<bool> ResidentRows::invert(const DampingRule& damping) {
  return onDevice([&]() -> Result<bool> {
    bool areAll = true;
    for (const Rows& rows : rows_) {
      const auto done = lifecycle_.noted([&] { return rows.blocks->invert(damping); });
      if (!done) return done.error();
      areAll = areAll && *done;
    }
    return areAll;
  });
}

Status ResidentRows::takeGradient() {
  return forAll([](const Rows& rows) { return rows.blocks->takeGradient(); });
}

Status ResidentRows::solve(bool hasGradient, bool hasProduct) {
  return forAll([&](const Rows& rows) { return rows.blocks->solve(hasGradient, hasProduct); });
}

Status ResidentRows::setDirections(std::span<const double> directions) {
  return forAll([&](const Rows& rows) {
    return state_.current.executable->write(rows.direction, 0, directions.subspan(rows.first, rows.count));
  });
}

Status ResidentRows::bringDirections(std::span<double> directions) {
  return forAll([&](const Rows& rows) -> Status {
    const auto own = state_.current.executable->bound(rows.direction);
    if (!own) return own.error();
    const Copy copy{*own, directions.data() + rows.first};
    return state_.current.executable->read({&copy, 1});
  });
}

Status ResidentRows::moveAlong(std::span<const double> directions) {
  if (const Status done = onDevice([&] { return lifecycle_.bringChanges(); }); !done) return done;
  return forAll([&](const Rows& rows) -> Status {
    Executable& executable = *state_.current.executable;
    const auto along = executable.bound(rows.direction);
    if (!along) return along.error();
    if (const Status done = executable.add(rows.unknown, 1, *along); !done) return done;
    double* const values = state_.workload->bound.symbols[rows.unknown].reals.data();
    const double* const steps = directions.data() + rows.first;
    forStretches(static_cast<int64_t>(rows.count), [&](int64_t first, int64_t last) {
      for (int64_t k = first; k < last; ++k) values[k] += steps[k];
    });
    return Done{};
  });
}

}  // namespace hgc
