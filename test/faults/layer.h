#pragma once
/// The layer that makes calls of Vulkan fail, as programs steer it that run with it.

#include <dlfcn.h>

#include <cstdlib>

namespace hgc::faults {

struct Layer {
  void (*fault)(const char* call, int after, int result, bool runs, bool stays) = nullptr;
  const char* (*callName)(int k) = nullptr;
  int (*calls)(int k) = nullptr;
  int (*live)(int k) = nullptr;

  /// Once Vulkan has loaded it. HGC_FAULT_LAYER names its file.
  static Layer find() {
    const char* library = std::getenv("HGC_FAULT_LAYER");
    void* handle = library ? dlopen(library, RTLD_NOW | RTLD_NOLOAD) : nullptr;
    if (!handle) return {};
    const auto get = [&]<class Function>(Function& to, const char* name) {
      to = reinterpret_cast<Function>(dlsym(handle, name));
    };
    Layer layer;
    get(layer.fault, "hgcFault");
    get(layer.callName, "hgcCallName");
    get(layer.calls, "hgcCalls");
    get(layer.live, "hgcLive");
    return layer;
  }

  explicit operator bool() const { return fault != nullptr; }
  void none() const { fault("", 0, 0, false, false); }
};

}  // namespace hgc::faults
