#pragma once
/// Functions of the host that are compiled once for each instruction set: HGC_EACH_ISA before a definition. The loader
/// chooses before ThreadSanitizer is there, so that under it there is but one. clang wants such a function defined before
/// it is used or declared, and makes no code of inline functions of the library that nothing else uses.

#ifdef __SANITIZE_THREAD__
#define HGC_EACH_ISA
#else
#define HGC_EACH_ISA [[gnu::target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")]]
#endif
