#include "runtime/solve/linear/front.h"

#include <algorithm>
#include <cmath>

#include "runtime/data/each_isa.h"

namespace hgc {
namespace {

using Lanes = double __attribute__((vector_size(64), aligned(8), may_alias));
constexpr size_t kWide = 8, kAcross = 2 * kWide, kDown = 4, kPanel = 16, kPanels = 4 * kPanel;

[[gnu::always_inline]] inline Lanes& wide(double* numbers) { return *reinterpret_cast<Lanes*>(numbers); }

/// Takes the products of `rows` rows of a panel from `down` rows, `kAcross` columns wide, or from zeros. `left` and
/// `right` are where the rows of the panel have the numbers by these rows and columns.
template <size_t down, bool fromZero>
[[gnu::always_inline]] inline void subtractProducts(const double* left, double* right, double* to, size_t rows,
                                                    size_t stride) {
  Lanes sums[down][2] = {};
  for (size_t i = 0; i < down && !fromZero; ++i)
    sums[i][0] = wide(to + i * stride), sums[i][1] = wide(to + i * stride + kWide);
  for (size_t t = 0; t < rows; ++t, left += stride, right += stride) {
    const Lanes first = wide(right), second = wide(right + kWide);
    for (size_t i = 0; i < down; ++i) sums[i][0] -= left[i] * first, sums[i][1] -= left[i] * second;
  }
  for (size_t i = 0; i < down; ++i) wide(to + i * stride) = sums[i][0], wide(to + i * stride + kWide) = sums[i][1];
}

/// Rows of a matrix.
struct Rows {
  size_t first, last;
};

/// Takes the outer product of the rows of a panel from later ones.
template <bool fromZero>
[[gnu::always_inline]] inline void subtractOuterProduct(double* numbers, Rows panel, Rows from, size_t size,
                                                        size_t stride) {
  const double* const left = numbers + panel.first * stride;
  const size_t rows = panel.last - panel.first;
  for (size_t column = from.first / kAcross * kAcross; column < size; column += kAcross) {
    const size_t end = std::min({size, column + kAcross, from.last});  // of the rows that reach these columns
    double* const right = numbers + panel.first * stride + column;
    size_t row = from.first;
    for (; row + kDown <= end; row += kDown)
      subtractProducts<kDown, fromZero>(left + row, right, numbers + row * stride + column, rows, stride);
    for (; row < end; ++row)
      subtractProducts<1, fromZero>(left + row, right, numbers + row * stride + column, rows, stride);
  }
}

HGC_EACH_ISA void subtract(double* numbers, Rows panel, Rows from, size_t size, size_t stride) {
  subtractOuterProduct<false>(numbers, panel, from, size, stride);
}
HGC_EACH_ISA void subtractFromZero(double* numbers, Rows panel, Rows from, size_t size, size_t stride) {
  subtractOuterProduct<true>(numbers, panel, from, size, stride);
}

/// Factorises rows `first` to `last`, from which all products with earlier ones were taken.
HGC_EACH_ISA bool factorisePanel(double* numbers, Rows panel, size_t size, size_t stride) {
  for (size_t row = panel.first; row < panel.last; ++row) {
    double* const own = numbers + row * stride;
    for (size_t t = panel.first; t < row; ++t) {
      const double* const above = numbers + t * stride;
      const double factor = above[row];
      for (size_t k = row; k < size; ++k) own[k] -= factor * above[k];
    }
    if (!(own[row] > 0) || std::isinf(own[row])) return false;
    const double pivot = std::sqrt(own[row]);
    own[row] = pivot;
    for (size_t k = row + 1; k < size; ++k) own[k] /= pivot;
  }
  return true;
}

}  // namespace

void Front::reset(size_t size, size_t written) {
  size_ = size;
  written_ = written;
  stride_ = (size + kAcross - 1) / kAcross * kAcross;
  numbers_.resize(std::max(numbers_.size(), size * stride_));
  std::fill_n(numbers_.data(), written * stride_, 0.0);
}

bool Front::eliminate(size_t count) {
  double* const numbers = numbers_.data();
  const bool isSmall = written_ == count && count <= kPanel;
  if (!isSmall) std::fill_n(numbers + written_ * stride_, (size_ - written_) * stride_, 0.0);
  for (size_t first = 0; first < count; first += kPanels) {
    const Rows panels{first, std::min(count, first + kPanels)};
    for (size_t row = first; row < panels.last; row += kPanel) {
      const Rows panel{row, std::min(panels.last, row + kPanel)};
      if (!factorisePanel(numbers, panel, size_, stride_)) return false;
      subtract(numbers, panel, {panel.last, panels.last}, size_, stride_);
    }
    (isSmall ? subtractFromZero : subtract)(numbers, panels, {panels.last, size_}, size_, stride_);
  }
  return true;
}

}  // namespace hgc
