#pragma once
/// One of eight problems.
#include <cstdint>
#include <optional>
#include <span>

#include "runtime/solve/each/model.h"
#include "runtime/solve/each/pack.h"
#include "runtime/solve/each/steps.h"
#include "runtime/solve/methods/trust_region.h"

namespace hgc {

/// A problem, and its numbers in a pack.
class EachLane {
 public:
  EachLane(const EachRules& rules, EachPack& pack, int64_t problem)
      : rules_(rules), pack_(pack), problem_(problem), lane_(static_cast<int32_t>(problem % EachPack::kLanes)) {}

  /// Takes the start from all unknowns.
  void start(std::span<const double> point);
  /// Begins with the model about the start. Gives the ending if it is one.
  std::optional<SolveEnding> begin(const EachModel& model);
  /// Keeps the step within bounds. False if there is none to try: the problem stays where it is.
  bool keepWithin();
  /// Goes along the step if it is a good one, by the model about where it leads. Gives the ending if there is one.
  /// `curved` is the sum of squares of the best point's values on manifolds.
  std::optional<SolveEnding> judge(const EachModel& model, double curved);
  /// Whether it went along.
  bool hasMoved() const { return hasMoved_; }
  /// Writes where the step leads, or the best point; without points on manifolds, of which a lane has steps only.
  void putTrial(std::span<double> point) const { put(pack_.trial, point); }
  void putBest(std::span<double> point) const { put(pack_.best, point); }
  /// Writes the steps of points on manifolds.
  void putSteps(std::span<double> steps) const;
  /// The problem tries no step.
  void stay();
  bool hasStep() const { return pack_.decrease[lane_] > 0; }
  /// The model says that there is no step, or bounds leave none. Gives the ending if the trust region has become too
  /// small.
  std::optional<SolveEnding> reject();

 private:
  double& of(std::vector<double>& numbers, int32_t k) const {
    return numbers[static_cast<size_t>(k * EachPack::kLanes + lane_)];
  }
  double of(const std::vector<double>& numbers, int32_t k) const {
    return numbers[static_cast<size_t>(k * EachPack::kLanes + lane_)];
  }
  TrustRegion trusted() const { return {pack_.radius[lane_], pack_.shrink[lane_]}; }
  void trust(const TrustRegion& region) {
    pack_.radius[lane_] = region.radius;
    pack_.shrink[lane_] = region.shrink;
  }
  int32_t size() const { return rules_.layout.size(); }
  bool isFixed(int32_t k) const { return rules_.unknowns.isFixed(rules_.layout.scalar(problem_, k)); }
  /// Whether a scalar of that value stays at a bound, which a descent would leave.
  bool isHeld(int32_t k, double value, double slope) const;
  double largestSlope() const;
  double offset(const std::vector<double>& point, const auto& slopeOf) const;
  double freeLength(double curved) const;
  void put(const std::vector<double>& from, std::span<double> point) const;
  void takeModel(const EachModel& model);
  std::optional<SolveEnding> accept(const EachModel& model, double curved, double change, double ratio);

  const EachRules& rules_;
  EachPack& pack_;
  int64_t problem_;
  int32_t lane_;
  bool hasMoved_ = false;
};

}  // namespace hgc
