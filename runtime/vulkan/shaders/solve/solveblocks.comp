// The inverses of blocks times -(gradient + product), one row by each invocation.
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/solve/triangle.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/diagonal_blocks.def"
} push;

double restAt(uint scalar) {
  precise double rest = push.vector == uint64_t(0) ? double(0) : -Reals(push.vector).at[scalar];
  if (push.product != uint64_t(0)) rest = rest - Reals(push.product).at[scalar];
  return rest;
}

void main() {
  uint b = invocation();
  if (b >= push.count) return;
  for (uint i = 0u; i < push.size; ++i) {
    precise double sum = double(0);
    for (uint j = 0u; j < push.size; ++j) {
      double inverse = Reals(push.numbers).at[entryOf(i, j) * push.count + b];
      sum = sum + inverse * restAt(b * push.size + j);
    }
    Results(push.to).at[b * push.size + i] = sum;
  }
}
