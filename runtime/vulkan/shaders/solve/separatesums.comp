// Models of many small problems: one invocation sums one number of a model, instance by instance.
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/blocks.glsl"
#include "runtime/device/solve/separate_endings.def"
HGC_PUSH {
#include "runtime/gpu/arguments/separate_sums.def"
} push;

uint instanceAt(uint entry) { return push.instances == uint64_t(0) ? entry : Words(push.instances).at[entry]; }
bool isHere(uint instance) { return instance >= push.first && instance - push.first < push.count; }

uint columnOf(uint instance, uint number) {
  uint pattern = push.patterns == uint64_t(0) ? 0u : Words(push.patterns).at[instance];
  return Words(push.numbers).at[pattern * push.size + number];
}
double outputAt(uint c, uint instance) {
  return Reals(outputOf(push.outputs, c, instance - push.first, push.stride, push.logSide)).at[0];
}

// Adds the numbers of the instances at `begin` to `end`.
double addListed(double sum, uint number, uint begin, uint end) {
  precise double all = sum;
  for (uint e = begin; e < end; ++e) {
    uint instance = instanceAt(e), c = columnOf(instance, number);
    if (c != ~0u && isHere(instance)) all = all + outputAt(c, instance);
  }
  return all;
}

// The same for consecutive instances with one pattern.
double addInOrder(double sum, uint number, uint begin, uint end) {
  uint c = columnOf(0u, number);
  if (c == ~0u) return sum;
  precise double all = sum;
  uint last = min(end, push.first + push.count);
  uint instance = max(begin, push.first);
  for (; instance + kAtOnce <= last; instance += kAtOnce) {
    double some[kAtOnce];
    [[unroll]] for (uint k = 0u; k < kAtOnce; ++k) some[k] = outputAt(c, instance + k);
    [[unroll]] for (uint k = 0u; k < kAtOnce; ++k) all = all + some[k];
  }
  for (; instance < last; ++instance) all = all + outputAt(c, instance);
  return all;
}

bool isWanted(uint problem) { return push.endings == uint64_t(0) || Words(push.endings).at[problem] == kGoesOn; }

// Neighbouring invocations have the numbers of one problem, which are contiguous in the instances.
void main() {
  uint candidate = invocation() / push.size;
  if (candidate >= push.candidates) return;
  uint number = invocation() - candidate * push.size;
  uint problem = push.firstProblem + candidate;
  if (!isWanted(problem)) return;
  uint k = number * push.problems + problem;
  uint begin = Words(push.begin).at[problem], end = Words(push.begin).at[problem + 1u];
  bool isEmpty = begin == end;
  bool begins = isEmpty ? push.first == 0u : isHere(instanceAt(begin));
  bool ends = isEmpty ? push.first == 0u : isHere(instanceAt(end - 1u));
  precise double sum = begins ? double(0) : Values(push.groupSums).at[k];
  bool isPlain = push.instances == uint64_t(0) && push.patterns == uint64_t(0);
  sum = isPlain ? addInOrder(sum, number, begin, end) : addListed(sum, number, begin, end);
  if (ends) {
    precise double total = push.isFirst != 0u ? sum : Values(push.sums).at[k] + sum;
    Values(push.sums).at[k] = total;
  } else {
    Values(push.groupSums).at[k] = sum;
  }
}
