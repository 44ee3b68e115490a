#include "runtime/session/process.h"

#include <pthread.h>

#include <atomic>

namespace hgc {
namespace {

std::atomic<uint32_t> forks = 0;

}  // namespace

uint32_t processNumber() {
  static const int registered = pthread_atfork(nullptr, nullptr, [] { ++forks; });
  (void)registered;
  return forks.load(std::memory_order_relaxed);
}

}  // namespace hgc
