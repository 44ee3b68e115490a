// Operations that strict results rely on. runtime/vulkan/selftest/selftest.cpp compares them with the host bit by bit.
#include "runtime/vulkan/shaders/shared.glsl"
HGC_PUSH {
  uint64_t operands;  // columns a, b, c, and the bits of x, y, z in binary32
  uint64_t results;   // a column for each operation, then the result of the loop
  uint count;
  uint rounds;
} push;

// Whether binary32 is tested, with its rounding declared.
HGC_SPECIALIZED(1, bool, single, false)

// Makes all NaNs equal.
double bitsOf(float x) {
  uint bits = floatBitsToUint(x);
  return double((bits & 0x7fffffffu) > 0x7f800000u ? 0x7fc00000u : bits);
}

void testSingle(Reals operands, Results results, uint n, uint k, double a) {
  uint bits = uint(operands.at[3u * n + k]);
  precise float x = uintBitsToFloat(bits);
  precise float y = uintBitsToFloat(uint(operands.at[4u * n + k]));
  precise float z = uintBitsToFloat(uint(operands.at[5u * n + k]));
  precise float sum = x + y;
  precise float difference = x - y;
  precise float product = x * y;
  precise float quotient = x / y;
  precise float twice = product + z;
  results.at[28u * n + k] = bitsOf(sum);
  results.at[29u * n + k] = bitsOf(difference);
  results.at[30u * n + k] = bitsOf(product);
  results.at[31u * n + k] = bitsOf(quotient);
  results.at[32u * n + k] = bitsOf(twice);
  // subnormal numbers are converted by their bits, and all are compared by them
  bool isLarge = !(abs(a) < packDouble2x32(uvec2(0x0u, 0x38100000u)));
  results.at[33u * n + k] = isLarge ? bitsOf(float(a)) : double(0);
  results.at[34u * n + k] = (bits & 0x7f800000u) != 0u ? double(x) : double(0);
}

// Integers, conversions, and constants that compilers may change.
void testOthers(Results results, uint n, uint k, double a, int p, int q) {
  uint high, low;
  umulExtended(uint(p), uint(q), high, low);
  int none = int(n >> 31);  // like kernels, because compilers turn a plain conversion and back into `trunc`
  precise double times = a * double(1);
  precise double reciprocal = double(1) / a;
  precise double more = a + double(1);
  precise double again = more - double(1);
  results.at[14u * n + k] = double(p + q);
  results.at[15u * n + k] = double(p * q);
  results.at[16u * n + k] = double(int(high));
  results.at[17u * n + k] = q == 0 || q == -1 ? double(0) : double(p / q);
  results.at[18u * n + k] = double(p << (q & 31));
  results.at[19u * n + k] = double(p >> (q & 31));
  results.at[20u * n + k] = double(uint(p) >> uint(q & 31));
  results.at[21u * n + k] = double(p);
  results.at[22u * n + k] = double(uint(p));
  results.at[23u * n + k] = abs(a) < double(2147483648u) ? double(int(a) + none) : double(0);
  results.at[24u * n + k] = packDouble2x32(unpackDouble2x32(a));
  results.at[25u * n + k] = times;
  results.at[26u * n + k] = reciprocal;
  results.at[27u * n + k] = again;
}

void main() {
  uint k = gl_GlobalInvocationID.x;
  if (k >= push.count) return;
  Reals operands = Reals(push.operands);
  Results results = Results(push.results);
  uint n = push.count;
  precise double a = operands.at[k];
  precise double b = operands.at[n + k];
  precise double c = operands.at[2u * n + k];
  precise double sum = a + b;
  precise double difference = a - b;
  precise double product = a * b;
  precise double quotient = a / b;
  precise double root = sqrt(a);
  precise double twice = product + c;
  precise double fused = fma(a, b, c);
  precise double negative = -a;
  bool isNegative = int(unpackDouble2x32(a).y) < 0;  // numbers are rounded as in kernels
  double large = packDouble2x32(uvec2(0x0u, 0x43300000u));
  precise double rounded = (abs(a) + large) - large;
  results.at[k] = sum;
  results.at[n + k] = difference;
  results.at[2u * n + k] = product;
  results.at[3u * n + k] = quotient;
  results.at[4u * n + k] = root;
  results.at[5u * n + k] = twice;
  results.at[6u * n + k] = fused;
  results.at[7u * n + k] = floor(a);
  results.at[8u * n + k] = ceil(a);
  results.at[9u * n + k] = isNegative ? ceil(a) : floor(a);
  results.at[10u * n + k] = !(abs(a) < large) ? a : isNegative ? -rounded : rounded;
  results.at[11u * n + k] = abs(a);
  results.at[12u * n + k] = negative;
  int compared = (a < b ? 1 : 0) + (a <= b ? 2 : 0) + (a == b ? 4 : 0) + (a != b ? 8 : 0);
  results.at[13u * n + k] = double(compared);
  testOthers(results, n, k, a, int(uint(operands.at[3u * n + k])), int(uint(operands.at[4u * n + k])) >> 24);
  if (single) testSingle(operands, results, n, k, a);
  if (k != 0u) return;
  uint state = 1u;
  for (uint round = 0u; round < push.rounds; ++round) state = state * 1664525u + (1013904223u ^ round);
  results.at[35u * n] = double(state);
}
