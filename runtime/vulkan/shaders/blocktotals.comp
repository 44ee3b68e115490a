#version 460
#extension GL_GOOGLE_include_directive : require
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/blocks.glsl"
// Matrices, the end: one invocation adds one number of the cells of a block, run by run.
layout(push_constant) uniform Push {
#include "runtime/vulkan/shaders/push/block_totals.def"
} push;

void main() {
  uint k = invocation();
  uint s = k / push.size;
  uint number = k - s * push.size;
  if (s >= push.count) return;
  uvec4 list = Lists(push.lists).at[s];
  Reals cells = Reals(push.cells);
  precise double total = 0.0lf;
  for (uint r = list.z; r < list.z + list.w; ++r) {
    uvec2 run = Pairs(push.runs).at[r];
    uint next = run.x + number, left = run.y;
    precise double sum = 0.0lf;
    for (; left >= 4u; left -= 4u, next += 4u * push.size) {  // four loads in flight; the additions stay in order
      double v0 = cells.at[next], v1 = cells.at[next + push.size];
      double v2 = cells.at[next + 2u * push.size], v3 = cells.at[next + 3u * push.size];
      sum = sum + v0;
      sum = sum + v1;
      sum = sum + v2;
      sum = sum + v3;
    }
    for (; left > 0u; --left, next += push.size) sum = sum + cells.at[next];
    total = total + sum;
  }
  Results(push.sums).at[goalOf(list, Pairs(push.places).at[number], push.bend)] = canonical(total);
}
