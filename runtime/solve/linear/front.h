#pragma once
/// Dense matrices that are factorised in part.
#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

namespace hgc {

/// The upper triangle of a symmetric matrix, row by row. What is below it is scratch. Rows are padded, so that kernels
/// need no remainders along them.
class Front {
 public:
  /// Rows, or columns.
  struct Range {
    size_t first, last;
  };

  /// The numbers that a matrix of this size takes, with those between rows.
  static size_t numbersOf(size_t size);
  /// Becomes a matrix of zeros, of which the first `written` rows may be written to before `eliminate`. Memory is kept
  /// from one to the next.
  void reset(size_t size, size_t written);

  size_t size() const { return size_; }
  /// How many numbers there is memory for.
  size_t capacity() const { return capacity_; }
  /// Between the beginnings of two rows: at least 7 numbers more than they have.
  size_t stride() const { return stride_; }
  double* row(size_t i) { return numbers_.get() + i * stride_; }

  /// Makes the first `count` rows those of Cholesky's factor, L transposed, and takes its outer product from the
  /// others, in parallel where these are many. False where a pivot is not a positive number. Each number has the same
  /// roundings on every machine: products are subtracted one after another, by ascending rows.
  bool eliminate(size_t count);

 private:
  void zeroRows(size_t first, size_t last);
  void writeAll();
  bool factorise(Range rows);
  void subtractRows(Range factor, Range from);

  size_t size_ = 0, stride_ = 0;
  size_t written_ = 0;  ///< rows that hold numbers
  std::unique_ptr<double[]> numbers_;
  size_t capacity_ = 0;
  std::vector<double> packed_;  ///< the panel whose outer product is taken
};

/// Fronts that are not in use, whose memory is. Thread-safe.
class SpareFronts {
 public:
  /// The one with the least memory that is enough for a matrix of `size`, or else with the most.
  std::unique_ptr<Front> take(size_t size);
  void give(std::unique_ptr<Front> front);

 private:
  std::unique_ptr<std::mutex> mutex_ = std::make_unique<std::mutex>();
  std::vector<std::unique_ptr<Front>> fronts_;
};

}  // namespace hgc
