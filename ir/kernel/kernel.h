#pragma once
/// A linear program for one instance: what the back ends print one to one.
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "ir/kernel/derivative.h"
#include "ir/kernel/owned_rows.h"
#include "ir/kernel/target.h"

namespace hgc {

/// Writes `code[value]`: as the Value, added to column `a` (Partial), as stem or kept sum `a`, or else as one more
/// column of outputs; `a` and `b` as in `Root`. An EachOver writes its operand whenever it is reached.
struct Store {
  RootKind kind = RootKind::Value;
  uint32_t a = 0;
  uint32_t b = 0;
  uint32_t value = 0;
};

/// Whether it is one more column of outputs.
inline bool isOutput(const Store& store) {
  return store.kind != RootKind::Value && store.kind != RootKind::Partial && store.kind != RootKind::Stem &&
         store.kind != RootKind::Kept;
}

/// Positions `begin` to `end`. Regions nest, or lie apart; the outer one comes first.
struct Region {
  enum class Kind : uint8_t {
    Arm,   ///< matters only to instances where `code[condition]` is `when`: others may skip it, and what they use of it
           ///< then has any value
    Loop,  ///< runs once for each count of `code[begin]`, a range; its reductions are all that is used after it
  };       ///< a fold's values change at the end of each count, all at once
  uint32_t condition = 0;
  bool when = true;
  uint32_t begin = 0, end = 0;
  Kind kind = Kind::Arm;
  uint32_t count = begin;  ///< of a Loop: where its count stands; not `begin` if counts descend
};

/// Whether it goes to a column of partials, where kernels leave these.
inline bool isPartial(const Store& store) { return store.kind == RootKind::Partial || store.kind == RootKind::Stem; }

/// What a kernel is that rows run to make their sums (ir/kernel/owned_rows.h): its slots are the indices of an entry
/// along the axes of the domain, then its count, then the number of its instance; its lifted constants are stems, by
/// instance; it stores the partial.
struct Owner {
  uint32_t port = 0;
  uint32_t rank = 0;                ///< axes of the domain
  std::vector<uint32_t> rows = {};  ///< the slots that number rows, the outermost first

