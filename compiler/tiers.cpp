#include "compiler/tiers.h"

#include <tbb/task_arena.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>

#include "ir/kernel/device_name.h"
#include "passes/passes.h"
#include "runtime/cpu/cpu.h"

namespace hgc {
namespace {

/// How often a group's loops go around at most, as if each were inside all others.
double roundsOf(const Topology& topology, const Group& group, const Bound& bound) {
  constexpr double kLongRow = 64;  // where it differs between instances
  double rounds = 1;
  for (NodeId id = 0; id < topology.graph.size(); ++id) {
    if (topology.graph[id].op != Op::Range) continue;
    const Node& length = topology.graph[topology.graph[id].a];
    const bool isSize = length.op == Op::Size;
    rounds *= std::max(isSize ? static_cast<double>(bound.sizes[group.dims[length.b]]) : kLongRow, 1.0);
  }
  return rounds;
}

/// The dimension ports that loops count.
std::set<uint32_t> dimsOfLoops(const Graph& graph) {
  std::set<uint32_t> dims;
  for (NodeId id = 0; id < graph.size(); ++id) {
    if (graph[id].op == Op::Range && graph[graph[id].a].op == Op::Size) dims.insert(graph[graph[id].a].b);
  }
  return dims;
}

/// The size of a topology's dimension port, if it is short and the same in all groups; else 0.
uint32_t shortSizeOf(uint32_t topology, uint32_t dim, const Plan& plan, const Bound& bound) {
  std::set<int64_t> sizes;
  for (const Group& group : plan.groups) {
    if (group.topology == topology) sizes.insert(bound.sizes[group.dims[dim]]);
  }
  const bool isShort = sizes.size() == 1 && *sizes.begin() > 0 && *sizes.begin() <= kMostUnrolled;
  return isShort ? static_cast<uint32_t>(*sizes.begin()) : 0;
}

/// Whether there is so little to compute that the first tier is done before machine code would be: it takes some
/// microseconds to make what computes an operation, and to interpret one for an instance some nanoseconds; for a few
/// instances as much as for many. Code of Hessians is so long that an operation takes more time to compile.
bool isDoneSooner(const Program& program, const Plan& plan, const Bound& bound, const std::set<KernelKind>& kinds) {
  constexpr double kOfCompiling = 16'384, kOfCompilingHessians = 65'536, kFewInstances = 32;
  const double instancesOfCompiling = kinds.contains(KernelKind::Hessian) ? kOfCompilingHessians : kOfCompiling;
  double work = 0, code = 0;
  std::map<TermId, double> groupsOf;  // that share the instances of a term, by the lengths of rows
  for (const Group& group : plan.groups) ++groupsOf[group.terms.front()];
  for (const Topology& topology : plan.topologies) code += topology.graph.size();
  for (const Group& group : plan.groups) {
    const Topology& topology = plan.topologies[group.topology];
    auto instances = static_cast<double>(group.terms.size());
    for (const DimId dim : program.terms[group.terms.front()].domain)
      instances *= static_cast<double>(bound.sizes[dim]);
    instances /= groupsOf[group.terms.front()];
    work += std::max(instances, kFewInstances) * roundsOf(topology, group, bound) * topology.graph.size();
  }
  return work < instancesOfCompiling * code;
}

/// The devices of a name; none if it is no name, which is said where sessions are opened.
std::vector<DeviceShare> devicesOf(const std::string& name) {
  const auto devices = devicesNamed(name);
  return devices ? *devices : std::vector<DeviceShare>();
}

/// The instruction sets that devices are to run: the best of this machine unless levels are named.
std::set<Isa> isasOf(const std::vector<DeviceShare>& devices) {
  std::set<Isa> isas;
  for (const DeviceShare& each : devices) {
    const bool isKnown = each.device.isa && hostRuns(*each.device.isa);
    isas.insert(isKnown ? *each.device.isa : cpuBestIsa());
  }
  if (isas.empty()) isas.insert(cpuBestIsa());
  return isas;
}

/// Waits for so many seconds; false if a stop was requested.
bool pass(double seconds, std::stop_token stop) {
  std::mutex mutex;
  std::condition_variable_any none;
  std::unique_lock lock(mutex);
  const auto stopped = [&] { return stop.stop_requested(); };
  return !none.wait_for(lock, stop, std::chrono::duration<double>(seconds), stopped) && !stopped();
}

}  // namespace

bool runsFirstTier(const std::string& device, Tier tier, const Program& program, const Plan& plan, const Bound& bound,
                   const std::set<KernelKind>& kinds) {
  const auto name = deviceNamed(device);
  const bool isOpen = name && name->leavesTierOpen();
  if ((name && name->isInterpreted) || (tier == Tier::First && isOpen)) return true;
  return tier == Tier::Auto && isOpen && isDoneSooner(program, plan, bound, kinds);
}

void aimAtSizes(const Bound& bound, Plan& plan) {
  for (uint32_t t = 0; t < plan.topologies.size(); ++t) {
    Topology& topology = plan.topologies[t];
    for (const uint32_t dim : dimsOfLoops(topology.graph)) {
      topology.sizes.resize(topology.dims, 0);
      topology.sizes[dim] = shortSizeOf(t, dim, plan, bound);
    }
  }
}

void aimAt(const std::string& device, bool isFirst, CompileOptions& options) {
  if (isFirst) {
    if (options.fma == FmaMode::Auto) options.fma = mayFuse(cpuBestIsa()) ? FmaMode::On : FmaMode::Off;
    return;
  }
  const std::vector<DeviceShare> devices = devicesOf(device);
  const bool isOfCpus =
      !devices.empty() && std::ranges::all_of(devices, [](auto& each) { return each.device.isCpu(); });
  options.cpu = isasOf(devices);
  options.gpu = !isOfCpus;
  const bool mayFuseAll = std::ranges::all_of(options.cpu, mayFuse);
  if (isOfCpus && options.fma == FmaMode::Auto) options.fma = mayFuseAll ? FmaMode::On : FmaMode::Off;
}

std::shared_ptr<LaterProgram> compileLater(ProgramPtr begun, Plan plan, CompileOptions options, double after) {
  options.times = nullptr;
  options.progress = nullptr;  // who asked for it may be gone
  const auto make = [program = begun->program, plan = std::make_shared<Plan>(std::move(plan)), options,
                     after](std::stop_token stop) mutable -> Result<ProgramPtr> {
    if (!pass(after, stop)) return Error{"compiling was cancelled", ""};
    options.stop = std::move(stop);
    tbb::task_arena cores(std::max(1, tbb::this_task_arena::max_concurrency() - 1));
    auto made = cores.execute([&] { return compilePlan(program, std::move(*plan), options); });
    if (!made) return made.error();
    return ProgramPtr(std::make_shared<const Artefact>(std::move(*made)));
  };
  return std::make_shared<LaterProgram>(std::move(begun), make);
}

}  // namespace hgc
