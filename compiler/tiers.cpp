#include "compiler/tiers.h"

#include <algorithm>
#include <sstream>

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

/// By dimension port: whether loops count it.
std::vector<bool> sizesOfLoops(const Graph& graph, uint32_t dims) {
  std::vector<bool> counted(dims, false);
  for (NodeId id = 0; id < graph.size(); ++id) {
    const bool isCounted = graph[id].op == Op::Range && graph[graph[id].a].op == Op::Size;
    if (isCounted) counted[graph[graph[id].a].b] = true;
  }
  return counted;
}

/// Whether there is so little to compute that the first tier is done before machine code would be: it takes some
/// microseconds to make what computes an operation, and to interpret one for an instance some nanoseconds; for a few
/// instances as much as for many.
bool isDoneSooner(const Program& program, const Plan& plan, const Bound& bound) {
  constexpr double kInstancesOfCompiling = 16'384, kFewInstances = 32;
  double work = 0, code = 0;
  for (const Topology& topology : plan.topologies) code += topology.graph.size();
  for (const Group& group : plan.groups) {
    const Topology& topology = plan.topologies[group.topology];
    auto instances = static_cast<double>(group.terms.size());
    for (const DimId dim : program.terms[group.terms.front()].domain)
      instances *= static_cast<double>(bound.sizes[dim]);
    work += std::max(instances, kFewInstances) * roundsOf(topology, group, bound) * topology.graph.size();
  }
  return work < kInstancesOfCompiling * code;
}

/// The instruction sets that a device, or several as one, are to run: the best of this machine unless levels are named.
std::set<Isa> isasOf(const std::string& device) {
  std::set<Isa> isas;
  std::istringstream parts(device);
  for (std::string part; std::getline(parts, part, '+');) {
    Isa isa = cpuBestIsa();
    for (const Isa known : cpuIsas()) {
      if (part.substr(0, part.find('*')) == std::string("cpu:") + isaName(known)) isa = known;
    }
    isas.insert(isa);
  }
  return isas;
}

}  // namespace

bool runsFirstTier(const std::string& device, Tier tier, const Program& program, const Plan& plan, const Bound& bound) {
  const bool isOpen = device == "auto" || device == "cpu";
  if (device == "cpu:first" || (tier == Tier::First && isOpen)) return true;
  return tier == Tier::Auto && isOpen && isDoneSooner(program, plan, bound);
}

void aimAtSizes(const Bound& bound, Plan& plan) {
  for (Topology& topology : plan.topologies) {
    const std::vector<bool> counted = sizesOfLoops(topology.graph, topology.dims);
    if (std::ranges::find(counted, true) != counted.end()) topology.sizes.resize(topology.dims, 0);
  }
  std::vector<bool> isSeen(plan.topologies.size(), false);
  for (const Group& group : plan.groups) {
    Topology& topology = plan.topologies[group.topology];
    const std::vector<bool> counted = sizesOfLoops(topology.graph, topology.dims);
    for (uint32_t d = 0; d < topology.sizes.size(); ++d) {
      const int64_t size = bound.sizes[group.dims[d]];
      const bool isShort = counted[d] && size > 0 && size <= kMostUnrolled;
      const bool isSame = !isSeen[group.topology] || topology.sizes[d] == size;
      topology.sizes[d] = isShort && isSame ? static_cast<uint32_t>(size) : 0;
    }
    isSeen[group.topology] = true;
  }
}

void aimAt(const std::string& device, bool isFirst, CompileOptions& options) {
  if (isFirst) {
    if (options.fma == FmaMode::Auto) options.fma = mayFuse(cpuBestIsa()) ? FmaMode::On : FmaMode::Off;
    return;
  }
  options.cpu = isasOf(device);
  const bool isOfCpus = device.starts_with("cpu") && device.find("vulkan") == std::string::npos;
  options.gpu = !isOfCpus;
  const bool mayFuseAll = std::ranges::all_of(options.cpu, mayFuse);
  if (isOfCpus && options.fma == FmaMode::Auto) options.fma = mayFuseAll ? FmaMode::On : FmaMode::Off;
}

}  // namespace hgc
