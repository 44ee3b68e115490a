// Reading entries of lists of blocks, for shaders with the push constants of runtime/gpu/arguments/block_lists.def.

// Entry `p` of a list, or the last one.
uint entryOf(uvec4 list, uint p) {
  if (list.w == 1u) return list.z;
  return Words(push.entries + (uint64_t(list.z) + uint64_t(min(p, list.w - 1u))) * 4ul).at[0];
}

// Number `number` of the block that an entry adds.
double numberOf(uint entry, uint number) {
  uint block = entry & ((1u << push.blockBits) - 1u);
  uint c = Words(push.numbers).at[block * push.most + number];
  uint i = (entry >> push.blockBits) - push.first;
  double x = Reals(outputOf(push.outputs, c == ~0u ? 0u : c, i, push.stride, push.logSide)).at[0];
  return c == ~0u ? double(0) : x;
}
