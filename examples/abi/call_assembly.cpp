/// Calls a kernel that hgc printed as assembly, without its runtime (docs/abi.md):
///
///   hgc emit pull.hg --as=asm --target=cpu:sse2 -o pull.s
///   c++ -std=c++20 -I hgc call_assembly.cpp pull.s -o call_assembly
///
/// where pull.hg is `dim M, N; var x : real[N]; data at : N[M]; energy pull[m in M] = square(x[at[m]] - 1.5);`.
#include <cstdio>

#include "ir/kernel/abi.h"

extern "C" const uint32_t hgc_kernel_abi;
extern "C" int64_t t0_gradient(const hgc::KernelArgs* args, int64_t begin, int64_t end);

int main() {
  if (hgc_kernel_abi != hgc::kKernelAbi) return std::fprintf(stderr, "made for another version\n"), 1;
  constexpr int64_t kCount = 3;              // arrays reach to the next multiple of kTile
  double x[kCount + 64] = {1, 2, 3};         // kSlackBytes more
  double values[hgc::kTile], cells[9] = {};  // a row of x each, and a spare one for the padding
  const int32_t target[hgc::kTile] = {0, 1, 2, 8, 8, 8, 8, 8}, sizes[] = {kCount, kCount};
  const int32_t at[hgc::kTile] = {0, 1, 2};  // the slot: which row of x each instance reads
  const double* ports[] = {x};
  double* accumulators[] = {cells};
  const int32_t *targets[] = {target}, *slots[] = {at};
  const hgc::KernelArgs args{ports,  slots,   nullptr, sizes, values,  nullptr, accumulators, targets, nullptr,
                             kCount, nullptr, nullptr, 0,     nullptr, 0};
  if (t0_gradient(&args, 0, kCount) != 0) return std::fprintf(stderr, "it needs scratch\n"), 1;
  for (int64_t i = 0; i < kCount; ++i) std::printf("%g %g\n", values[i], cells[i]);
}
