#include "runtime/solve/linear/front.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "runtime/data/each_isa.h"
#include "runtime/data/threads/loops.h"
#include "runtime/solve/linear/eight.h"
#include "runtime/solve/linear/parts.h"

namespace hgc {
namespace {

constexpr size_t kAcross = 16, kPanel = 16, kDeep = 256;

/// Rows of a tile whose numbers registers can keep.
constexpr size_t downOf(int wide) { return static_cast<size_t>(wide) / 2; }

using Range = Front::Range;

/// Rows of a panel by `kAcross` columns at a time, which follow one another: a tile. The numbers by a row of the matrix
/// are those by the column of that index, since it is symmetric.
struct Packed {
  const double* tiles;
  size_t rows;         ///< of the panel
  size_t firstColumn;  ///< of the first tile
  const double* at(size_t column) const {
    return tiles + (column - firstColumn) / kAcross * kAcross * rows + (column - firstColumn) % kAcross;
  }
};

/// Takes the products of the rows of a panel from `down` rows, `kAcross` columns wide, or from zeros. `left` and
/// `right` are where the panel has the numbers by these rows and columns.
template <int wide, size_t down, bool fromZero>
[[gnu::always_inline]] inline void subtractProducts(const double* left, const double* right, double* to, size_t rows,
                                                    size_t stride) {
  Eight<wide> sums[down][2] = {};
  for (size_t i = 0; i < down && !fromZero; ++i)
    sums[i][0] = load<wide>(to + i * stride), sums[i][1] = load<wide>(to + i * stride + 8);
  for (size_t t = 0; t < rows; ++t, left += kAcross, right += kAcross) {
    const Eight<wide> first = load<wide>(right), second = load<wide>(right + 8);
    for (size_t i = 0; i < down; ++i) sums[i][0] -= left[i] * first, sums[i][1] -= left[i] * second;
  }
  for (size_t i = 0; i < down; ++i) store(to + i * stride, sums[i][0]), store(to + i * stride + 8, sums[i][1]);
}

/// Takes the outer product of a panel from rows `from`, in some columns, which begin with a tile.
template <int wide, bool fromZero>
[[gnu::always_inline]] inline void subtractOuterProduct(const Packed& panel, double* numbers, size_t stride, Range from,
                                                        Range columns) {
  constexpr size_t kDown = downOf(wide);
  for (size_t column = columns.first; column < columns.last; column += kAcross) {
    const size_t end = std::min(from.last, column + kAcross);  // of the rows that reach these columns
    const double* const right = panel.at(column);
    size_t row = from.first;
    // Rows of a tile are together in it: `kDown` of them from a multiple of that on.
    for (; row < end && row % kDown != 0; ++row)
      subtractProducts<wide, 1, fromZero>(panel.at(row), right, numbers + row * stride + column, panel.rows, stride);
    for (; row + kDown <= end; row += kDown)
      subtractProducts<wide, kDown, fromZero>(panel.at(row), right, numbers + row * stride + column, panel.rows,
                                              stride);
    for (; row < end; ++row)
      subtractProducts<wide, 1, fromZero>(panel.at(row), right, numbers + row * stride + column, panel.rows, stride);
  }
}

HGC_EACH_WIDTH(void, subtract, (const Packed& panel, double* numbers, size_t stride, Range from, Range columns),
               subtractOuterProduct<kWide, false>(panel, numbers, stride, from, columns))
HGC_EACH_WIDTH(void, subtractFromZero, (const Packed& panel, double* numbers, size_t stride, Range from, Range columns),
               subtractOuterProduct<kWide, true>(panel, numbers, stride, from, columns))

template <int wide>
[[gnu::always_inline]] inline Packed packBy(const double* numbers, size_t stride, Range panel, Range columns,
                                            double* to) {
  const size_t rows = panel.last - panel.first;
  double* next = to;
  for (size_t column = columns.first; column < columns.last; column += kAcross) {
    for (size_t row = panel.first; row < panel.last; ++row, next += kAcross) {
      const double* const from = numbers + row * stride + column;
      store(next, load<wide>(from)), store(next + 8, load<wide>(from + 8));
    }
  }
  return {to, rows, columns.first};
}
HGC_EACH_WIDTH(Packed, pack, (const double* numbers, size_t stride, Range panel, Range columns, double* to),
               packBy<kWide>(numbers, stride, panel, columns, to))

/// Factorises rows `first` to `last`, from which all products with earlier ones were taken.
template <int wide>
[[gnu::always_inline]] inline bool factorisePanelBy(double* numbers, Range panel, size_t size, size_t stride) {
  const size_t end = (size + 7) / 8 * 8;
  for (size_t row = panel.first; row < panel.last; ++row) {
    double* const own = numbers + row * stride;
    const size_t begin = row / 8 * 8;
    for (size_t t = panel.first; t < row; ++t) {
      const double* const above = numbers + t * stride;
      const double factor = above[row];
      for (size_t k = begin; k < end; k += 8) subtractTimes<wide>(own + k, factor, above + k);
    }
    if (!(own[row] > 0) || std::isinf(own[row])) return false;
    const double pivot = std::sqrt(own[row]), reciprocal = 1 / pivot;
    for (size_t k = begin; k < end; k += 8) store(own + k, reciprocal * load<wide>(own + k));
    own[row] = pivot;
  }
  return true;
}
HGC_EACH_WIDTH(bool, factorisePanel, (double* numbers, Range panel, size_t size, size_t stride),
               factorisePanelBy<kWide>(numbers, panel, size, stride))

/// Calls `call` with pieces of columns, whose upper triangles are about as large: in parallel where there are many.
void forColumns(Range columns, const auto& call) {
  constexpr size_t kMany = 256;
  const size_t threads = static_cast<size_t>(LoopsOf::concurrency());
  if (columns.last - columns.first < kMany || threads == 1) return call(columns);
  const size_t pieces = 4 * threads;
  const auto boundary = [&](size_t piece) {
    const double part = std::sqrt(static_cast<double>(piece) / static_cast<double>(pieces));
    const auto width = static_cast<size_t>(part * static_cast<double>(columns.last - columns.first));
    return piece == pieces ? columns.last : columns.first + width / kAcross * kAcross;
  };
  forAll(static_cast<int64_t>(pieces), [&](int64_t piece) {
    call({boundary(static_cast<size_t>(piece)), boundary(static_cast<size_t>(piece) + 1)});
  });
}

/// Between the beginnings of two rows.
size_t strideOf(size_t size) { return (size + 7 + kAcross - 1) / kAcross * kAcross; }

}  // namespace

void Front::writeAll() {
  zeroRows(written_, size_);
  written_ = size_;
}

/// Tiles that the diagonal crosses are read as a whole.
void Front::zeroRows(size_t first, size_t last) {
  const auto rows = static_cast<int64_t>(last - first);
  forParts(rows, rows * static_cast<int64_t>(stride_), [&](int64_t from, int64_t to) {
    for (size_t i = first + static_cast<size_t>(from); i < first + static_cast<size_t>(to); ++i) {
      const size_t begin = i / kAcross * kAcross;
      std::fill_n(row(i) + begin, stride_ - begin, 0.0);
    }
  });
}

size_t Front::numbersOf(size_t size) { return size * strideOf(size); }

void Front::reset(size_t size, size_t written) {
  size_ = size;
  written_ = written;
  stride_ = strideOf(size);
  if (capacity_ < numbersOf(size)) {
    numbers_ = {};  // nothing of it need be kept
    capacity_ = 0;
    numbers_ = std::make_unique_for_overwrite<double[]>(numbersOf(size));
    capacity_ = numbersOf(size);
  }
  zeroRows(0, written);
}

/// Takes the outer product of rows of the factor from later ones.
void Front::subtractRows(Range factor, Range from) {
  if (from.first == from.last) return;
  const Range columns{from.first / kAcross * kAcross, (size_ + kAcross - 1) / kAcross * kAcross};
  const size_t rows = factor.last - factor.first;
  if (packed_.size() < rows * (columns.last - columns.first)) packed_.resize(rows * (columns.last - columns.first));
  const Packed packed = pack(numbers_.get(), stride_, factor, columns, packed_.data());
  const bool isNew = from.first >= written_;
  forColumns(columns, [&](Range some) {
    if (isNew) subtractFromZero(packed, numbers_.get(), stride_, from, some);
    else subtract(packed, numbers_.get(), stride_, from, some);
  });
}

/// By halves, so that products are of many rows at a time.
bool Front::factorise(Range rows) {
  const size_t count = rows.last - rows.first;
  if (count <= kPanel) return factorisePanel(numbers_.get(), rows, size_, stride_);
  const size_t middle = rows.first + (count / 2 + kPanel - 1) / kPanel * kPanel;
  if (!factorise({rows.first, middle})) return false;
  subtractRows({rows.first, middle}, {middle, rows.last});
  return factorise({middle, rows.last});
}

bool Front::eliminate(size_t count) {
  if (written_ > count || count > kDeep) writeAll();
  for (size_t first = 0; first < count; first += kDeep) {
    const Range rows{first, std::min(count, first + kDeep)};
    if (!factorise(rows)) return false;
    subtractRows(rows, {rows.last, size_});
  }
  return true;
}

std::unique_ptr<Front> SpareFronts::take(size_t size) {
  const std::lock_guard lock(*mutex_);
  if (fronts_.empty()) return std::make_unique<Front>();
  const auto hasLess = [](const auto& a, const auto& b) { return a->capacity() < b->capacity(); };
  auto best = std::ranges::max_element(fronts_, hasLess);
  for (auto front = fronts_.begin(); front != fronts_.end(); ++front) {
    if ((*front)->capacity() >= Front::numbersOf(size) && hasLess(*front, *best)) best = front;
  }
  std::swap(*best, fronts_.back());
  auto front = std::move(fronts_.back());
  fronts_.pop_back();
  return front;
}

void SpareFronts::give(std::unique_ptr<Front> front) {
  const std::lock_guard lock(*mutex_);
  fronts_.push_back(std::move(front));
}

}  // namespace hgc
