#pragma once
/// What a printed function takes and gives.
#include <set>
#include <string>
#include <vector>

#include "codegen/cpp/emit.h"
#include "codegen/cpp/names.h"

namespace hgc {

/// index_2 before index_10.
struct ByNumber {
  bool operator()(const std::string& a, const std::string& b) const;
};

class CppParameters {
 public:
  /// Gives rows their names.
  CppParameters(const CppFunction& function, const CppOptions& options, CppNames& names);

  /// Element `component` of a row of `gather`; `row` is the text of which one, where all are given.
  std::string read(uint32_t gather, const std::string& row, uint32_t component);
  /// A number of the instance that the caller gives.
  std::string integer(const std::string& name);
  std::string constant(const std::string& name);
  /// Entries of a table, or where its rows begin.
  std::string table(const std::string& name);

  /// What is given back: `rows` times `columns` numbers, or (rows 0) all the rows of a symbol, which are added to.
  struct Out {
    std::string name;
    uint32_t rows = 1, columns = 1;
  };
  /// The place of one of them to write to; where all rows are given `row` is the text of which one.
  std::string element(const Out& out, const std::string& row, uint32_t column) const;
  std::string element(const Out& out, uint32_t row, uint32_t column) const;
  /// What is given back by the rows of a gather; all gathers of a whole symbol have the same.
  const Out& by(uint32_t gather, const std::string& prefix, uint32_t rows);
  void add(const Out& out);

  uint32_t width(uint32_t gather) const;
  /// Subscripts of what the signature gives.
  std::string subscript(const std::string& index) const;

  std::string list() const;
  std::string docs() const;

 private:
  std::string unknowns() const;
  std::string type(bool isConst, const Out& out) const;
  std::string rowElement(const std::string& name, const std::string& row, uint32_t width, uint32_t column) const;

  const CppFunction& function_;
  const CppOptions& options_;
  CppNames& names_;
  std::vector<std::string> rows_;  // by gather
  std::set<uint32_t> read_;
  std::set<std::string, ByNumber> constants_, integers_;
  std::set<std::string> tables_;
  std::vector<Out> outs_;
};

}  // namespace hgc
