#include "passes/schedule/once_first.h"

namespace hgc {
namespace {

std::vector<bool> differing(const Kernel& kernel, const GatherSchema& from, std::span<const PhaseContent> arrays) {
  std::vector<bool> differs(kernel.code.size());
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    const Node& node = kernel.code[at];
    const bool isSlot = node.op == Op::Slot && node.b < from.slots.size();
    const bool isElement = node.op == Op::Load && node.b >= from.gathers.size();
    differs[at] = node.op == Op::Index || node.op == Op::Lifted || isSlot ||
                  (isElement && arrays[node.b - from.gathers.size()].by != PhaseKind::Table);
    for (int k = 0; k < operandCount(node); ++k) differs[at] = differs[at] || differs[node.operand(k)];
  }
  return differs;
}

}  // namespace

void putOnceFirst(PhaseKernel& rows, const GatherSchema& from, std::span<const PhaseContent> arrays) {
  Kernel& kernel = rows.kernel;
  const std::vector<bool> differs = differing(kernel, from, arrays);
  rows.once = 0;
  for (const bool each : differs) rows.once += !each;
  std::vector<uint32_t> placeOf;
  uint32_t once = 0, each = rows.once;
  for (const bool isEach : differs) placeOf.push_back(isEach ? each++ : once++);
  std::vector<Node> code(kernel.code.size());
  for (uint32_t at = 0; at < placeOf.size(); ++at) {
    Node node = kernel.code[at];
    const int operands = operandCount(node);
    if (operands > 0) node.a = placeOf[node.a];
    if (operands > 1) node.b = placeOf[node.b];
    if (operands > 2) node.c = placeOf[node.c];
    code[placeOf[at]] = node;
  }
  kernel.code = std::move(code);
  kernel.origins = {};
  for (Store& store : kernel.stores) store.value = placeOf[store.value];
}

}  // namespace hgc
