#include "runtime/solve/products/eliminated_unknowns.h"

#include <algorithm>
#include <utility>

#include "runtime/device/solve/diagonal_blocks.h"

namespace hgc {
namespace {

bool isAmong(const std::vector<std::string>& names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

bool hasFixed(const Unknowns& unknowns, const BlockRun& range) {
  const std::vector<int64_t>& fixed = unknowns.fixedScalars();
  const auto first = std::ranges::lower_bound(fixed, range.first);
  return first != fixed.end() && *first < range.first + range.blocks * range.size;
}

}  // namespace

std::pair<StepPart, StepPart> splitSteps(const Unknowns& unknowns, const std::vector<std::string>& names) {
  std::vector<BlockRun> own, others;
  for (const auto& [name, range] : unknowns.rows()) (isAmong(names, name) ? own : others).push_back(range);
  return {StepPart(std::move(own)), StepPart(std::move(others))};
}

EliminatedUnknowns::EliminatedUnknowns(Session& session, const Unknowns& unknowns, std::vector<std::string> names)
    : session_(session), unknowns_(unknowns), names_(std::move(names)), part_(splitSteps(unknowns, names_).first) {}

/// Null where the host has them.
std::unique_ptr<ResidentRows> EliminatedUnknowns::openOnDevice() const {
  if (unknowns_.bounds().areThere()) return nullptr;
  std::vector<ResidentRows::Unknown> there;
  for (const auto& [name, range] : unknowns_.rows()) {
    if (!isAmong(names_, name)) continue;
    if (unknowns_.manifolds().contains(name) || hasFixed(unknowns_, range) || range.size > kMostInverted)
      return nullptr;
    there.push_back({name, static_cast<uint32_t>(range.size)});
  }
  return ResidentRows::open(session_, there);
}

/// A device that was left once is not trusted again.
void EliminatedUnknowns::place(StepProducts& products, StepProduct& last, const std::vector<double>& gradient) {
  if (!areThere() || (rows_ && !rows_->areLost())) return;
  std::unique_ptr<ResidentRows> resident = rows_ ? nullptr : openOnDevice();
  products.keepOnDevice(resident.get(), resident ? names_ : std::vector<std::string>());
  rows_ = resident ? rowsOnDevice(part_, std::move(resident)) : rowsOnHost(part_, last, gradient);
}

/// After a failure the caller sets all.
std::span<const std::string> EliminatedUnknowns::move(std::span<const double> step) {
  const auto haveMoved = rows_ ? rows_->move(step) : Result<bool>(false);
  return haveMoved && *haveMoved ? std::span<const std::string>(names_) : std::span<const std::string>();
}

}  // namespace hgc
