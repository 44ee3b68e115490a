#include "runtime/resident_solve.h"

#include <vector>

#include "runtime/session/lifecycle/lifecycle.h"

namespace hgc {

std::unique_ptr<ResidentSolve> ResidentSolve::open(ResidentRows& rows) {
  std::vector<InnerUnknown> unknowns;
  for (size_t k = 0; k < rows.rows_.size(); ++k)
    unknowns.push_back({rows.symbols_.own[k], rows.rows_[k].direction, rows.rows_[k].size});
  if (rows.areLost()) return nullptr;
  const auto solve = rows.state_.current.executable->innerSolveOf(unknowns);
  return solve ? std::unique_ptr<ResidentSolve>(new ResidentSolve(rows, *solve)) : nullptr;
}

ResidentSolve::~ResidentSolve() {
  const auto& current = rows_.state_.current;
  if (!current.isForked() && !rows_.areLost() && current.executable) current.executable->drop(solve_);
}

template <class Call>
auto ResidentSolve::onDevice(const Call& call) -> decltype(call()) {
  return callOnDevice(rows_.state_, rows_.lifecycle_, rows_.generation_, "a solve",
                      [&] { return rows_.lifecycle_.noted(call); });
}

Status ResidentSolve::begin(const InnerSystem& system) {
  return onDevice([&] { return solve_->begin(system); });
}

Status ResidentSolve::direct() {
  return onDevice([&] { return solve_->direct(); });
}

Status ResidentSolve::move() {
  return onDevice([&] { return solve_->move(); });
}

Result<bool> ResidentSolve::hasEnded() {
  return onDevice([&] { return solve_->hasEnded(); });
}

Result<int64_t> ResidentSolve::finish(std::span<double> x) {
  return onDevice([&] { return solve_->finish(x); });
}

}  // namespace hgc
