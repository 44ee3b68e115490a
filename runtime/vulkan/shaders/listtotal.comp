// Gradients: one invocation sums one component of the chunks of a list, in order.
#include "runtime/vulkan/shaders/shared.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/list_total.def"
} push;

void main() {
  uint k = invocation();
  uint s = k / push.width;
  uint component = k % push.width;
  if (s >= push.count) return;
  uvec2 list = Pairs(push.lists).at[s];
  Values sums = Values(push.sums + uint64_t(component) * uint64_t(push.stride) * 8ul);
  precise double total = double(0);
  uint p = list.x, end = list.x + list.y;
  for (; p + 4u <= end; p += 4u) {  // four loads in flight; the additions stay in order
    double v0 = sums.at[p], v1 = sums.at[p + 1u], v2 = sums.at[p + 2u], v3 = sums.at[p + 3u];
    total = total + v0;
    total = total + v1;
    total = total + v2;
    total = total + v3;
  }
  for (; p < end; ++p) total = total + sums.at[p];
  sums.at[push.firstResult + s] = total;
}
