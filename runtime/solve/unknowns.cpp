#include "runtime/solve/unknowns.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "runtime/data/symbol_shape.h"
#include "runtime/solve/vectors.h"

namespace hgc {

Unknowns::Unknowns(const Session& session) {
  const Workload& workload = session.workload();
  for (const Symbol& symbol : workload.artefact->program.symbols) {
    if (symbol.kind != SymbolKind::Var) continue;
    Unknown unknown{symbol.name, shapeOf(symbol, workload.bound.sizes), count_, 0};
    unknown.count = std::accumulate(unknown.shape.begin(), unknown.shape.end(), int64_t{1}, std::multiplies());
    count_ += unknown.count;
    unknowns_.push_back(std::move(unknown));
  }
  fixed_.resize(static_cast<size_t>(count_));
}

bool Unknowns::has(const std::string& name) const {
  return std::ranges::find(unknowns_, name, &Unknown::name) != unknowns_.end();
}

int64_t Unknowns::firstOf(const std::string& name) const {
  return std::ranges::find(unknowns_, name, &Unknown::name)->first;
}

std::string Unknowns::nameOf(int64_t scalar) const {
  const auto after = std::ranges::upper_bound(unknowns_, scalar, {}, &Unknown::first);
  // Unknowns of no scalars begin where the next one does.
  const Unknown& unknown = *std::prev(after);
  std::string indices;
  int64_t rest = scalar - unknown.first;
  for (auto size = unknown.shape.rbegin(); size != unknown.shape.rend(); ++size) {
    indices = fmt::format("{}{}{}", rest % *size, indices.empty() ? "" : ", ", indices);
    rest /= *size;
  }
  return indices.empty() ? unknown.name : fmt::format("{}[{}]", unknown.name, indices);
}

std::string Unknowns::namesOf(const std::vector<int64_t>& scalars) const {
  const size_t more = scalars.size() - 1;
  const std::string first = fmt::format("`{}`", nameOf(scalars.front()));
  return more == 0 ? first : fmt::format("{} and {} more scalar{}", first, more, more == 1 ? "" : "s");
}

Status Unknowns::fix(const std::vector<FixedRows>& all) {
  hasFixed_ = !all.empty();
  for (const FixedRows& each : all) {
    const auto unknown = std::ranges::find(unknowns_, each.unknown, &Unknown::name);
    if (unknown == unknowns_.end())
      return Error{fmt::format("there is no unknown `{}` to fix", each.unknown), "", ErrorKind::Usage};
    const int64_t rows = unknown->shape.empty() ? 1 : unknown->shape.front();
    const auto fix = [&](int64_t first, int64_t count) {
      std::fill_n(fixed_.begin() + unknown->first + first, count, true);
    };
    if (each.rows.empty()) fix(0, unknown->count);
    for (const int64_t row : each.rows) {
      if (row < 0 || row >= rows)
        return Error{fmt::format("`{}` has no row {} to fix: there are {}", each.unknown, row, rows), "",
                     ErrorKind::Usage};
      fix(row * (unknown->count / rows), unknown->count / rows);
    }
  }
  return Done{};
}

double Unknowns::freeLength(std::vector<double> values) const {
  for (size_t k = 0; k < values.size() && hasFixed_; ++k) {
    if (fixed_[k]) values[k] = 0;
  }
  return norm(values);
}

Result<std::vector<double>> Unknowns::values(Session& session) const {
  std::vector<double> all;
  for (const Unknown& unknown : unknowns_) {
    const auto some = session.values(unknown.name);
    if (!some) return some.error();
    all.insert(all.end(), some->reals.begin(), some->reals.end());
  }
  return all;
}

Status Unknowns::set(Session& session, std::span<const double> values) const {
  for (const Unknown& unknown : unknowns_) {
    const auto some = values.subspan(static_cast<size_t>(unknown.first), static_cast<size_t>(unknown.count));
    if (const Status done = session.set(unknown.name, Array::over(unknown.shape, some)); !done) return done;
  }
  return Done{};
}

}  // namespace hgc
