/// Derivatives that a session gives besides the gradient and Jacobians: products, and matrices over all unknowns.
#include <fmt/format.h>
#include <tbb/parallel_for.h>

#include <algorithm>

#include "runtime/device/floating_point_mode.h"
#include "runtime/device/threads.h"
#include "runtime/session.h"
#include "runtime/session/collector.h"
#include "runtime/session/local_columns.h"
#include "runtime/session/timed.h"

namespace hgc {
namespace {

std::vector<LocalColumns> allLocalColumns(const Workload& workload) {
  std::vector<LocalColumns> columns;
  for (size_t g = 0; g < workload.groups.size(); ++g) columns.push_back(localColumns(workload, g));
  return columns;
}

/// Every pair of an instance's unknowns, for groups with kernels of `kind`.
SparsePattern squarePattern(const Workload& workload, KernelKind kind, const std::vector<LocalColumns>& columns) {
  std::vector<int64_t> row, column;
  for (size_t g = 0; g < columns.size(); ++g) {
    if (!hasKernel(layoutOf(workload, g), kind)) continue;
    const size_t n = columns[g].count;
    for (size_t at = 0; at < columns[g].scalars.size(); at += n) {
      for (size_t k = 0; k < n * n; ++k) {
        row.push_back(columns[g].scalars[at + k / n]);
        column.push_back(columns[g].scalars[at + k % n]);
      }
    }
  }
  const int64_t size = workload.sizes.unknowns();
  return {size, size, row, column};
}

/// The block of one instance, projected. Columns of one scalar are added up first: the instance's Hessian is that by
/// scalars. What they have together stands at the first of them, the others are 0.
void projectBlock(std::span<double> matrix, std::span<const int64_t> scalars) {
  const size_t n = scalars.size();
  std::vector<size_t> first, place(n);
  for (size_t k = 0; k < n; ++k) {
    const auto same = std::ranges::find(first, scalars[k], [&](size_t column) { return scalars[column]; });
    place[k] = static_cast<size_t>(same - first.begin());
    if (same == first.end()) first.push_back(k);
  }
  std::vector<double> merged(first.size() * first.size(), 0.0);
  for (size_t k = 0; k < n * n; ++k) merged[place[k / n] * first.size() + place[k % n]] += matrix[k];
  projectPositive(merged, static_cast<uint32_t>(first.size()));
  std::ranges::fill(matrix, 0.0);
  for (size_t k = 0; k < merged.size(); ++k) matrix[first[k / first.size()] * n + first[k % first.size()]] = merged[k];
}

/// Lower triangles, `stride` scalars apart, to full matrices.
std::vector<double> squares(std::span<const double> triangles, uint32_t n, size_t stride) {
  const size_t count = stride == 0 ? 0 : triangles.size() / stride;
  std::vector<double> full(count * n * n);
  tbb::parallel_for(size_t{0}, count, [&](size_t i) {
    const std::span<double> matrix(full.data() + i * n * n, size_t{n} * n);
    const double* triangle = triangles.data() + i * stride;
    for (uint32_t a = 0; a < n; ++a) {
      for (uint32_t b = 0; b <= a; ++b) matrix[a * n + b] = matrix[b * n + a] = *triangle++;
    }
  });
  return full;
}

void projectBlocks(std::span<double> matrices, const LocalColumns& columns) {
  const size_t n = columns.count;
  tbb::parallel_for(size_t{0}, n == 0 ? 0 : matrices.size() / (n * n), [&](size_t i) {
    const FloatingPointMode mode;
    projectBlock(matrices.subspan(i * n * n, n * n), std::span(columns.scalars).subspan(i * n, n));
  });
}

SparseMatrix assembleHessian(const Workload& workload, const LaunchResult& collected, Projection projection) {
  const FloatingPointMode mode;
  const std::vector<LocalColumns> columns = allLocalColumns(workload);
  std::vector<double> entries;
  for (size_t g = 0; g < columns.size(); ++g) {
    const uint32_t n = columns[g].count;
    std::vector<double> full = squares(collected.outputs[g], n, size_t{n} * (n + 1) / 2);
    if (projection == Projection::Positive) projectBlocks(full, columns[g]);
    entries.insert(entries.end(), full.begin(), full.end());
  }
  SparseMatrix matrix = squarePattern(workload, KernelKind::Hessian, columns).fill(entries);
  clean(matrix.values);
  return matrix;
}

NormalEquations assembleNormal(const Workload& workload, const LaunchResult& collected) {
  const FloatingPointMode mode;
  const std::vector<LocalColumns> columns = allLocalColumns(workload);
  NormalEquations result;
  result.right.assign(static_cast<size_t>(workload.sizes.unknowns()), 0.0);
  std::vector<double> entries;
  for (size_t g = 0; g < columns.size(); ++g) {
    if (collected.outputs[g].empty()) continue;
    const uint32_t n = columns[g].count;
    const size_t triangle = size_t{n} * (n + 1) / 2, stride = triangle + n;
    const std::vector<double> full = squares(collected.outputs[g], n, stride);
    entries.insert(entries.end(), full.begin(), full.end());
    for (size_t k = 0; k < columns[g].scalars.size(); ++k) {
      const double partial = collected.outputs[g][k / n * stride + triangle + k % n];
      result.right[static_cast<size_t>(columns[g].scalars[k])] += partial;
    }
  }
  result.matrix = squarePattern(workload, KernelKind::GaussNewton, columns).fill(entries);
  clean(result.matrix.values);
  clean(result.right);
  return result;
}

}  // namespace

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

Result<SparseMatrix> Session::hessian(Projection projection) {
  return timed(times_, [&]() -> Result<SparseMatrix> {
    const auto collected = this->collected({KernelKind::Hessian, InstanceValues::OfSharedGroups});
    if (!collected) return collected.error();
    return onThreads(threads_, [&] { return assembleHessian(*workload_, *collected, projection); });
  });
}

Result<NormalEquations> Session::gaussNewton() {
  return timed(times_, [&]() -> Result<NormalEquations> {
    const auto collected = this->collected({KernelKind::GaussNewton, InstanceValues::OfSharedGroups});
    if (!collected) return collected.error();
    return onThreads(threads_, [&] { return assembleNormal(*workload_, *collected); });
  });
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
