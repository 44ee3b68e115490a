#pragma once
/// The parameters of a printed function.
#include <map>
#include <set>
#include <string>
#include <vector>

#include "codegen/cpp/emit.h"
#include "codegen/cpp/names.h"

namespace hgc {

/// The kinds of input parameters other than rows, in the order of the parameters.
enum class CppGiven : uint8_t {
  Entries,   ///< of a table
  Begins,    ///< the offsets of a table's rows
  Instance,  ///< the number of the instance
  Slot,
  Size,  ///< of a dimension
};

class CppParameters {
 public:
  /// Names the rows.
  CppParameters(const CppFunction& function, const CppOptions& options, CppNames& names);

  /// The expression of a component of a row; `row` is the expression of its number if the function has all rows.
  std::string read(uint32_t gather, const std::string& row, uint32_t component);
  /// The name of another input, which is added to the parameters.
  std::string given(CppGiven what, uint32_t number);

  /// A result: `rows` times `columns` numbers; or all rows of a symbol, to which the function adds.
  struct Out {
    std::string name;
    uint32_t rows = 1, columns = 1;
    bool isWhole = false;
    uint32_t order = 0;  ///< orders the parameters
  };
  /// The lvalue of an element; for a whole symbol `row` is the expression of the row's number.
  std::string element(const Out& out, const std::string& row, uint32_t column) const;
  std::string element(const Out& out, uint32_t row, uint32_t column) const;
  /// Adds a result that is a derivative by the rows of a gather; gathers of a whole symbol share one.
  Out by(uint32_t gather, const std::string& prefix, uint32_t rows);
  void add(const Out& out);

  /// The permutation of `count` numbers (the lower triangle of a matrix, its gradient, a value) from the order of the
  /// kernel's columns to that of the parameters.
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
  std::map<std::pair<std::string, uint32_t>, size_t> whole_;  // number in `outs_`, by prefix and port
};

}  // namespace hgc
