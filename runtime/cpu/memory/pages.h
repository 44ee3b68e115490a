#pragma once
/// Memory for arrays that may be long: zeros that take no memory before they are touched, by the thread that does.
#include <cstddef>
#include <memory>

#include "runtime/data/host_memory.h"

namespace hgc {

/// Gives the memory of so many scalars back.
struct ReleasePages {
  ReleasePages(size_t scalars = 0, HostMemory* from = nullptr) : count(scalars), memory(from) {}
  void operator()(double* scalars) const;

  size_t count;
  HostMemory* memory;  // the caller's
};

/// Scalars, aligned as `kOutputAlignment` asks. Where they are many, the system is asked for large pages: first
/// touching small ones takes longer than most kernels. Memory of the caller's is as he gives it, and is touched at
/// once.
class Pages {
 public:
  /// Empty; more is to come from `memory`.
  explicit Pages(HostMemory* memory = nullptr) : Pages(0, memory) {}
  Pages(size_t scalars, HostMemory* memory);

  double* data() const { return scalars_.get(); }
  size_t size() const { return scalars_.get_deleter().count; }
  bool empty() const { return size() == 0; }
  HostMemory* memory() const { return scalars_.get_deleter().memory; }

 private:
  std::unique_ptr<double[], ReleasePages> scalars_;
};

/// Room for `scalars`; what was there is lost.
inline void grow(Pages& pages, size_t scalars) {
  if (pages.size() < scalars) pages = Pages(scalars, pages.memory());
}

}  // namespace hgc
