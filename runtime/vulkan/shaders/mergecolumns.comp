// Matrices, first step: if an instance has several columns for one scalar, their numbers are added up in the first of these
// columns. One invocation has one pair of columns, whose result no other invocation reads.
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/blocks.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/merge_columns.def"
} push;

uint64_t numberAt(uint row, uint column, uint i) {
  return outputOf(push.outputs, row * (row + 1u) / 2u + column, i, push.stride, push.logSide);
}

void main() {
  uint k = invocation();
  uint pairs = push.columns * push.columns;
  uint s = k / pairs;
  uint row = (k - s * pairs) / push.columns, column = (k - s * pairs) % push.columns;
  if (s >= push.count || column > row) return;
  Words firsts = Words(push.firsts + uint64_t(s) * uint64_t(push.columns) * 4ul);
  if (firsts.at[row] != row || firsts.at[column] != column) return;
  uint i = Words(push.instances).at[s] - push.first;
  precise double sum = double(0);
  for (uint r = row; r < push.columns; ++r) {
    if (firsts.at[r] != row) continue;
    for (uint c = column; c < push.columns; ++c) {
      if (firsts.at[c] != column) continue;
      uint more = max(r, c), less = min(r, c);
      sum = sum + Values(numberAt(more, less, i)).at[0];
    }
  }
  Values(numberAt(row, column, i)).at[0] = sum;
}
