/// Derivatives that a session gives besides the gradient and matrices: products.
#include <fmt/format.h>

#include <algorithm>

#include "runtime/device/threads.h"
#include "runtime/session/collector.h"
#include "runtime/session/lifecycle/moving.h"

namespace hgc {
namespace {

/// A term that reads fields and has a matrix of this kind, but no group for it: the program was not asked for it.
const Term* withoutMatrix(const Artefact& artefact, KernelKind kind) {
  const auto layoutOf = [&](const Group& group) -> const GatherLayout& {
    return artefact.plan.topologies[group.topology];
  };
  for (const Group& group : artefact.plan.groups) {
    const bool isDue = isMatrix(kind, layoutOf(group).kind) && readsFields(layoutOf(group));
    const auto isTwin = [&](const Group& other) {
      return layoutOf(other).inlined && std::ranges::count(other.terms, group.terms.front()) > 0;
    };
    if (isDue && std::ranges::none_of(artefact.plan.groups, isTwin))
      return &artefact.program.terms[group.terms.front()];
  }
  return nullptr;
}

}  // namespace

Status Session::needs(KernelKind kind) const {
  const Artefact& artefact = *workload_->artefact;
  if (const Term* term = withoutMatrix(artefact, kind)) {
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
  if (const Status made = needs(kind); !made) return made;
  hasGradient_ = false;
  return computing([&] {
    choosing_->staysThere();
    const Status done = launched({kind});
    hasGradient_ = done && (kind == KernelKind::Gradient || kind == gradientOf(*workload_));
    return hasGradient_ ? noteGradient(kind) : done;
  });
}

/// A gradient is where it may be lost.
Status Session::noteGradient(KernelKind kind) {
  if (!device_->info().hasOthers()) return Done{};
  if (moving_->journal.isLong()) {
    if (const Status done = bringChanged(); !done) return done;
  }
  moving_->journal.note({.kind = Step::Kind::Gradient, .kernels = kind});
  return Done{};
}

Status Session::launched(const Launch& launch) {
  const uint32_t kind = uint32_t{1} << static_cast<unsigned>(launch.kind);
  if ((launchable_ & kind) == 0) {
    if (const Status made = needs(launch.kind); !made) return made;
    launchable_ |= kind;
  }
  hasGradient_ = false;
  choosing_->launches(launch.kind);
  moving_->journal.forgetGradient();
  const Span span("launch", {.device = observer_->device(), .kind = info(launch.kind).name.data()});
  const auto start = device_->info().hasOthers() ? Clock::now() : Clock::time_point();
  auto times = executable_->launch(launch);
  if (!times) return times.error();
  times->upload = std::exchange(uploadMilliseconds_, 0);
  times->launch = device_->info().hasOthers() ? millisecondsSince(start) : times->kernel + times->reduce;
  times_ += *times;
  observer_->launched(launch.kind, *workload_);
  return Done{};
}

Status Session::collected(const Launch& launch) {
  if (const Status done = launched(launch); !done) return done;
  return collecting([&] { return fetch(*executable_, device_->info(), *workload_, launch.values, *left_); });
}

/// What it took to bring something.
void Session::addCollection(double milliseconds) {
  times_.collect += milliseconds;
  if (!device_->info().isHost) times_.download += milliseconds;
}

Result<DerivativeProduct> Session::tangents() {
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
  return computing([&]() -> Result<DerivativeProduct> { return onThreads(threads_, [&] { return tangents(); }); });
}

Result<DerivativeProduct> Session::summed(KernelKind kind) {
  if (const Status done = collected({kind, InstanceValues::OfSharedGroups}); !done) return done.error();
  Evaluation sums;
  const auto start = Clock::now();
  if (const Status done = Collector(*workload_).gradients(*executable_, {}, sums); !done) return done.error();
  addCollection(millisecondsSince(start));
  DerivativeProduct result;
  for (const double sum : left_->sums) result.value += sum;
  result.value = canonical(result.value);
  for (const Symbol& symbol : workload_->artefact->program.symbols) {
    if (symbol.kind == SymbolKind::Var) result.arrays[symbol.name] = std::move(sums.gradients[symbol.name]);
  }
  return result;
}

Result<DerivativeProduct> Session::hvp() {
  return computing([&] { return onThreads(threads_, [&] { return summed(KernelKind::Hvp); }); });
}
Result<DerivativeProduct> Session::vjp() {
  return computing([&] { return onThreads(threads_, [&] { return summed(KernelKind::Vjp); }); });
}

}  // namespace hgc
