#pragma once
/// What a program declares, once names and types are resolved: dimensions, symbols and terms. Shared by every room.
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "ir/result.h"

namespace hgc {

using DimId = uint32_t;
using SymbolId = uint32_t;
using TermId = uint32_t;
inline constexpr uint32_t kNone = UINT32_MAX;

/// A place in a source file, 1-based; line 0 means "nowhere".
struct Location {
  uint32_t file = 0;
  uint32_t line = 0;
  uint32_t column = 0;

  friend bool operator==(const Location&, const Location&) = default;
};

/// A size, and the type of the indices below it. `size` is -1 until data is bound, unless the program fixes it.
struct Dim {
  /// The size of one that no symbol, term or other dimension has and no formula reads. Data may give it, but need not:
  /// then it is 0.
  static constexpr int64_t kUnread = -2;

  std::string name;
  int64_t size = -1;
  Location where;
  DimId of = kNone;  ///< the dimension before it that it takes its size from: `plus` more, but at least 0
  int64_t plus = 0;

  /// Whether a text declares it, so that data may say its size.
  bool isGiven() const { return of == kNone && name.find_first_of("0123456789") != 0; }
};

enum class SymbolKind : uint8_t {
  Var,    ///< unknown: gradients are taken with respect to it
  Data,   ///< real input without gradient
  Param,  ///< one row, may change at every launch; differentiable on request
  Table,  ///< integers: indices into dimension `target`, or plain ones
  Field,  ///< what a term computes for others to read: derivatives pass through it
};

/// What the numbers of a symbol or term are in the language. Below the front end an F32 is a real that was rounded and
/// a U32 the same 32 bits as an I32, and a Bool an I32 that is 0 or 1; readers and writers of files care.
enum class ElementType : uint8_t { F64, F32, I32, U32, Bool };

/// An array. Its rows are indexed by the dimensions in `dims` (row-major); a row holds `width` scalars: the constant
/// axes and the components of the element type. A ragged symbol has rows of differing length, one after another; then
/// one entry of such a row holds `width` scalars, and its dims index the rows.
struct Symbol {
  std::string name;
  SymbolKind kind = SymbolKind::Data;
  std::vector<DimId> dims;
  std::vector<uint32_t> shape;  ///< constant axes and element shape after the dims, e.g. {9} or {3}; empty for a scalar
  uint32_t width = 1;           ///< product of `shape`
  bool ragged = false;
  DimId target = kNone;  ///< what a Table's entries point into; kNone: they are plain integers
  ElementType element = ElementType::F64;
  std::vector<double> defaultValue;  ///< a Param's `= v`; empty when it must be bound
  /// The field whose values these are, or whose tangents or adjoints: launches compute them. kNone: they are bound.
  TermId field = kNone;
  Location where;
  uint32_t manifold = kNone;  ///< that each `width` scalars of a Var are a point of; kNone: any numbers are
  double lowest = -std::numeric_limits<double>::infinity(), highest = -lowest;  ///< between which a solve keeps a Var
};

/// A set of points that steps of fewer numbers than a point has lead along, such as unit quaternions.
struct Manifold {
  std::string name;
  uint32_t width = 0;  ///< scalars of a point
  uint32_t steps = 0;  ///< scalars of a step
};

/// Scalars of a Var that solves keep: those of an entry, or of all entries that begin with these indices.
struct FixedEntry {
  SymbolId symbol = 0;
  std::vector<uint32_t> indices;
};

/// What the names of a constraint's data end in, after that of the constraint.
inline constexpr const char *kWeightEnding = ".weight", *kShiftEnding = ".shift";

enum class TermKind : uint8_t {
  Energy,
  Residual,
  Output,
  Field,  ///< its components are the rows of the symbol of its name
};

/// Whether terms of this kind add to the objective; others are maps, whose components are kept.
constexpr bool isObjective(TermKind kind) { return kind == TermKind::Energy || kind == TermKind::Residual; }

/// A scalar graph over a domain. An empty domain is one instance.
struct Term {
  std::string name;
  TermKind kind = TermKind::Energy;
  std::vector<DimId> domain;
  std::vector<uint32_t> shape;  ///< shape of a residual or output element; empty for a scalar
  uint32_t width = 1;
  ElementType element = ElementType::F64;  ///< integers are computed as reals in the end, without loss
  bool isSum = false;                      ///< an energy written as a sum over its domain: its value is one number
  Location where;
  /// Of a constraint: the data w, a number, and s, an element for each instance, by which it is a residual, y -
  /// clamp(y, w lo, w hi) with y = w value + s. Half its square is the constraint's term of an augmented Lagrangian,
  /// multipliers w s and penalty w², 0 where both are 0; it is the violation where they are 1 and 0. If w < 0, it is y,
  /// with -w for w.
  SymbolId weight = kNone, shift = kNone;

  bool isConstraint() const { return weight != kNone; }
};

struct Program {
  std::vector<std::string> files;  ///< names, for messages
  std::vector<Dim> dims;
  std::vector<Symbol> symbols;
  std::vector<Term> terms;
  std::vector<Manifold> manifolds;  ///< that unknowns lie on
  std::vector<FixedEntry> fixed;
};

/// Whether every id in it names something and every width is that of its shape; else says what does not.
Status checkProgram(const Program& program);

}  // namespace hgc
