#pragma once
/// What a run computes once, however often it is shown and written.
#include <map>
#include <optional>
#include <string>

#include "runtime/session.h"

namespace hgc::tool {

/// The derivatives of a session, whose data must stay as it is: each is computed when it is first asked for, and kept.
/// Thread-safety: one thread at a time.
class Derived {
 public:
  explicit Derived(Session& session) : session_(session) {}

  const Program& program() const { return session_.workload().artefact->program; }

  const Result<SparseMatrix>& jacobian(const std::string& term) {
    return once(jacobians_[term], [&] { return session_.jacobian(term); });
  }
  const Result<BlockRows>& jacobianBlocks(const std::string& term) {
    return once(blocks_[term], [&] { return session_.jacobianBlocks(term); });
  }
  const Result<SparseMatrix>& hessian(Projection projection) {
    return once(hessians_[projection], [&] { return session_.hessian(projection); });
  }
  const Result<NormalEquations>& normalEquations() {
    return once(normal_, [&] { return session_.normalEquations(); });
  }
  const Result<DerivativeProduct>& tangents() {
    return once(tangents_, [&] { return session_.tangents(); });
  }
  const Result<DerivativeProduct>& hessianProduct() {
    return once(hessianProduct_, [&] { return session_.hessianProduct(); });
  }
  const Result<DerivativeProduct>& pullback() {
    return once(pullback_, [&] { return session_.pullback(); });
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
  Kept<NormalEquations> normal_;
  Kept<DerivativeProduct> tangents_, hessianProduct_, pullback_;
};

}  // namespace hgc::tool
