#pragma once
/// What tests need of a machine and may not be there: a driver, a layer.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string_view>

namespace hgc::test {

/// Whether `tools/setup` has been run, so that whatever it installs has to be there (HGC_REQUIRE_DEVICES=1).
inline bool requiresDevices() {
  const char* const value = std::getenv("HGC_REQUIRE_DEVICES");
  return value && std::string_view(value) == "1";
}

}  // namespace hgc::test

/// Ends a test for want of what `tools/setup` installs: skipped, but failed where all has to be there.
#define HGC_SKIP_ABSENT(why)                           \
  do {                                                 \
    if (hgc::test::requiresDevices()) FAIL() << (why); \
    GTEST_SKIP() << (why);                             \
  } while (false)
