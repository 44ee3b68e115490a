#pragma once
/// Vectors of unknowns and residuals. Sums are made in an order that depends on the length alone.
#include <cstdint>
#include <span>

#include "runtime/data/threads/loops.h"

namespace hgc {

/// The sum of products in the canonical order of a row of so many entries (runtime/sum/incidence.h), in eight lanes
/// however short it is. No product is fused with a sum.
double dot(std::span<const double> a, std::span<const double> b);
/// The Euclidean norm.
double norm(std::span<const double> a);
/// The Euclidean distance of two points.
double distance(std::span<const double> a, std::span<const double> b);
/// to += scale * from, both rounded.
void addScaled(std::span<double> to, double scale, std::span<const double> from);
/// The largest magnitude; NaN if some number is NaN, 0 of nothing.
double largestMagnitude(std::span<const double> a);

/// Whether all are numbers and none is infinite.
bool areFinite(std::span<const double> a);
/// Copies them, and says so, too. `to` is as long.
bool copyFinite(std::span<const double> from, std::span<double> to);

/// Calls `visit(k)` for 0 to `count`, in parallel where there are many.
template <class Visit>
void forScalars(size_t count, const Visit& visit) {
  forStretches(static_cast<int64_t>(count), [&](int64_t first, int64_t last) {
    for (int64_t k = first; k < last; ++k) visit(static_cast<size_t>(k));
  });
}

}  // namespace hgc
