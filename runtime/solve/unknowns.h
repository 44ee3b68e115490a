#pragma once
/// The unknowns of a program as one vector.
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// Where the scalars of each unknown are in a vector of all: in the order of declaration, row by row.
class Unknowns {
 public:
  explicit Unknowns(const Session& session);

  int64_t count() const { return count_; }
  bool has(const std::string& name) const;
  /// The first scalar of an unknown, which there is.
  int64_t firstOf(const std::string& name) const;
  /// The unknown and the index of a scalar: `q[5, 2]`.
  std::string nameOf(int64_t scalar) const;
  /// Of several, at least one: "`k[3]`", "`k[3]` and 17 more scalars".
  std::string namesOf(const std::vector<int64_t>& scalars) const;

  /// These rows keep their values. An error where an unknown or a row is not there.
  Status fix(const std::vector<FixedRows>& rows);
  bool isFixed(int64_t scalar) const { return fixed_[static_cast<size_t>(scalar)]; }
  bool hasFixed() const { return hasFixed_; }
  /// The Euclidean length of values, without those that are fixed.
  double freeLength(std::vector<double> values) const;

  /// What they are in the session.
  Result<std::vector<double>> values(Session& session) const;
  Status set(Session& session, std::span<const double> values) const;

 private:
  struct Unknown {
    std::string name;
    std::vector<int64_t> shape;
    int64_t first = 0, count = 0;
  };
  std::vector<Unknown> unknowns_;
  int64_t count_ = 0;
  std::vector<bool> fixed_;  ///< by scalar
  bool hasFixed_ = false;
};

}  // namespace hgc
