/// Matrices: against products with them, against each other, and the bits of all devices.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "tools/hgc-fuzz/comparisons.h"
#include "tools/hgc-fuzz/losses.h"

namespace hgc::fuzz {
namespace {

using Numbers = std::vector<double>;

struct Matrices {
  std::map<std::string, SparseMatrix> jacobians;
  SparseMatrix hessian, positive;
  NormalEquations normal;
};

Result<Matrices> matricesOf(Session& session, const Program& program) {
  Matrices result;
  for (const Term& term : program.terms) {
    if (term.kind != TermKind::Residual) continue;
    auto jacobian = session.jacobian(term.name);
    if (!jacobian) return jacobian.error();
    result.jacobians[term.name] = std::move(*jacobian);
  }
  auto hessian = session.hessian(), positive = session.hessian(Projection::Positive);
  auto normal = session.normalEquations();
  if (!hessian) return hessian.error();
  if (!positive) return positive.error();
  if (!normal) return normal.error();
  result.hessian = std::move(*hessian);
  result.positive = std::move(*positive);
  result.normal = std::move(*normal);
  return result;
}

std::string differenceOfMatrices(const Matrices& a, const Matrices& b) {
  for (const auto& [name, jacobian] : a.jacobians) {
    std::string difference = differenceOf("Jacobian of " + name, jacobian.values, b.jacobians.at(name).values);
    if (!difference.empty()) return difference;
  }
  std::string difference = differenceOf("Hessian", a.hessian.values, b.hessian.values);
  if (difference.empty()) difference = differenceOf("projected Hessian", a.positive.values, b.positive.values);
  if (difference.empty()) difference = differenceOf("JtJ", a.normal.matrix.values, b.normal.matrix.values);
  if (difference.empty()) difference = differenceOf("Jtr", a.normal.right, b.normal.right);
  return difference;
}

Numbers times(const SparseMatrix& matrix, const Numbers& v) {
  Numbers result(static_cast<size_t>(matrix.rows), 0.0);
  for (size_t row = 0; row < result.size(); ++row) {
    for (auto k = static_cast<size_t>(matrix.rowBegin[row]); k < static_cast<size_t>(matrix.rowBegin[row + 1]); ++k)
      result[row] += matrix.values[k] * v[static_cast<size_t>(matrix.column[k])];
  }
  return result;
}

/// The scalars of all unknowns as matrices number them.
Numbers flat(const std::vector<Numbers>& bySymbol) {
  Numbers all;
  for (const Numbers& some : bySymbol) all.insert(all.end(), some.begin(), some.end());
  return all;
}

std::vector<Numbers> ones(std::vector<Numbers> like) {
  for (Numbers& some : like) std::ranges::fill(some, 1.0);
  return like;
}

/// The matrices of a subject, with its direction and what the kernels of products make of it.
class Check {
 public:
  Check(Subject& subject, const Matrices& matrices, const DerivativeProduct& tangents,
        const DerivativeProduct& curvature)
      : subject_(subject),
        matrices_(matrices),
        tangents_(tangents),
        curvature_(curvature),
        direction_(bySymbol(subject.compiled.program, subject.inputs, ".dot")),
        v_(flat(direction_)) {}

  std::string run() const {
    std::string difference = jacobians();
    if (difference.empty()) difference = hessian();
    if (difference.empty()) difference = projected();
    if (difference.empty()) difference = normalMatrix();
    if (difference.empty()) difference = normalRight();
    return difference;
  }

 private:
  std::string told(const char* what, double a, double b, double scale) const {
    return agree(subject_.effort, a, b, scale)
               ? ""
               : fmt::format("{}: {:.17g} and {:.17g}, scale {:.3g}", what, a, b, scale);
  }

  double pathsOfResiduals(const std::map<std::string, Numbers>& cotangents) const {
    const Compiled& compiled = subject_.compiled;
    const auto scale = pairingScale(compiled.program, compiled.plan, subject_.bound, subject_.groups,
                                    subject_.effort.single, cotangents, direction_);
    return scale ? *scale : NAN;
  }

  double secondPaths(const std::vector<Numbers>& w, const std::vector<Numbers>& v) const {
    const Compiled& compiled = subject_.compiled;
    const auto one = curvatureScale(compiled.program, compiled.plan, subject_.bound, subject_.groups,
                                    subject_.effort.single, w, v),
               two = curvatureScale(compiled.program, compiled.plan, subject_.bound, subject_.groups,
                                    subject_.effort.single, v, w);
    return one && two ? *one + *two : NAN;
  }

  /// J v by the matrix and by forward mode, against a random cotangent.
  std::string jacobians() const {
    std::map<std::string, Numbers> cotangents;
    double byMatrix = 0, forward = 0;
    for (const auto& [name, jacobian] : matrices_.jacobians) {
      const Numbers& tangent = tangents_.arrays.at(name).reals;
      Array u;
      u.reals = tangent;
      cotangents[name] = randomLike(subject_.draw, std::move(u)).reals;
      byMatrix += dot(cotangents[name], times(jacobian, v_));
      forward += dot(cotangents[name], tangent);
    }
    return told("<u, J v> by the Jacobian and by jvp", byMatrix, forward, pathsOfResiduals(cotangents));
  }

