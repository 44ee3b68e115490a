#pragma once
/// Brings components of instances to the host, and copies them from tiles to rows.
#include <span>

#include "runtime/device/device.h"

namespace hgc {

/// Copies tiles in host memory to rows of `tiles.width` scalars, in parallel: the i-th instance to row `rows[i]` of
/// `to`, or to row i if `rows` is empty.
void spreadTiles(const Tiles& tiles, std::span<const int32_t> rows, double* to);

/// The same for the i-th instances with i in [first, last), on the calling thread.
void spreadSome(const Tiles& tiles, std::span<const int32_t> rows, int64_t first, int64_t last, double* to);

/// Copies the components of a group's instances from `left` to `to`: instance i to row `rows[i]`, or row i if `rows` is
/// empty.
Status fetchComponents(Executable& executable, const DeviceInfo& device, std::span<const Tiles> left,
                       std::span<const int32_t> rows, double* to);

/// Passes rows of `width` components, one for each instance of a group, to `take` in tiles.
void handOverRows(const GroupData& data, size_t group, const double* rows, int64_t width, const TakeTiles& take);

/// Passes the components of the last launch to `take` in tiles. Components that lie elsewhere are brought first.
Status handOver(Executable& executable, const DeviceInfo& device, const Workload& workload, const TakeTiles& take);

}  // namespace hgc
