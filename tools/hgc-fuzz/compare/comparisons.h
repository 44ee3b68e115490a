#pragma once
/// The comparisons of `check`.
#include <map>
#include <string>
#include <vector>

#include "tools/hgc-fuzz/compare/reference.h"
#include "tools/hgc-fuzz/compiled.h"
#include "tools/hgc-fuzz/draw.h"
#include "tools/hgc-fuzz/made.h"

namespace hgc::fuzz {

/// Products with a direction v and cotangents u: J v of every term, Jᵀ u, H v, and others.
struct Products {
  DerivativeProduct tangents, pullback, curvature, normal, blocks;
};

/// A random program, compiled and evaluated on the first instruction set.
struct Subject {
  const Made& made;
  Effort effort;
  Draw draw;
  Inputs inputs;  ///< includes directions and cotangents of products
  Compiled compiled;
  Bound bound;
  std::vector<GroupData> groups;
  Evaluation first;
  Products products;  ///< if the effort includes them
  Expected expected;

  Reference reference() const;
};

/// Each comparison describes the first difference; empty if there is none.

/// Values and gradient: the rules of the operation table in bits, and the gradient by a reverse mode of plain numbers.
std::string compareReference(Subject& subject);
/// All instruction sets with one and two threads, and Vulkan devices.
std::string compareDevices(Subject& subject);
/// Fused kernels against each other.
std::string compareFused(Subject& subject);
/// Elements in another order, and in two halves: each has the value that it had.
std::string compareElements(Subject& subject);
/// Declarations in another order; values that are computed twice or for nothing.
std::string compareTexts(Subject& subject);
/// Each term without the others: none of them shares its topology.
std::string compareAlone(Subject& subject);
/// Other names, terms in another order, the instances of a term in several terms.
std::string compareRelations(Subject& subject);
/// `<u, J v> = <J^T u, v>`, `<w, H v> = <v, H w>`, and the bits of all devices.
std::string compareProducts(Subject& subject);
/// Matrices against products with them, losses by hand, and the bits of all devices.
std::string compareMatrices(Subject& subject);

/// Of a program with loops: all devices in bits, and the first against the same program for its sizes and rows alone,
/// where no loop is left: values, gradients and Hessian products, within what rounding may do.
std::string compareLoops(Subject& subject);

/// The results of another program.
struct Other {
  Evaluation results;
  std::map<std::string, std::vector<double>> jacobians;  ///< by residual, instance by instance
};
/// Compiles another program and evaluates it on the first instruction set.
Result<Other> evaluateOther(const Subject& subject, const Made& made, bool jacobians = false);

/// Opens the subject on the first instruction set, unfused, with one thread.
Result<Session> openFirst(const Subject& subject, const Inputs& inputs);
Result<Products> productsOf(Session& session);
/// Names the first number whose bits differ; empty if none does.
std::string differenceOf(const Products& a, const Products& b);
/// Compares <u, J v> with <Jᵀ u, v>, within the rounding errors that `reference` computes.
std::string comparePairing(const Subject& subject, const Products& products, const Reference& reference);
/// All devices except the first instruction set, and the interpreter.
std::vector<std::string> otherDevices(const Subject& subject);

/// Calls `differ` with the results of `make` on all devices except the first.
template <class Make, class Differ>
std::string compareOnOthers(const Subject& subject, const Make& make, const Differ& differ) {
  for (const std::string& device : otherDevices(subject)) {
    auto session = open(subject.compiled, subject.inputs, subject.effort, {device, false, 2});
    if (!session) return device + ": " + session.error().message;
    const auto its = make(*session);
    const std::string difference = its ? differ(*its) : its.error().message;
    if (!difference.empty()) return device + ": " + difference;
  }
  return {};
}

/// Describes the difference of two computations of a derivative, if it exceeds rounding errors; `scale` is the sum of
/// the magnitudes of its paths. Empty also where that is unknown.
std::string differenceBeyondRounding(const Effort& effort, const std::string& what, double a, double b,
                                     const Result<double>& scale);

/// The rows `some` of `all`, which has `rows` rows.
std::vector<double> rowsOf(const std::vector<double>& all, size_t rows, const std::vector<int>& some);
/// Numbers from -1 to 1.
std::vector<double> randomNumbers(Draw& draw, size_t count);
double dot(const std::vector<double>& a, const std::vector<double>& b);
/// By symbol: what is bound to the unknown's name plus `suffix`.
std::vector<std::vector<double>> bySymbol(const Program& program, const Inputs& inputs, const char* suffix);

}  // namespace hgc::fuzz
