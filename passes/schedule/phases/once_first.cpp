#include "passes/schedule/phases/once_first.h"

#include <algorithm>

#include "passes/rebuild.h"

namespace hgc {
namespace {

/// When code of rows runs: once, at the start of each entry, or later for each entry.
enum class Turn : uint8_t { Once, Reads, Computes };

std::vector<Turn> turnsOf(const Kernel& kernel, const std::function<bool(const Node& node)>& differs) {
  std::vector<Turn> turns;
  for (const Node& node : kernel.code) {
    Turn turn = differs(node) ? Turn::Reads : Turn::Once;
    bool computes = node.type == Type::Real && !info(node.op).isLeaf && node.op != Op::Load;
    for (int k = 0; k < operandCount(node); ++k) {
      turn = std::max(turn, turns[node.operand(k)]);
      computes = computes || kernel.code[node.operand(k)].type == Type::Real;
    }
    turns.push_back(computes && turn == Turn::Reads ? Turn::Computes : turn);
  }
  return turns;
}

}  // namespace

void putOnceFirst(PhaseKernel& rows, const std::function<bool(const Node& node)>& differs) {
  Kernel& kernel = rows.kernel;
  const std::vector<Turn> turns = turnsOf(kernel, differs);
  rows.once = static_cast<uint32_t>(std::ranges::count(turns, Turn::Once));
  rows.reads = rows.once + static_cast<uint32_t>(std::ranges::count(turns, Turn::Reads));
  uint32_t next[] = {0, rows.once, rows.reads};
  std::vector<uint32_t> placeOf;
  for (const Turn turn : turns) placeOf.push_back(next[static_cast<size_t>(turn)]++);
  std::vector<Node> code(kernel.code.size());
  for (uint32_t at = 0; at < placeOf.size(); ++at) {
    const auto operands = mappedOperands(kernel.code[at], [&](uint32_t operand) { return placeOf[operand]; });
    code[placeOf[at]] = withOperands(kernel.code[at], operands);
  }
  kernel.code = std::move(code);
  kernel.origins = {};
  for (Store& store : kernel.stores) store.value = placeOf[store.value];
}

}  // namespace hgc
