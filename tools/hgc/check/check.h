#pragma once
/// The parts of `hgc check`.
#include <map>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "tools/hgc/model/model.h"
#include "verify/diagnose.h"
#include "verify/expected.h"

namespace hgc::tool {

using Tangent = std::vector<std::vector<double>>;  // by symbol

/// Prints a line per check, and remembers whether all passed.
class Report {
 public:
  /// Passes if `error` is at most `most`; `unit` follows the number.
  void line(const std::string& what, double error, double most, const char* unit = "");
  void line(const std::string& what, bool good, const std::string& detail);
  /// A check that was not made, and why.
  void leftOut(const std::string& what, const std::string& why);
  void remark(const std::string& text);
  /// A remark about numbers that a check left out.
  void unjudged(const std::string& text);
  /// A remark about NaN or infinite numbers: the origin of the first, or their count.
  void notFinite(const std::string& origin);
  void notFinite(int64_t some, int64_t numbers);
  bool good() const { return good_; }
  /// The number of checks that were not made.
  int leftOut() const { return leftOut_; }
  bool isFinite() const { return isFinite_; }
  /// Whether every check was made, of all numbers.
  bool isWhole() const { return leftOut_ == 0 && isFinite_ && !hasUnjudged_; }

 private:
  bool good_ = true, isFinite_ = true, hasUnjudged_ = false;
  int leftOut_ = 0;
};

/// The compiled program and data to check. The referenced objects must outlive it.
struct Checked {
  const Options& options;
  const ProgramPtr& artefact;
  const Bound& bound;  ///< includes the directions of Hessian products
  const Subject subject;
  const Tangent& direction;
};

/// The results of kernels.
struct Results {
  Evaluation evaluation;
  std::map<std::string, SparseMatrix> jacobians;  ///< by residual term
  std::map<std::string, Array> products;          ///< the Hessian times the direction, by unknown
  std::map<std::string, Array> normalProducts;    ///< JᵀJ times the direction, by unknown
};
/// Evaluates all kinds of kernels that the program has, except `without`, in a session of its own.
Result<Results> evaluateAll(const Checked& checked, const SessionOptions& options, const std::set<KernelKind>& without);

/// A random direction of unknowns, and one of parameters, scaled to the data so that steps of `smallest` and more along
/// it move numbers exactly.
Tangent directionOfDifferences(const Program& program, const Bound& bound, Tangent direction, double smallest);

/// Compares kernels with the reference evaluator.
Status compareWithReference(const Checked& checked, Report& report);
/// Compares derivatives with differences of values, both of the reference evaluator.
Status compareWithDifferences(const Checked& checked, Report& report);
/// Compares the bits of every device with those of the first.
void compareDevices(const Checked& checked, Report& report);

}  // namespace hgc::tool
