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

/// Prints lines; remembers whether all were good.
class Report {
 public:
  /// `error` in units that `unit` names.
  void line(const std::string& what, double error, double most, const char* unit = "");
  void line(const std::string& what, bool good, const std::string& detail);
  /// About what is not checked, and why.
  void leftOut(const std::string& what, const std::string& why);
  void remark(const std::string& text);
  /// About numbers that a check did not judge.
  void unjudged(const std::string& text);
  /// About numbers that are NaN or infinite, of which little can be said: where the first comes from, or how many are.
  void notFinite(const std::string& origin);
  void notFinite(int64_t some, int64_t numbers);
  bool good() const { return good_; }
  /// How many checks were not made.
  int leftOut() const { return leftOut_; }
  bool isFinite() const { return isFinite_; }
  /// Whether all that could be checked was.
  bool isWhole() const { return leftOut_ == 0 && isFinite_ && !hasUnjudged_; }

 private:
  bool good_ = true, isFinite_ = true, hasUnjudged_ = false;
  int leftOut_ = 0;
};

/// What is compared: a compiled program and its data. What it refers to must outlive it.
struct Checked {
  const Options& options;
  const ProgramPtr& artefact;
  const Bound& bound;  ///< with the directions of Hessian products
  const Subject subject;
  const Tangent& direction;
};

/// What kernels give of a program.
struct Results {
  Evaluation evaluation;
  std::map<std::string, SparseMatrix> jacobians;  ///< by residual term
  std::map<std::string, Array> products;          ///< the Hessian times the direction, by unknown
  std::map<std::string, Array> normalProducts;    ///< likewise JᵀJ
};
/// By kernels of the kinds that the program has, but for those in `without`.
Result<Results> evaluateAll(Session& session, const std::set<KernelKind>& without);
/// The residual terms whose Jacobians are compared: each takes a launch of all kernels, so of very many only some.
std::vector<std::string> sampledResiduals(const Program& program);

/// Kernels against the reference evaluator.
Status compareWithReference(const Checked& checked, Report& report);
/// Derivatives against differences of values, by the reference evaluator alone.
Status compareWithDifferences(const Checked& checked, Report& report);
/// Every device that there is, against the first, bit by bit.
void compareDevices(const Checked& checked, Report& report);

}  // namespace hgc::tool
