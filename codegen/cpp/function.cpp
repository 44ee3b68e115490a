/// Prints a kernel as a function.
#include <algorithm>
#include <cctype>
#include <set>

#include "codegen/cpp/draft.h"
#include "codegen/cpp/expressions.h"
#include "codegen/cpp/parameters.h"
#include "codegen/cpp/statements.h"

namespace hgc {
namespace {

/// The longest expression without a statement of its own.
constexpr size_t kLongest = 60;

/// Assertions about the number type of a template.
std::string needs(const Kernel& kernel, const CppUses& uses) {
  const auto has = [&](Op op) {
    for (uint32_t at = 0; at < kernel.code.size(); ++at) {
      if (uses.count[at] > 0 && kernel.code[at].op == op) return true;
    }
    return false;
  };
  std::string text;
  if (has(Op::Narrow))
    text += "  static_assert(std::is_floating_point_v<T>, \"rounding to f32 needs a floating-point type\");\n";
  if (has(Op::ToInt))
    text +=
        "  static_assert(std::numeric_limits<T>::digits == 0 || std::numeric_limits<T>::digits >= 53,\n"
        "                \"T must hold 32-bit integers exactly\");\n";
  return text;
}

/// Using-declarations, so that argument-dependent lookup finds the functions of other number types.
std::string usings(const Kernel& kernel, const CppUses& uses) {
  std::set<std::string> called;
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    const Op op = kernel.code[at].op;
    if (uses.count[at] == 0) continue;
    if (op == Op::Sqrt || op == Op::Abs || op == Op::Floor || op == Op::Ceil || op == Op::Trunc)
      called.insert(std::string(info(op).name));
    if (const CppCall* call = cppCallOf(op); call && !call->standard.empty())
      called.insert(std::string(call->standard));
  }
  std::string text;
  for (const std::string& name : called) text += fmt::format("  using std::{};\n", name);
  return text;
}

class FunctionPrinter {
 public:
  FunctionPrinter(const CppFunction& function, const CppOptions& options)
      : draft_(function, options),
        kernel_(function.kernel),
        parameters_(function, options, draft_.names),
        loops_(draft_),
        results_(draft_, parameters_) {}

  Result<std::string> run() {
    Status failed = Done{};
    walk(
        kernel_,
        [&](uint32_t at) {
          if (failed && draft_.uses.count[at] > 0) failed = line(at);
        },
        [&](const Region& region) { loops_.enter(region); }, [&](const Region& region) { loops_.leave(region); });
    if (!failed) return failed.error();
    results_.store();
    const bool isStrict = draft_.options.isStrict;
    const std::string opening = isStrict ? "" : needs(kernel_, draft_.uses) + usings(kernel_, draft_.uses);
    return fmt::format("{}{}void {}({}) {{\n{}{}}}\n", parameters_.docs(),
                       isStrict ? "inline " : "template <class T>\n", draft_.function.name, parameters_.list(), opening,
                       draft_.body);
  }

 private:
  Status line(uint32_t at) {
    const Node& node = kernel_.code[at];
    if (node.op == Op::Range) return Done{};
    if (node.op == Op::Carried) loops_.keep(at);
    else if (node.op == Op::Next) leaveNext(at);
    else if (node.op == Op::EachOver) results_.addEntries(at);
    else if (info(node.op).isFold) draft_.text[at] = draft_.text[node.b];
    else if (node.op == Op::Before) draft_.text[at] = {loops_.keptAt(kernel_.code[node.b].b, draft_.text[node.a].text)};
    else if (stepOf(node.op, node.type)) loops_.takeIn(at);
    else if (info(node.op).isLeaf) return leaf(at);
    else return statement(at);
    return Done{};
  }

  Status leaf(uint32_t at) {
    const Node& node = kernel_.code[at];
    CppText& text = draft_.text[at];
    switch (node.op) {
      case Op::Const: text = draft_.constant(constantOf(node)); break;
      case Op::Load: {
        text = {parameters_.read(node.b, draft_.text[node.a].text, node.c)};
        if (text.text.starts_with("*")) text.precedence = 13;
        break;
      }
      case Op::Index: text = {parameters_.given(CppGiven::Instance, 0)}; break;
      case Op::Size: text = {parameters_.given(CppGiven::Size, node.b)}; break;
      case Op::Slot: text = {parameters_.given(CppGiven::Slot, node.b)}; break;
      case Op::Table: text = {entry(CppGiven::Entries, node)}; break;
      case Op::RowBegin: text = {entry(CppGiven::Begins, node)}; break;
      default: return Error{fmt::format("`{}` has no C++ text", info(node.op).name), ""};
    }
    const bool isEntry = node.op == Op::Table || node.op == Op::RowBegin;
    if (isEntry && !isWrittenWhereUsed(at)) draft_.declare(at, draft_.names.temporary(), text.text);
    return Done{};
  }

  std::string entry(CppGiven what, const Node& node) {
    return fmt::format("{}[{}]", parameters_.given(what, node.b), draft_.text[node.a].text);
  }

  Status statement(uint32_t at) {
    const Node& node = kernel_.code[at];
    CppText operands[3];
    for (int k = 0; k < operandCount(node); ++k) operands[k] = draft_.text[node.operand(k)];
    CppText text =
        draft_.uses.isRow[at] ? cppRow(node, operands) : cppOperation(node, operands, draft_.options.isStrict);
    if (text.text.empty()) return Error{fmt::format("`{}` has no C++ text", info(node.op).name), ""};
    const bool isTold = draft_.function.names.contains(at);
    if (!isTold && isWrittenWhereUsed(at) && (text.text.size() <= kLongest || isTakenIn(at))) {
      draft_.text[at] = std::move(text);
      return Done{};
    }
    draft_.declare(at, draft_.nameFor(at), text.text);
    return Done{};
  }

  /// Whether a value can be printed inside its only use: not if that is in an inner loop.
  bool isWrittenWhereUsed(uint32_t at) const {
    const uint32_t user = draft_.uses.last[at];
    return draft_.uses.count[at] == 1 && draft_.uses.loop[at] == (user == kNone ? kNone : draft_.uses.loop[user]);
  }

  /// Whether its use is the statement of a reduction.
  bool isTakenIn(uint32_t at) const {
    const uint32_t user = draft_.uses.last[at];
    return user != kNone && (info(kernel_.code[user].op).isReduction || info(kernel_.code[user].op).isPrefix);
  }

  void leaveNext(uint32_t at) {
    const Node& node = kernel_.code[at];
    const bool isKnown = draft_.text[node.b].precedence == 20 && kernel_.code[node.b].op != Op::Carried;
    if (isKnown && std::ranges::all_of(draft_.text[node.b].text, [](char c) { return std::isalnum(c) || c == '_'; }))
      draft_.text[at] = draft_.text[node.b];
    else draft_.declare(at, draft_.names.of("next_" + draft_.text[node.a].text), draft_.text[node.b].text);
  }

  CppDraft draft_;
  const Kernel& kernel_;
  CppParameters parameters_;
  CppLoops loops_;
  CppResults results_;
};

}  // namespace

Result<std::string> cppFunction(const CppFunction& function, const CppOptions& options) {
  return FunctionPrinter(function, options).run();
}

}  // namespace hgc
