#pragma once
/// Scalars that linear equations give by others.
#include <span>
#include <utility>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// A linear form: scalars, ascending, and what each is multiplied by.
using LinearForm = std::vector<std::pair<int32_t, double>>;

/// What some scalars are by the others, found from equations by elimination with pivots (Golub and Van Loan, Matrix
/// Computations, chapter 3). Equations that follow from others give nothing more.
class Substitution {
 public:
  /// Left sides of equations whose right sides are 0. Of each the scalar is given that changes most by the equation:
  /// `sizes` are how large changes of scalars are. An error where it would have too many numbers.
  static Result<Substitution> of(std::span<const LinearForm> equations, std::span<const double> sizes);

  int64_t count() const { return std::ssize(given_); }
  bool isGiven(int64_t scalar) const { return place_[static_cast<size_t>(scalar)] != -1; }
  /// A scalar by those that are not given; of one of these itself.
  LinearForm formOf(int64_t scalar) const;
  /// The same of a form of any scalars.
  LinearForm substitute(const LinearForm& form) const;
  /// Sets what is given, from the others.
  void complete(std::span<double> scalars) const;

 private:
  struct Given {
    int32_t scalar;
    LinearForm form;
  };
  class Sum;
  void replace(Sum& sum, int32_t after) const;
  void solve(LinearForm equation, std::span<const double> sizes);

  std::vector<Given> given_;
  std::vector<int32_t> place_;  ///< by scalar: which one of these it is; -1: it is not given
};

}  // namespace hgc
