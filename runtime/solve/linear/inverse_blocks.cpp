#include "runtime/solve/linear/inverse_blocks.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "runtime/data/each_isa.h"
#include "runtime/solve/linear/eight.h"
#include "runtime/solve/linear/parts.h"

namespace hgc {
namespace {

using Step = CholeskySteps::Step;

constexpr int64_t kInversePanel = 16;  ///< columns that are found at once

/// A step's rows of L transposed.
struct FactorRows {
  const double* numbers;
  int64_t stride;
  double at(int64_t row, int64_t column) const { return numbers[column * stride + row]; }
};

/// The numbers of the inverse where a step's matrix has some: a symmetric matrix, both triangles.
class InverseFront {
 public:
  explicit InverseFront(int64_t size) : size_(size), numbers_(asSize(size * size)) {}
  double* row(int64_t i) { return numbers_.data() + i * size_; }
  void set(int64_t i, int64_t j, double value) { row(i)[j] = row(j)[i] = value; }
  int64_t size() const { return size_; }

 private:
  int64_t size_;
  std::vector<double> numbers_;
};

/// Rows of `from`, four at most, times a panel.
template <int wide, class Rows>
[[gnu::always_inline]] inline void multiplyFew(const double* from, int64_t stride, Rows rows, int64_t count,
                                               const double* panel, double* to) {
  Eight<wide> sums[2 * Rows()] = {};
  for (int64_t k = 0; k < count; ++k) {
    const Eight<wide> left = load<wide>(panel + k * kInversePanel), right = load<wide>(panel + k * kInversePanel + 8);
    for (int32_t r = 0; r < rows; ++r) {
      const double value = from[r * stride + k];
      sums[2 * r] += value * left;
      sums[2 * r + 1] += value * right;
    }
  }
  for (int32_t k = 0; k < 2 * rows; ++k) store(to + 8 * k, sums[k]);
}

/// Rows of a matrix times a panel of so many rows: each number one product after another.
template <int wide>
[[gnu::always_inline]] inline void multiplyRowsBy(const double* from, int64_t stride, int64_t rows, int64_t count,
                                                  const double* panel, double* to) {
  int64_t r = 0;
  for (; r + 4 <= rows; r += 4)
    multiplyFew<wide>(from + r * stride, stride, Known<4>(), count, panel, to + r * kInversePanel);
  for (; r < rows; ++r) multiplyFew<wide>(from + r * stride, stride, Known<1>(), count, panel, to + r * kInversePanel);
}

HGC_EACH_WIDTH(void, multiplyRows,
               (const double* from, int64_t stride, int64_t rows, int64_t count, const double* panel, double* to),
               multiplyRowsBy<kWide>(from, stride, rows, count, panel, to))

/// Columns of a step, and what they reach.
struct Panel {
  int64_t first, end;
  std::vector<double> below;  ///< L by what is reached, `kInversePanel` numbers a row

  Panel(const FactorRows& factor, int64_t from, int64_t to, int64_t height)
      : first(from), end(to), below(asSize((height - to) * kInversePanel)) {
    for (int64_t q = first; q < end; ++q) {
      for (int64_t i = end; i < height; ++i) below[asSize((i - end) * kInversePanel + q - first)] = factor.at(i, q);
    }
  }
};

/// Z L = -V by the panel's columns, where V is what is reached of the inverse times L: rows of Z.
void findReached(const FactorRows& factor, const Panel& panel, InverseFront& z) {
  const int64_t reached = z.size() - panel.end;
  std::vector<double> products(asSize(reached * kInversePanel));
  forParts(reached, reached * reached, [&](int64_t from, int64_t to) {
    multiplyRows(z.row(panel.end + from) + panel.end, z.size(), to - from, reached, panel.below.data(),
                 products.data() + from * kInversePanel);
  });
  for (int64_t j = 0; j < reached; ++j) {
    double* const row = products.data() + j * kInversePanel;
    for (int64_t q = panel.end - 1; q >= panel.first; --q) {
      double sum = -row[q - panel.first];
      for (int64_t p = q + 1; p < panel.end; ++p) sum -= row[p - panel.first] * factor.at(p, q);
      row[q - panel.first] = sum / factor.at(q, q);
      z.set(panel.end + j, q, row[q - panel.first]);
    }
  }
}

/// The same by the panel's own rows, where Lᵀ's inverse is not 0.
void findOwn(const FactorRows& factor, const Panel& panel, InverseFront& z) {
  double products[kInversePanel * kInversePanel];
  multiplyRows(z.row(panel.first) + panel.end, z.size(), panel.end - panel.first, z.size() - panel.end,
               panel.below.data(), products);
  for (int64_t q = panel.end - 1; q >= panel.first; --q) {
    const double pivot = factor.at(q, q);
    for (int64_t i = panel.end - 1; i >= q; --i) {
      double sum = (i == q ? 1 / pivot : 0) - products[(i - panel.first) * kInversePanel + q - panel.first];
      for (int64_t p = q + 1; p < panel.end; ++p) sum -= z.row(i)[p] * factor.at(p, q);
      z.set(i, q, sum / pivot);
    }
  }
}

/// The inverse by the columns of a step, from that by what they reach.
void findColumns(const FactorRows& factor, int64_t columns, InverseFront& z) {
  for (int64_t end = columns; end > 0; end -= kInversePanel) {
    const Panel panel(factor, std::max<int64_t>(end - kInversePanel, 0), end, z.size());
    findReached(factor, panel, z);
    findOwn(factor, panel, z);
  }
}

/// A step's front, of which the parent's has what is reached.
InverseFront invertStep(const CholeskySteps& plan, const Step& step, const FactorRows& factor, InverseFront* parent) {
  InverseFront z(step.height);
  const auto stretches = plan.stretchesOf(step);
  for (const auto& down : stretches) {
    for (int32_t i = 0; i < down.length; ++i) {
      for (const auto& across : stretches)
        std::copy_n(parent->row(down.to + i) + across.to, across.length, z.row(down.from + i) + across.from);
    }
  }
  findColumns(factor, step.columns, z);
  return z;
}

}  // namespace

/// Goes from the last step to the first, each after its parent.
class InverseBlocks::Inversion {
 public:
  Inversion(const CholeskySteps& plan, const CholeskyNumbers& factor, InverseBlocks& blocks)
      : plan_(plan), factor_(factor), blocks_(blocks), placeOf_(plan.scalarAt.size()) {
    for (size_t place = 0; place < placeOf_.size(); ++place)
      placeOf_[asSize(plan.scalarAt[place])] = static_cast<int32_t>(place);
  }

