#include "runtime/solve/after/substitution.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <queue>

namespace hgc {
namespace {

constexpr double kCancelled = 1e-10;  // what is left of numbers that cancel, at most

}  // namespace

/// A sum of forms, in which what cancels but for rounding is 0.
class Substitution::Sum {
 public:
  explicit Sum(size_t scalars) : numbers_(scalars), magnitudes_(scalars) {}

  void add(double factor, const LinearForm& form) {
    for (const auto& [scalar, number] : form) add(scalar, factor * number);
  }
  void add(int32_t scalar, double number) {
    const auto k = static_cast<size_t>(scalar);
    if (magnitudes_[k] == 0 && number != 0) there_.push_back(scalar);
    numbers_[k] += number;
    magnitudes_[k] += std::fabs(number);
  }
  /// The number of a scalar, which is in the sum no more.
  double remove(int32_t scalar) {
    const auto k = static_cast<size_t>(scalar);
    const double number = isLeft(k) ? numbers_[k] : 0;
    numbers_[k] = 0;
    return number;
  }
  const std::vector<int32_t>& there() const { return there_; }
  /// The sum; 0 from then on.
  LinearForm take() {
    std::ranges::sort(there_);
    LinearForm form;
    for (const int32_t scalar : there_) {
      const auto k = static_cast<size_t>(scalar);
      if (isLeft(k)) form.emplace_back(scalar, numbers_[k]);
      numbers_[k] = magnitudes_[k] = 0;
    }
    there_.clear();
    return form;
  }

 private:
  bool isLeft(size_t k) const { return std::fabs(numbers_[k]) > kCancelled * magnitudes_[k]; }

  std::vector<double> numbers_, magnitudes_;  ///< by scalar: the sum, and that of what was added without signs
  std::vector<int32_t> there_;                ///< scalars to which something was added
};

/// Replaces what is given at places after one of these. Forms have what is given at later places, which is replaced in
/// turn.
void Substitution::replace(Sum& sum, int32_t after) const {
  std::priority_queue<int32_t, std::vector<int32_t>, std::greater<>> places;
  size_t seen = 0;
  const auto noteNew = [&] {
    for (; seen < sum.there().size(); ++seen) {
      const int32_t place = place_[static_cast<size_t>(sum.there()[seen])];
      if (place > after) places.push(place);
    }
  };
  for (noteNew(); !places.empty(); noteNew()) {
    const Given& given = given_[static_cast<size_t>(places.top())];
    places.pop();
    sum.add(sum.remove(given.scalar), given.form);
  }
}

/// Solves an equation for the scalar that changes most by it. Nothing where it follows from those before.
void Substitution::solve(LinearForm equation, std::span<const double> sizes) {
  const auto changeOf = [&](const auto& each) {
    return std::fabs(each.second) * sizes[static_cast<size_t>(each.first)];
  };
  const auto pivot = std::ranges::max_element(equation, {}, changeOf);
  if (pivot == equation.end()) return;
  const auto [scalar, number] = *pivot;
  equation.erase(pivot);
  for (auto& each : equation) each.second /= -number;
  place_[static_cast<size_t>(scalar)] = static_cast<int32_t>(given_.size());
  given_.push_back({scalar, std::move(equation)});
}

Result<Substitution> Substitution::of(std::span<const LinearForm> equations, std::span<const double> sizes) {
  constexpr size_t kMost = 50'000'000;  // numbers: 0.8 GB
  const Error tooMany{"constraints join too many unknowns to find what follows from them", "", ErrorKind::Unsupported};
  Substitution made;
  made.place_.assign(sizes.size(), -1);
  Sum sum(sizes.size());
  size_t numbers = 0;
  for (const LinearForm& equation : equations) {
    sum.add(1, equation);
    made.replace(sum, -1);
    const int64_t before = made.count();
    made.solve(sum.take(), sizes);
    if (made.count() > before) numbers += made.given_.back().form.size();
    if (numbers > kMost) return tooMany;
  }
  numbers = 0;
  for (auto place = static_cast<int32_t>(made.given_.size()) - 1; place >= 0; --place) {
    LinearForm& form = made.given_[static_cast<size_t>(place)].form;
    sum.add(1, form);
    made.replace(sum, place);
    form = sum.take();
    numbers += form.size();
    if (numbers > kMost) return tooMany;
  }
  return made;
}

LinearForm Substitution::formOf(int64_t scalar) const {
  if (isGiven(scalar)) return given_[static_cast<size_t>(place_[static_cast<size_t>(scalar)])].form;
  return {{static_cast<int32_t>(scalar), 1.0}};
}

LinearForm Substitution::substitute(const LinearForm& form) const {
  LinearForm all;
  for (const auto& [scalar, number] : form) {
    if (isGiven(scalar)) {
      for (const auto& [other, times] : formOf(scalar)) all.emplace_back(other, number * times);
    } else {
      all.emplace_back(scalar, number);
    }
  }
  std::ranges::stable_sort(all, {}, [](const auto& each) { return each.first; });
  LinearForm joined;
  for (size_t k = 0; k < all.size();) {
    const int32_t scalar = all[k].first;
    double number = 0, magnitude = 0;
    for (; k < all.size() && all[k].first == scalar; ++k) {
      number += all[k].second;
      magnitude += std::fabs(all[k].second);
    }
    if (std::fabs(number) > kCancelled * magnitude) joined.emplace_back(scalar, number);
  }
  return joined;
}

void Substitution::complete(std::span<double> scalars) const {
  for (const Given& given : given_) {
    double sum = 0;
    for (const auto& [scalar, number] : given.form) sum += number * scalars[static_cast<size_t>(scalar)];
    scalars[static_cast<size_t>(given.scalar)] = sum;
  }
}

}  // namespace hgc
