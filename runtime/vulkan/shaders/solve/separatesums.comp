// Models of many small problems: one invocation adds one number of a problem's, instance by instance.
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/blocks.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/separate_sums.def"
} push;

uint instanceAt(uint entry) { return push.instances == uint64_t(0) ? entry : Words(push.instances).at[entry]; }
bool isHere(uint instance) { return instance >= push.first && instance - push.first < push.count; }

// Number `number` of a model, as the instance adds it.
double numberOf(uint instance, uint number) {
  uint pattern = push.patterns == uint64_t(0) ? 0u : Words(push.patterns).at[instance];
  uint c = Words(push.numbers).at[pattern * push.size + number];
  double x = Reals(outputOf(push.outputs, c == ~0u ? 0u : c, instance - push.first, push.stride, push.side)).at[0];
  return c == ~0u ? double(0) : x;
}

void main() {
  uint number = invocation() / push.looked;
  if (number >= push.size) return;
  uint problem = push.from + invocation() - number * push.looked;
  uint k = number * push.problems + problem;
  uint begin = Words(push.begin).at[problem], end = Words(push.begin).at[problem + 1u];
  bool isEmpty = begin == end;
  bool begins = isEmpty ? push.first == 0u : isHere(instanceAt(begin));
  bool ends = isEmpty ? push.first == 0u : isHere(instanceAt(end - 1u));
  precise double sum = begins ? double(0) : Values(push.parts).at[k];
  for (uint e = begin; e < end; ++e) {
    uint instance = instanceAt(e);
    if (isHere(instance)) sum = sum + numberOf(instance, number);
  }
  if (ends) {
    precise double total = push.isFirst != 0u ? sum : Values(push.sums).at[k] + sum;
    Values(push.sums).at[k] = total;
  } else {
    Values(push.parts).at[k] = sum;
  }
}
