#pragma once
/// Launches in bands: where all that is computed on the way is read near its own place, a launch needs little of it at
/// a time. A band of results goes through all stages while what they hand on is in a cache; windows of fields and
/// adjoints move on from band to band, and never are in memory as a whole.
#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "runtime/data/index/line_reach.h"
#include "runtime/device/stages.h"

namespace hgc {

/// Rows or instances one after another.
struct RowRange {
  int64_t begin = 0, end = 0;
};

/// What a step reads of a window: the rows from `least` to `most` beside each of its own.
struct BandRead {
  uint32_t window = 0;
  Reach reach;
};

/// Part of a launch. Steps follow those that they read windows of.
struct BandStep {
  enum class What : uint8_t {
    Field,       ///< instances fill rows of a window
    Adjoint,     ///< rows of a window pull their sums
    Values,      ///< of instances, and their sums
    Components,  ///< of instances: results
    Gradient,    ///< rows of results pull their sums
  };
  /// A port of a group whose rows pull: number `sums` of `Workload::pulledSums`.
  struct Pulled {
    uint32_t group = 0;
    size_t sums = 0;
    KernelKind kind = KernelKind::Gradient;
  };
  What what = What::Values;
  KernelKind kind = KernelKind::Value;
  uint32_t group = kNone;           ///< whose kernel instances run
  SymbolId symbol = kNone;          ///< of a Gradient
  uint32_t window = kNone;          ///< that it fills
  int64_t count = 0;                ///< instances, or rows
  std::vector<Pulled> pulled = {};  ///< in the order of sums
  std::vector<BandRead> reads = {};

  bool isResult() const { return window == kNone; }
};

struct BandPlan {
  std::vector<BandStep> steps;
  std::vector<SymbolId> windows;  ///< what each holds rows of
  int64_t count = 0;              ///< of the longest result
  int64_t scalars = 0;            ///< of a row of each window and result
  int64_t span = 0;               ///< rows of a window that one row of results needs by way of all others, at most

  /// How many parts may begin anew, each with that many rows, and spend an eighth of their time on these.
  int64_t mostParts() const { return count / (8 * std::max<int64_t>(span, 1)); }
};

/// Reaches by group and gather, as they become known.
using Reaches = std::map<std::pair<uint32_t, uint32_t>, std::optional<Reach>>;

/// Nothing where some stage reads far away, keeps what it hands on otherwise, or is short or costly: then stages run
/// one after another. `stages` are those of a launch of `kind`, with those of the fields that are to be computed.
std::optional<BandPlan> planBands(const Workload& workload, KernelKind kind, std::span<const Stage> stages,
                                  Reaches& reaches);

}  // namespace hgc
