#include <algorithm>
#include <limits>

#include "runtime/data/threads/loops.h"
#include "runtime/resident_problems.h"
#include "runtime/solve/each/steps.h"
#include "runtime/solve/methods/doubts.h"
#include "runtime/solve/methods/judge.h"
#include "runtime/solve/methods/progress.h"
#include "runtime/solve/methods/trust_region.h"
#include "runtime/solve/scaling.h"

namespace hgc {
namespace {

#define HGC_CONSTANT(name, value) constexpr uint32_t name = value;
#include "runtime/device/solve/separate_endings.def"
#undef HGC_CONSTANT
constexpr bool isNumber(SolveEnding ending, uint32_t number) { return static_cast<uint32_t>(ending) == number; }
static_assert(isNumber(SolveEnding::Gradient, kEndsByGradient) && isNumber(SolveEnding::Cost, kEndsByCost) &&
              isNumber(SolveEnding::Step, kEndsByStep) && isNumber(SolveEnding::Iterations, kEndsByIterations) &&
              isNumber(SolveEnding::NoStep, kEndsWithoutStep) && isNumber(SolveEnding::NotFinite, kEndsNotFinite));

SeparateRules rulesOf(const SolveOptions& options) {
  return {.firstRadius = options.radius.value_or(TrustRegion::kFirst),
          .smallestRadius = TrustRegion::kSmallest,
          .largestRadius = TrustRegion::kLargest,
          .leastShrink = TrustRegion::kLeastShrink,
          .leastDiagonal = Scaling::kLeastDiagonal,
          .mostDiagonal = Scaling::kMostDiagonal,
          .costRounding = kCostRounding,
          .leastRatio = kLeastRatio,
          .smallChange = kSmallChange,
          .gradientTolerance = options.gradientTolerance,
          .costTolerance = options.costTolerance,
          .stepTolerance = options.stepTolerance,
          .steep = kSteep,
          .nothingLeft = kNothingLeft,
          .lostStep = kLostStep,
          .heldBackPart = kHeldBackPart,
          .nothingHeld = kNothingHeld,
          .lostColumn = Scaling::kLostColumn,
          .mostIterations = static_cast<double>(*options.maxIterations)};
}

std::vector<uint32_t> fixedOf(const EachRules& rules) {
  if (rules.unknowns.fixedScalars().empty()) return {};
  std::vector<uint32_t> fixed(static_cast<size_t>(rules.layout.problems()), 0);
  forStretches(rules.layout.problems(), [&](int64_t first, int64_t last) {
    for (int64_t p = first; p < last; ++p) {
      for (int32_t k = 0; k < rules.layout.size(); ++k) {
        if (rules.unknowns.isFixed(rules.layout.scalar(p, k))) fixed[static_cast<size_t>(p)] |= 1U << k;
      }
    }
  });
  return fixed;
}

class StepsOnDevice : public EachSteps {
 public:
  StepsOnDevice(EachProblems& problems, std::unique_ptr<ResidentProblems> resident)
      : problems_(problems), resident_(std::move(resident)) {}

  /// Whether the device takes them.
  bool take();
  Result<SeparateProgress> begin() override;
  Result<SeparateProgress> goRound() override;
  Status finish() override;

 private:
  Status report();

  EachProblems& problems_;
  std::unique_ptr<ResidentProblems> resident_;
};

bool StepsOnDevice::take() {
  if (!problems_.layOut()) return false;
  const EachRules& rules = problems_.rules;
  const EachLayout& layout = rules.layout;
  if (layout.problems() == 0 || layout.problems() > UINT32_MAX) return false;
  SeparateProblems given{.count = static_cast<uint32_t>(layout.problems()),
                         .hasBounds = !rules.lowest.empty(),
                         .fixed = fixedOf(rules),
                         .rules = rulesOf(rules.options)};
  for (int32_t k = 0; k < layout.size(); ++k) {
    SeparateProblems::Scalar& to = given.scalars.emplace_back(layout.inProblems(k));
    if (!given.hasBounds) continue;
    to.lowest = rules.lowest[static_cast<size_t>(k)];
    to.highest = rules.highest[static_cast<size_t>(k)];
  }
  return static_cast<bool>(resident_->take(given));
}

Result<SeparateProgress> StepsOnDevice::begin() {
  return clocked(problems_.times.steps, [&]() -> Result<SeparateProgress> {
    if (const Status done = resident_->begin(); !done) return done.error();
    problems_.residuals = resident_->residuals();
    return resident_->count();
  });
}

/// Only `count` waits.
Result<SeparateProgress> StepsOnDevice::goRound() {
  return clocked(problems_.times.steps, [&]() -> Result<SeparateProgress> {
    Status done = resident_->propose();
    if (done) done = resident_->evaluate();
    if (done) done = resident_->judge();
    return done ? resident_->count() : done.error();
  });
}

Status StepsOnDevice::report() {
  EachReport& report = problems_.report;
  std::vector<uint32_t> iterations(problems_.isGoing.size()), endings(iterations.size());
  problems_.doubts.resize(2 * endings.size());
  const Status done = resident_->readResults({report.cost, iterations, endings, problems_.doubts});
  if (!done) return done;
  for (size_t p = 0; p < endings.size(); ++p) {
    report.iterations[p] = iterations[p];
    if (endings[p] != kGoesOn) problems_.end(static_cast<int64_t>(p), static_cast<SolveEnding>(endings[p]));
  }
  return Done{};
}

Status StepsOnDevice::finish() {
  if (const Status done = report(); !done) return done;
  const Unknowns& unknowns = problems_.rules.unknowns;
  std::vector<double> point(static_cast<size_t>(unknowns.count()));
  for (const auto& [symbol, first, count] : problems_.rules.layout.unknowns()) {
    const auto own = std::span(point).subspan(static_cast<size_t>(first), static_cast<size_t>(count));
    if (const Status done = resident_->readUnknown(symbol, own); !done) return done;
  }
  return unknowns.set(problems_.session, point);
}

}  // namespace

std::unique_ptr<EachSteps> eachStepsOnDevice(EachProblems& problems) {
  if (problems.rules.unknowns.areCurved()) return nullptr;
  auto resident = clocked(problems.times.linearised,
                          [&] { return ResidentProblems::open(problems.session, problems.rules.options.each); });
  if (!resident) return nullptr;
  auto steps = std::make_unique<StepsOnDevice>(problems, std::move(resident));
  return steps->take() ? std::move(steps) : nullptr;
}

}  // namespace hgc
