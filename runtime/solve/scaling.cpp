#include "runtime/solve/scaling.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

std::vector<int64_t> placesWhere(size_t count, const auto& holds) {
  std::vector<int64_t> found;
  for (size_t k = 0; k < count; ++k) {
    if (holds(k)) found.push_back(static_cast<int64_t>(k));
  }
  return found;
}

std::array<BlockRun, 1> all(size_t count) { return {{{0, static_cast<int64_t>(count), 1}}}; }

void forRanges(std::span<const BlockRun> ranges, const auto& visit) {
  for (const BlockRun& range : ranges) {
    const auto first = static_cast<size_t>(range.first);
    forScalars(static_cast<size_t>(range.blocks * range.size), [&](size_t k) { visit(first + k); });
  }
}

}  // namespace

void Scaling::take(std::span<const double> squares) {
  const bool isFirst = scale_.empty();
  scale_.resize(squares.size());
  diagonal_.resize(squares.size());
  if (isFirst) forScalars(squares.size(), [&](size_t k) { scale_[k] = 1 / (1 + std::sqrt(squares[k])); });
  take(squares, all(squares.size()));
  if (!isFirst || squares.empty()) return;
  const double largest = std::ranges::max(squares);
  if (largest > 0 && std::isfinite(largest)) largest_ = largest;
}

void Scaling::take(std::span<const double> squares, std::span<const BlockRun> ranges) {
  forRanges(ranges, [&](size_t k) { diagonal_[k] = squares[k] * (scale_[k] * scale_[k]); });
}

Status Scaling::resume(const MethodState& state, size_t columns) {
  auto scale = numbersOf(state, "scale", columns);
  const auto damping = numbersOf(state, "damping", 2);
  if (!scale || !damping) return scale ? damping.error() : scale.error();
  const auto isPositive = [](double number) { return number > 0; };
  if (!std::ranges::all_of(*scale, isPositive) || !std::ranges::all_of(*damping, isPositive))
    return Error{"it is damaged: a number of `scale` or `damping` is not positive", "", ErrorKind::Data};
  scale_ = std::move(*scale);
  least_ = (*damping)[0];
  largest_ = (*damping)[1];
  return Done{};
}

DampingRule Scaling::rule(double radius) const {
  return {radius, least_, kMostDiagonal, kind_ == Damping::Identity ? largest_ / radius : 0};
}

const std::vector<double>& Scaling::damping(double radius) { return damping(radius, all(scale_.size())); }

const std::vector<double>& Scaling::damping(double radius, std::span<const BlockRun> ranges) {
  damping_.resize(scale_.size());
  const DampingRule by = rule(radius);
  forRanges(ranges, [&](size_t k) { damping_[k] = by.of(diagonal_[k], scale_[k]); });
  return damping_;
}

bool Scaling::scaleShort(std::span<const double> least) {
  if (kind_ != Damping::Diagonal) return false;  // it damps them whatever their scale is
  const double scaleOfShort = 1 / (1 + std::sqrt(kLeastDiagonal));
  const std::vector<double> own = squares();
  bool areSome = false;
  for (size_t k = 0; k < own.size(); ++k) {
    const bool wasShort = scale_[k] >= scaleOfShort;  // and has not vanished on the way
    if (!wasShort || !(diagonal_[k] < least_ && own[k] > least[k])) continue;
    scale_[k] *= std::sqrt(least_ / diagonal_[k]);
    diagonal_[k] = own[k] * (scale_[k] * scale_[k]);
    areSome = true;
  }
  return areSome;
}

bool Scaling::areSomeShort() const {
  return std::ranges::any_of(scale_, [](double scale) { return scale > 1; });
}

double Scaling::largestSlope(std::span<const double> gradient) const {
  const double unit = 1 / std::sqrt(kLeastDiagonal);  // of a column of that length
  double largest = 0;
  for (size_t k = 0; k < gradient.size(); ++k)
    largest = std::max(largest, std::fabs(gradient[k]) * (scale_[k] > 1 ? scale_[k] * unit : 1));
  return largest;
}

std::vector<double> Scaling::squares() const {
  std::vector<double> squares(diagonal_);
  for (size_t k = 0; k < squares.size(); ++k) squares[k] /= scale_[k] * scale_[k];
  return squares;
}

std::pair<double, int64_t> Scaling::steepest(std::span<const double> gradient) const {
  std::pair<double, int64_t> found{0, 0};
  for (size_t k = 0; k < gradient.size(); ++k) {
    const double part = diagonal_[k] > 0 ? std::fabs(gradient[k]) * scale_[k] / std::sqrt(diagonal_[k]) : 0;
    if (part > found.first) found = {part, static_cast<int64_t>(k)};
  }
  return found;
}

std::pair<double, int64_t> Scaling::steepestHeldBack(std::span<const double> gradient, double radius) const {
  std::vector<double> held(gradient.size());
  for (size_t k = 0; k < held.size() && radius > 0; ++k) {
    const bool isShort = diagonal_[k] < least_ && least_ / radius > diagonal_[k];
    held[k] = isShort ? gradient[k] : 0;
  }
  return steepest(held);
}

std::vector<int64_t> Scaling::emptyColumns() const {
  return placesWhere(diagonal_.size(), [&](size_t k) { return diagonal_[k] == 0; });
}

std::vector<int64_t> Scaling::lostColumns() const {
  return placesWhere(diagonal_.size(), [&](size_t k) {
    const double atStart = 1 - scale_[k];  // c / (1 + c) of a column of length c
    return std::sqrt(diagonal_[k]) < kLostColumn * atStart;
  });
}

}  // namespace hgc
