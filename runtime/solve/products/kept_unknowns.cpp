#include "runtime/solve/products/kept_unknowns.h"

#include <algorithm>

#include "runtime/solve/products/eliminated_unknowns.h"

namespace hgc {

KeptUnknowns::KeptUnknowns(const Unknowns& unknowns, const std::vector<std::string>& eliminated)
    : part_(splitSteps(unknowns, eliminated).second), blocks_(part_.closedUp()), eliminated_(eliminated) {}

void KeptUnknowns::openOnDevice(Session& session, const Unknowns& unknowns) {
  constexpr int64_t kMost = 1 << 24;  // numbers of columns, which the host takes all at once
  if ((onDevice_ && !onDevice_->areLost()) || isRefused_ || part_.largest() * part_.count() > kMost) return;
  std::vector<ResidentRows::Unknown> kept;
  for (const auto& [name, range] : unknowns.rows()) {
    if (std::ranges::find(eliminated_, name) != eliminated_.end()) continue;
    if (unknowns.manifolds().contains(name)) return;
    kept.push_back({name, static_cast<uint32_t>(range.size)});
  }
  leaveDevice();
  onDevice_ = ResidentRows::open(session, kept);
  isRefused_ = !onDevice_;
  if (onDevice_) inner_ = ResidentSolve::open(*onDevice_);
}

void KeptUnknowns::leaveDevice() {
  inner_.reset();
  onDevice_.reset();
}

}  // namespace hgc
