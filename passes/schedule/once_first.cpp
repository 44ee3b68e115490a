#include "passes/schedule/once_first.h"

namespace hgc {
namespace {

std::vector<bool> differing(const Kernel& kernel, const std::function<bool(const Node& node)>& differs) {
  std::vector<bool> result(kernel.code.size());
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    const Node& node = kernel.code[at];
    result[at] = differs(node);
    for (int k = 0; k < operandCount(node); ++k) result[at] = result[at] || result[node.operand(k)];
  }
  return result;
}

}  // namespace

void putOnceFirst(PhaseKernel& rows, const std::function<bool(const Node& node)>& differs) {
  Kernel& kernel = rows.kernel;
  const std::vector<bool> isEntrys = differing(kernel, differs);
  rows.once = 0;
  for (const bool each : isEntrys) rows.once += !each;
  std::vector<uint32_t> placeOf;
  uint32_t once = 0, each = rows.once;
  for (const bool isEach : isEntrys) placeOf.push_back(isEach ? each++ : once++);
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
