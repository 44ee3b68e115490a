// Sums of products by chunk, in the order of `dot` (runtime/solve/vectors.h).
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/lanes.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/dot_chunks.def"
} push;

void main() {
  uint at = gl_LocalInvocationID.x;
  uint lane = at % kLanes;
  uint chunk = laneGroup();
  uint first = min(chunk, push.count / kChunk + 1u) * kChunk;
  bool inside = first < push.count;
  uint end = inside ? first + min(kChunk, push.count - first) : first;
  precise double sum = double(0);
  for (uint i = first + lane; i < end; i += kLanes) {
    precise double product = Reals(push.left).at[i] * Reals(push.right).at[i];
    sum = sum + product;
  }
  lanes[at] = sum;
  barrier();
  if (!inside || lane != 0u) return;
  precise double total = sumOfLanes(at);
  Results(push.results).at[chunk] = total;
}
