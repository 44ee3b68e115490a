#include "codegen/cpp/uses.h"

#include <algorithm>
#include <set>

#include "ir/loops.h"

namespace hgc {
namespace {

class Counting {
 public:
  Counting(const Kernel& kernel, const std::vector<bool>& wholeGathers, const std::vector<uint32_t>& rows)
      : kernel_(kernel), wholeGathers_(wholeGathers), rows_(rows) {
    uses_.readAgain = carriedReadAgain(kernel.code);
  }

  CppUses run() {
    do count();
    while (findSteps());
    findLoops();
    findRows();
    return std::move(uses_);
  }

 private:
  enum class As : uint8_t { Row, OfRow, Other };
  void use(uint32_t at, uint32_t user, As as) {
    ++uses_.count[at];
    if (uses_.last[at] == kNone) uses_.last[at] = user;
    if (as == As::Other) isOnlyRow_[at] = false;
    if (as != As::Row) isIndex_[at] = false;
  }

  void count() {
    const size_t size = kernel_.code.size();
    uses_.count.assign(size, 0);
    uses_.last.assign(size, kNone);
    isOnlyRow_.assign(size, true);
    isIndex_.assign(size, true);
    for (const Store& store : kernel_.stores) {
      if (store.kind != RootKind::Stem) use(store.value, kNone, As::Other);
    }
    for (const uint32_t row : rows_) use(row, kNone, As::Row);
    for (auto at = static_cast<uint32_t>(size); at-- > 0;) {
      if (steps_.contains(at)) use(at, kNone, As::Other);
      if (uses_.count[at] > 0) operands(at);
    }
  }

  /// The steps of what is carried, which follow it. Whether there are new ones.
  bool findSteps() {
    const size_t known = steps_.size();
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      const Node& node = kernel_.code[at];
      if (node.op == Op::Next && uses_.count[node.a] > 0) steps_.insert(at);
    }
    return steps_.size() > known;
  }

  void operands(uint32_t at) {
    const Node& node = kernel_.code[at];
    if (node.op == Op::Load) {
      if (wholeGathers_[node.b]) use(node.a, at, As::Row);
      return;
    }
    if (node.op == Op::Next) return use(node.b, at, As::Other);
    if (info(node.op).isFold) return use(node.a, at, As::Other), use(node.b, at, As::Other);
    // only what is kept needs the count that it is kept at
    const bool countsNot = node.op == Op::Carried && !std::ranges::binary_search(uses_.readAgain, at);
    for (int k = countsNot ? 1 : 0; k < operandCount(node); ++k) use(node.operand(k), at, how(at, k));
    // what is taken in as the least or the largest is written twice
    const auto step = stepOf(node.op, node.type);
    if (step && (step->op == Op::Min || step->op == Op::Max)) use(node.b, at, As::Other);
  }

  As how(uint32_t at, int operand) const {
    switch (kernel_.code[at].op) {
      case Op::IAdd:
      case Op::IMul:
      case Op::IDiv:
      case Op::IMod:
      case Op::Place: return isOnlyRow_[at] ? As::OfRow : As::Other;
      case Op::EachOver: return operand == 2 ? As::Row : As::Other;
      case Op::Table: return As::Row;
      default: return As::Other;
    }
  }

  void findLoops() {
    uses_.loop.resize(kernel_.code.size(), kNone);
    for (const Region& region : kernel_.regions) {  // the outer ones come first
      if (region.kind != Region::Kind::Loop) continue;
      std::fill(uses_.loop.begin() + region.begin, uses_.loop.begin() + region.end, region.begin);
    }
  }

  /// Sums, products and quotients of counts, sizes and the number of the instance: within the rows of an array nothing
  /// overflows.
  void findRows() {
    uses_.isRow.resize(kernel_.code.size());
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      const Node& node = kernel_.code[at];
      const auto is = [&](uint32_t operand) { return uses_.isRow[operand]; };
      switch (node.op) {
        case Op::Range:
        case Op::Size:
        case Op::Index: uses_.isRow[at] = true; break;
        case Op::Const: uses_.isRow[at] = node.type == Type::Int && constantOf(node).integer() >= 0; break;
        case Op::IAdd: uses_.isRow[at] = isOnlyRow_[at] && ((is(node.a) && is(node.b)) || isFromSlot(at)); break;
        case Op::IMul: uses_.isRow[at] = isOnlyRow_[at] && is(node.a) && is(node.b); break;
        case Op::Place: uses_.isRow[at] = isOnlyRow_[at] && is(node.a) && is(node.b) && is(node.c); break;
        // an instance exists only where no axis of its domain is empty
        case Op::IDiv:
        case Op::IMod: uses_.isRow[at] = isOnlyRow_[at] && is(node.a) && isAxis(kernel_.code[node.b]); break;
        default: break;
      }
    }
  }
  /// A count after a slot, which may be any integer, as the index itself: if it wraps around, it is none.
  bool isFromSlot(uint32_t at) const {
    const Node& node = kernel_.code[at];
    const auto is = [&](uint32_t operand, Op op) { return kernel_.code[operand].op == op; };
    const bool isSum =
        (is(node.a, Op::Slot) && is(node.b, Op::Range)) || (is(node.a, Op::Range) && is(node.b, Op::Slot));
    return isSum && isIndex_[at];
  }
  bool isAxis(const Node& node) const { return node.op == Op::Size && node.b < kernel_.rank; }

  const Kernel& kernel_;
  const std::vector<bool>& wholeGathers_;
  const std::vector<uint32_t>& rows_;
  std::set<uint32_t> steps_;
  std::vector<bool> isOnlyRow_;  // each use is a row, or one of what rows are made of
  std::vector<bool> isIndex_;    // each use is a row
  CppUses uses_;
};

}  // namespace

CppUses cppUses(const Kernel& kernel, const std::vector<bool>& wholeGathers, const std::vector<uint32_t>& rows) {
  return Counting(kernel, wholeGathers, rows).run();
}

}  // namespace hgc
