#include "codegen/llvm/likeness.h"

#include <algorithm>
#include <map>
#include <set>

#include "ir/loops.h"

namespace hgc::cpu {
namespace {

class LikenessFinder {
 public:
  explicit LikenessFinder(std::span<Computed> values)
      : values_(values), found_(values.size()), sums_(values.size()), sketches_(values.size()) {}

  std::vector<Likeness> run() {
    for (size_t before = SIZE_MAX, round = 0; before != kinds_ && round < kMostRounds; ++round) {
      before = kinds_;
      findKinds();
    }
    for (const Pass pass : {Pass::WithoutCarried, Pass::WithCarried}) findPlaces(pass);
    return std::move(found_);
  }

 private:
  /// The first round takes carried values to be alike; later ones compare what an iteration leaves in them.
  static constexpr size_t kMostRounds = 8;
  enum class Pass { WithoutCarried, WithCarried };
  using Form = Computed::Form;

  static uint64_t mixed(std::initializer_list<uint64_t> parts) {
    uint64_t hash = 0x9e3779b97f4a7c15;
    for (const uint64_t part : parts) {
      hash = (hash ^ part) * 0xff51afd7ed558ccd;
      hash ^= hash >> 32;
    }
    return hash;
  }

  /// The terms of a sum, in any order.
  struct Terms {
    uint64_t sum = 0;
    uint32_t count = 0, height = 0;
  };
  bool is(uint32_t at, Form form) const { return values_[at].form == form; }
  bool isSum(uint32_t at) const { return is(at, Form::Sum) || is(at, Form::Difference) || is(at, Form::FusedSum); }
  Terms termsOf(uint32_t at) const {
    const Likeness& found = found_[at];
    return isSum(at) ? Terms{sums_[at], found.terms, found.height} : Terms{found.family, 1, found.height + 1};
  }
  static uint64_t negated(uint64_t family) { return mixed({static_cast<uint64_t>(Form::Negation), family}); }
  /// Without its sign.
  uint32_t plainOf(uint32_t at) const { return is(at, Form::Negation) ? values_[at].operands[0] : at; }
  uint64_t familyOfProduct(uint32_t a, uint32_t b) const {
    const bool isNegative = is(a, Form::Negation) != is(b, Form::Negation);
    const auto [least, most] = std::minmax({found_[plainOf(a)].family, found_[plainOf(b)].family});
    const uint64_t family = mixed({static_cast<uint64_t>(Form::Product), least, most});
    return isNegative ? negated(family) : family;
  }

  void findSum(uint32_t at) {
    const auto& [a, b, c] = values_[at].operands;
    Terms first, last;
    if (is(at, Form::FusedSum)) {
      first = {familyOfProduct(a, b), 1, std::max(found_[a].height, found_[b].height) + 2};
      last = termsOf(c);
    } else {
      first = termsOf(a);
      last = is(at, Form::Sum) ? termsOf(b) : Terms{negated(found_[b].family), 1, found_[b].height + 1};
    }
    sums_[at] = first.sum + last.sum;
    found_[at].terms = first.count + last.count;
    found_[at].height = std::max(first.height, last.height);
    found_[at].family = mixed({static_cast<uint64_t>(Form::Sum), sums_[at]});
  }

  void findOther(uint32_t at, const std::array<uint64_t, 3>& families) {
    const auto& operands = values_[at].operands;
    if (is(at, Form::Negation)) {
      const Likeness& of = found_[operands[0]];
      found_[at] = {.family = negated(of.family), .height = of.height, .terms = of.terms + 1};
      return;
    }
    found_[at].height = 0;
    for (const uint32_t operand : operands) {
      if (operand != kNoValue) found_[at].height = std::max(found_[at].height, found_[operand].height + 1);
    }
    found_[at].family = is(at, Form::Product) ? familyOfProduct(operands[0], operands[1])
                                              : mixed({values_[at].label, families[0], families[1], families[2]});
  }

  void findKinds() {
    std::map<std::array<uint64_t, 6>, uint32_t> known;
    const std::vector<Likeness> earlier = found_;
    for (uint32_t at = 0; at < values_.size(); ++at) {
      Computed& value = values_[at];
      if (value.commutes && found_[value.operands[1]].family < found_[value.operands[0]].family)
        std::swap(value.operands[0], value.operands[1]);
      std::array<uint64_t, 3> families = {};
      for (size_t k = 0; k < 3; ++k) {
        if (value.operands[k] != kNoValue) families[k] = found_[value.operands[k]].family;
      }
      if (value.next != kNoValue && kinds_ > 0) families[0] = earlier[value.next].family;
      if (isSum(at)) findSum(at);
      else findOther(at, families);
      const Likeness& found = found_[at];
      const auto key =
          std::to_array<uint64_t>({value.label, families[0], families[1], families[2], found.height, found.terms});
      found_[at].kind = known.try_emplace(key, static_cast<uint32_t>(known.size())).first->second;
    }
    kinds_ = known.size();
  }