  void run() {
    invertLeaves(plan_.rootLeaves, nullptr);
    for (auto s = static_cast<int32_t>(plan_.steps.size()) - 1; s >= 0; --s) {
      const Step& step = plan_.steps[asSize(s)];
      if (step.isLeaf) continue;
      while (!open_.empty() && open_.back().firstBelow > s) open_.pop_back();
      InverseFront* const parent = step.parent == -1 ? nullptr : &open_.back().front;
      open_.push_back({step.firstBelow, invertStep(plan_, step, rowsOf(step), parent)});
      take(step, open_.back().front);
      invertLeaves(plan_.leavesOf(step), &open_.back().front);
    }
  }

 private:
  struct Open {
    int32_t firstBelow;  ///< the first step of those that may read it
    InverseFront front;
  };

  FactorRows rowsOf(const Step& step) const {
    if (step.isLeaf) return {factor_.ofLeaves + step.firstFactor, step.stride};
    return {factor_.ofOthers + step.firstFactor, step.height};
  }
  /// Where a step's front has a place in the order of elimination; -1: it has not.
  int64_t localOf(const Step& step, int64_t place) const {
    if (place >= step.firstPlace && place < step.firstPlace + step.columns) return place - step.firstPlace;
    for (const auto& stretch : plan_.stretchesOf(step)) {
      if (place >= stretch.place && place < stretch.place + stretch.length) return stretch.from + place - stretch.place;
    }
    return -1;
  }
  /// The numbers of two scalars are found with the one that is eliminated first.
  void take(const Step& step, InverseFront& front) {
    for (int64_t k = 0; k < step.columns; ++k) {
      const int64_t i = plan_.scalarAt[asSize(step.firstPlace + k)];
      const size_t block = blocks_.blockOf(i);
      for (int64_t j = blocks_.rows_[block]; j < blocks_.rows_[block + 1]; ++j) {
        const int64_t local = localOf(step, placeOf_[asSize(j)]);
        if (local >= 0)
          blocks_.numbers_[blocks_.place(block, i, j)] = blocks_.numbers_[blocks_.place(block, j, i)] =
              front.row(k)[local];
      }
    }
  }
  void invertLeaves(std::span<const int32_t> leaves, InverseFront* parent) {
    constexpr int64_t kNumbers = 1000;  // of a leaf, about
    forParts(std::ssize(leaves), std::ssize(leaves) * kNumbers, [&](int64_t first, int64_t last) {
      for (const int32_t leaf : leaves.subspan(asSize(first), asSize(last - first))) {
        const Step& step = plan_.steps[asSize(leaf)];
        InverseFront front = invertStep(plan_, step, rowsOf(step), parent);
        take(step, front);
      }
    });
  }

  const CholeskySteps& plan_;
  CholeskyNumbers factor_;
  InverseBlocks& blocks_;
  std::vector<int32_t> placeOf_;  ///< by scalar: in the order of elimination
  std::vector<Open> open_;        ///< each is an ancestor of the next
};

InverseBlocks::InverseBlocks(const CholeskySteps& plan, const CholeskyNumbers& factor, std::vector<int64_t> rows)
    : rows_(std::move(rows)), first_{0} {
  for (size_t block = 0; block + 1 < rows_.size(); ++block) {
    const int64_t size = rows_[block + 1] - rows_[block];
    first_.push_back(first_.back() + size * size);
  }
  numbers_.resize(asSize(first_.back()), std::numeric_limits<double>::quiet_NaN());
  Inversion(plan, factor, *this).run();
}

size_t InverseBlocks::blockOf(int64_t scalar) const {
  return asSize(std::ranges::upper_bound(rows_, scalar) - rows_.begin() - 1);
}

size_t InverseBlocks::place(size_t block, int64_t i, int64_t j) const {
  const int64_t first = rows_[block], size = rows_[block + 1] - first;
  return asSize(first_[block] + (i - first) * size + j - first);
}

}  // namespace hgc
