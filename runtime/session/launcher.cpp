#include "runtime/session/launcher.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "runtime/observe/trace.h"
#include "runtime/session/collector.h"
#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

std::span<const double> numbersAt(const Buffer& buffer) {
  return {reinterpret_cast<const double*>(buffer.address), buffer.bytes / sizeof(double)};
}

/// Copies buffers to the host, and makes their addresses those of the copies.
Status bringAll(Executable& executable, std::vector<Buffer>& buffers, std::vector<std::vector<double>>& brought) {
  std::vector<Copy> copies;
  for (Buffer& buffer : buffers) {
    std::vector<double>& to = brought.emplace_back(buffer.bytes / sizeof(double));
    copies.push_back({buffer, to.data()});
    buffer.address = reinterpret_cast<uint64_t>(to.data());
  }
  return executable.read(copies);
}

/// Sums the values of each term. In a group of several terms each instance is a term.
void addTerms(const Workload& workload, LaunchResult& result) {
  result.terms.assign(workload.terms.size(), 0);
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    if (!isObjective(layoutOf(workload, g).kind) || layoutOf(workload, g).inlined) continue;
    const std::vector<TermId>& terms = workload.artefact->plan.groups[g].terms;
    for (size_t k = 0; k < terms.size(); ++k) {
      double& sum = result.terms[workload.placeOfTerm[terms[k]]];
      if (terms.size() == 1) sum += result.sums[g];
      else if (!result.values[g].empty()) sum += result.values[g][k];
    }
  }
}

/// A term that reads fields and has a matrix of this kind, but for which no group was built; null if there is none.
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

Status fetch(Executable& executable, const DeviceInfo& device, const Workload& workload, InstanceValues values,
             LaunchResult& result) {
  const Span span("collect");
  const Results& left = executable.results();
  const size_t groups = workload.groups.size();
  const auto isWanted = [&](size_t g) {
    return values == InstanceValues::OfAllGroups || workload.artefact->plan.groups[g].terms.size() > 1;
  };
  std::vector<Buffer> ofDevice;
  if (!device.isHost) {
    ofDevice = left.chunkSums;
    for (size_t g = 0; g < groups; ++g) ofDevice.push_back(isWanted(g) ? left.values[g] : Buffer{});
    result.brought.clear();
    if (const Status done = bringAll(executable, ofDevice, result.brought); !done) return done;
  }
  const Buffer* const chunks = device.isHost ? left.chunkSums.data() : ofDevice.data();
  const Buffer* const each = device.isHost ? left.values.data() : ofDevice.data() + groups;
  result.sums.resize(groups);
  result.values.assign(groups, {});
  for (size_t g = 0; g < groups; ++g) {
    result.sums[g] = sumOfChunks(numbersAt(chunks[g]), workload.groups[g].segments());
    if (isWanted(g)) result.values[g] = numbersAt(each[g]);
  }
  addTerms(workload, result);
  return Done{};
}

Status Launcher::checkKernels(KernelKind kind) const {
  const Artefact& artefact = *state_.workload->artefact;
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

Status Launcher::prepare(KernelKind kind, std::vector<uint32_t> assemblies) {
  Launch launch{kind};
  launch.assemblies = std::move(assemblies);
  return onThreads(state_.threads, [&] { return state_.current.executable->prepare(launch); });
}

/// To be called before a launch. Fails as `checkKernels` does.
Status Launcher::note(const Launch& launch) {
  const uint32_t kind = uint32_t{1} << static_cast<unsigned>(launch.kind);
  if ((launchable_ & kind) == 0) {
    if (const Status made = checkKernels(launch.kind); !made) return made;
    launchable_ |= kind;
  }
  state_.hasGradient = false;
  if (!launch.only) lifecycle_.noteLaunch(launch.kind);
  else lifecycle_.forgetGradient();  // a partial launch does not count for the cost model
  return Done{};
}

Status Launcher::begin(const Launch& launch) {
  if (const Status done = note(launch); !done) return done;
  const Status done = state_.current.executable->begin(launch);
  if (done) state_.observer.launched(launch.kind, *state_.workload);
  return done;
}

Status Launcher::run(const Launch& launch) {
  if (const Status done = note(launch); !done) return done;
  const Span span("launch", {.device = state_.observer.device(), .kind = info(launch.kind).name.data()});
  const bool hasOthers = state_.current.device->info().hasOthers();
  const auto start = hasOthers ? Clock::now() : Clock::time_point();
  auto times = state_.current.executable->launch(launch);
  if (!times) return times.error();
  times->upload = std::exchange(state_.times.upload, 0);
  times->launch = hasOthers ? millisecondsSince(start) : times->kernel + times->reduce;
  state_.times.last += *times;
  state_.observer.launched(launch.kind, *state_.workload);
  return Done{};
}

Status Launcher::fetchValues(InstanceValues values) {
  const CurrentDevice& current = state_.current;
  return fetch(*current.executable, current.device->info(), *state_.workload, values, values_);
}

Status Launcher::runForValues(const Launch& launch) {
  if (const Status done = run(launch); !done) return done;
  return collect([&] { return fetchValues(launch.values); });
}

Result<double> Launcher::bringValue(const Launch& product) {
  if (const Status done = runForValues(product); !done) return done.error();
  double value = 0;
  for (const double sum : values_.sums) value += sum;
  return canonical(value);
}

Status Launcher::bringSums(const Launch& product, std::span<const SymbolId> but, DerivativeProduct& result) {
  result.value = 0;
  if (product.only) {
    if (const Status done = run(product); !done) return done;
  } else {
    const auto value = bringValue(product);
    if (!value) return value.error();
    result.value = *value;
  }
  Evaluation sums;
  sums.gradients = std::move(result.arrays);  // to reuse their memory
  result.arrays.clear();
  const Status brought =
      state_.collect([&] { return Collector(*state_.workload).gradients(*state_.current.executable, {}, sums, but); });
  if (!brought) return brought;
  for (auto& [name, array] : sums.gradients) {
    const auto symbol = std::ranges::find(state_.program().symbols, name, &Symbol::name);
    if (symbol->kind == SymbolKind::Var) result.arrays[name] = std::move(array);
  }
  return Done{};
}

Status Launcher::runAndLeave(KernelKind kind) {
  if (const Status made = checkKernels(kind); !made) return made;
  state_.hasGradient = false;
  return lifecycle_.compute([&] {
    lifecycle_.choice().noteStays();
    const Status done = run({kind});
    state_.hasGradient = done && (kind == KernelKind::Gradient || kind == gradientOf(*state_.workload));
    return state_.hasGradient ? lifecycle_.noteGradient(kind) : done;
  });
}

}  // namespace hgc