  using Members = std::vector<uint32_t>;

  std::vector<Members> families() const {
    std::map<uint64_t, Members> byFamily;
    for (uint32_t at = 0; at < values_.size(); ++at) byFamily[found_[at].family].push_back(at);
    std::vector<Members> ascending;
    for (auto& [family, members] : byFamily) ascending.push_back(std::move(members));
    std::ranges::stable_sort(ascending, {}, [&](const Members& members) {
      return std::pair(found_[members.front()].height, found_[members.front()].terms);
    });
    return ascending;
  }

  /// Operands by family, with their places; of sums, the factors of some terms, which do not depend on the order of
  /// addition.
  using Sketch = std::map<uint64_t, int64_t>;
  static constexpr size_t kMostOfSketch = 6;

  void sketch(uint32_t at, Sketch& result) const {
    const auto& [a, b, c] = values_[at].operands;
    const auto add = [&](uint32_t operand) {
      if (operand != kNoValue) result.try_emplace(found_[operand].family, found_[operand].place);
    };
    const auto addTerm = [&](uint32_t term) {
      if (isSum(term)) {
        result.insert(sketches_[term].begin(), sketches_[term].end());
      } else if (is(term, Form::Product)) {
        for (const uint32_t factor : {values_[term].operands[0], values_[term].operands[1]}) add(plainOf(factor));
      } else {
        add(term);
      }
    };
    if (is(at, Form::FusedSum)) {
      for (const uint32_t factor : {a, b}) add(plainOf(factor));
      addTerm(c);
    } else if (is(at, Form::Sum)) {
      for (const uint32_t term : {a, b}) addTerm(term);
    } else {
      for (const uint32_t operand : {a, b, c}) add(operand);
    }
    while (result.size() > kMostOfSketch) result.erase(std::prev(result.end()));
  }

  /// Values of a family are ordered by that operand which has the most different places.
  void findPlaces(Pass pass) {
    for (const Members& members : families()) {
      std::map<uint64_t, std::set<int64_t>> places;
      for (const uint32_t at : members) {
        const bool isKnown = values_[at].next != kNoValue && pass == Pass::WithCarried;
        found_[at].place = isKnown ? found_[values_[at].next].place : values_[at].place;
        sketches_[at].clear();
        sketch(at, sketches_[at]);
        for (const auto& [family, place] : sketches_[at]) places[family].insert(place);
      }
      const auto best = std::ranges::max_element(places, {}, [](const auto& entry) { return entry.second.size(); });
      if (best == places.end() || best->second.size() == 1) continue;
      for (const uint32_t at : members) {
        const auto own = sketches_[at].find(best->first);
        if (own != sketches_[at].end()) found_[at].place = own->second;
      }
    }
  }

  std::span<Computed> values_;
  std::vector<Likeness> found_;
  std::vector<uint64_t> sums_;  // of the families of terms
  std::vector<Sketch> sketches_;
  size_t kinds_ = 0;
};

Computed::Form formOf(Op op) {
  switch (op) {
    case Op::Neg: return Computed::Form::Negation;
    case Op::Mul: return Computed::Form::Product;
    case Op::Add: return Computed::Form::Sum;
    case Op::Sub: return Computed::Form::Difference;
    case Op::Fused: return Computed::Form::FusedSum;
    default: return Computed::Form::Other;
  }
}

}  // namespace

std::vector<Likeness> findLikeness(std::span<Computed> values) { return LikenessFinder(values).run(); }

std::vector<Likeness> findLikeness(const Kernel& kernel) {
  std::vector<Computed> values(kernel.code.size());
  std::map<std::array<uint64_t, 4>, uint64_t> labels;
  const auto labelOf = [&](Op op, Type type, uint64_t from, uint64_t which) {
    const std::array<uint64_t, 4> key = {static_cast<uint64_t>(op), static_cast<uint64_t>(type), from, which};
    return labels.try_emplace(key, labels.size()).first->second;
  };
  for (uint32_t at = 0; at < values.size(); ++at) {
    const Node& node = kernel.code[at];
    if (node.op == Op::Const) {
      values[at].label = labelOf(node.op, node.type, constantOf(node).bits, 0);
    } else if (node.op == Op::Load) {
      values[at].label = labelOf(node.op, node.type, node.b, node.a);
      values[at].place = node.c;
    } else if (info(node.op).isLeaf || node.op == Op::Range) {
      values[at].label = labelOf(node.op, node.type, at, 0);
    } else {
      values[at].label = labelOf(node.op, node.type, 0, 0);
      values[at].form = formOf(node.op);
      const bool isCarried = node.op == Op::Carried;
      for (int k = 0; k < operandCount(node) && !isCarried; ++k)
        values[at].operands[static_cast<size_t>(k)] = node.operand(k);
      if (!info(node.op).isFold) continue;
      for (const CarriedStep& step : stepsOf(kernel.code, node)) values[step.carried].next = step.next;
    }
  }
  return findLikeness(values);
}

}  // namespace hgc::cpu
