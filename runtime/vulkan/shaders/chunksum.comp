// Gradients, long lists: eight invocations sum one component of a chunk of up to 1,024 entries. Invocation k adds the entries
// at positions k modulo 8, and a fixed tree adds the eight sums. See docs/decisions/0001-canonical-sums.md.
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/lanes.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/list_sum.def"
} push;

double oneGather(Words entries, uint lane, uint count, uint base, uint column) {
  Reals partials = Reals(push.partials + uint64_t(column) * uint64_t(push.stride) * 8ul);
  precise double sum = double(0);
  uint p = lane;
  for (; p + 24u < count; p += 32u) {  // four loads in flight; the additions stay in order
    uint e0 = entries.at[p], e1 = entries.at[p + 8u], e2 = entries.at[p + 16u], e3 = entries.at[p + 24u];
    double v0 = partials.at[base + e0], v1 = partials.at[base + e1], v2 = partials.at[base + e2], v3 = partials.at[base + e3];
    sum = sum + v0;
    sum = sum + v1;
    sum = sum + v2;
    sum = sum + v3;
  }
  for (; p < count; p += kLanes) sum = sum + partials.at[base + entries.at[p]];
  return sum;
}

double manyGathers(Words entries, uint lane, uint count, uint base, uint component) {
  Words columns = Words(push.columns);
  precise double sum = double(0);
  for (uint p = lane; p < count; p += kLanes) {
    uint entry = entries.at[p];
    uint instance = entry / push.entriesPerInstance;
    uint column = columns.at[(entry - instance * push.entriesPerInstance) * push.width + component];
    if (column == ~0u) continue;
    sum = sum + Reals(push.partials + uint64_t(column) * uint64_t(push.stride) * 8ul).at[base + instance];
  }
  return sum;
}

void main() {
  uint at = gl_LocalInvocationID.x;
  uint lane = at % kLanes;
  uint pair = laneGroup();
  uint chunk = pair / push.width;
  uint component = pair % push.width;
  bool inside = chunk < push.count;
  precise double sum = double(0);
  if (inside) {
    uvec4 list = Lists(push.lists).at[chunk];
    Words entries = Words(push.entries + (uint64_t(list.x) | uint64_t(list.y) << 32) * 4ul);
    uint base = list.w - push.first;
    if (push.entriesPerInstance == 1u) {
      uint column = Words(push.columns).at[component];
      if (column != ~0u) sum = oneGather(entries, lane, list.z, base, column);
    } else {
      sum = manyGathers(entries, lane, list.z, base, component);
    }
  }
  lanes[at] = sum;
  barrier();
  if (!inside || lane != 0u) return;
  precise double total = sumOfLanes(at);
  Results(push.results + uint64_t(component) * uint64_t(push.resultStride) * 8ul).at[chunk] = total;
}