  std::string hessian() const {
    Numbers product;
    std::vector<Numbers> w;
    for (const Numbers& some : direction_) {
      Array like;
      like.reals = some;
      w.push_back(randomLike(subject_.draw, std::move(like)).reals);
    }
    double byProduct = 0;
    for (size_t s = 0; s < w.size(); ++s) {
      const Symbol& symbol = subject_.compiled.program.symbols[s];
      if (symbol.kind == SymbolKind::Var) byProduct += dot(w[s], curvature_.arrays.at(symbol.name).reals);
    }
    const double byMatrix = dot(flat(w), times(matrices_.hessian, v_));
    return told("<w, H v> by the Hessian and by hvp", byMatrix, byProduct, secondPaths(w, direction_));
  }

  /// Projection leaves nothing negative and takes nothing positive away.
  std::string projected() const {
    const std::vector<Numbers> all = ones(direction_);
    const double scale = secondPaths(all, all);  // no entry of the direction is above 1
    const double after = dot(v_, times(matrices_.positive, v_)), before = dot(v_, times(matrices_.hessian, v_));
    std::string difference = told("<v, H+ v> is negative", std::min(after, 0.0), 0.0, scale);
    return difference.empty() ? told("<v, H+ v> is below <v, H v>", std::min(after - before, 0.0), 0.0, scale)
                              : difference;
  }

  /// <v, JᵀJ v> is the sum of |J v|² by instances, weighted by the slopes of the losses.
  std::string normalMatrix() const {
    double expected = 0;
    std::map<std::string, Numbers> all;
    for (const Term& term : subject_.compiled.program.terms) {
      if (term.kind != TermKind::Residual) continue;
      const Numbers& tangent = tangents_.arrays.at(term.name).reals;
      const Numbers& residual = subject_.first.residuals.at(term.name).reals;
      all[term.name].assign(tangent.size(), 1.0);
      for (size_t i = 0; i * term.width < tangent.size(); ++i) {
        double change = 0, square = 0;
        for (size_t c = i * term.width; c < (i + 1) * term.width; ++c)
          change += tangent[c] * tangent[c], square += residual[c] * residual[c];
        expected += change == 0 ? 0 : weight(term.name, i, square) * change;
      }
    }
    const double paths = pathsOfResiduals(all);  // at least the root of the sum of squares by instances
    return told("<v, JtJ v> and the weighted |J v|^2", dot(v_, times(matrices_.normal.matrix, v_)), expected,
                paths * paths);
  }

  /// By hand. Squares that overflow or vanish leave the range in which anything is compared.
  double weight(const std::string& term, size_t instance, double square) const {
    const auto made = std::ranges::find_if(subject_.made.terms, [&](const Made::Term& t) { return t.name == term; });
    if (made->loss.empty()) return 1.0;
    return lossSlope(made->loss, square, subject_.first.outputs.at(term + "_width").reals[instance]);
  }

  /// Jᵀr is the gradient of the residual terms.
  std::string normalRight() const {
    const Program& program = subject_.compiled.program;
    for (const Term& term : program.terms) {
      if (term.kind == TermKind::Energy) return {};
    }
    size_t at = 0;
    for (size_t s = 0; s < program.symbols.size(); ++s) {
      if (program.symbols[s].kind != SymbolKind::Var) continue;
      const Numbers& gradient = subject_.first.gradients.at(program.symbols[s].name).reals;
      for (size_t k = 0; k < gradient.size(); ++k, ++at) {
        std::string difference =
            told("Jtr and the gradient", matrices_.normal.right[at], gradient[k], subject_.expected.scale[s][k]);
        if (!difference.empty()) return difference;
      }
    }
    return {};
  }

  Subject& subject_;
  const Matrices& matrices_;
  const DerivativeProduct &tangents_, &curvature_;
  std::vector<Numbers> direction_;
  Numbers v_;
};

}  // namespace

std::string compareMatrices(Subject& subject) {
  if (!subject.effort.matrices) return {};
  auto session = openFirst(subject, subject.inputs);
  if (!session) return session.error().message;
  const auto matrices = matricesOf(*session, subject.compiled.program);
  if (!matrices) return matrices.error().message;
  for (const std::string& device : otherDevices(subject)) {
    auto other = open(subject.compiled, subject.inputs, subject.effort, {device, false, 2});
    if (!other) return other.error().message;
    const auto its = matricesOf(*other, subject.compiled.program);
    const std::string difference = its ? differenceOfMatrices(*matrices, *its) : its.error().message;
    if (!difference.empty()) return device + ": " + difference;
  }
  const auto tangents = session->tangents(), curvature = session->hessianProduct();
  if (!tangents) return tangents.error().message;
  if (!curvature) return curvature.error().message;
  return Check(subject, *matrices, *tangents, *curvature).run();
}

}  // namespace hgc::fuzz
