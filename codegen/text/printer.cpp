#include "codegen/text/printer.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/text/binary32.h"
#include "ir/loops.h"

namespace hgc {
namespace {

class Printer {
 public:
  Printer(const Kernel& kernel, const Spelling& spelling, CodeRange scope)
      : kernel_(kernel),
        spelling_(spelling),
        left_(regionsLeft(kernel)),
        singles_(kernel, spelling.singleLeaf != nullptr, scope) {}

  std::string run(CodeRange range) {
    const auto isPrinted = [&](uint32_t at) { return at >= range.begin && at < range.end; };
    walk(
        kernel_,
        [&](uint32_t at) {
          if (isPrinted(at)) line(at);
        },
        [&](const Region& region) {
          if (isPrinted(region.begin)) region.kind == Region::Kind::Loop ? enterLoop(region) : enter(region);
        },
        [&](const Region& region) {
          if (isPrinted(region.begin)) region.kind == Region::Kind::Loop ? leaveLoop(region) : leave();
        });
    return std::move(out_);
  }

 private:
  template <class... Args>
  void print(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Args>(args)...);
  }

  void line(uint32_t at) {
    const Node& node = kernel_.code[at];
    if (node.op == Op::Range || info(node.op).isFold || isArray(node.op)) return;
    if (leftAtCount(kernel_.code, at) != kNoNode) return print("{}", spelling_.keep(at));
    if (node.op == Op::Next) return print("  {} v{} = v{};\n", typeText(kernel_.code[node.b].type), at, node.b);
    if (node.op == Op::EachOver) return print("{}", spelling_.entries(at));
    if (const auto step = stepOf(node.op, node.type)) return takeIn(at, step->op);
    const auto declare = [&](const char* type, char kind, const std::string& text) {
      if (left_[at] > 0) print("  {}{} = {};\n", kind, at, text);
      else print("  {} {}{} = {};\n", type, kind, at, text);
    };
    if (singles_.isSingle(at)) {
      const bool isRead = readsSingle(kernel_, node);
      declare(kSingleType, 'f', isRead ? spelling_.singleLeaf(node) : singles_.single(at));
    }
    if (singles_.isReal(at)) declare(typeText(node.type), 'v', expression(at));
  }

  std::string expression(uint32_t at) const {
    if (readAtCount(kernel_.code, at) != kNoNode) return spelling_.readKept(at);
    return singles_.real(at).value_or(spelling_.expression(kernel_.code[at]));
  }

  /// Declares before the region the values that are used after it, but not after the region around it.
  void enter(const Region& region) {
    for (uint32_t at = region.begin; at < region.end; ++at) {
      const auto depth = std::ranges::count_if(kernel_.regions, [&](const Region& inner) {
        return &inner >= &region && inner.begin <= at && at < inner.end;  // outer ones come first
      });
      if (left_[at] != depth) continue;
      const Type type = kernel_.code[at].type;
      if (singles_.isSingle(at)) print("  {} f{} = 0.0;\n", kSingleType, at);
      if (singles_.isReal(at)) print("  {} v{} = {};\n", typeText(type), at, none(type));
    }
    print("  if ({}v{}) {{\n", region.when ? "" : "!", region.condition);
  }

  std::string none(Type type) const { return type == Type::Real ? spelling_.none : type == Type::Int ? "0" : "false"; }

  std::string spell(Op op, Type type, uint32_t a, uint32_t b) const {
    return spelling_.expression({op, type, 0, a, b, kNoNode});
  }
  std::string spell(Constant value) const { return spelling_.expression(constantNode(value)); }