  uint32_t count() const { return rank; }  ///< its slot
  uint32_t number() const { return rank + 1; }
  uint32_t following() const { return rank + 2; }  ///< in phases: how many rows an invocation sums besides its first
  uint32_t stride() const { return rank + 3; }     ///< in phases: how far these are apart
  /// Whether neighbouring rows differ in the count; else they do in the index along the last axis.
  bool isAlongCount() const { return rows.back() == count(); }
  /// The slot in which lines of rows differ that are summed together; kNone: there is one.
  uint32_t line() const { return rows.size() > 1 ? rows[rows.size() - 2] : kNone; }
  /// Whether a slot is another one at each entry of a row.
  bool runs(uint32_t slot) const {
    return slot == number() || (slot < rank && std::ranges::find(rows, slot) == rows.end());
  }
  /// The axis along which entries follow one another; kNone: a row has one.
  uint32_t free() const {
    uint32_t axis = rank;
    while (axis-- > 0) {
      if (runs(axis)) return axis;
    }
    return kNone;
  }
  /// Whether a slot is one more at each of neighbouring rows; else it is the same.
  bool steps(uint32_t slot) const { return isAlongCount() ? slot == count() : slot == number() || slot + 1 == rank; }
  /// Whether a slot is another one in the next line.
  bool moves(uint32_t slot) const { return slot == line() || (slot == number() && line() < rank); }
};

/// How many counts of a loop code takes at a time: as many as whoever makes the code likes, or all.
inline constexpr uint32_t kUnrollAsLiked = 0, kUnrollAll = UINT32_MAX;

/// Operands of `code` are positions in it. Slots, gathers, columns and ports are those of the
/// topology that it is cut from.
struct Kernel {
  std::string name;
  KernelKind kind = KernelKind::Value;
  std::vector<Node> code;
  std::vector<uint32_t> origins;
  std::vector<NodeId> sources = {};  ///< which node of the graph each is; with loops several may be the same one
  std::vector<Region> regions;
  std::vector<Store> stores;
  std::vector<Port> ports;
  std::vector<Gather> gathers;
  std::vector<Column> columns;
  uint32_t slots = 0;
  uint32_t rank = 0;  ///< axes of the domain, whose sizes are the first of the dimensions
  uint32_t dims = 0;
  uint32_t tables = 0;
  uint32_t liftedReals = 0;       ///< in kernels for GPUs those that follow are what instances have kept
  std::vector<bool> shared = {};  ///< by gather: see `sharedGathers`
  /// By gather: whether its row is an index along the last axis of a symbol, which binding holds within that.
  std::vector<bool> placed = {};
  std::vector<uint32_t> ownPlacePorts = {};   ///< see `hgc::ownPlacePorts`
  bool variadic = false;                      ///< how many columns partials have, is counted when data is bound
  bool storesPartials = false;                ///< see `hgc::storesPartials`
  std::optional<Owner> owner = std::nullopt;  ///< rows run it, not instances
  uint32_t unroll = kUnrollAsLiked;           ///< counts of a loop that code takes at a time
  /// F32: every real that it reads of symbols and lifted constants is rounded before all else, and GPUs keep these so.
  Precision precision = Precision::F64;
  /// Rows of this port run it along lines, each part of it for entries of one gather: see `pullParts`.
  std::optional<uint32_t> pulledPort = std::nullopt;
};

/// A part of a kernel that makes the sums of one port's rows where they are summed: an invocation runs it for one entry
/// of a row after another. It stores the value, and the partials by the port's gathers.
struct PullKernel {
  Kernel kernel;
  uint32_t port = 0;
  uint32_t once = 0;  ///< positions before this one are the same for all entries of a row
};

/// All of a kernel that its topology says: what it reads, and by which columns derivatives are.
Kernel headOf(const GatherSchema& schema, const DerivativeColumns& columns);

/// The same of one that rows run.
Kernel ownerHeadOf(const GatherSchema& schema, const DerivativeColumns& columns, const OwnedRows& rows, uint32_t stems);
/// The same of one whose rows pull along lines: its lifted constants are stems, and it stores partials.
Kernel pullHeadOf(const GatherSchema& schema, const DerivativeColumns& columns, uint32_t port, uint32_t stems);
/// What such a kernel computes for one gather of its port after another: its components, as outputs of an instance.
std::vector<Kernel> pullParts(const Kernel& kernel);
/// What it is called, of a kernel that instances run.
std::string ownerName(const std::string& kernel, uint32_t port);

/// Where a kernel stores a partial or a stem: in column sizes[base] + entry * entries + place of sizes[count].
struct PartialColumn {
  uint32_t base = 0, entries = 0, place = 0, count = 0;
};
PartialColumn partialColumn(const Kernel& kernel, const Store& store);

/// Whether a kernel has loops.
bool hasLoops(const Kernel& kernel);

/// Whether a node is a real constant that is a binary32 number.
bool isSingleConstant(const Node& node);
/// Whether a node of a kernel for GPUs reads what its instance has kept.
inline bool readsKept(const Kernel& kernel, const Node& node) {
  return node.op == Op::Lifted && node.b >= kernel.liftedReals;
}
/// Whether a node reads a real of a symbol or a lifted constant that lies in a GPU's memory as a binary32 number.
bool readsSingle(const Kernel& kernel, const Node& node);

/// Whether a kernel for GPUs leaves nothing in its columns but binary32 numbers, which may lie there as such.
bool leavesSingles(const Kernel& kernel);
/// The constant of specialization that has them lie so.
inline constexpr uint32_t kSinglesConstant = 3;

/// For each position the number of regions around it, from the innermost, that its value is used outside of.
std::vector<uint32_t> regionsLeft(const Kernel& kernel);

/// Calls `line` for every position in order, `enter` before the first of each region and `leave` after its last.
template <class Line, class Enter, class Leave>
void walk(const Kernel& kernel, const Line& line, const Enter& enter, const Leave& leave) {
  std::vector<const Region*> open;
  size_t next = 0;
  for (uint32_t at = 0; at <= kernel.code.size(); ++at) {
    while (!open.empty() && open.back()->end == at) {
      leave(*open.back());
      open.pop_back();
    }
    if (at == kernel.code.size()) return;
    for (; next < kernel.regions.size() && kernel.regions[next].begin == at; ++next) {
      open.push_back(&kernel.regions[next]);
      enter(kernel.regions[next]);
    }
    line(at);
  }
}

/// The text form.
std::string printKernel(const Kernel& kernel);

}  // namespace hgc
