#pragma once
/// The arguments of fixed kernels. arguments/*.def declare them for C++ and for shaders.
#include <cstdint>

namespace hgc {

#define HGC_U64(name) uint64_t name;
#define HGC_U32(name) uint32_t name;

struct ValueSumArguments {
#include "runtime/gpu/arguments/value_sum.def"
};
struct ListSumArguments {
#include "runtime/gpu/arguments/list_sum.def"
};
struct ListTotalArguments {
#include "runtime/gpu/arguments/list_total.def"
};
struct SharedSumArguments {
#include "runtime/gpu/arguments/shared_sum.def"
};
struct RowTotalArguments {
#include "runtime/gpu/arguments/row_total.def"
};

struct FieldRowsArguments {
#include "runtime/gpu/arguments/field_rows.def"
};
struct InOrderArguments {
#include "runtime/gpu/arguments/in_order.def"
};
struct StepArguments {
#include "runtime/gpu/arguments/step.def"
};
struct NarrowArguments {
#include "runtime/gpu/arguments/narrow.def"
};
struct BlockListsArguments {
#include "runtime/gpu/arguments/block_lists.def"
};
struct BlockTotalsArguments {
#include "runtime/gpu/arguments/block_totals.def"
};
struct MergeColumnsArguments {
#include "runtime/gpu/arguments/merge_columns.def"
};
struct InvertBlocksArguments {
#include "runtime/gpu/arguments/invert_blocks.def"
};
struct DiagonalBlocksArguments {
#include "runtime/gpu/arguments/diagonal_blocks.def"
};
struct DotChunksArguments {
#include "runtime/gpu/arguments/dot_chunks.def"
};
struct InnerSolveArguments {
#include "runtime/gpu/arguments/inner_solve.def"
};

struct SeparateSumsArguments {
#include "runtime/gpu/arguments/separate_sums.def"
};
struct SeparateStepsArguments {
#include "runtime/gpu/arguments/separate_steps.def"
};
struct SeparateScalar {
#include "runtime/gpu/arguments/separate_scalar.def"
};

#undef HGC_U64
#undef HGC_U32

}  // namespace hgc