  /// Declares the accumulators of the loop's reductions before it.
  void enterLoop(const Region& region) {
    const uint32_t length = kernel_.code[region.begin].a;
    for (uint32_t at = region.begin; at < region.end; ++at) {
      const Node& node = kernel_.code[at];
      const auto step = stepOf(node.op, node.type);
      if (!step || node.a != region.begin) continue;
      const char* name = info(node.op).isPrefix ? "next" : "v";
      print("  {}{}{} = v{} > 0 ? {} : {};\n", declaredAs(at), name, at, length, spell(step->start),
            spell(step->nothing));
    }
    eachStep(region, [&](const Node& step) {
      const Node& carried = kernel_.code[step.a];
      print("  {} v{} = v{};\n", typeText(carried.type), step.a, carried.b);
    });
    print("  {2}for (int v{0} = 0; v{0} < v{1}; ++v{0}) {{\n", region.begin, length, spelling_.loop);
  }

  /// All values that folds carry change together at the end of an iteration.
  void leaveLoop(const Region& region) {
    eachStep(region, [&](const Node& step) { print("  v{} = v{};\n", step.a, &step - kernel_.code.data()); });
    leave();
    for (uint32_t at = region.begin; at < region.end; ++at) {
      const Node& fold = kernel_.code[at];
      if (info(fold.op).isFold && fold.a == region.begin) print("  {}v{} = v{};\n", declaredAs(at), at, fold.b);
    }
  }
  /// The type in the declaration of a loop's result; empty where it is declared before an arm around the loop.
  std::string declaredAs(uint32_t at) const {
    return left_[at] > 1 ? "" : std::string(typeText(kernel_.code[at].type)) + " ";
  }
  void leave() { out_ += "  }\n"; }

  /// Calls `visit` with a step of each value that the loop's folds carry.
  template <class Visit>
  void eachStep(const Region& region, const Visit& visit) {
    std::vector<uint32_t> known;
    for (uint32_t at = region.begin; at < region.end; ++at) {
      const Node& step = kernel_.code[at];
      if (step.op != Op::Next || !isOver(step, region) || std::ranges::count(known, step.a) > 0) continue;
      known.push_back(step.a);
      visit(step);
    }
  }
  bool isOver(Node step, const Region& region) const { return kernel_.code[step.a].a == region.count; }

  /// Updates an accumulator. Min and Max have no template in the operation table: elsewhere passes expand them.
  void takeIn(uint32_t at, Op op) {
    const Node& node = kernel_.code[at];
    if (info(node.op).isPrefix) {
      print("  {} v{} = next{};\n", typeText(node.type), at, at);
      return print("  next{0} = {1};\n", at, spell(op, node.type, at, node.b));
    }
    if (op == Op::Fused) {
      const Node step{op, node.type, 0, node.b, node.c, at};
      return print("  v{} = {};\n", at, spelling_.expression(step));
    }
    if (op != Op::Min && op != Op::Max) return print("  v{} = {};\n", at, spell(op, node.type, at, node.b));
    const std::string keeps =
        op == Op::Min ? spell(Op::Lt, Type::Bool, at, node.b) : spell(Op::Lt, Type::Bool, node.b, at);
    print("  if (!({} || {})) v{} = v{};\n", keeps, spell(Op::IsNan, Type::Bool, at, kNoNode), at, node.b);
  }

  const Kernel& kernel_;
  const Spelling& spelling_;
  std::vector<uint32_t> left_;  // how many regions around each value end before its last use
  SingleValues singles_;
  std::string out_;
};

}  // namespace

const char* typeText(Type type) { return type == Type::Real ? "precise double" : type == Type::Int ? "int" : "bool"; }

std::string fill(std::string_view pattern, const Node& node) {
  std::string text;
  for (size_t k = 0; k < pattern.size(); ++k) {
    if (pattern[k] != '$') {
      text += pattern[k];
      continue;
    }
    text += fmt::format("v{}", node.operand(pattern[++k] - '0'));
  }
  return text;
}

std::string printCode(const Kernel& kernel, const Spelling& spelling, CodeRange range,
                      const std::optional<CodeRange>& scope) {
  return Printer(kernel, spelling, scope.value_or(range)).run(range);
}

}  // namespace hgc
