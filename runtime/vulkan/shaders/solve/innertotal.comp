// A dot product, from its chunks. One invocation.
#include "runtime/vulkan/shaders/solve/inner.glsl"

void main() {
  if (invocation() == 0u) Values(push.state).at[kTotal] = totalOf(0u);
}
