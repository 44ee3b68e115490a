// The preconditioner times what is left, one scalar by each invocation.
#include "runtime/vulkan/shaders/solve/inner.glsl"

void main() {
  uint k = invocation();
  if (k >= push.count) return;
  uint block = k / push.size * push.size;
  precise double sum = double(0);
  for (uint j = 0u; j < push.size; ++j) {
    double inverse = Reals(push.inverses).at[(block + j) * push.size + k - block];
    precise double product = inverse * of(kRemainder, push.first + block + j);
    sum = sum + product;
  }
  put(kPreconditioned, push.first + k, sum);
}
