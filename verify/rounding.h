#pragma once
/// How far rounding may take numbers: a running error analysis beside the interpreter, node by node (Higham, Accuracy
/// and Stability of Numerical Algorithms, 3.3). A difference that is to be judged needs a scale, and where terms
/// cancel, as at a minimum, the numbers themselves are none: what counts is how large the roundings were that they are
/// made of.
#include <array>
#include <vector>

#include "verify/interpreter.h"

namespace hgc {

/// What is rounded, and what is known to come out alike all the same.
struct Roundings {
  double unit = 0x1p-53;         ///< the unit roundoff of values
  double tangentUnit = 0x1p-53;  ///< and of tangents
  bool reads = false;            ///< what is read is rounded to binary32
  bool unknowns = false;         ///< unknowns were rounded when they were moved
  bool narrows = false;          ///< the operation that rounds to binary32 is an error, not what is meant
  bool choices = false;          ///< comparisons come out alike, and so do jumps
  std::vector<bool> exact = {};  ///< by node: values that have the same bits

  /// Kernels against exact arithmetic.
  static Roundings ofKernels(bool single);
  /// Derivatives in two orders of one graph, narrowed if `single`, whose values have the same bits.
  static Roundings ofDerivatives(bool single, std::vector<bool> values);
  /// Values at places along a direction, of which differences are taken: these show jumps by themselves. `isExact`:
  /// nothing was rounded when it was moved there.
  static Roundings ofDifferences(bool isExact);
};

/// Bounds of first order for the instance that an interpreter has evaluated last; operands that lost most of their
/// digits are moved by their error instead. Infinite where an integer, or a number that is not finite, hangs on
/// rounding. Thread-safety: that of the interpreter, which must outlive it.
class Rounding {
 public:
  Rounding(const Interpreter& at, Roundings roundings);

  /// Bounds of the errors of all values.
  void values();
  /// After `values`: bounds of the errors of all tangents, and their scales.
  void tangents();

  double errorOf(NodeId node) const { return errors_[node]; }
  double tangentErrorOf(NodeId node) const { return tangentErrors_[node]; }
  /// Σ |product of partials| · |direction| over all paths to the unknowns.
  double tangentScaleOf(NodeId node) const { return tangentScales_[node]; }

 private:
  bool isExact(NodeId id) const { return !what_.exact.empty() && what_.exact[id]; }
  double leafError(const Node& node, Constant value) const;
  double selectError(const Node& node) const;
  double valueError(NodeId id) const;
  bool isCertain(NodeId id) const;
  double spreadOf(NodeId id, int operand) const;
  double roundingOf(const Node& node, const std::array<Constant, 3>& operands, double y, bool exactOperands) const;
  double shiftOf(NodeId operand) const;
  std::array<double, 3> partialErrors(NodeId id, const std::array<double, 3>& partials) const;
  bool isFinite(const Node& node, const std::array<double, 3>& partials) const;
  bool isAtZero(const Node& node) const;
  void tangent(NodeId id);
  void selectTangent(NodeId id);

  const Interpreter& at_;
  const Graph& graph_;
  Roundings what_;
  std::vector<double> errors_, tangentErrors_, tangentScales_;
};

}  // namespace hgc
