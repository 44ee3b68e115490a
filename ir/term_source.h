#pragma once
/// What the compiler asks of a front end. What a `TermSource` gives must keep to these; the first two are checked.
///
///   - Names of symbols and dimensions are unique, and so are those of terms. None has a `.`, since `x.dot` and `r.bar`
///     name seeds (`kSeedEndings`), but for the data of constraints: `c.weight` and `c.shift`.
///   - Loads, tables and sizes name what the program declares, `index` an axis of the term's domain. Rows are integers
///     that depend on no real: they are found before kernels run.
///   - The origin of a node (`Graph::setOrigin`) is a line of `Program::files` or one of `Lowered::places`
///     (ir/origin.h): messages name it.
///   - A field is a term and a symbol of one name. None reads itself, by way of others either.
///   - The squared norm of a loss is a node of its own, which the arguments of the loss do not share: a `custompartial`
///     of its detached value, with derivative 1 by the sum. Gauss-Newton takes the slope by it alone; JᵀJ is wrong
///     where it is shared.
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "ir/graph.h"
#include "ir/origin.h"
#include "ir/program.h"

namespace hgc {

/// Rows of up to so many entries have their length as a constant of their topology. All longer ones share topologies,
/// in which the length is the instance's own: they are lowered for the length `kLongRow`.
inline constexpr uint32_t kLongestUnrolled = 16, kLongRow = UINT32_MAX;
/// The length that a row of `entries` is lowered for.
constexpr uint32_t loweredLength(uint32_t entries) { return entries > kLongestUnrolled ? kLongRow : entries; }
/// Whether what was lowered for `length` is for rows of `entries`.
constexpr bool isLoweredFor(uint32_t length, uint32_t entries) {
  return length == entries || (length == kLongRow && entries > kLongestUnrolled);
}

/// The length of row `row` (an Int node) of a ragged symbol, a constant of each topology unless it is long. A row that
/// depends on the counter of a loop is always like a long one, and has no key.
struct LengthKey {
  SymbolId symbol = kNone;
  NodeId row = kNoNode;
};

/// What it means to read a field.
enum class FieldReads : uint8_t {
  FromMemory,  ///< a load of the field's symbol
  Inlined,     ///< what the field's term computes at these indices; for matrices, so that ranges that are known when
               ///< compiling are expanded, too
};

/// A term as a graph.
struct Lowered {
  /// The value's scalars; of a residual with a loss also rho of their squared norm, and that norm. Empty unless
  /// complete and ok.
  std::vector<NodeId> roots;
  std::vector<LengthKey> keys;  ///< the lengths that were used, in order; the last one was missing if not complete
  bool complete = false;
  bool ok = false;            ///< false after a mistake, which was reported
  uint32_t ofLength = kNone;  ///< of the first mistake that came of the length of a row: its number among `keys`
  PlaceTable places = {};     ///< that origins of its nodes name
};

/// A front end, once it has understood a program. Any other one that gives these is as good as the text's.
/// Thread-safety: one thread at a time.
struct TermSource {
  Program program;
  /// Lowers one term into a graph, which the caller has cleared. The k-th distinct row whose length is needed has
  /// `lengths[k]` entries, or any number if that is `kLongRow`; where one more is needed than given, the result is not
  /// complete and its last key names that row. The same prefix of lengths always meets the same keys.
  std::function<Lowered(TermId term, std::span<const uint32_t> lengths, FieldReads fields, Graph& graph)> lower;
  /// For each manifold a program of one residual term, `retracted` of `data at`, the points, and `var step`, with an
  /// instance for each point: where the steps lead to.
  std::vector<TermSource> retractions = {};
  /// Adds to the mistakes of `Lowered::ofLength`, just made, where there is such a row: a clause for the user, or
  /// nothing.
  std::function<void(const std::string& where)> explainLength = [](const std::string&) {};
  /// Whether so many mistakes were reported that no more are of use.
  std::function<bool()> isFull = [] { return false; };
};

}  // namespace hgc
