#pragma once
/// Launches in bands. If instances read fields and adjoints only near their own number, a launch can compute its
/// results band by band: all stages run for a band while their data is in a cache. Windows hold the rows of fields and
/// adjoints that the band needs, and move on with it.
#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "runtime/data/index/line_runs.h"
#include "runtime/device/stages/stages.h"

namespace hgc {

/// Consecutive rows or instances.
struct RowRange {
  int64_t begin = 0, end = 0;
};

/// The rows of a window that a step reads: for row i of the step, those from i + least to i + most.
struct BandRead {
  uint32_t window = 0;
  LineReach reach;
};

/// A step of a launch, later in the plan than the steps whose windows it reads.
struct BandStep {
  enum class What : uint8_t {
    Field,       ///< instances fill rows of a window
    Adjoint,     ///< rows of a window pull their sums
    Values,      ///< instances compute values, which are summed
    Components,  ///< instances compute components, which are results
    Gradient,    ///< rows of a gradient pull their sums
  };
  /// A port of a group whose rows pull: number `sums` of `Workload::pulledSums`.
  struct Pulled {
    uint32_t group = 0;
    size_t sums = 0;
    KernelKind kind = KernelKind::Gradient;
  };
  What what = What::Values;
  KernelKind kind = KernelKind::Value;
  uint32_t group = kNone;           ///< of the instances
  SymbolId symbol = kNone;          ///< of a `Gradient`
  uint32_t window = kNone;          ///< that the step fills; kNone for results
  int64_t count = 0;                ///< instances, or rows
  std::vector<Pulled> pulled = {};  ///< in the order in which they are summed
  std::vector<BandRead> reads = {};

  bool isResult() const { return window == kNone; }
};

struct BandPlan {
  std::vector<BandStep> steps;
  std::vector<SymbolId> windows;  ///< by window: the symbol whose rows it holds
  int64_t count = 0;              ///< rows of the longest result
  int64_t scalars = 0;            ///< a row of each window and result together
  int64_t span = 0;               ///< the most rows of a window that one row of results depends on

  /// The most parts that can start with empty windows, such that each spends at most an eighth of its time filling
  /// them.
  int64_t mostParts() const { return count / (8 * std::max<int64_t>(span, 1)); }
};

/// The reaches found so far, by group and gather.
using Reaches = std::map<std::pair<uint32_t, uint32_t>, std::optional<LineReach>>;

/// Plans the bands of a launch of `kind`, given its stages and those of stale fields. Returns nothing if a stage reads
/// far away, is costly or of another kind, or if there are few instances.
std::optional<BandPlan> planBands(const Workload& workload, KernelKind kind, std::span<const Stage> stages,
                                  Reaches& reaches);

}  // namespace hgc
