/// Expressions as text.
#include <fmt/format.h>

#include <bit>

#include "frontend/syntax/ast_printer.h"

namespace hgc {

using ast::Kind;
using ast::Operator;

void AstPrinter::printCode(const ast::Code& code) {
  if (code.empty()) return;
  findStarts(code);
  const bool block = starts_[code.end - 1] != code.begin;
  const auto push = [&](std::vector<Task> tasks) {
    for (size_t k = tasks.size(); k-- > 0;) tasks_.push_back(std::move(tasks[k]));
  };
  push(bodyOf(code.begin, code.end, block));
  while (!tasks_.empty()) {
    const Task task = std::move(tasks_.back());
    tasks_.pop_back();
    if (task.root == kNone) out_ += task.text;
    else push(partsOf(task.root));
  }
}

/// Follows the evaluation with a stack of beginnings. Code between an opening node and its join leaves values that the
/// join replaces by one.
void AstPrinter::findStarts(const ast::Code& code) {
  std::vector<uint32_t> stack;  // where each value on the stack begins
  std::vector<uint32_t> opened;
  for (uint32_t k = code.begin; k < code.end; ++k) {
    const ast::Node& node = tree_.nodes[k];
    uint32_t start = k;
    if (node.kind == Kind::Join) {
      start = opened.back();
      opened.pop_back();
      while (!stack.empty() && stack.back() > start) stack.pop_back();
    } else if (const uint32_t count = operandCount(node); count > 0) {
      start = stack[stack.size() - count];
      stack.resize(stack.size() - count);
    }
    starts_[k] = start;
    if (ast::opensBlock(node.kind)) opened.push_back(start);
    else if (node.kind != Kind::Let) stack.push_back(start);
  }
}

/// `e`, or `{ let a = e; return e; }`.
std::vector<AstPrinter::Task> AstPrinter::bodyOf(uint32_t begin, uint32_t end, bool block) const {
  std::vector<uint32_t> lets;
  for (uint32_t at = starts_[end - 1]; at != begin; at = starts_[at - 1]) lets.push_back(at - 1);
  std::vector<Task> tasks;
  if (block) tasks.push_back({"{ "});
  const auto takesPart = [&](uint32_t let) { return tree_.nodes[let - 1].kind == Kind::Part; };
  for (size_t k = lets.size(); k-- > 0;) {
    if (takesPart(lets[k])) continue;
    std::string names;  // of `let (a, b)`, which is a `let` of its own for each
    for (size_t j = k; j-- > 0 && takesPart(lets[j]);)
      names += (names.empty() ? "" : ", ") + text(tree_.nodes[lets[j]].b);
    tasks.push_back({fmt::format("let {} = ", names.empty() ? text(tree_.nodes[lets[k]].b) : "(" + names + ")")});
    tasks.push_back({"", lets[k] - 1});
    tasks.push_back({"; "});
  }
  if (block) tasks.push_back({"return "});
  tasks.push_back({"", end - 1});
  if (block) tasks.push_back({"; }"});
  return tasks;
}

std::vector<uint32_t> AstPrinter::operandsOf(uint32_t root, uint32_t count) const {
  std::vector<uint32_t> roots(count);
  uint32_t last = root - 1;
  for (uint32_t k = count; k-- > 0; last = starts_[last] - 1) roots[k] = last;
  return roots;
}

/// What comes before operands, these, and what ends them.
std::vector<AstPrinter::Task> AstPrinter::listed(std::vector<Task> tasks, std::span<const uint32_t> roots,
                                                 const char* end) const {
  for (size_t k = 0; k < roots.size(); ++k) {
    if (k > 0) tasks.push_back({", "});
    tasks.push_back({"", roots[k]});
  }
  tasks.push_back({end});
  return tasks;
}

std::vector<AstPrinter::Task> AstPrinter::partsOf(uint32_t root) const {
  const ast::Node& node = tree_.nodes[root];
  const std::vector<uint32_t> operands =
      node.kind == Kind::Join ? std::vector<uint32_t>{} : operandsOf(root, operandCount(node));
  switch (node.kind) {
    case Kind::Integer: return {{std::to_string(node.a) + (node.b != 0 ? "u" : "")}};
    case Kind::Real: return {{fmt::format("{:#}", std::bit_cast<double>(uint64_t{node.b} << 32 | node.a))}};
    case Kind::Bool: return {{node.a != 0 ? "true" : "false"}};
    case Kind::Local: return {{text(node.b)}};
    case Kind::Name: return {{text(node.a)}};
    case Kind::Unary: return {{fmt::format("({}", ast::spelling(node.op))}, {"", operands[0]}, {")"}};
    case Kind::Binary:
      return {{"("}, {"", operands[0]}, {fmt::format(" {} ", ast::spelling(node.op))}, {"", operands[1]}, {")"}};
    case Kind::Member: return {{"", operands[0]}, {"." + text(node.a)}};
    case Kind::Convert: return {{"", operands[0]}};
    case Kind::Index: return listed({{"", operands[0]}, {"["}}, std::span(operands).subspan(1), "]");
    case Kind::Apply: return listed({{"", operands[0]}, {"("}}, std::span(operands).subspan(1), ")");
    case Kind::Call: return listed({{text(node.a) + "("}}, operands, ")");
    case Kind::Array: return listed({{"["}}, operands, "]");
    case Kind::Slice: return {{"", operands[0]}, {".."}, {"", operands[1]}};
    case Kind::Tuple:
    case Kind::Gradient: return listed({{"("}}, operands, ")");
    case Kind::Join: return joined(root);
    default: return {{"<mistake>"}};
  }
}

/// `, a = value, b = other` of a loop that has any.
std::vector<AstPrinter::Task> AstPrinter::accumulatorsOf(uint32_t loop) const {
  const uint32_t count = tree_.nodes[loop].count, start = loop - count - 1;
  std::vector<Task> tasks;
  if (count == 0) return tasks;
  const std::vector<uint32_t> values = count == 1 ? std::vector{start} : operandsOf(start, count);
  for (uint32_t k = 0; k < count; ++k) {
    tasks.push_back({fmt::format(", {} = ", text(tree_.nodes[loop - count + k].b))});
    tasks.push_back({"", values[k]});
  }
  return tasks;
}

/// What the opening node of `join` opened.
std::vector<AstPrinter::Task> AstPrinter::joined(uint32_t join) const {
  const uint32_t opening = tree_.nodes[join].a;
  const ast::Node& node = tree_.nodes[opening];
  const std::vector<uint32_t> operands = operandsOf(opening, operandCount(node));
  std::vector<Task> tasks;
  const auto append = [&](std::vector<Task> more) {
    for (Task& task : more) tasks.push_back(std::move(task));
  };
  const auto body = [&](uint32_t begin, uint32_t end) { append(bodyOf(begin, end, starts_[end - 1] != begin)); };
  switch (node.kind) {
    case Kind::Lazy:
      tasks = {{"("}, {"", operands[0]}, {fmt::format(" {} ", ast::spelling(node.op))}};
      body(opening + 1, join);
      break;
    case Kind::Branch:
      tasks = {{"("}, {"", operands[0]}, {" ? "}};
      body(opening + 1, node.a);
      tasks.push_back({" : "});
      body(node.a, join);
      break;
    case Kind::RangeLoop:
    case Kind::RowLoop:
      if (isComprehension(node.op)) {
        tasks = {{"["}};
        body(opening + 1, join);
        append({{fmt::format(" for {} in ", text(tree_.nodes[join].b))}, {"", operands[0]}});
        if (node.kind == Kind::RangeLoop) append({{".."}, {"", operands[1]}});
        tasks.push_back({"]"});
        return tasks;
      }
      [[fallthrough]];
    default:
      tasks = {{fmt::format("({}({} in ", ast::spelling(node.op), text(tree_.nodes[join].b))}, {"", operands[0]}};
      if (node.kind == Kind::RangeLoop) append({{".."}, {"", operands[1]}});
      append(accumulatorsOf(opening));
      tasks.push_back({") "});
      body(opening + 1, join);
      break;
  }
  tasks.push_back({")"});
  return tasks;
}

}  // namespace hgc
