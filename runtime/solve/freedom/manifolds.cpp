#include "runtime/solve/freedom/manifolds.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "runtime/choice/cost_model.h"
#include "runtime/solve/linear/eight.h"
#include "runtime/solve/linear/elimination.h"

namespace hgc {

Result<ManifoldPoints> ManifoldPoints::open(const Session& session, const Symbol& symbol, int64_t points) {
  const ProgramPtr& program = session.workload().artefact;
  if (program->retractions.empty())
    return Error{fmt::format("`{}` lies on a manifold, and the program was not built to move along it", symbol.name),
                 "build it for `gradient` or `linearise`", ErrorKind::Program};
  const Manifold& manifold = program->program.manifolds[symbol.manifold];
  Inputs inputs;
  inputs.arrays["at"] = Array::of({points, manifold.width}, std::vector<double>(asSize(points * manifold.width)));
  inputs.arrays["step"] = Array::of({points, manifold.steps}, std::vector<double>(asSize(points * manifold.steps)));
  SessionOptions options;
  options.device = "cpu";
  options.threads = 1;
  options.fused = session.fused() ? Fused::On : Fused::Off;
  options.model = std::make_shared<CostModel>();  // there is no choice of devices, and nothing to learn for one
  auto retraction = Session::open(ProgramPtr(program, &program->retractions[symbol.manifold]), inputs, options);
  if (!retraction) return retraction.error();
  return ManifoldPoints(std::move(*retraction), symbol.name, manifold, points);
}

ManifoldPoints::ManifoldPoints(Session retraction, std::string unknown, const Manifold& manifold, int64_t count)
    : retraction_(std::move(retraction)),
      unknown_(std::move(unknown)),
      manifold_(manifold.name),
      width_(manifold.width),
      steps_(manifold.steps),
      count_(count) {}

Status ManifoldPoints::retract(std::span<const double> points, std::span<const double> steps) {
  if (const Status done = retraction_.set("at", Array::over({count_, width_}, points)); !done) return done;
  if (const Status done = retraction_.set("step", Array::over({count_, steps_}, steps)); !done) return done;
  return retraction_.linearise(retracted_);
}

Status ManifoldPoints::move(std::span<double> points, std::span<const double> steps) {
  if (const Status done = retract(points, steps); !done) return done;
  const std::vector<double>& reached = retracted_.terms.at("retracted").residuals;
  for (size_t k = 0; k < asSize(count_); ++k) {
    const auto step = steps.subspan(k * steps_, steps_);
    if (std::ranges::all_of(step, [](double scalar) { return scalar == 0; })) continue;
    std::copy_n(reached.data() + k * width_, width_, points.data() + k * width_);
  }
  return Done{};
}

Status ManifoldPoints::linearise(std::span<const double> points) {
  auto found = derivativesAfter(points, std::vector<double>(asSize(count_ * steps_)));
  if (!found) return found.error();
  if (const Status done = checkStill(points); !done) return done;
  derivatives_ = std::move(*found);
  return Done{};
}

Result<std::vector<double>> ManifoldPoints::derivativesAfter(std::span<const double> points,
                                                             std::span<const double> steps) {
  if (const Status done = retract(points, steps); !done) return done.error();
  const LinearTerm& term = retracted_.terms.at("retracted");
  const BlockStructure& structure = *term.structure;
  std::vector<double> derivatives(asSize(count_) * width_ * steps_);
  for (int64_t point = 0; point < count_; ++point) {
    const double* const jacobian = term.jacobian.data() + structure.firstNumber[asSize(point)];
    const int64_t columns = (structure.firstNumber[asSize(point) + 1] - structure.firstNumber[asSize(point)]) / width_;
    double* const own = derivatives.data() + point * width_ * steps_;
    int64_t column = 0;
    for (int64_t b = structure.firstBlock[asSize(point)]; b < structure.firstBlock[asSize(point) + 1]; ++b) {
      const BlockStructure::Block& block = structure.blocks[asSize(b)];
      for (uint32_t k = 0; k < block.width; ++k, ++column) {
        const int64_t step = block.row * block.width + k - point * steps_;
        if (step < 0 || step >= steps_) continue;  // of another point: no retraction that is compiled reads that
        for (uint32_t c = 0; c < width_; ++c) own[c * steps_ + step] = jacobian[c * columns + column];
      }
    }
  }
  return derivatives;
}

/// Central differences, extrapolated once (Press et al., Numerical Recipes, section 5.7).
Result<std::vector<double>> ManifoldPoints::curvatureAlong(std::span<const double> points,
                                                           std::span<const double> numbers) {
  constexpr double kStep = 1e-3;
  std::vector<double> sums(asSize(count_) * steps_ * steps_), steps(asSize(count_ * steps_));
  for (uint32_t k = 0; k < steps_; ++k) {
    for (const auto& [length, weight] :
         {std::pair{kStep, -1.0 / 6}, {-kStep, 1.0 / 6}, {kStep / 2, 4.0 / 3}, {-kStep / 2, -4.0 / 3}}) {
      for (size_t point = 0; point < asSize(count_); ++point) steps[point * steps_ + k] = length;
      const auto derivatives = derivativesAfter(points, steps);
      if (!derivatives) return derivatives.error();
      for (size_t point = 0; point < asSize(count_); ++point) {
        for (uint32_t c = 0; c < width_; ++c) {
          const double number = numbers[point * width_ + c] * weight / kStep;
          const double* const row = derivatives->data() + (point * width_ + c) * steps_;
          for (uint32_t j = 0; j < steps_; ++j) sums[(point * steps_ + k) * steps_ + j] += number * row[j];
        }
      }
    }
    std::ranges::fill(steps, 0);
  }
  return sums;
}

void ManifoldPoints::takeBySteps(std::span<const double> byValues, std::span<double> bySteps) const {
  for (int64_t point = 0; point < count_; ++point) {
    const double* const own = byValues.data() + point * width_;
    for (uint32_t step = 0; step < steps_; ++step) {
      double sum = 0;
      for (uint32_t c = 0; c < width_; ++c) sum += own[c] * derivativesAt(point)[c * steps_ + step];
      bySteps[asSize(point * steps_ + step)] = sum;
    }
  }
}

std::vector<double> ManifoldPoints::directionsOf(std::span<const double> steps) const {
  std::vector<double> directions(asSize(count_ * width_));
  for (int64_t point = 0; point < count_; ++point) {
    const double* const step = steps.data() + point * steps_;
    for (uint32_t c = 0; c < width_; ++c) {
      double sum = 0;
      for (uint32_t s = 0; s < steps_; ++s) sum += derivativesAt(point)[c * steps_ + s] * step[s];
      directions[asSize(point * width_ + c)] = sum;
    }
  }
  return directions;
}

/// What a step of 0 does: that a point lies on the manifold, and that a retraction is one.
Status ManifoldPoints::checkStill(std::span<const double> points) const {
  constexpr double kNear = 1e-6;  // of a point's length: what data of few digits has
  const std::vector<double>& reached = retracted_.terms.at("retracted").residuals;
  for (int64_t k = 0; k < count_; ++k) {
    double distance = 0, length = 0;
    for (uint32_t c = 0; c < width_; ++c) {
      const double value = points[asSize(k * width_ + c)], change = reached[asSize(k * width_ + c)] - value;
      distance += change * change;
      length += value * value;
    }
    // Where a point is not finite, the objective shows it.
    if (distance <= kNear * kNear * length || !std::isfinite(length)) continue;
    return Error{
        fmt::format("point {} of `{}` does not lie on `{}`: a step of 0 moves it by {:.2e}", k, unknown_, manifold_,
                    std::sqrt(distance)),
        "normalise the start, if points have unit length; `retract(x, 0)` of a manifold of your own must give x",
        ErrorKind::Data};
  }
  return Done{};
}

namespace {

/// A column of `rows` numbers, times the derivatives by so many steps.
[[gnu::always_inline]] inline void addTimes(const double* from, int64_t stride, int64_t rows, const double* by,
                                            auto steps, double* to, int64_t toStride) {
  for (int64_t row = 0; row < rows; ++row, from += stride, to += toStride) {
    for (int32_t s = 0; s < steps; ++s) to[s] += *from * by[s];
  }
}

}  // namespace

void TangentColumns::addColumn(const double* from, int64_t stride, int64_t rows, const Place& place, double* to,
                               int64_t toStride) {
  constexpr double kOne = 1;
  const double* const by = place.manifold == nullptr ? &kOne : place.manifold->derivativesAt(0) + place.firstDerivative;
  switch (place.steps) {
    case 1: return addTimes(from, stride, rows, by, Known<1>(), to, toStride);
    case 3: return addTimes(from, stride, rows, by, Known<3>(), to, toStride);
    case 6: return addTimes(from, stride, rows, by, Known<6>(), to, toStride);
    default: return addTimes(from, stride, rows, by, static_cast<int32_t>(place.steps), to, toStride);
  }
}

/// Finds the blocks of steps: the first column of a point makes one.
void TangentColumns::arrange(const Manifolds& manifolds, const std::shared_ptr<const BlockStructure>& from) {
  from_ = from;
  to_ = std::make_shared<BlockStructure>();
  to_->components = from->components;
  to_->unknowns = from->unknowns;
  std::vector<const ManifoldPoints*> manifoldOf;  // by unknown of the structure; null: it lies on none
  for (const std::string& name : from->unknowns) {
    const auto found = manifolds.find(name);
    manifoldOf.push_back(found == manifolds.end() ? nullptr : &found->second);
  }
  places_.clear();
  for (int64_t i = 0; i < from->instances(); ++i) {
    uint32_t columns = 0;
    const size_t first = to_->blocks.size();
    std::vector<uint32_t> firstColumn;  // of the instance's blocks
    const auto placeOf = [&](uint32_t unknown, uint32_t width, int64_t row) {
      size_t at = first;
      while (at < to_->blocks.size() && (to_->blocks[at].unknown != unknown || to_->blocks[at].row != row)) ++at;
      if (at == to_->blocks.size()) {
        to_->blocks.push_back({unknown, width, row});
        firstColumn.push_back(columns);
        columns += width;
      }
      return firstColumn[at - first];
    };
    for (int64_t b = from->firstBlock[asSize(i)]; b < from->firstBlock[asSize(i) + 1]; ++b) {
      const BlockStructure::Block& block = from->blocks[asSize(b)];
      const ManifoldPoints* const manifold = manifoldOf[block.unknown];
      for (uint32_t k = 0; k < block.width; ++k) {
        const int64_t scalar = block.row * block.width + k;
        if (manifold == nullptr) places_.push_back({placeOf(block.unknown, block.width, block.row) + k});
        else
          places_.push_back({placeOf(block.unknown, manifold->steps(), scalar / manifold->width()), manifold->steps(),
                             manifold, scalar * manifold->steps()});
      }
    }
    to_->firstBlock.push_back(static_cast<int64_t>(to_->blocks.size()));
    to_->firstNumber.push_back(to_->firstNumber.back() + int64_t{columns} * from->components);
  }
}

void TangentColumns::apply(const Manifolds& manifolds, LinearTerm& term) {
  if (term.structure != from_) arrange(manifolds, term.structure);
  const uint32_t components = from_->components;
  jacobian_.assign(asSize(to_->firstNumber.back()), 0);
  const Place* place = places_.data();
  for (int64_t i = 0; i < from_->instances(); ++i) {
    const double* from = term.jacobian.data() + from_->firstNumber[asSize(i)];
    double* const to = jacobian_.data() + to_->firstNumber[asSize(i)];
    const int64_t before = (from_->firstNumber[asSize(i) + 1] - from_->firstNumber[asSize(i)]) / components;
    const int64_t after = (to_->firstNumber[asSize(i) + 1] - to_->firstNumber[asSize(i)]) / components;
    for (int64_t column = 0; column < before; ++column, ++place, ++from)
      addColumn(from, before, components, *place, to + place->firstColumn, after);
  }
  term.jacobian.swap(jacobian_);
  term.structure = to_;
}

}  // namespace hgc
