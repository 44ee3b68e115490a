#include "codegen/cpp/draft.h"

#include <algorithm>
#include <set>

#include "codegen/cpp/statements.h"
#include "ir/loops.h"

namespace hgc {
namespace {

class Counting {
 public:
  Counting(const Kernel& kernel, const std::vector<bool>& wholeGathers, const std::vector<uint32_t>& rows)
      : kernel_(kernel), wholeGathers_(wholeGathers), rows_(rows) {
    uses_.keptAtCounts = keptAtCounts(kernel.code);
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

  /// Finds the steps of used carried values, which come after them. Returns whether there are new ones.
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
      for (uint32_t k = 0; wholeGathers_[node.b] && k < uses_.count[at]; ++k) use(node.a, at, As::Row);
      return;
    }
    if (node.op == Op::Next) return use(node.b, at, As::Other);
    if (info(node.op).isFold) return use(node.a, at, As::Other), use(node.b, at, As::Other);
    // only a value that is stored needs the counter
    const bool countsNot = node.op == Op::Carried && !std::ranges::binary_search(uses_.keptAtCounts, at);
    for (int k = countsNot ? 1 : 0; k < operandCount(node); ++k) use(node.operand(k), at, how(at, k));
    // minima and maxima print their operand twice
    const auto step = stepOf(node.op, node.type);
    if (step && (step->op == Op::Min || step->op == Op::Max)) use(node.b, at, As::Other);
  }

  As how(uint32_t at, int operand) const {
    const Op op = kernel_.code[at].op;
    if (op == Op::Table || (op == Op::EachOver && operand == 2)) return As::Row;
    return (op == Op::IAdd || op == Op::IMul) && isOnlyRow_[at] ? As::OfRow : As::Other;
  }

  void findLoops() {
    uses_.loop.resize(kernel_.code.size(), kNone);
    for (const Region& region : kernel_.regions) {  // the outer ones come first
      if (region.kind != Region::Kind::Loop) continue;
      std::fill(uses_.loop.begin() + region.begin, uses_.loop.begin() + region.end, region.begin);
    }
  }

  /// Counters and numbers of instances run from 0 without a gap, so that a row computed from them with sizes would
  /// exceed its array, which binding rejects, before it overflows.
  void findRows() {
    uses_.isRow.resize(kernel_.code.size());
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) uses_.isRow[at] = isRow(at);
  }
  bool isRow(uint32_t at) const {
    const Node& node = kernel_.code[at];
    const auto is = [&](uint32_t operand) { return uses_.isRow[operand]; };
    switch (node.op) {
      case Op::Range:
      case Op::Size:
      case Op::Index: return true;
      case Op::IDiv:
      case Op::IMod: return isAxisIndex(node.a) && isAxis(kernel_.code[node.b]);
      case Op::IMul: return isOnlyRow_[at] && is(node.a) && is(node.b) && (isSize(node.a) || isSize(node.b));
      case Op::IAdd: return isOnlyRow_[at] && ((is(node.a) && is(node.b)) || (isIndex_[at] && isAfterFirst(node)));
      default: return false;
    }
  }
  bool isSize(uint32_t at) const { return kernel_.code[at].op == Op::Size; }
  /// The number of the instance, or a quotient of it; no axis is empty where an instance exists.
  bool isAxisIndex(uint32_t at) const {
    const Node& node = kernel_.code[at];
    return node.op == Op::Index || ((node.op == Op::IDiv || node.op == Op::IMod) && uses_.isRow[at]);
  }
  bool isAxis(const Node& node) const { return node.op == Op::Size && node.b < kernel_.rank; }
  /// A row or counter plus a slot or a constant: if it wraps around, it is negative, and no row.
  bool isAfterFirst(const Node& sum) const {
    const auto isFirst = [&](uint32_t at) {
      const Node& node = kernel_.code[at];
      return node.op == Op::Slot || (node.op == Op::Const && constantOf(node).integer() >= 0);
    };
    return (isFirst(sum.a) && uses_.isRow[sum.b]) || (isFirst(sum.b) && uses_.isRow[sum.a]);
  }

  const Kernel& kernel_;
  const std::vector<bool>& wholeGathers_;
  const std::vector<uint32_t>& rows_;
  std::set<uint32_t> steps_;
  std::vector<bool> isOnlyRow_;  // whether each use is a row, or an operand of rows
  std::vector<bool> isIndex_;    // whether each use is a row
  CppUses uses_;
};

CppNames namesOf(const CppFunction& function) {
  CppNames names({"T", function.name});
  for (const auto& [kind, name] : kCppPlainResults) names.of(name);
  for (const char* standard : {"sqrt", "abs", "floor", "ceil", "trunc", "size_t", "int32_t"}) names.of(standard);
  for (const Node& node : function.kernel.code) {
    if (const CppCall* call = cppCallOf(node.op); call && !call->standard.empty())
      names.of(std::string(call->standard));
  }
  return names;
}

std::vector<bool> wholeGathers(const CppFunction& function) {
  std::vector<bool> whole;
  for (const CppRow& row : function.rows) whole.push_back(row.isWhole);
  return whole;
}

std::vector<uint32_t> rowsOfStores(const CppFunction& function) {
  std::vector<uint32_t> rows;
  for (const Store& store : function.kernel.stores) {
    const auto row = function.rowOf.find(store.a);
    if (store.kind == RootKind::Partial && row != function.rowOf.end()) rows.push_back(row->second);
  }
  return rows;
}

}  // namespace

CppUses cppUses(const Kernel& kernel, const std::vector<bool>& wholeGathers, const std::vector<uint32_t>& rows) {
  return Counting(kernel, wholeGathers, rows).run();
}

CppDraft::CppDraft(const CppFunction& of, const CppOptions& with)
    : function(of),
      options(with),
      uses(cppUses(of.kernel, wholeGathers(of), rowsOfStores(of))),
      names(namesOf(of)),
      text(of.kernel.code.size()) {}

const char* CppDraft::type(Type type) const {
  if (type == Type::Real) return options.isStrict ? "double" : "T";
  return type == Type::Int ? "int32_t" : "bool";
}

std::string CppDraft::nameFor(uint32_t at) {
  const auto named = function.names.find(at);
  return named != function.names.end() ? names.of(named->second) : names.temporary();
}

void CppDraft::declare(uint32_t at, const std::string& name, const std::string& value) {
  std::string place;
  const auto found = function.places.find(at);
  if (found != function.places.end() && found->second != place_) place = "  // " + (place_ = found->second);
  const std::vector<Node>& code = function.kernel.code;
  const Type of = code[at].op == Op::Next ? code[code[at].b].type : code[at].type;
  print("const {} {} = {};{}\n", type(of), name, value, place);
  text[at] = {name};
}

}  // namespace hgc
