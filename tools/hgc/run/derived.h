#pragma once
/// The derivatives of a run, each computed once.
#include <map>
#include <optional>
#include <string>

#include "runtime/session.h"

namespace hgc::tool {

/// Computes each derivative of a session on first use, and keeps it; the session's data must not change. Thread-safety:
/// one thread at a time.
class Derived {
 public:
  explicit Derived(Session& session) : session_(session) {}

  const Program& program() const { return session_.workload().artefact->program; }

  const Result<SparseMatrix>& jacobian(const std::string& term) {
    return once(jacobians_[term], [&] { return session_.jacobian(term); });
  }
  const Result<BlockRows>& jacobianBlocks(const std::string& term) {
    return once(blocks_[term], [&] { return hgc::jacobianBlocks(session_, term); });
  }
  const Result<SparseMatrix>& hessian(Projection projection) {
    return once(hessians_[projection], [&] { return session_.hessian(projection); });
  }
  const Result<QuadraticModel>& gaussNewton() {
    return once(normal_, [&] { return session_.gaussNewton(); });
  }
  const Result<Linearisation>& linearisation() {
    return once(linear_, [&] { return session_.linearise(); });
  }
  /// One number per instance of a term, in the shape of its domain.
  Array byInstance(const Term& term, const std::vector<double>& values) const {
    std::vector<int64_t> shape;
    for (const DimId dim : term.domain) shape.push_back(session_.workload().bound.sizes[dim]);
    return Array::of(shape, values);
  }
  const Result<DerivativeProduct>& product(KernelKind kind) {
    return once(products_[kind], [&] { return session_.multiply(kind); });
  }

 private:
  template <class T>
  using Kept = std::optional<Result<T>>;

  template <class T, class Make>
  static const Result<T>& once(Kept<T>& kept, const Make& make) {
    if (!kept) kept = make();
    return *kept;
  }

  Session& session_;
  std::map<std::string, Kept<SparseMatrix>> jacobians_;
  std::map<std::string, Kept<BlockRows>> blocks_;
  std::map<Projection, Kept<SparseMatrix>> hessians_;
  Kept<QuadraticModel> normal_;
  Kept<Linearisation> linear_;
  std::map<KernelKind, Kept<DerivativeProduct>> products_;
};

}  // namespace hgc::tool
