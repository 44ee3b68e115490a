
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ir/kernel/derivative.h"
#include "tools/hgc/run/report.h"

namespace hgc::tool {
namespace {

constexpr size_t kMostJacobians = 12;

class Summarizer {
 public:
  Summarizer(Derived& derived, const Evaluation& evaluation) : derived_(derived), evaluation_(evaluation) {}

  Status add(KernelKind kind) {
    const auto has = [&](auto which) { return std::ranges::any_of(program().terms, which); };
    const bool hasObjective = has([](const Term& t) { return isObjective(t.kind); });
    const bool hasResiduals = has([](const Term& t) { return t.kind == TermKind::Residual; });
    if (isProduct(kind)) {
      const bool isDefined = has([&](const Term& t) { return (info(kind).terms & only(t.kind)) != 0; });
      return isDefined ? addProduct(fmt::format("{}.", info(kind).name), derived_.product(kind)) : Done{};
    }
    switch (kind) {
      case KernelKind::Residual: return addArrays("residual.", evaluation_.residuals);
      case KernelKind::Jacobian: return addJacobians();
      case KernelKind::Hessian: return hasObjective ? addMatrix("hessian", derived_.hessian(Projection::None)) : Done{};
      case KernelKind::GaussNewton: return hasResiduals ? addNormal() : Done{};
      case KernelKind::Linearise: return hasResiduals ? addLosses() : Done{};
      default: return Done{};  // shown with the evaluation
    }
  }

  Summaries take() { return std::move(result_); }

 private:
  const Program& program() const { return derived_.program(); }

  void addNumbers(const std::string& name, std::vector<int64_t> shape, int64_t entries,
                  const std::vector<double>& values) {
    const bool isNew = !name.starts_with("residual.");  // the evaluation holds these
    result_.shown.push_back({name, std::move(shape), entries, normOf(values), hashOf(values)});
    if (isNew) result_.nonfinite[name] = std::ranges::count_if(values, [](double v) { return !std::isfinite(v); });
  }
  Status addArrays(const std::string& prefix, const std::map<std::string, Array>& arrays) {
    for (const auto& [name, array] : arrays) addNumbers(prefix + name, array.shape, -1, array.reals);
    return Done{};
  }
  Status addProduct(const std::string& prefix, const Result<DerivativeProduct>& product) {
    return product ? addArrays(prefix, product->arrays) : Status(product.error());
  }
  Status addMatrix(const std::string& name, const Result<SparseMatrix>& matrix) {
    return matrix ? addMatrix(name, *matrix) : Status(matrix.error());
  }
  Status addMatrix(const std::string& name, const SparseMatrix& matrix) {
    addNumbers(name, {matrix.shape->rows, matrix.shape->columns}, static_cast<int64_t>(matrix.values.size()),
               matrix.values);
    return Done{};
  }
  Status addJacobians() {
    size_t count = 0;
    for (const Term& term : program().terms) {
      if (term.kind != TermKind::Residual || ++count > kMostJacobians) continue;
      if (const Status done = addMatrix("jacobian." + term.name, derived_.jacobian(term.name)); !done) return done;
    }
    result_.leftOut = static_cast<int64_t>(count - std::min(count, kMostJacobians));
    return Done{};
  }
  Status addNormal() {
    const auto& normal = derived_.gaussNewton();
    if (!normal) return normal.error();
    addNumbers("jtr", {static_cast<int64_t>(normal->gradient.size())}, -1, normal->gradient);
    return addMatrix("jtj", normal->matrix);
  }
  /// The losses of a linearisation and their slopes.
  Status addLosses() {
    const auto& linear = derived_.linearisation();
    if (!linear) return linear.error();
    for (const Term& term : program().terms) {
      if (term.kind != TermKind::Residual) continue;
      const LinearTerm& own = linear->terms.at(term.name);
      addNumbers("loss." + term.name, derived_.byInstance(term, own.loss).shape, -1, own.loss);
      addNumbers("slope." + term.name, derived_.byInstance(term, own.slope).shape, -1, own.slope);
    }
    return Done{};
  }

  Derived& derived_;
  const Evaluation& evaluation_;
  Summaries result_;
};

}  // namespace

Result<Summaries> summarize(Derived& derived, const Evaluation& evaluation, const std::set<KernelKind>& kinds) {
  Summarizer summarizer(derived, evaluation);
  for (const KernelKind kind : kinds) {
    if (const Status done = summarizer.add(kind); !done) return done.error();
  }
  return summarizer.take();
}

}  // namespace hgc::tool
