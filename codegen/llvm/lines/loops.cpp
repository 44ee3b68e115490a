#include "codegen/llvm/lines/loops.h"

#include <algorithm>

#include "codegen/llvm/body/lanes.h"
#include "ir/loops.h"

namespace hgc::cpu {
namespace {

/// Most operations that depend on line and column both, besides which the shared loads pay.
constexpr std::ptrdiff_t kMostTogether = 12;

/// Whether a position is the instance's number divided by the length of the last axis, or the remainder.
bool isDivided(const Kernel& kernel, uint32_t at) {
  const Node& node = kernel.code[at];
  if ((node.op != Op::IMod && node.op != Op::IDiv) || kernel.code[node.a].op != Op::Index) return false;
  const Node& length = kernel.code[node.b];
  return kernel.rank > 1 && length.op == Op::Size && length.b + 1 == kernel.rank;
}

bool isInRegion(const Kernel& kernel, uint32_t at) {
  return std::ranges::any_of(kernel.regions,
                             [&](const Region& region) { return region.begin <= at && at < region.end; });
}

/// Whether a value is computed in a region that its user is outside of: phases may compute such values per instance,
/// even where they are uniform.
bool leavesRegion(const Kernel& kernel, uint32_t at, uint32_t user) {
  return std::ranges::any_of(kernel.regions, [&](const Region& region) {
    const bool isOutside = user < region.begin || user >= region.end;
    return region.begin <= at && at < region.end && isOutside;
  });
}

Along alongOf(const Kernel& kernel, const Lines& lines, uint32_t at) {
  const Node& node = kernel.code[at];
  if (isPlace(lines, kernel, at)) return node.op == Op::IDiv ? Along::Line : Along::Column;
  if (node.op == Op::Index || node.op == Op::Slot || node.op == Op::Lifted || node.op == Op::Carried)
    return Along::Both;
  Along result = Along::Same;
  for (int k = 0; k < operandCount(node); ++k) {
    const uint32_t from = node.operand(k);
    const Along operand = leavesRegion(kernel, from, at) ? Along::Both : lines.along[from];
    if (result == Along::Same) result = operand;
    else if (operand != Along::Same && operand != result) result = Along::Both;
  }
  return result;
}

/// Checks whether a loop has the form, and lists what it reads.
class LoopCheck {
 public:
  LoopCheck(const Kernel& kernel, const Lines& lines, const Region& loop)
      : kernel_(kernel), lines_(lines), loop_(loop) {}

  bool run(LineLoop& found) {
    const uint32_t length = kernel_.code[loop_.begin].a;
    const bool isKnown = lines_.along[length] == Along::Same && !isInRegion(kernel_, length);
    const bool isLone = std::ranges::none_of(kernel_.regions, [&](const Region& other) {
      return &other != &loop_ && other.begin < loop_.end && loop_.begin < other.end;
    });
    if (!isKnown || !isLone) return false;
    found.loop = &loop_;
    std::ptrdiff_t together = 0;
    for (uint32_t at = loop_.begin; at < loop_.end; ++at) {
      if (!allows(at, found)) return false;
      together += lines_.along[at] == Along::Both;
    }
    std::ranges::sort(found.before);
    return !found.results.empty() && !found.columns.empty() && together <= kMostTogether;
  }

 private:
  bool isInside(uint32_t at) const { return loop_.begin <= at && at < loop_.end; }

  bool allows(uint32_t at, LineLoop& found) {
    const Node& node = kernel_.code[at];
    const Along along = lines_.along[at];
    const bool isResult = stepOf(node.op, node.type).has_value() && info(node.op).isReduction;
    const bool isOfLoop = info(node.op).isReduction || info(node.op).isPrefix || node.op == Op::Carried ||
                          node.op == Op::EachOver || node.op == Op::Next || node.op == Op::Before;
    const bool isRead = node.op == Op::Load || node.op == Op::Table || node.op == Op::RowBegin ||
                        (info(node.op).isLeaf && operandCount(node) == 0 && along != Along::Same);
    const bool isWrong = isResult ? along != Along::Both || node.type != Type::Real : isOfLoop;
    if (isWrong || (isRead && along == Along::Both)) return false;
    if (isResult) found.results.push_back(at);
    for (int k = 0; k < operandCount(node); ++k) {
      const uint32_t operand = node.operand(k);
      if (leavesRegion(kernel_, operand, at) || (!isInside(operand) && !allowsBefore(operand, found))) return false;
      if (along != Along::Both || lines_.along[operand] != Along::Column) continue;
      if (kernel_.code[operand].type != Type::Real || !isInside(operand)) return false;
      if (std::ranges::count(found.columns, operand) == 0) found.columns.push_back(operand);
    }
    return true;
  }

  /// Values before the loop that depend on the line or the column are computed again for each.
  bool allowsBefore(uint32_t at, LineLoop& found) {
    if (lines_.along[at] == Along::Same || std::ranges::count(found.before, at) > 0) return true;
    const Node& node = kernel_.code[at];
    if (lines_.along[at] == Along::Both || isInRegion(kernel_, at)) return false;
    found.before.push_back(at);
    if (isPlace(lines_, kernel_, at)) return true;
    for (int k = 0; k < operandCount(node); ++k) {
      if (!allowsBefore(node.operand(k), found)) return false;
    }
    return true;
  }

  const Kernel& kernel_;
  const Lines& lines_;
  const Region& loop_;
};

}  // namespace

const LineLoop* Lines::find(const Region* loop) const {
  const auto found = std::ranges::find(loops, loop, &LineLoop::loop);
  return found == loops.end() ? nullptr : &*found;
}

bool isPlace(const Lines& lines, const Kernel& kernel, uint32_t at) {
  return isDivided(kernel, at) && kernel.code[at].b == lines.length;
}

Lines findLines(const Kernel& kernel) {
  Lines lines;
  uint32_t first = 0;
  while (first < kernel.code.size() && !isDivided(kernel, first)) ++first;
  if (first == kernel.code.size() || !hasLoops(kernel)) return lines;
  lines.length = kernel.code[first].b;
  if (!findUniform(kernel)[lines.length] || isInRegion(kernel, lines.length)) return lines;
  lines.along.resize(kernel.code.size());
  for (uint32_t at = 0; at < kernel.code.size(); ++at) lines.along[at] = alongOf(kernel, lines, at);
  for (const Region& region : kernel.regions) {
    LineLoop found;
    if (region.kind == Region::Kind::Loop && LoopCheck(kernel, lines, region).run(found))
      lines.loops.push_back(std::move(found));
  }
  return lines;
}

}  // namespace hgc::cpu
