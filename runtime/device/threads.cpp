#include "runtime/device/threads.h"

#include "runtime/data/threads/workers.h"
#include "runtime/observe/trace.h"

namespace hgc {

Threads::Threads(int most, std::shared_ptr<ThreadPool> pool) : pool_(std::move(pool)) {
  const int all = (pool_ ? *pool_ : Workers::ofProcess()).concurrency();
  count_ = most > 0 ? std::min(most, all) : all;
}

void Threads::loop(int64_t count, const std::function<void(int64_t)>& call) const {
  execute([&] {
    if (count > 1 && count_ > 1) return forAll(count, call);
    const Span span("task");
    for (int64_t k = 0; k < count; ++k) call(k);
  });
}

bool Threads::areAwake() const { return !pool_ && Workers::ofProcess().areAwake(); }

}  // namespace hgc
