/// The tree as text, every parenthesis written: what the parser understood.
#include <fmt/format.h>

#include "frontend/frontend.h"
#include "frontend/syntax/ast_printer.h"

namespace hgc {

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
  for (const ast::ManifoldDeclaration& manifold : tree_.manifolds) printManifold(manifold);
  for (const ast::FunctionDeclaration& function : tree_.functions) {
    if (!function.isRetraction) printFunction(function);
  }
  for (const ast::TermDeclaration& term : tree_.terms) printTerm(term);
  for (const uint32_t entry : tree_.fixed) {
    out_ += "fix ";
    printType(entry);
    out_ += ";\n";
  }
  return std::move(out_);
}

void AstPrinter::printSymbol(const ast::SymbolDeclaration& symbol) {
  if (symbol.term != kNone) return;  // printed as that
  const char* const word = symbol.kind == SymbolKind::Var ? "var" : symbol.kind == SymbolKind::Param ? "param" : "data";
  out_ += fmt::format("{} {} : ", word, text(symbol.name));
  printType(symbol.type);
  if (!symbol.lowest.empty()) out_ += " in ";
  printCode(symbol.lowest);
  if (!symbol.lowest.empty()) out_ += "..";
  printCode(symbol.highest);
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

void AstPrinter::printManifold(const ast::ManifoldDeclaration& manifold) {
  const ast::FunctionDeclaration& retract = tree_.functions[manifold.retract];
  out_ += fmt::format("manifold {} : ", text(manifold.name));
  printType(manifold.type);
  out_ += " { step ";
  printType(manifold.step);
  const std::span<const ast::Parameter> parameters = tree_.parametersOf(retract);
  out_ += fmt::format("; retract({}, {}) = ", text(parameters[0].name), text(parameters[1].name));
  printCode(retract.body);
  out_ += "; }\n";
}

void AstPrinter::printFunction(const ast::FunctionDeclaration& function) {
  out_ += fmt::format("fn {}(", text(function.name));
  for (uint32_t k = 0; k < function.parameterCount; ++k) {
    const ast::Parameter& parameter = tree_.parameters[function.firstParameter + k];
    out_ += fmt::format("{}{}: ", k > 0 ? ", " : "", text(parameter.name));
    if (parameter.isFunction()) out_ += "fn";
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
  constexpr const char* kWords[] = {"energy", "residual", "output", "let"};
  out_ += fmt::format("{} {}", term.isConstraint() ? "constraint" : kWords[static_cast<size_t>(term.kind)],
                      text(term.name));
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
  if (term.isConstraint()) out_ += term.highest.empty() ? " == " : " in ";
  printCode(term.lowest);
  if (!term.highest.empty()) out_ += "..";
  printCode(term.highest);
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

std::string printAst(const Module& module) { return AstPrinter(module).print(); }

}  // namespace hgc
