#pragma once
/// Random draws that are the same with every standard library, so that a seed always gives the same program.
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace hgc::fuzz {

class Draw {
 public:
  explicit Draw(uint64_t seed) : engine_(seed * 0x9e3779b97f4a7c15ULL + 1) {}

  uint32_t below(uint32_t n) { return static_cast<uint32_t>((engine_() >> 32) * n >> 32); }
  int between(int low, int high) { return low + static_cast<int>(below(static_cast<uint32_t>(high - low + 1))); }
  bool chance(uint32_t percent) { return below(100) < percent; }
  double unit() { return static_cast<double>(engine_() >> 11) * 0x1p-53; }
  double between(double low, double high) { return low + (high - low) * unit(); }
  template <class T>
  const T& of(const std::vector<T>& choices) {
    return choices[below(static_cast<uint32_t>(choices.size()))];
  }
  template <class T>
  void shuffle(std::vector<T>& list) {
    for (size_t k = list.size(); k > 1; --k) std::swap(list[k - 1], list[below(static_cast<uint32_t>(k))]);
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace hgc::fuzz
