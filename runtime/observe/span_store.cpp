/// Recorded spans in memory, and as Trace Event JSON, for https://ui.perfetto.dev and chrome://tracing.
#include "runtime/observe/span_store.h"

#include <fmt/format.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <iterator>
#include <new>
#include <set>

#include "runtime/observe/statistics.h"

namespace hgc::trace {
namespace {

/// The row of a span. A device has a row for each thread, since it may work for several threads at once. Rows of
/// devices follow those of threads.
uint32_t rowOf(const ThreadSpans& thread, int32_t device) {
  constexpr uint32_t kDeviceRows = 1'000'000;
  return device < 0 ? thread.number() : kDeviceRows * static_cast<uint32_t>(device + 1) + thread.number();
}

void addArgument(std::string& to, const char* name, const char* text) {
  if (text != nullptr) fmt::format_to(std::back_inserter(to), "{}\"{}\":\"{}\"", to.empty() ? "" : ",", name, text);
}

void addArgument(std::string& to, const char* name, int64_t number) {
  if (number >= 0) fmt::format_to(std::back_inserter(to), "{}\"{}\":{}", to.empty() ? "" : ",", name, number);
}

std::string argumentsOf(const SpanDetail& detail) {
  std::string text;
  addArgument(text, "device", detail.device);
  addArgument(text, "kind", detail.kind);
  addArgument(text, "instances", detail.instances);
  addArgument(text, "bytes", detail.bytes);
  return text;
}

/// Writes rows and their spans.
class Writer {
 public:
  Writer(int64_t start, int64_t process) : start_(start), process_(process) {
    text = "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n";
    name("process_name", 0, "hgc");
  }

  void name(const char* what, uint32_t row, std::string_view called) {
    fmt::format_to(std::back_inserter(text), R"({}{{"ph":"M","name":"{}","pid":{},"tid":{},"args":{{"name":"{}"}}}})",
                   isFirst_ ? "" : ",\n", what, process_, row, called);
    isFirst_ = false;
  }

  void span(const Recorded& span, uint32_t row) {
    fmt::format_to(std::back_inserter(text),
                   ",\n"
                   R"({{"ph":"X","name":"{}","cat":"hgc","pid":{},"tid":{},"ts":{:.3f},"dur":{:.3f},"args":{{{}}}}})",
                   span.name, process_, row, static_cast<double>(span.start - start_) * 1e-3,
                   static_cast<double>(span.end - span.start) * 1e-3, argumentsOf(span.detail));
  }

  std::string text;

 private:
  int64_t start_, process_;
  bool isFirst_ = true;
};

}  // namespace

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

std::string traceJson(const SpanStore& spans, int64_t start, int64_t process) {
  Writer writer(start, process);
  for (const auto& thread : spans.threads()) {
    const std::string name = thread->isMain() ? "main" : fmt::format("thread {}", thread->number());
    writer.name("thread_name", thread->number(), name);
    std::set<int32_t> devices;
    thread->forEach([&](const Recorded& span) {
      if (span.device >= 0) devices.insert(span.device);
      writer.span(span, rowOf(*thread, span.device));
    });
    for (const int32_t device : devices)
      writer.name("thread_name", rowOf(*thread, device),
                  fmt::format("{} for {}", deviceLabel(static_cast<size_t>(device)), name));
  }
  writer.text += fmt::format("\n],\"otherData\":{{\"dropped\":\"{}\"}}}}\n", spans.dropped());
  return std::move(writer.text);
}

}  // namespace hgc::trace
