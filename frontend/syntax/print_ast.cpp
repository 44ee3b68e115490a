/// The tree as text, every parenthesis written: what the parser understood.
#include <fmt/format.h>

#include <bit>

#include "frontend/frontend.h"
#include "frontend/syntax/module.h"

namespace hgc {
namespace {

using ast::Kind;
using ast::Node;
using ast::Operator;

/// Prints code without recursion: a chain of any length is deep as a tree. What remains to be printed waits on a stack,
/// which holds texts and expressions (by their last node).
class AstPrinter {
 public:
  explicit AstPrinter(const Module& module) : module_(module), tree_(module.tree) {}

  std::string print();

 private:
  struct Task {
    std::string text;
    uint32_t root = kNone;
  };

  void printSymbol(const ast::SymbolDeclaration& symbol);
  void printConst(const ast::ConstDeclaration& constant);
  void printFunction(const ast::FunctionDeclaration& function);
  void printTerm(const ast::TermDeclaration& term);
  void printType(uint32_t type);
  void printCode(const ast::Code& code);
  void findStarts(const ast::Code& code);
  void expand(uint32_t root);
  std::vector<Task> bodyOf(uint32_t begin, uint32_t end, bool block) const;
  std::vector<Task> partsOf(uint32_t root) const;
  std::vector<Task> joined(uint32_t join) const;
  std::vector<Task> accumulatorsOf(uint32_t loop) const;
  /// The last nodes of the `count` operands of `root`, in order.
  std::vector<uint32_t> operandsOf(uint32_t root, uint32_t count) const;
  void list(std::vector<Task>& tasks, std::span<const uint32_t> roots) const;
  std::string text(NameId name) const { return std::string(tree_.names.text(name)); }

  const Module& module_;
  const ast::Tree& tree_;
  std::string out_;
  std::vector<uint32_t> starts_;  // by node: where the expression that ends there begins
  std::vector<Task> tasks_;
};

std::string AstPrinter::print() {
  starts_.resize(tree_.nodes.size());
  for (const ast::DimDeclaration& dim : tree_.dims) {
    out_ += fmt::format("dim {}", text(dim.name));
    if (!dim.size.empty()) out_ += " = ";
    printCode(dim.size);
    out_ += ";\n";
  }
  for (const ast::SymbolDeclaration& symbol : tree_.symbols) printSymbol(symbol);
  for (const ast::ConstDeclaration& constant : tree_.consts) printConst(constant);
  for (const ast::FunctionDeclaration& function : tree_.functions) printFunction(function);
  for (const ast::TermDeclaration& term : tree_.terms) printTerm(term);
  return std::move(out_);
}

void AstPrinter::printSymbol(const ast::SymbolDeclaration& symbol) {
  const char* const word = symbol.kind == SymbolKind::Var ? "var" : symbol.kind == SymbolKind::Param ? "param" : "data";
  out_ += fmt::format("{} {} : ", word, text(symbol.name));
  printType(symbol.type);
  if (!symbol.value.empty()) out_ += " = ";
  printCode(symbol.value);
  out_ += ";\n";
}

void AstPrinter::printConst(const ast::ConstDeclaration& constant) {
  out_ += fmt::format("const {}", text(constant.name));
  if (constant.type != kNone) out_ += " : ";
  printType(constant.type);
  out_ += " = ";
  printCode(constant.value);
  out_ += ";\n";
}

void AstPrinter::printFunction(const ast::FunctionDeclaration& function) {
  out_ += fmt::format("fn {}(", text(function.name));
  for (uint32_t k = 0; k < function.parameterCount; ++k) {
    const ast::Parameter& parameter = tree_.parameters[function.firstParameter + k];
    out_ += fmt::format("{}{}: ", k > 0 ? ", " : "", text(parameter.name));
    printType(parameter.type);
  }
  out_ += ")";
  if (function.resultCount > 0) out_ += function.resultCount > 1 ? " -> (" : " -> ";
  for (uint32_t k = 0; k < function.resultCount; ++k) {
    if (k > 0) out_ += ", ";
    printType(function.firstResult + k);
  }
  if (function.resultCount > 1) out_ += ")";
  out_ += " = ";
  printCode(function.body);
  if (!function.gradient.empty()) out_ += " with grad ";
  printCode(function.gradient);
  out_ += ";\n";
}

void AstPrinter::printTerm(const ast::TermDeclaration& term) {
  const char* const word = term.kind == TermKind::Energy     ? "energy"
                           : term.kind == TermKind::Residual ? "residual"
                                                             : "output";
  out_ += fmt::format("{} {}", word, text(term.name));
  for (uint32_t k = 0; k < term.axisCount; ++k) {
    const ast::Parameter& axis = tree_.parameters[term.firstAxis + k];
    out_ += fmt::format("{}{} in ", k > 0 ? ", " : "[", text(axis.name));
    printType(axis.type);
  }
  if (term.axisCount > 0) out_ += "]";
  if (term.type != kNone) out_ += " : ";
  printType(term.type);
  out_ += " = ";
  printCode(term.body);
  if (!term.loss.empty()) out_ += " loss ";
  printCode(term.loss);
  out_ += ";\n";
}

void AstPrinter::printType(uint32_t type) {
  if (type == kNone) return;
  const ast::TypeExpression& expression = tree_.types[type];
  out_ += text(expression.name);
  for (uint32_t k = 0; k < expression.axisCount; ++k) {
    out_ += k > 0 ? ", " : "[";
    const ast::Axis& axis = tree_.axes[expression.firstAxis + k];
    if (axis.extent.empty()) out_ += "*";
    printCode(axis.extent);
  }
  if (expression.axisCount > 0) out_ += "]";
}

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
    const Node& node = tree_.nodes[k];
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
    const bool opens = node.kind == Kind::Branch || node.kind == Kind::Lazy || node.kind == Kind::RangeLoop ||
                       node.kind == Kind::RowLoop;
    if (opens) opened.push_back(start);
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

void AstPrinter::list(std::vector<Task>& tasks, std::span<const uint32_t> roots) const {
  for (size_t k = 0; k < roots.size(); ++k) {
    if (k > 0) tasks.push_back({", "});
    tasks.push_back({"", roots[k]});
  }
}

std::vector<AstPrinter::Task> AstPrinter::partsOf(uint32_t root) const {
  const Node& node = tree_.nodes[root];
  std::vector<uint32_t> operands =
      node.kind == Kind::Join ? std::vector<uint32_t>{} : operandsOf(root, operandCount(node));
  std::vector<Task> tasks;
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
    case Kind::Index:
      tasks = {{"", operands[0]}, {"["}};
      list(tasks, std::span(operands).subspan(1));
      tasks.push_back({"]"});
      return tasks;
    case Kind::Call:
      tasks = {{text(node.a) + "("}};
      list(tasks, operands);
      tasks.push_back({")"});
      return tasks;
    case Kind::Array:
      tasks = {{"["}};
      list(tasks, operands);
      tasks.push_back({"]"});
      return tasks;
    case Kind::Slice: return {{"", operands[0]}, {".."}, {"", operands[1]}};
    case Kind::Tuple:
    case Kind::Gradient:
      tasks = {{"("}};
      list(tasks, operands);
      tasks.push_back({")"});
      return tasks;
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
  const Node& node = tree_.nodes[opening];
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
      if (node.op == Operator::Collect) {
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

}  // namespace

std::string printAst(const Module& module) { return AstPrinter(module).print(); }

}  // namespace hgc
