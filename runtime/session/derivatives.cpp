/// Derivatives that a session gives besides the gradient and Jacobians: products, and matrices over all unknowns.
#include <fmt/format.h>

#include <algorithm>

#include "runtime/data/stretches.h"
#include "runtime/device/floating_point_mode.h"
#include "runtime/device/threads.h"
#include "runtime/session.h"
#include "runtime/session/collector.h"
#include "runtime/session/matrices.h"
#include "runtime/session/timed.h"

namespace hgc {
namespace {

/// A term that reads fields and has a matrix of this kind, but no group for it: the program was not asked for it.
const Term* withoutMatrix(const Artefact& artefact, KernelKind kind) {
  const auto layoutOf = [&](const Group& group) -> const GatherLayout& {
    return artefact.plan.topologies[group.topology];
  };
  for (const Group& group : artefact.plan.groups) {
    const bool isDue = (info(kind).terms & only(layoutOf(group).kind)) != 0 && readsFields(layoutOf(group));
    const auto isTwin = [&](const Group& other) {
      return layoutOf(other).inlined && other.terms.front() == group.terms.front();
    };
    if (isDue && std::ranges::none_of(artefact.plan.groups, isTwin))
      return &artefact.program.terms[group.terms.front()];
  }
  return nullptr;
}

}  // namespace

Status Session::needs(KernelKind kind) const {
  const Artefact& artefact = *workload_->artefact;
  if (const Term* term = isMatrix(kind) ? withoutMatrix(artefact, kind) : nullptr) {
    return Error{fmt::format("`{}` reads fields, and the program was built without `{}` through these", term->name,
                             info(kind).name),
                 fmt::format("build it with --derivative={}", info(kind).name)};
  }
  const bool wanted = isFurther(kind) || std::ranges::any_of(artefact.plan.topologies, [&](const GatherLayout& unit) {
                        return hasKernel(unit, kind) && kernelFor(unit, kind) == kind;
                      });
  if (!wanted || std::ranges::find(artefact.kinds, kind) != artefact.kinds.end()) return Done{};
  const std::string_view name = info(kind).instead.empty() ? info(kind).name : info(kind).instead;
  return Error{fmt::format("the program was built without kernels for `{}`", name),
               fmt::format("build it with --derivative={}", name)};
}

Status Session::launch(KernelKind kind) {
  return timed(times_, [&] { return launched({kind}); });
}

Status Session::launched(const Launch& launch) {
  if (const Status made = needs(launch.kind); !made) return made;
  const auto start = Clock::now();
  const auto event = executable_->submit(launch);
  if (!event) return event.error();
  auto times = (*event)->wait();
  if (!times) return times.error();
  times->upload = std::exchange(uploadMilliseconds_, 0);
  times->launch = millisecondsSince(start);
  times_ += *times;
  return Done{};
}

Result<LaunchResult> Session::collected(const Launch& launch) {
  if (const Status done = launched(launch); !done) return done.error();
  const auto start = Clock::now();
  auto result = fetch(*executable_, device_->info(), *workload_, launch.values);
  addCollection(millisecondsSince(start));
  return result;
}

/// What it took to bring something.
void Session::addCollection(double milliseconds) {
  times_.collect += milliseconds;
  if (!device_->info().isHost) times_.download += milliseconds;
}

/// Runs the kernels of a matrix, and times what `assemble` makes of the blocks that they left.
template <class Assemble>
Status Session::assembled(KernelKind kind, const Assemble& assemble) {
  return timed(times_, [&]() -> Status {
    if (const Status done = launched({kind}); !done) return done;
    const auto start = Clock::now();
    const Blocks blocks = Blocks::of(*workload_, executable_->results(), device_->info().isHost);
    const Status done = onThreads(threads_, [&] { return assemble(blocks); });
    addCollection(millisecondsSince(start));
    return done;
  });
}

namespace {

/// Makes what was not made yet.
Status once(std::optional<SparsePlan>& plan, const auto& make) {
  if (plan) return Done{};
  auto made = make();
  if (!made) return made.error();
  plan = std::move(*made);
  return Done{};
}

void fill(const SparsePlan& plan, const double* numbers, SparseMatrix& matrix) {
  matrix.shape = plan.shape();
  sumAll(plan, numbers, matrix.values);
}

}  // namespace

Status Session::hessian(Projection projection, SparseMatrix& result) {
  return assembled(KernelKind::Hessian, [&](const Blocks& blocks) -> Status {
    const Status done = once(matrices_->hessian, [&] { return planSquare(*workload_, KernelKind::Hessian, blocks); });
    if (!done) return done;
    const auto numbers = projection == Projection::Positive
                             ? bringProjected(*executable_, device_->info(), *workload_, blocks, matrices_->room)
                             : bring(*executable_, device_->info(), blocks, matrices_->room);
    if (!numbers) return numbers.error();
    fill(*matrices_->hessian, *numbers, result);
    return Done{};
  });
}

Status Session::gaussNewton(NormalEquations& result) {
  return assembled(KernelKind::GaussNewton, [&](const Blocks& blocks) -> Status {
    Status done = once(matrices_->normal, [&] { return planSquare(*workload_, KernelKind::GaussNewton, blocks); });
    if (done) done = once(matrices_->right, [&] { return planRight(*workload_, blocks); });
    if (!done) return done;
    const auto numbers = bring(*executable_, device_->info(), blocks, matrices_->room);
    if (!numbers) return numbers.error();
    fill(*matrices_->normal, *numbers, result.matrix);
    sumAll(*matrices_->right, *numbers, matrices_->column);
    const std::vector<int64_t>& begin = matrices_->right->shape()->rowBegin;
    result.right.resize(begin.size() - 1);
    forStretches(static_cast<int64_t>(result.right.size()), [&](int64_t first, int64_t last) {
      for (auto r = static_cast<size_t>(first); r < static_cast<size_t>(last); ++r)
        result.right[r] = begin[r] < begin[r + 1] ? matrices_->column[static_cast<size_t>(begin[r])] : 0;
    });
    return Done{};
  });
}

Status Session::jacobian(const std::string& name, SparseMatrix& result) {
  const auto term = residualNamed(name);
  if (!term) return term.error();
  const auto id = static_cast<TermId>(*term - workload_->artefact->program.terms.data());
  return assembled(KernelKind::Jacobian, [&](const Blocks& blocks) -> Status {
    auto known = matrices_->jacobians.find(id);
    if (known == matrices_->jacobians.end()) {
      auto plan = planJacobian(*workload_, **term, blocks);
      if (!plan) return plan.error();
      known = matrices_->jacobians.emplace(id, std::move(*plan)).first;
    }
    const auto numbers = bring(*executable_, device_->info(), blocks, matrices_->room);
    if (!numbers) return numbers.error();
    fill(known->second, *numbers, result);
    return Done{};
  });
}

namespace {

/// What `fillIn` makes.
template <class T>
Result<T> madeBy(const auto& fillIn) {
  T result;
  const Status done = fillIn(result);
  return done ? Result<T>(std::move(result)) : Result<T>(done.error());
}

}  // namespace

Result<SparseMatrix> Session::hessian(Projection projection) {
  return madeBy<SparseMatrix>([&](SparseMatrix& result) { return hessian(projection, result); });
}
Result<NormalEquations> Session::gaussNewton() {
  return madeBy<NormalEquations>([&](NormalEquations& result) { return gaussNewton(result); });
}
Result<SparseMatrix> Session::jacobian(const std::string& term) {
  return madeBy<SparseMatrix>([&](SparseMatrix& result) { return jacobian(term, result); });
}

Result<DerivativeProduct> Session::tangents() {
  const FloatingPointMode mode;
  if (const Status done = launched({KernelKind::Jvp}); !done) return done.error();
  const auto start = Clock::now();
  const Collector collector(*workload_);
  DerivativeProduct result;
  for (const auto& [kind, layout] :
       {std::pair(TermKind::Energy, Layout::Scalar), std::pair(TermKind::Residual, Layout::Element),
        std::pair(TermKind::Output, Layout::Element)}) {
    const Status done = collector.components(*executable_, device_->info(), {}, kind, layout, result.arrays);
    if (!done) return done.error();
  }
  addCollection(millisecondsSince(start));
  for (auto& [name, array] : result.arrays) clean(array.reals);
  return result;
}

Result<DerivativeProduct> Session::jvp() {
  return timed(times_, [&]() -> Result<DerivativeProduct> { return onThreads(threads_, [&] { return tangents(); }); });
}

Result<DerivativeProduct> Session::summed(KernelKind kind) {
  const auto collected = this->collected({kind, InstanceValues::OfSharedGroups});
  if (!collected) return collected.error();
  const FloatingPointMode mode;
  Evaluation sums;
  const auto start = Clock::now();
  if (const Status done = Collector(*workload_).gradients(*executable_, {}, sums); !done) return done.error();
  addCollection(millisecondsSince(start));
  DerivativeProduct result;
  for (const double sum : collected->sums) result.value += sum;
  result.value = canonical(result.value);
  for (const Symbol& symbol : workload_->artefact->program.symbols) {
    if (symbol.kind == SymbolKind::Var) result.arrays[symbol.name] = std::move(sums.gradients[symbol.name]);
  }
  return result;
}

Result<DerivativeProduct> Session::hvp() {
  return timed(times_, [&] { return onThreads(threads_, [&] { return summed(KernelKind::Hvp); }); });
}
Result<DerivativeProduct> Session::vjp() {
  return timed(times_, [&] { return onThreads(threads_, [&] { return summed(KernelKind::Vjp); }); });
}

}  // namespace hgc
