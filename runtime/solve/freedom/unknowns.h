#pragma once
/// The unknowns of a program as one vector.
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/bounds.h"
#include "runtime/solve/freedom/manifolds.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// Blocks of one size in a vector, one after another.
struct BlockRun {
  int64_t first = 0;  ///< scalar of the vector
  int64_t blocks = 0;
  int64_t size = 0;  ///< scalars of a block
};

/// Where the scalars of each unknown are in a vector of all values, and those of their steps in a vector of all steps:
/// in the order of declaration, row by row. The two are the same but for unknowns that lie on manifolds.
class Unknowns {
 public:
  static Result<Unknowns> open(const Session& session);

  /// Scalars of a step.
  int64_t count() const { return count_; }
  bool has(const std::string& name) const;
  /// The first scalar of an unknown, which there is, in a step, and how many there are; the shape that these have.
  std::pair<int64_t, int64_t> rangeOf(const std::string& name) const;
  std::vector<int64_t> shapeOfSteps(const std::string& name) const;
  /// The unknown and the index of a scalar of a step: `q[5, 2]`; of a point on a manifold `step 2 of q[5]`.
  std::string nameOf(int64_t scalar) const;

  /// These rows keep their values. An error where an unknown or a row is not there.
  Status fix(const std::vector<FixedRows>& rows);
  bool isFixed(int64_t scalar) const { return fixed_[static_cast<size_t>(scalar)]; }
  /// The same, ascending.
  const std::vector<int64_t>& fixedScalars() const { return fixedScalars_; }
  /// The Euclidean length of values, without those that are fixed.
  double freeLength(std::span<const double> values) const;

  /// By name the rows of each unknown that kernels read as wholes, in a step.
  std::vector<std::pair<std::string, BlockRun>> rows() const;

  /// What they are in the session.
  Result<std::vector<double>> values(Session& session) const;
  /// Leaves out unknowns `but`.
  Status set(Session& session, std::span<const double> values, std::span<const std::string> but = {}) const;

  /// Where the scalars of an unknown are among all values, and in a step; the points that they are, null unless on a
  /// manifold.
  struct Run {
    const std::string* name = nullptr;
    int64_t firstValue = 0, values = 0, firstStep = 0, steps = 0;
    int64_t rowWidth = 1;  ///< of the values that kernels read as one row
    ManifoldPoints* points = nullptr;
  };
  std::vector<Run> runs() const;

  /// Whether some lie on manifolds.
  bool areCurved() const { return !manifolds_->empty(); }
  const Bounds& bounds() const { return bounds_; }
  /// An error where a value is outside its bounds.
  Status checkBounds(std::span<const double> values) const;

  /// Finds where a step leads, along manifolds and within bounds.
  Status move(std::span<const double> values, std::span<const double> step, std::vector<double>& moved) const;
  /// Finds the derivatives of points on manifolds by steps, where the session is.
  Status lineariseManifolds(Session& session) const;
  /// Makes a step the direction of the session's products, where manifolds are linearised; but that of some unknowns.
  Status setDirection(Session& session, std::span<const double> step, const std::vector<std::string>& but = {}) const;
  /// The derivatives by steps, of those by values; of unknowns that have any. Whether these are finite.
  bool takeBySteps(const std::map<std::string, Array>& byValues, std::span<double> bySteps) const;
  const Manifolds& manifolds() const { return *manifolds_; }

 private:
  struct Unknown {
    std::string name;
    std::vector<int64_t> shape;
    int64_t first = 0, count = 0;           ///< in a step
    int64_t firstValue = 0, values = 0;     ///< among values
    int64_t pointWidth = 1, stepWidth = 1;  ///< of a manifold; 1: it lies on none
    int64_t rowWidth = 1;                   ///< of the values that kernels read as one row
  };
  Status fixEntry(const Unknown& unknown, std::span<const uint32_t> indices);
  Status fixScalars(const Unknown& unknown, std::vector<int64_t> scalars);
  Status fixValues(const Unknown& unknown, int64_t first, int64_t count);

  std::vector<Unknown> unknowns_;
  int64_t count_ = 0;
  std::vector<bool> fixed_;            ///< by scalar of a step
  std::vector<int64_t> fixedScalars_;  ///< the same, ascending
  Bounds bounds_;
  std::shared_ptr<Manifolds> manifolds_ = std::make_shared<Manifolds>();
};

/// The names of several scalars of a step, at least one: "`k[3]`", "`k[3]` and 17 more scalars".
std::string namesOf(const Unknowns& unknowns, const std::vector<int64_t>& scalars);

/// Whether between two points each unknown moves by at most `part` of (its length + `part`), where others may be in
/// other units. Those that stay shorter than the square of `part` count as still.
bool moveLittle(const Unknowns& unknowns, std::span<const double> from, std::span<const double> to, double part);

/// For each scalar of a step the largest of some numbers among those of the same unknown.
std::vector<double> largestAround(const Unknowns& unknowns, std::span<const double> numbers);

/// Those of an unknown, among all values; among numbers by step.
std::span<const double> valuesOf(const Unknowns::Run& run, std::span<const double> values);
std::span<const double> stepsOf(const Unknowns::Run& run, std::span<const double> bySteps);

/// How far the rows of an unknown lie from their mean; of one row, or where all are the same, from 0.
double spreadOf(const Unknowns::Run& run, std::span<const double> values);

/// The Euclidean length of the unknown that a scalar of a step belongs to; of all scalars.
double lengthAround(const Unknowns& unknowns, int64_t scalar, std::span<const double> values);
std::vector<double> lengthsAround(const Unknowns& unknowns, std::span<const double> values);

}  // namespace hgc
