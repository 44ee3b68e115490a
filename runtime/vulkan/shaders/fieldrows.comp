// Copies the values of a field from columns to rows, one scalar by each invocation.
#include "runtime/vulkan/shaders/shared.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/field_rows.def"
} push;

void main() {
  uint k = invocation();
  uint i = k / push.width;
  uint component = k % push.width;
  if (i >= push.count) return;
  uint row = push.first + i;
  if (push.rows != 0ul) row = Words(push.rows).at[row];
  Reals components = Reals(push.components + uint64_t(component) * uint64_t(push.stride) * 8ul);
  Results(push.to + uint64_t(row) * uint64_t(push.width) * 8ul).at[component] = components.at[i];
}
