// Functions for shaders that sum blocks.

// The address of number c of the i-th instance of a launch.
uint64_t outputOf(uint64_t outputs, uint c, uint i, uint stride, uint logSide) {
  uint inside = c & ((1u << logSide) - 1u);
  return outputs + (((uint64_t(c >> logSide) * uint64_t(stride) + uint64_t(i)) << logSide) + uint64_t(inside)) * 8ul;
}

// Makes all NaNs equal.
double canonical(double x) {
  uvec2 words = unpackDouble2x32(x);
  uint high = words.y & 0x7fffffffu;
  bool isNaN = high > 0x7ff00000u || (high == 0x7ff00000u && words.x != 0u);
  return isNaN ? packDouble2x32(uvec2(0u, 0x7ff80000u)) : x;
}

// Loads that are in flight together; additions stay in order. Positions past the end of a list add 0, which changes no bit
// because no sum is -0.
const uint kAtOnce = 8u;

// The place of number (r, c) of a block that begins at list.x.
uint targetOf(uvec4 list, uvec2 place, uint rowGrowth) {
  return list.x + list.y * place.x + rowGrowth * (place.x * (place.x + 1u) / 2u) + place.y;
}
