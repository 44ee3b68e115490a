#pragma once
/// A parsed file with what its names mean. Internal to the front end; the rest of the house sees `frontend/frontend.h`.
#include <algorithm>
#include <cstdint>
#include <deque>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "frontend/sema/builtins.h"
#include "frontend/sema/types.h"
#include "frontend/source/source.h"
#include "frontend/syntax/ast.h"
#include "ir/program.h"

namespace hgc {

/// What a name means as a value.
struct Meaning {
  enum class Kind : uint8_t { None, Dim, Symbol, Const, Number } kind = Kind::None;
  uint32_t index = kNone;  ///< into the declarations of that kind
  uint32_t file = 0;       ///< that declares it
  double number = 0;       ///< of a built-in constant

  bool isDeclared() const { return kind != Kind::None && kind != Kind::Number; }
};

/// What a name means when it is called: the first of the functions of that name (linked by `nextOverload`), then a
/// built-in.
struct Callee {
  uint32_t function = kNone;
  BuiltinFunction builtin;
};

/// Declarations are resolved when something first needs them, in any order.
enum class Progress : uint8_t { Untouched, Active, Done, Failed };

struct ConstValue {
  ValueType type;
  uint32_t first = 0;  ///< into `Module::constants`
};

struct ResolvedType {
  ValueType type;
  Progress progress = Progress::Untouched;
  std::array<DimId, kMaxRank> dims = {kNone, kNone, kNone, kNone};  ///< that a parameter's open axes must have
};

struct CxxGraph;
struct CxxTogether;

struct Module {
  explicit Module(Source source) : text(std::move(source)) {}

  SourceText text;
  ast::Tree tree;
  Program program;

  std::vector<Meaning> meanings;                     // by name
  std::vector<Callee> callees;                       // by name
  std::vector<uint32_t> nextOverload;                // by function
  std::vector<ResolvedType> types;                   // by type expression
  std::vector<Progress> dimProgress;                 // by dimension
  std::vector<Progress> constProgress;               // by constant
  std::vector<ConstValue> consts;                    // by constant
  std::vector<Constant> constants;                   // their scalars
  std::vector<Progress> symbolProgress;              // by symbol
  std::vector<std::shared_ptr<const CxxGraph>> cxx;  // by `extern`; null where there were mistakes
  std::vector<std::shared_ptr<const CxxTogether>> cxxUnits;
  std::set<std::string> cxxReads;  // files that these are made of
  std::vector<ValueType> rows;     // by symbol: the type of a row, or of an entry of a ragged one

  std::vector<std::vector<bool>> sees;  // by file: itself and what it imports, however indirectly
  std::vector<bool> incomplete;         // by file: something that it sees could not be imported
  std::vector<uint32_t> functionFiles;  // by function
  std::vector<uint32_t> manifolds;      // by manifold of the program: its declaration
  std::deque<std::string> madeNames;    // of declarations that no text holds

  /// What a name means in a file. What the file does not see is a built-in number or nothing.
  Meaning meaningOf(NameId name, uint32_t file) const;
  /// The same of a node; nothing if it is no name.
  Meaning meaningOf(const ast::Node& node) const {
    return node.kind == ast::Kind::Name ? meaningOf(node.a, text.fileOf(node.offset)) : Meaning{};
  }
  Callee calleeOf(NameId name) const { return name < callees.size() ? callees[name] : Callee{}; }
  /// Of a row of overloads, the first from `function` on that code in `file` sees.
  uint32_t firstSeen(uint32_t function, uint32_t file) const {
    while (function != kNone && !sees[file][functionFiles[function]]) function = nextOverload[function];
    return function;
  }
  uint32_t nextSeen(uint32_t function, uint32_t file) const { return firstSeen(nextOverload[function], file); }
  /// Whether the function is one of `std`.
  bool isOfLibrary(uint32_t function) const {
    return std::ranges::any_of(tree.imports, [&](const ast::ImportDeclaration& each) {
      return each.standard && each.target == functionFiles[function];
    });
  }
  /// Whether code in `file` may call the name.
  bool isFunction(NameId name, uint32_t file) const {
    const Callee callee = calleeOf(name);
    return firstSeen(callee.function, file) != kNone || callee.builtin.builtin != Builtin::None;
  }
};

}  // namespace hgc
