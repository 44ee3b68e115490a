#include "ir/op.h"

#include <algorithm>
#include <unordered_map>

#include "ir/rules.h"

namespace hgc {
namespace {

template <class R>
constexpr OpInfo describe(const R& row) {
  OpInfo result;
  result.name = row.name;
  result.infix = row.infix;
  result.precedence = row.precedence;
  result.signature = row.signature;
  result.isFunction = row.function;
  result.commutative = row.commutative;
  result.expands = R::expands;
  result.smoothness = row.smoothness;
  result.glsl = row.glsl;
  for (int k = 0; k < 3; ++k) {
    result.sampleLow[k] = row.sample[k].low;
    result.sampleHigh[k] = row.sample[k].high;
  }
  std::ranges::copy(row.edges, result.edges.begin());
  result.rounding = row.rounding;
  result.ulp = row.ulp;
  result.weight = row.weight;
  result.doc = row.doc;
  return result;
}

constexpr OpInfo describeLeaf(const char* name, const char* doc) {
  OpInfo result;
  result.name = name;
  result.isLeaf = true;
  result.doc = doc;
  return result;
}

constexpr OpInfo describe(const ReductionRow& row) {
  OpInfo result;
  result.name = row.name;
  result.signature = {2, {Slot::Int, Slot::Same}, Slot::Same};
  if (row.operands == 2) result.signature = {3, {Slot::Int, Slot::Real, Slot::Real}, Slot::Real};
  if (row.numbers) result.signature = {3, {Slot::Int, Slot::Real, Slot::Int}, Slot::Real};
  if (row.fold == Fold::Whole) result.signature = {3, {Slot::Int, Slot::Same, Slot::Int}, Slot::Same};
  if (row.fold == Fold::Next) result.signature = {3, {Slot::Same, Slot::Same, Slot::Int}, Slot::Int};
  if (row.array == ArrayPart::Element) result.signature = {2, {Slot::Int, Slot::Int}, Slot::Real};
  if (row.array == ArrayPart::ElementOver) result.signature = {3, {Slot::Int, Slot::Real, Slot::Real}, Slot::Real};
  if (row.array == ArrayPart::ArrayOver || row.array == ArrayPart::ElementAt)
    result.signature = {2, {Slot::Int, Slot::Real}, Slot::Real};
  result.isReduction = !row.stays;
  result.isPrefix = row.stays;
  result.isFold = row.fold == Fold::Whole;
  result.isBackward = row.backward;
  result.weight = 1;
  result.doc = row.doc;
  return result;
}

// clang-format off
constexpr OpInfo kInfos[] = {
#define HGC_LEAF(Id, name, doc) describeLeaf(name, doc),
#define HGC_OP(Id, ...) describe(row##Id),
#define HGC_REDUCTION(Id, ...) describe(row##Id),
#include "ir/ops.def"
};
// clang-format on

using NameMap = std::unordered_map<std::string_view, Op>;

NameMap namesWhere(bool functionsOnly) {
  NameMap names;
  for (uint32_t k = 0; k < kOpCount; ++k) {
    if (!functionsOnly || kInfos[k].isFunction) names.emplace(kInfos[k].name, static_cast<Op>(k));
  }
  return names;
}

std::optional<Op> find(const NameMap& names, std::string_view name) {
  const auto found = names.find(name);
  return found == names.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

const OpInfo& info(Op op) { return kInfos[static_cast<size_t>(op)]; }
std::span<const OpInfo> allOps() { return kInfos; }

std::optional<Op> opNamed(std::string_view name) {
  static const NameMap names = namesWhere(false);
  return find(names, name);
}

std::optional<Op> functionNamed(std::string_view name) {
  static const NameMap names = namesWhere(true);
  return find(names, name);
}

}  // namespace hgc
