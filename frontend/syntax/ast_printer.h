#pragma once
/// The tree as text. Internal to the front end, which offers `printAst`.
#include <span>
#include <string>
#include <vector>

#include "frontend/syntax/module.h"

namespace hgc {

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
  void printManifold(const ast::ManifoldDeclaration& manifold);
  void printFunction(const ast::FunctionDeclaration& function);
  void printTerm(const ast::TermDeclaration& term);
  void printType(uint32_t type);
  void printCode(const ast::Code& code);
  void findStarts(const ast::Code& code);
  std::vector<Task> bodyOf(uint32_t begin, uint32_t end, bool block) const;
  std::vector<Task> partsOf(uint32_t root) const;
  std::vector<Task> joined(uint32_t join) const;
  std::vector<Task> accumulatorsOf(uint32_t loop) const;
  /// The last nodes of the `count` operands of `root`, in order.
  std::vector<uint32_t> operandsOf(uint32_t root, uint32_t count) const;
  std::vector<Task> listed(std::vector<Task> tasks, std::span<const uint32_t> roots, const char* end) const;
  std::string text(NameId name) const { return std::string(tree_.names.text(name)); }

  const Module& module_;
  const ast::Tree& tree_;
  std::string out_;
  std::vector<uint32_t> starts_;  // by node: where the expression that ends there begins
  std::vector<Task> tasks_;
};

}  // namespace hgc
