#include "runtime/observe/span_store.h"

#include <sys/syscall.h>
#include <unistd.h>

#include <new>

namespace hgc::trace {

bool ThreadSpans::add(const Recorded& span, std::atomic<size_t>& chunks) {
  const size_t count = count_.load(std::memory_order_relaxed), chunk = count / kSpansInChunk;
  if (chunk == kMostChunks) return false;
  if (!chunks_[chunk]) {
    if (chunks.fetch_add(1, std::memory_order_relaxed) < kMostChunksInAll)
      chunks_[chunk].reset(new (std::nothrow) Chunk);
    if (!chunks_[chunk]) {
      chunks.fetch_sub(1, std::memory_order_relaxed);
      return false;
    }
  }
  (*chunks_[chunk])[count % kSpansInChunk] = span;
  count_.store(count + 1, std::memory_order_release);
  return true;
}

/// The spans of the calling thread; null if there is no memory for them.
ThreadSpans* SpanStore::ofThisThread() {
  thread_local struct {
    const SpanStore* store = nullptr;
    ThreadSpans* spans = nullptr;
  } own;
  if (own.store == this) return own.spans;
  try {
    const std::lock_guard lock(mutex_);
    const bool isMain = ::syscall(SYS_gettid) == ::getpid();
    threads_.push_back(std::make_shared<ThreadSpans>(static_cast<uint32_t>(threads_.size()) + 1, isMain));
    own = {this, threads_.back().get()};
    return own.spans;
  } catch (const std::bad_alloc&) {  // the span is dropped
    return nullptr;
  }
}

void SpanStore::add(const Recorded& span) {
  ThreadSpans* const own = ofThisThread();
  if (own == nullptr || !own->add(span, chunks_)) dropped_.fetch_add(1, std::memory_order_relaxed);
}

std::vector<std::shared_ptr<const ThreadSpans>> SpanStore::threads() const {
  const std::lock_guard lock(mutex_);
  return {threads_.begin(), threads_.end()};
}

}  // namespace hgc::trace
