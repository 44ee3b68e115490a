#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "runtime/data/copying.h"

namespace hgc::past_cache_test {
namespace {

/// From and to every place of a line, of every length: what is there afterwards, and around it.
TEST(PastCache, CopiesWhatItShould) {
  constexpr int64_t kMost = 40;
  std::vector<double> from(kMost + 8), expected(kMost + 16), to;
  std::iota(from.begin(), from.end(), 1.0);
  for (int64_t first = 0; first < 2; ++first) {
    for (int64_t at = 0; at < 8; ++at) {
      for (int64_t count = 0; count <= kMost; ++count) {
        to.assign(kMost + 16, -1);
        expected.assign(kMost + 16, -1);
        std::copy_n(from.data() + first, count, expected.data() + at);
        copyPastCache(from.data() + first, count, to.data() + at);
        endPastCache();
        ASSERT_EQ(to, expected) << first << " " << at << " " << count;
      }
    }
  }
}

}  // namespace
}  // namespace hgc::past_cache_test
