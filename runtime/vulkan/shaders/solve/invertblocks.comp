// Replaces blocks by inverses with damped diagonals, by A = L transposed(L), one block by each invocation. The results equal those of
// the host bit for bit (runtime/solve/products/block_diagonal.cpp).
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/solve/triangle.glsl"
#include "runtime/device/solve/diagonal_blocks.def"
HGC_PUSH {
#include "runtime/gpu/arguments/invert_blocks.def"
} push;

// The rule of runtime/device/solve/damping_rule.h.
double dampingOf(double square, double scale) {
  double alike = uint64BitsToDouble(push.alike), least = uint64BitsToDouble(push.least);
  double most = uint64BitsToDouble(push.most);
  if (alike != double(0)) return alike;
  precise double factor = scale * scale;
  precise double scaled = square * factor;
  precise double within = scaled < least ? least : most < scaled ? most : scaled;
  precise double over = within / uint64BitsToDouble(push.radius);
  precise double damping = over / factor;
  return damping;
}

const double kLargest = 1.7976931348623157e308LF;

void main() {
  uint b = invocation();
  if (b >= push.count) return;
  uint n = push.size;
  precise double a[kMostInverted * kMostInverted];
  precise double l[kMostInverted * kMostInverted];  // the inverse of L
  for (uint i = 0u; i < n; ++i) {
    for (uint j = 0u; j <= i; ++j) a[i * n + j] = Values(push.numbers).at[entryOf(i, j) * push.count + b];
    a[i * n + i] = a[i * n + i] + dampingOf(a[i * n + i], Reals(push.scale).at[b * n + i]);
  }
  for (uint j = 0u; j < n; ++j) {
    precise double pivot = a[j * n + j];
    for (uint k = 0u; k < j; ++k) pivot = pivot - a[j * n + k] * a[j * n + k];
    if (!(pivot > double(0) && pivot <= kLargest)) {
      Results(push.failed).at[0] = double(1);
      return;
    }
    precise double root = sqrt(pivot);
    a[j * n + j] = root;
    for (uint i = j + 1u; i < n; ++i) {
      precise double sum = a[i * n + j];
      for (uint k = 0u; k < j; ++k) sum = sum - a[i * n + k] * a[j * n + k];
      a[i * n + j] = sum / root;
    }
  }
  for (uint j = 0u; j < n; ++j) {
    l[j * n + j] = double(1) / a[j * n + j];
    for (uint i = j + 1u; i < n; ++i) {
      precise double sum = double(0);
      for (uint k = j; k < i; ++k) sum = sum - a[i * n + k] * l[k * n + j];
      l[i * n + j] = sum / a[i * n + i];
    }
  }
  for (uint i = 0u; i < n; ++i) {
    for (uint j = 0u; j <= i; ++j) {
      precise double sum = double(0);
      for (uint k = i; k < n; ++k) sum = sum + l[k * n + i] * l[k * n + j];
      Values(push.numbers).at[entryOf(i, j) * push.count + b] = sum;
    }
  }
}
