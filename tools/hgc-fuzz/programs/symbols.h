#pragma once
/// Makes the symbols of a random program, their data, and the expressions by which terms read them.
#include "tools/hgc-fuzz/made.h"
#include "tools/hgc-fuzz/programs/expressions.h"

namespace hgc::fuzz {

/// Declares symbols over vertices and elements.
class SymbolMaker {
 public:
  SymbolMaker(Draw& draw, Expressions& expressions, Made& made) : draw_(draw), expressions_(expressions), made_(made) {}

  void make();

  int vertices() const { return vertices_; }
  /// What every term may read.
  const Scope& common() const { return common_; }
  /// Adds the expressions that read the vertex `at`.
  void vertex(const std::string& at, Scope& scope) const;
  Scope atElement();
  Scope atVertex();
  /// Only reads along lines (`readsAlongLines`), and data.
  Scope alongVertices();

 private:
  void declare(const std::string& text);
  double number();
  void reals(const std::string& name, std::vector<int64_t> shape, bool single = false);
  void integers(const std::string& name, std::vector<int64_t> shape, int low, int high);
  void global();
  void ofVertices();
  void ofElements();
  void functions();

  Draw& draw_;
  Expressions& expressions_;
  Made& made_;
  Scope common_;
  std::vector<std::pair<Sort, std::string>> ofE_;
  int vertices_ = 0, steps_ = 1;
  uint32_t width_ = 1;
  bool special_ = false, hasPair_ = false, hasMass_ = false, hasRing_ = false;
};

}  // namespace hgc::fuzz
