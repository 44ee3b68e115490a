#pragma once
/// Memory for arrays that may be long: zeros that take no memory before they are touched, by the thread that does.
#include <cstddef>
#include <memory>

namespace hgc {

/// Gives the memory of so many scalars back.
struct ReleasePages {
  ReleasePages(size_t scalars = 0) : count(scalars) {}
  void operator()(double* scalars) const;

  size_t count;
};

/// Scalars, aligned as `kOutputAlignment` asks. Where they are many, the system is asked for large pages: first
/// touching small ones takes longer than most kernels.
class Pages {
 public:
  Pages() = default;
  explicit Pages(size_t scalars);

  double* data() const { return scalars_.get(); }
  size_t size() const { return scalars_.get_deleter().count; }
  bool empty() const { return size() == 0; }

 private:
  std::unique_ptr<double[], ReleasePages> scalars_;
};

/// Room for `scalars`; what was there is lost.
inline void grow(Pages& pages, size_t scalars) {
  if (pages.size() < scalars) pages = Pages(scalars);
}

}  // namespace hgc
