#pragma once
/// HGC_EACH_ISA before the definition of a host function compiles it once for each instruction set. The loader chooses
/// one before ThreadSanitizer is initialized, so under ThreadSanitizer there is one version. clang needs such a
/// function defined before it is used or declared, and generates no code for inline library functions that only it
/// calls.
///
/// HGC_EACH_WIDTH(result, name, (parameters), call) defines such a function by a call in which `kWide` is how many
/// doubles the registers have: for what is written with vectors by hand, which are slow if they are wider.

#ifdef __SANITIZE_THREAD__
#define HGC_EACH_ISA
#define HGC_EACH_WIDTH(result, name, parameters, ...) HGC_OF_WIDTH(2, result, name, parameters, __VA_ARGS__)
#else
#define HGC_EACH_ISA [[gnu::target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")]]
#define HGC_EACH_WIDTH(result, name, parameters, ...)                                \
  [[gnu::target("avx512f")]] HGC_OF_WIDTH(8, result, name, parameters, __VA_ARGS__)  \
      [[gnu::target("avx2")]] HGC_OF_WIDTH(4, result, name, parameters, __VA_ARGS__) \
          [[gnu::target("default")]] HGC_OF_WIDTH(2, result, name, parameters, __VA_ARGS__)
#endif
#define HGC_OF_WIDTH(width, result, name, parameters, ...) \
  result name parameters {                                 \
    constexpr int kWide = width;                           \
    return __VA_ARGS__;                                    \
  }
