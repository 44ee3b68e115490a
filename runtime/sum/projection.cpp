#include "runtime/sum/projection.h"

#include <cmath>

#include "ir/kernel/abi.h"
#include "runtime/data/each_isa.h"
#include "runtime/data/vector_of.h"

namespace hgc {
namespace {

static_assert(kTile == 8);

/// Several times as many as matrices of some hundred rows need.
constexpr int kMostSweeps = 40;

constexpr size_t triangleOf(size_t row, size_t column) { return row * (row + 1) / 2 + column; }

/// Works on the matrices of so many lanes.
template <int wide>
struct Projection {
  using Lanes = typename VectorOf<wide>::Numbers;
  using Bits = typename VectorOf<wide>::Bits;

  /// Finds the finite lanes that may not be positive definite: some pivot of LDLᵀ is not positive.
  [[gnu::always_inline]] static void findIndefinite(const Lanes* matrix, size_t n, Lanes* factor, Bits& indefinite) {
    const Bits exponent = Bits{} + (0x7ffLL << 52);
    Bits isFinite = Bits{} - 1;
    for (size_t k = 0; k < n * (n + 1) / 2; ++k) isFinite &= ((Bits)matrix[k] & exponent) != exponent;
    indefinite = Bits{};
    for (size_t j = 0; j < n; ++j) {
      Lanes pivot = matrix[triangleOf(j, j)];
      for (size_t k = 0; k < j; ++k)
        pivot -= factor[triangleOf(j, k)] * factor[triangleOf(j, k)] * factor[triangleOf(k, k)];
      indefinite |= ~(pivot > 0.0);
      factor[triangleOf(j, j)] = pivot;
      const Lanes inverse = 1.0 / pivot;
      for (size_t i = j + 1; i < n; ++i) {
        Lanes sum = matrix[triangleOf(i, j)];
        for (size_t k = 0; k < j; ++k)
          sum -= factor[triangleOf(i, k)] * factor[triangleOf(j, k)] * factor[triangleOf(k, k)];
        factor[triangleOf(i, j)] = sum * inverse;
      }
    }
    indefinite &= isFinite;
  }

  [[gnu::always_inline]] static bool any(const Bits& lanes) {
    long long found = 0;
    for (size_t k = 0; k < wide; ++k) found |= lanes[k];
    return found != 0;
  }

  [[gnu::always_inline]] static void root(Lanes& x) {
    for (size_t k = 0; k < wide; ++k) x[k] = __builtin_sqrt(x[k]);
  }

  [[gnu::always_inline]] static Lanes magnitude(const Lanes& x) { return (Lanes)((Bits)x & 0x7fffffffffffffffLL); }

  /// Powers of two that scale the largest number of each lane to 0.5 to 1, to avoid overflow, and their inverses.
  [[gnu::always_inline]] static void scalesOf(const Lanes* matrix, size_t n, Lanes& down, Lanes& up) {
    Lanes largest = {};
    for (size_t k = 0; k < n * (n + 1) / 2; ++k) {
      const Lanes size = magnitude(matrix[k]);
      largest = size > largest ? size : largest;
    }
    for (size_t lane = 0; lane < wide; ++lane) {
      int exponent = 0;
      if (std::isfinite(largest[lane])) (void)std::frexp(largest[lane], &exponent);
      exponent = exponent < -1000 ? -1000 : exponent > 1000 ? 1000 : exponent;
      down[lane] = std::ldexp(1.0, -exponent);
      up[lane] = std::ldexp(1.0, exponent);
    }
  }

  /// One rotation that zeroes (q, p), p < q, in the active lanes, with the larger eigenvalue at (p, p). Without that
  /// order sweeps converge slowly for repeated eigenvalues.
  [[gnu::always_inline]] static void rotate(Lanes* a, Lanes* v, size_t n, size_t p, size_t q, const Bits& active) {
    const Lanes off = a[triangleOf(q, p)], atP = a[triangleOf(p, p)], atQ = a[triangleOf(q, q)];
    const Lanes difference = atQ - atP;
    const Bits turns = active & (magnitude(off) > 0x1p-500);
    Lanes length = difference * difference + 4.0 * off * off;
    root(length);
    const Lanes below = magnitude(difference) + length;
    const Lanes twice = difference < 0.0 ? -2.0 * off : 2.0 * off;
    const Lanes t = turns ? twice / (turns ? below : Lanes{} + 1.0) : Lanes{};
    Lanes small = 1.0 + t * t;
    root(small);
    small = 1.0 / small;
    const Lanes first = atP - t * off, second = atQ + t * off;
    const Bits swaps = first < second;
    const Lanes c = swaps ? t * small : small, s = swaps ? -small : t * small;
    a[triangleOf(p, p)] = active ? (swaps ? second : first) : atP;
    a[triangleOf(q, q)] = active ? (swaps ? first : second) : atQ;
    a[triangleOf(q, p)] = turns ? Lanes{} : (active & swaps) ? -off : off;
    const auto turn = [&](Lanes & x, Lanes & y) __attribute__((always_inline)) {
      const Lanes oldX = x, oldY = y;
      x = active ? c * oldX - s * oldY : oldX;
      y = active ? s * oldX + c * oldY : oldY;
    };
    for (size_t k = 0; k < p; ++k) turn(a[triangleOf(p, k)], a[triangleOf(q, k)]);
    for (size_t k = p + 1; k < q; ++k) turn(a[triangleOf(k, p)], a[triangleOf(q, k)]);
    for (size_t k = q + 1; k < n; ++k) turn(a[triangleOf(k, p)], a[triangleOf(k, q)]);
    for (size_t k = 0; k < n; ++k) turn(v[k * n + p], v[k * n + q]);
  }

