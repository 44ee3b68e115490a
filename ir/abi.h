#pragma once
/// The contract between a compiled CPU kernel and whoever calls it.
#include <cstdint>

namespace hgc {

/// CPU outputs that hold several scalars an instance lie in tiles of this many instances: scalar k of instance i is at
/// (i / kTile) * (count * kTile) + k * kTile + i % kTile, whatever the width of the vectors.
inline constexpr int64_t kTile = 8;

/// Alignment of `KernelArgs::outputs` in bytes.
inline constexpr int64_t kOutputAlignment = 64;

/// Kernels read whole vectors: every array of rows is readable this many bytes past its end.
inline constexpr int64_t kSlackBytes = 64 * static_cast<int64_t>(sizeof(double));

/// Scalars between two accumulator rows of a port: small rows are padded so that they can be added as vectors.
constexpr uint32_t accumulatorStride(uint32_t width) { return width <= 2 ? width : (width + 3) / 4 * 4; }

/// What a kernel reads and writes. Arrays by instance are indexed from the first instance of the group and readable and
/// writable up to the next multiple of `kTile`; slots there hold valid rows.
struct KernelArgs {
  const double* const* ports;     ///< rows of each port, `width` scalars each
  const int32_t* const* slots;    ///< per-instance integers
  const double* const* lifted;    ///< per-instance constants
  const int32_t* sizes;           ///< of the dimension ports
  double* values;                 ///< Value, Gradient: one an instance
  double* outputs;                ///< Residual, Jacobian, Output: in tiles
  double* const* accumulators;    ///< Gradient: rows of each port, `accumulatorStride(width)` scalars apart
  const int32_t* const* targets;  ///< Gradient: for each gather, the accumulator row of each instance
  int64_t instances;              ///< of the group
};

/// Evaluates instances [begin, end); `begin` is a multiple of `kTile`, `end` too unless it is `instances`.
using KernelFunction = void (*)(const KernelArgs* args, int64_t begin, int64_t end);

}  // namespace hgc
