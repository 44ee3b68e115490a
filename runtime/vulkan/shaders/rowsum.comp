// Gradients, short lists: one invocation sums one component of up to 32 entries in order. Neighbouring invocations have
// neighbouring lists, so that reads of rows in the order of instances are coalesced. The invocations for all components of 32
// lists are consecutive, so that entries are read from memory once.
#include "runtime/vulkan/shaders/shared.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/list_sum.def"
} push;

void main() {
  uint k = invocation();
  uint block = k / 32u;
  uint component = block % push.width;
  uint s = block / push.width * 32u + k % 32u;
  if (s >= push.count) return;
  uvec4 list = Lists(push.lists).at[s];
  Words entries = Words(push.entries + (uint64_t(list.x) | uint64_t(list.y) << 32) * 4ul);
  Words columns = Words(push.columns);
  uint base = list.w - push.first;
  precise double sum = double(0);
  if (push.entriesPerInstance == 1u) {
    uint column = columns.at[component];
    if (column != ~0u) {
      Reals partials = Reals(push.partials + uint64_t(column) * uint64_t(push.stride) * 8ul);
      for (uint p = 0u; p < list.z; ++p) sum = sum + partials.at[base + entries.at[p]];
    }
  } else {
    for (uint p = 0u; p < list.z; ++p) {
      uint entry = entries.at[p];
      uint instance = entry / push.entriesPerInstance;
      uint column = columns.at[(entry - instance * push.entriesPerInstance) * push.width + component];
      if (column == ~0u) continue;
      sum = sum + Reals(push.partials + uint64_t(column) * uint64_t(push.stride) * 8ul).at[base + instance];
    }
  }
  Results(push.results + uint64_t(component) * uint64_t(push.resultStride) * 8ul).at[s] = sum;
}