  /// Diagonalises the matrices of the active lanes, with their eigenvectors as columns of `v`.
  [[gnu::always_inline]] static void diagonalise(Lanes* a, Lanes* v, size_t n, const Bits& given) {
    Bits active = given;
    for (size_t k = 0; k < n * n; ++k) v[k] = Lanes{} + (k % (n + 1) == 0 ? 1.0 : 0.0);
    for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
      Lanes off = {}, all = {};
      for (size_t i = 0; i < n; ++i) {
        for (size_t j = 0; j < i; ++j) off += a[triangleOf(i, j)] * a[triangleOf(i, j)];
        all += a[triangleOf(i, i)] * a[triangleOf(i, i)];
      }
      active &= off > 0x1p-106 * all;
      if (!any(active)) return;
      for (size_t p = 0; p + 1 < n; ++p) {
        for (size_t q = p + 1; q < n; ++q) rotate(a, v, n, p, q, active);
      }
    }
  }

  /// Projects the matrices of some lanes of a tile, which begins with the first of them. There is room for the rest.
  [[gnu::always_inline]] static void project(double* tile, size_t n, Lanes* a, Lanes* factor, Lanes* v) {
    const size_t size = n * (n + 1) / 2;
    for (size_t k = 0; k < size; ++k) a[k] = vectorAt<wide>(tile + k * kTile);
    Bits indefinite;
    findIndefinite(a, n, factor, indefinite);
    if (!any(indefinite)) return;
    Lanes down, up;
    scalesOf(a, n, down, up);
    for (size_t k = 0; k < size; ++k) a[k] = indefinite ? a[k] * down : Lanes{};
    diagonalise(a, v, n, indefinite);
    for (size_t e = 0; e < n; ++e) {
      const Lanes value = a[triangleOf(e, e)], negative = value < 0.0 ? value * up : Lanes{};
      for (size_t i = 0; i < n; ++i) {
        const Lanes part = negative * v[i * n + e];
        for (size_t j = 0; j <= i; ++j) {
          Lanes& number = vectorAt<wide>(tile + triangleOf(i, j) * kTile);
          number = indefinite ? number - part * v[j * n + e] : number;
        }
      }
    }
  }
};

template <int wide>
[[gnu::always_inline]] inline void projectAllBy(double* tile, size_t n, double* matrix, double* factor,
                                                double* vectors) {
  for (size_t first = 0; first < kTile; first += wide)
    Projection<wide>::project(tile + first, n, &vectorAt<wide>(matrix), &vectorAt<wide>(factor),
                              &vectorAt<wide>(vectors));
}
HGC_EACH_WIDTH(void, projectAll, (double* tile, size_t n, double* matrix, double* factor, double* vectors),
               projectAllBy<kWide>(tile, n, matrix, factor, vectors))

}  // namespace

Projector::Projector(uint32_t n, std::span<const double> scales)
    : n_(n), matrix_(size_t{n} * (n + 1) / 2), factor_(matrix_.size()), vectors_(size_t{n} * n) {
  for (size_t i = 0; i < scales.size(); ++i) {
    for (size_t j = 0; j <= i; ++j) scales_.push_back({scales[i] * scales[j], 1 / (scales[i] * scales[j])});
  }
}

void Projector::scale(double* tile, double Scales::*by) const {
  for (const Scales& scale : scales_) {
    for (size_t lane = 0; lane < kTile; ++lane) *tile++ *= scale.*by;
  }
}

void Projector::project(double* tile) {
  scale(tile, &Scales::there);
  projectAll(tile, n_, matrix_.data()->lane, factor_.data()->lane, vectors_.data()->lane);
  scale(tile, &Scales::back);
}

}  // namespace hgc
