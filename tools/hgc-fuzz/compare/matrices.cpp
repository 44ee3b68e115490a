#include <algorithm>
#include <cmath>

#include "tools/hgc-fuzz/compare/comparisons.h"

namespace hgc::fuzz {
namespace {

std::string differenceOfProduct(const char* what, const DerivativeProduct& a, const DerivativeProduct& b) {
  std::string difference = differenceOfAll(what, a.arrays, b.arrays);
  return difference.empty() ? differenceOf(what, {a.value}, {b.value}) : difference;
}

double along(const DerivativeProduct& product, const Inputs& inputs) {
  double sum = 0;
  for (const auto& [name, array] : product.arrays) sum += dot(array.reals, inputs.arrays.at(name + ".dot").reals);
  return sum;
}

std::string symmetry(Subject& subject) {
  const Program& program = subject.compiled.program;
  Inputs turned = subject.inputs;
  for (const Symbol& symbol : program.symbols) {
    if (symbol.kind != SymbolKind::Var) continue;
    std::vector<double>& direction = turned.arrays.at(symbol.name + ".dot").reals;
    direction = randomNumbers(subject.draw, direction.size());
  }
  auto session = openFirst(subject, turned);
  if (!session) return session.error().message;
  const auto other = hvp(*session);
  if (!other) return other.error().message;
  const auto v = bySymbol(program, subject.inputs, ".dot"), w = bySymbol(program, turned, ".dot");
  return differenceBeyondRounding(subject.effort, "<w, H v> and <v, H w>", along(subject.products.curvature, turned),
                                  along(*other, subject.inputs), subject.reference().curvatureScale(w, v));
}

using Numbers = std::vector<double>;

struct Matrices {
  std::map<std::string, SparseMatrix> jacobians;
  SparseMatrix hessian, positive;
  QuadraticModel normal;
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
  auto normal = session.gaussNewton();
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
  if (difference.empty()) difference = differenceOf("Jtr", a.normal.gradient, b.normal.gradient);
  return difference;
}

Numbers times(const SparseMatrix& matrix, const Numbers& v) {
  Numbers result(static_cast<size_t>(matrix.shape->rows), 0.0);
  for (size_t row = 0; row < result.size(); ++row) {
    for (auto k = static_cast<size_t>(matrix.shape->rowBegin[row]);
         k < static_cast<size_t>(matrix.shape->rowBegin[row + 1]); ++k)
      result[row] += matrix.values[k] * v[static_cast<size_t>(matrix.shape->column[k])];
  }
  return result;
}

/// The scalars of all unknowns, in the order of columns of matrices.
Numbers flat(const std::vector<Numbers>& parts) {
  Numbers all;
  for (const Numbers& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

bool areFinite(const Numbers& numbers) {
  return std::ranges::all_of(numbers, [](double v) { return std::isfinite(v); });
}

/// The matrices of a subject, its direction, and the products with it that kernels compute.
class Check {
 public:
  Check(Subject& subject, const Matrices& matrices)
      : subject_(subject),
        program_(subject.compiled.program),
        matrices_(matrices),
        direction_(bySymbol(program_, subject.inputs, ".dot")),
        v_(flat(direction_)) {}

  std::string run() {
    std::string difference = jacobians();
    if (difference.empty()) difference = hessian();
    if (difference.empty()) difference = projected();
    if (difference.empty()) difference = normalEquations();
    return difference;
  }

 private:
  std::string differ(const char* what, double a, double b, const Result<double>& scale) const {
    return differenceBeyondRounding(subject_.effort, what, a, b, scale);
  }
  const Numbers& tangentOf(const std::string& term) const { return subject_.products.tangents.arrays.at(term).reals; }

  std::string jacobians() {
    std::map<std::string, Numbers> cotangents;
    double byMatrix = 0, forward = 0;
    for (const auto& [name, jacobian] : matrices_.jacobians) {
      const Numbers& u = cotangents[name] = randomNumbers(subject_.draw, tangentOf(name).size());
      byMatrix += dot(u, times(jacobian, v_));
      forward += dot(u, tangentOf(name));
    }
    return differ("<u, J v> by the Jacobian and by jvp", byMatrix, forward,
                  subject_.reference().pairingScale(cotangents, direction_));
  }

  std::string hessian() {
    std::vector<Numbers> w;
    double byProduct = 0;
    for (size_t s = 0; s < direction_.size(); ++s) {
      w.push_back(randomNumbers(subject_.draw, direction_[s].size()));
      if (program_.symbols[s].kind == SymbolKind::Var)
        byProduct += dot(w[s], subject_.products.curvature.arrays.at(program_.symbols[s].name).reals);
    }
    return differ("<w, H v> by the Hessian and by hvp", dot(flat(w), times(matrices_.hessian, v_)), byProduct,
                  subject_.reference().curvatureScale(w, direction_));
  }

  /// Checks that projection leaves no negative eigenvalues, removes no positive ones, and does not increase the
  /// Frobenius norm of a block, which is at most the sum of the magnitudes of its entries. A block has at most as many
  /// rows as its kernel has columns.
  std::string projected() {
    if (!areFinite(matrices_.hessian.values)) return {};
    if (!areFinite(matrices_.positive.values)) return "the projected Hessian is not finite";
    std::vector<Numbers> ones = direction_;
    for (Numbers& some : ones) std::ranges::fill(some, 1.0);
    const auto entries = subject_.reference().curvatureScale(ones, ones);
    if (!entries) return entries.error().message;
    size_t rows = 0;
    for (const GatherLayout& unit : subject_.compiled.artefact->plan.topologies)
      rows = std::max(rows, unit.columns.size());
    const double after = dot(v_, times(matrices_.positive, v_)), before = dot(v_, times(matrices_.hessian, v_)),
                 most = static_cast<double>(rows) * *entries;
    std::string difference = differ("<v, H+ v> is negative", std::min(after, 0.0), 0.0, entries);
    if (difference.empty())
      difference = differ("<v, H+ v> is below <v, H v>", std::min(after, before), before, entries);
    if (difference.empty()) difference = differ("<v, H+ v> is too large", std::max(after, most), most, entries);
    return difference;
  }

  /// Checks that <v, JᵀJ v> is Σ ρ' |J v|² over the instances, and <Jᵀr, v> is Σ ρ' <r, J v> plus half of the
  /// derivatives by widths of losses.
  std::string normalEquations() {
    double matrix = 0, right = 0;
    std::map<std::string, Numbers> all;
    for (const Term& term : program_.terms) {
      if (term.kind != TermKind::Residual) continue;
      all[term.name].assign(tangentOf(term.name).size(), 1.0);
      for (size_t i = 0; i * term.width < tangentOf(term.name).size(); ++i) addInstance(term, i, matrix, right);
    }
    const auto paths = subject_.reference().pairingScale(all, direction_);
    if (!paths) return paths.error().message;
    std::string difference = differ("<v, JtJ v> and the weighted |J v|^2", dot(v_, times(matrices_.normal.matrix, v_)),
                                    matrix, *paths * *paths);
    const DerivativeProduct& product = subject_.products.normal;
    if (difference.empty()) difference = differ("<v, JtJ v> and gnp's value", product.value, matrix, *paths * *paths);
    if (difference.empty()) difference = differ("<v, JtJ v> by gnp", byDirection(product), matrix, *paths * *paths);
    double scale = 0;
    for (size_t s = 0; s < direction_.size(); ++s) {
      for (size_t k = 0; k < direction_[s].size(); ++k)
        scale += subject_.expected.scale[s][k] * std::fabs(direction_[s][k]);
    }
    return difference.empty()
               ? differ("<Jtr, v> and the weighted <r, J v>", dot(matrices_.normal.gradient, v_), right, scale)
               : difference;
  }

  double byDirection(const DerivativeProduct& product) const {
    double sum = 0;
    for (size_t s = 0; s < direction_.size(); ++s) {
      if (program_.symbols[s].kind == SymbolKind::Var)
        sum += dot(direction_[s], product.arrays.at(program_.symbols[s].name).reals);
    }
    return sum;
  }

  void addInstance(const Term& term, size_t instance, double& matrix, double& right) const {
    double change = 0, slope = 0, square = 0;
    for (size_t c = instance * term.width; c < (instance + 1) * term.width; ++c) {
      const double r = subject_.first.residuals.at(term.name).reals[c], tangent = tangentOf(term.name)[c];
      change += tangent * tangent, slope += r * tangent, square += r * r;
    }
    const auto made = std::ranges::find_if(subject_.made.terms, [&](const auto& t) { return t.name == term.name; });
    double weight = 1;
    if (made->loss) {
      const std::string output = term.name + "_width";
      const double width = subject_.first.outputs.at(output).reals[instance];
      weight = made->loss->bySquare(square, width);
      const double widening = tangentOf(output)[instance];
      if (widening != 0) right += 0.5 * made->loss->byWidth(square, width) * widening;
    }
    // Where nothing changes, a weight that is not finite has no part either: kernels have no such products.
    if (change != 0) matrix += weight * change;
    if (slope != 0) right += weight * slope;
  }

  Subject& subject_;
  const Program& program_;
  const Matrices& matrices_;
  std::vector<Numbers> direction_;
  Numbers v_;
};

}  // namespace

std::string differenceOf(const Products& a, const Products& b) {
  std::string difference = differenceOfProduct("jvp", a.tangents, b.tangents);
  if (difference.empty()) difference = differenceOfProduct("vjp", a.pullback, b.pullback);
  if (difference.empty()) difference = differenceOfProduct("hvp", a.curvature, b.curvature);
  if (difference.empty()) difference = differenceOfProduct("gnp", a.normal, b.normal);
  if (difference.empty()) difference = differenceOfProduct("bdp", a.blocks, b.blocks);
  return difference;
}

std::string comparePairing(const Subject& subject, const Products& products, const Reference& reference) {
  std::map<std::string, std::vector<double>> cotangents;
  double forward = 0;
  for (const Term& term : subject.compiled.program.terms) {
    const auto bar = subject.inputs.arrays.find(term.name + ".bar");
    if (bar == subject.inputs.arrays.end() || term.kind == TermKind::Field) continue;
    cotangents[term.name] = bar->second.reals;
    forward += dot(bar->second.reals, products.tangents.arrays.at(term.name).reals);
  }
  const auto v = bySymbol(subject.compiled.program, subject.inputs, ".dot");
  return differenceBeyondRounding(subject.effort, "<u, J v> and <J^T u, v>", forward,
                                  along(products.pullback, subject.inputs), reference.pairingScale(cotangents, v));
}

std::string compareProducts(Subject& subject) {
  if (!subject.effort.products) return {};
  std::string difference =
      compareOnOthers(subject, productsOf, [&](const Products& its) { return differenceOf(subject.products, its); });
  if (difference.empty()) difference = comparePairing(subject, subject.products, subject.reference());
  return difference.empty() ? symmetry(subject) : difference;
}

std::string compareMatrices(Subject& subject) {
  if (!subject.effort.matrices) return {};
  const auto make = [&](Session& session) { return matricesOf(session, subject.compiled.program); };
  auto session = openFirst(subject, subject.inputs);
  if (!session) return session.error().message;
  const auto matrices = make(*session);
  if (!matrices) return matrices.error().message;
  std::string difference =
      compareOnOthers(subject, make, [&](const Matrices& its) { return differenceOfMatrices(*matrices, its); });
  return difference.empty() ? Check(subject, *matrices).run() : difference;
}

}  // namespace hgc::fuzz
