// Gradients, last step: one invocation adds one component of all sums of a row, in the order of groups and segments.
#include "runtime/vulkan/shaders/shared.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/row_total.def"
} push;

void main() {
  uint k = invocation();
  uint row = k / push.width;
  uint component = k % push.width;
  if (row >= push.count) return;
  Words order = Words(push.order);
  Reals sums = Reals(push.sums + uint64_t(component) * uint64_t(push.stride) * 8ul);
  uint p = Words(push.rowBegin).at[row], end = Words(push.rowBegin).at[row + 1u];
  precise double total = double(0);
  for (; p + 4u <= end; p += 4u) {  // four loads in flight; the additions stay in order
    uint o0 = order.at[p], o1 = order.at[p + 1u], o2 = order.at[p + 2u], o3 = order.at[p + 3u];
    double v0 = sums.at[o0], v1 = sums.at[o1], v2 = sums.at[o2], v3 = sums.at[o3];
    total = total + v0;
    total = total + v1;
    total = total + v2;
    total = total + v3;
  }
  for (; p < end; ++p) total = total + sums.at[order.at[p]];
  Results(push.gradient).at[k] = total;
}
