#pragma once
/// The loops of a process before oneTBB starts.
#include <algorithm>
#include <chrono>
#include <cstdint>

namespace hgc {

/// The time that loops of this process may take on one thread before others help. To start oneTBB takes 1 to 5 ms, and
/// a small program ends before. Pieces of a loop are not interrupted. Thread-safe.
class FirstLoops {
 public:
  /// Whether all of it has passed.
  static bool areOver();

  FirstLoops();
  ~FirstLoops();
  FirstLoops(const FirstLoops&) = delete;
  FirstLoops& operator=(const FirstLoops&) = delete;
  /// Whether some is left, with what has passed since construction.
  bool goOn() const;

 private:
  std::chrono::steady_clock::time_point begin_;
};

/// Calls `pass(first, last)` for pieces of 0 to `count` in ascending order while there is time for first loops. Returns
/// the first index that is left.
template <class Pass>
int64_t runFirst(int64_t count, int64_t piece, const Pass& pass) {
  if (FirstLoops::areOver()) return 0;
  const FirstLoops loops;
  int64_t first = 0;
  for (; first < count && loops.goOn(); first += piece) pass(first, std::min(first + piece, count));
  return std::min(first, count);
}

}  // namespace hgc
