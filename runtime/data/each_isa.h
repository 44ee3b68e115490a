#pragma once
/// Functions of the host that are compiled once for each instruction set: HGC_EACH_ISA before a definition. The loader
/// chooses before ThreadSanitizer is there, so that under it there is but one.

#ifdef __SANITIZE_THREAD__
#define HGC_EACH_ISA
#else
#define HGC_EACH_ISA [[gnu::target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")]]
#endif
