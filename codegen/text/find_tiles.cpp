#include <algorithm>

#include "codegen/text/tiles.h"
#include "ir/loops.h"

namespace hgc {
namespace {

/// What a value depends on, as a set: the line of its instance, its column, other data.
enum Dependence : uint8_t { kNothing = 0, kLine = 1, kColumn = 2, kOther = 4 };

class Finder {
 public:
  explicit Finder(const Kernel& kernel) : kernel_(kernel) {}

  std::optional<TiledSum> run() {
    const auto isLoop = [](const Region& region) { return region.kind == Region::Kind::Loop; };
    if (kernel_.rank < 2 || std::ranges::count_if(kernel_.regions, isLoop) != 1) return std::nullopt;
    const auto loop = std::ranges::find_if(kernel_.regions, isLoop);
    const auto touches = [&](const Region& other) {
      return &other != &*loop && other.begin < loop->end && loop->begin < other.end;
    };
    if (std::ranges::any_of(kernel_.regions, touches) || loop->count != loop->begin) return std::nullopt;
    begin_ = loop->begin;
    end_ = loop->end;
    found_.loop = static_cast<uint32_t>(loop - kernel_.regions.begin());
    findDependences();
    return readsLinesAndColumns() && addsUp() ? std::optional(found_) : std::nullopt;
  }

 private:
  const Node& at(uint32_t position) const { return kernel_.code[position]; }

  void findDependences() {
    dependences_.assign(begin_, kNothing);
    for (uint32_t k = 0; k < begin_; ++k) {
      const Node& node = at(k);
      const bool divides = node.op == Op::IDiv || node.op == Op::IMod;
      const bool isOfLast =
          divides && at(node.a).op == Op::Index && at(node.b).op == Op::Size && at(node.b).b == kernel_.rank - 1;
      if (isOfLast) dependences_[k] = node.op == Op::IDiv ? kLine : kColumn;
      else if (node.op == Op::Index || node.op == Op::Slot || node.op == Op::Lifted || node.op == Op::Load)
        dependences_[k] = kOther;
      else
        for (int o = 0; o < operandCount(node); ++o) dependences_[k] |= dependences_[node.operand(o)];
    }
  }

  /// Whether the loop has two loads, one by line and one by column.
  bool readsLinesAndColumns() {
    uint32_t loads = 0;
    for (uint32_t k = begin_ + 1; k < end_; ++k) {
      if (at(k).op != Op::Load) continue;
      const Node& row = at(at(k).a);
      if (at(k).a < begin_ || row.op != Op::IAdd || (row.a == begin_) == (row.b == begin_)) return false;
      const uint32_t first = row.a == begin_ ? row.b : row.a;
      if (first > begin_) return false;
      const uint8_t dependence = dependences_[first];
      if (dependence != kLine && dependence != kColumn) return false;
      (dependence == kLine ? found_.lineLoad : found_.columnLoad) = k;
      (dependence == kLine ? found_.lineRow : found_.columnRow) = first;
      ++loads;
    }
    return loads == 2 && found_.lineLoad != 0 && found_.columnLoad != 0 && dependences_[at(begin_).a] == kNothing;
  }

  /// Whether the loop otherwise has only a few operations on these and one sum, which comes last.
  bool addsUp() {
    constexpr uint32_t kMostOperations = 6;
    uint32_t operations = 0;
    for (uint32_t k = begin_ + 1; k < end_; ++k) {
      const Node& node = at(k);
      if (node.op == Op::Load || (node.op == Op::IAdd && isRow(k))) continue;
      const bool isLast = k + 1 == end_;
      const auto step = stepOf(node.op, node.type);
      const bool sums = step && node.type == Type::Real && node.a == begin_ && !info(node.op).isPrefix &&
                        (step->op == Op::Add || step->op == Op::Fused);
      const bool isOperation = !info(node.op).isLeaf && !info(node.op).isReduction && !info(node.op).isPrefix &&
                               node.op != Op::Next && node.op != Op::Before && node.type == Type::Real;
      if (isLast ? !sums : !isOperation) return false;
      for (int o = isLast ? 1 : 0; o < operandCount(node); ++o) {
        const uint32_t operand = node.operand(o);
        if (operand < begin_ ? at(operand).op != Op::Const : operand == begin_ || isRow(operand)) return false;
      }
      ++operations;
    }
    found_.sum = end_ - 1;
    return operations > 0 && operations <= kMostOperations;
  }
  bool isRow(uint32_t k) const { return at(found_.lineLoad).a == k || at(found_.columnLoad).a == k; }

  const Kernel& kernel_;
  uint32_t begin_ = 0, end_ = 0;
  std::vector<uint8_t> dependences_;
  TiledSum found_;
};

}  // namespace

std::optional<TiledSum> findTiledSum(const Kernel& kernel) { return Finder(kernel).run(); }

}  // namespace hgc
