// Copies data of instances to the order in which rows that pull read it: eight invocations for each list of entries.
#include "runtime/vulkan/shaders/shared.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/in_order.def"
} push;

void main() {
  uint k = laneGroup();
  if (k >= push.count) return;
  uvec4 list = Lists(push.lists).at[k];
  uint64_t begin = uint64_t(list.x) | uint64_t(list.y) << 32;
  Words entries = Words(push.entries + begin * 4ul);
  for (uint p = gl_LocalInvocationID.x % kLanes; p < list.z; p += kLanes) {
    uint instance = list.w + entries.at[p] / push.entriesPerInstance;
    Words from = Words(push.from + uint64_t(instance) * uint64_t(push.words) * 4ul);
    Copies to = Copies(push.to + (begin + uint64_t(p)) * uint64_t(push.words) * 4ul);
    for (uint c = 0u; c < push.words; ++c) to.at[c] = from.at[c];
  }
}
