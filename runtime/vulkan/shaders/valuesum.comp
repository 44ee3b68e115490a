// Sums the values of instances by chunk, in the order of canonicalSum (runtime/sum/incidence.cpp). The host adds the chunks.
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/lanes.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/value_sum.def"
} push;

void main() {
  uint at = gl_LocalInvocationID.x;
  uint lane = at % kLanes;
  uint chunk = laneGroup();
  uint begin = min(chunk / push.chunks * push.segment, push.count);
  uint segmentEnd = begin + min(push.segment, push.count - begin);
  uint first = begin + chunk % push.chunks * kChunk;
  bool inside = first < segmentEnd;
  uint end = inside ? first + min(kChunk, segmentEnd - first) : first;
  bool isShort = segmentEnd - begin <= kShortList;
  uint from = isShort && lane != 0u ? end : first + lane;
  uint step = isShort ? 1u : kLanes;
  Reals values = Reals(push.values);
  precise double sum = double(0);
  uint i = from;
  for (; i + 7u * step < end; i += 8u * step) {  // eight loads in flight; the additions stay in order
    double some[8];
    [[unroll]] for (uint k = 0u; k < 8u; ++k) some[k] = values.at[(i + k * step) * push.step];
    [[unroll]] for (uint k = 0u; k < 8u; ++k) sum = sum + some[k];
  }
  for (; i < end; i += step) sum = sum + values.at[i * push.step];
  lanes[at] = sum;
  barrier();
  if (!inside || lane != 0u) return;
  precise double total = sumOfLanes(at);
  Results(push.results).at[chunk] = total;
}
