#pragma once
/// What a printed function takes and gives.
#include <map>
#include <set>
#include <string>
#include <vector>

#include "codegen/cpp/emit.h"
#include "codegen/cpp/names.h"

namespace hgc {

/// What a function is given beside rows, in the order of its parameters.
enum class CppGiven : uint8_t {
  Entries,   ///< of a table
  Begins,    ///< where rows of a table begin
  Instance,  ///< its number
  Slot,
  Size,  ///< of a dimension
};

class CppParameters {
 public:
  /// Gives rows their names.
  CppParameters(const CppFunction& function, const CppOptions& options, CppNames& names);

  /// Element `component` of a row of `gather`; `row` is the text of which one, where all are given.
  std::string read(uint32_t gather, const std::string& row, uint32_t component);
  /// The name of what else is given.
  std::string given(CppGiven what, uint32_t number);

  /// What is given back: `rows` times `columns` numbers; or all rows of a symbol, which are added to.
  struct Out {
    std::string name;
    uint32_t rows = 1, columns = 1;
    bool isWhole = false;
    uint32_t order = 0;  ///< parameters have this order
  };
  /// The place of one of them to write to; where all rows are given `row` is the text of which one.
  std::string element(const Out& out, const std::string& row, uint32_t column) const;
  std::string element(const Out& out, uint32_t row, uint32_t column) const;
  /// What is given back by the rows of a gather; all gathers of a whole symbol have the same.
  Out by(uint32_t gather, const std::string& prefix, uint32_t rows);
  void add(const Out& out);

  /// Where each of `count` numbers goes, a triangle, its gradient and a value, so that unknowns are in the order of
  /// parameters. Kernels have them in that of their columns.
  std::vector<uint32_t> placesInTriangle(uint32_t count) const;

  std::string list() const;
  std::string docs() const;

 private:
  using Named = std::pair<std::pair<CppGiven, uint32_t>, std::string>;

  std::vector<uint32_t> rowsRead() const;
  std::vector<Named> othersGiven() const;
  std::vector<Out> results() const;
  uint32_t placeOfSlot(uint32_t slot) const;
  uint32_t width(uint32_t gather) const;
  std::string subscript(const std::string& index) const;
  std::string wanted(CppGiven what, uint32_t number) const;
  std::string typeOf(CppGiven what) const;
  std::string explained(CppGiven what, uint32_t number) const;
  std::vector<uint32_t> unknownColumns() const;
  std::vector<uint32_t> sorted(std::vector<uint32_t> columns) const;
  std::string unknowns() const;
  std::string type(bool isConst, const Out& out) const;
  std::string rowElement(const std::string& name, const std::string& row, uint32_t width, uint32_t column) const;

  const CppFunction& function_;
  const CppOptions& options_;
  CppNames& names_;
  std::vector<std::string> rows_;  // by gather
  std::set<uint32_t> read_;
  std::map<std::pair<CppGiven, uint32_t>, std::string> given_;
  std::vector<Out> outs_;
  std::map<std::pair<std::string, uint32_t>, size_t> whole_;  // of `outs_`, by prefix and port
};

}  // namespace hgc
