#include "codegen/llvm/width.h"

#include <algorithm>

#include "codegen/llvm/body/frame.h"
#include "codegen/llvm/body/lanes.h"
#include "codegen/llvm/lines/loops.h"

namespace hgc::cpu {
namespace {

/// Most nodes of a loop whose values fit into registers several times.
constexpr std::ptrdiff_t kShort = 48;

bool isLoop(const Region& region) { return region.kind == Region::Kind::Loop; }

/// Whether the cost of wide vectors grows no faster than their lanes: loops run in lockstep and carry nothing, and
/// stores are not scattered by lane.
bool allowsWide(const Kernel& kernel) {
  const std::vector<bool> lockstep = findLockstep(kernel);
  const auto isUneven = [&](const Region& region) { return isLoop(region) && !lockstep[kernel.code[region.begin].a]; };
  const auto isCarried = [](const Node& node) { return node.op == Op::Carried; };
  return !addsPartials(kernel) && std::ranges::none_of(kernel.regions, isUneven) &&
         std::ranges::none_of(kernel.code, isCarried);
}

}  // namespace

bool isMostlyBinary32(const Kernel& kernel) {
  constexpr std::ptrdiff_t kShare = 8;  // elementary functions add many operations that rarely run, all of them in f64
  const auto isOperation = [](const Node& node) { return !info(node.op).isLeaf; };
  const auto operations = std::ranges::count_if(kernel.code, isOperation);
  return kShare * std::ranges::count(kernel.code, Op::Narrow, &Node::op) > operations;
}

bool isShortSum(const Kernel& kernel, const Region& loop, const std::vector<bool>& uniform) {
  const bool isInnermost = std::ranges::none_of(kernel.regions, [&](const Region& other) {
    return isLoop(other) && &other != &loop && loop.begin <= other.begin && other.end <= loop.end;
  });
  std::ptrdiff_t nodes = 0;
  bool adds = false;
  for (uint32_t at = loop.begin; at < loop.end; ++at) {
    const Op op = kernel.code[at].op;
    if (uniform[at] || op == Op::Const) continue;
    ++nodes;
    adds = adds || info(op).isReduction || op == Op::EachOver;
  }
  return isInnermost && adds && nodes <= kShort;
}

unsigned lanesFor(const Kernel& kernel, unsigned lanes) {
  if (!hasLoops(kernel) || !allowsWide(kernel) || !findLines(kernel).loops.empty()) return lanes;
  const std::vector<bool> uniform = findUniform(kernel);
  const auto isShort = [&](const Region& region) { return isLoop(region) && isShortSum(kernel, region, uniform); };
  if (std::ranges::none_of(kernel.regions, isShort)) return lanes;
  constexpr unsigned kVectors = 4;
  return kVectors * lanes;
}

}  // namespace hgc::cpu
