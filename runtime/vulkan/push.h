#pragma once
/// The push constants of the runtime's shaders, as shaders/push/*.def tell both sides.
#include <cstdint>

namespace hgc {

#define HGC_U64(name) uint64_t name;
#define HGC_U32(name) uint32_t name;

struct ValueSumPush {
#include "runtime/vulkan/shaders/push/value_sum.def"
};
struct ListSumPush {
#include "runtime/vulkan/shaders/push/list_sum.def"
};
struct ListTotalPush {
#include "runtime/vulkan/shaders/push/list_total.def"
};
struct SharedSumPush {
#include "runtime/vulkan/shaders/push/shared_sum.def"
};
struct RowTotalPush {
#include "runtime/vulkan/shaders/push/row_total.def"
};

struct FieldRowsPush {
#include "runtime/vulkan/shaders/push/field_rows.def"
};
struct InOrderPush {
#include "runtime/vulkan/shaders/push/in_order.def"
};
struct StepPush {
#include "runtime/vulkan/shaders/push/step.def"
};
struct NarrowPush {
#include "runtime/vulkan/shaders/push/narrow.def"
};
struct BlockListsPush {
#include "runtime/vulkan/shaders/push/block_lists.def"
};
struct BlockTotalsPush {
#include "runtime/vulkan/shaders/push/block_totals.def"
};
struct MergeColumnsPush {
#include "runtime/vulkan/shaders/push/merge_columns.def"
};

#undef HGC_U64
#undef HGC_U32

}  // namespace hgc
