#pragma once
/// HGC_EACH_ISA before the definition of a host function compiles it once for each instruction set. The loader chooses
/// one before ThreadSanitizer is initialized, so under ThreadSanitizer there is one version. clang needs such a
/// function defined before it is used or declared, and generates no code for inline library functions that only it
/// calls.

#ifdef __SANITIZE_THREAD__
#define HGC_EACH_ISA
#else
#define HGC_EACH_ISA [[gnu::target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")]]
#endif
