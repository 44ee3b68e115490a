#pragma once
/// Values that threads have of their own.
#include <tbb/enumerable_thread_specific.h>

#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace hgc {

/// A `Value` for each thread that asks for one. The thread that makes this has its own without oneTBB, which would load
/// its library of memory: that takes longer than a small program.
template <class Value>
class OfThread {
 public:
  explicit OfThread(std::function<Value()> make = [] { return Value(); }) : make_(std::move(make)) {}

  Value& local() {
    if (std::this_thread::get_id() != first_) {
      std::call_once(areOthers_, [&] { others_ = std::make_unique<Others>(make_); });
      return others_->local();
    }
    if (!ofFirst_) ofFirst_.reset(new Value(make_()));
    return *ofFirst_;
  }

 private:
  using Others = tbb::enumerable_thread_specific<Value, std::allocator<Value>>;

  std::function<Value()> make_;
  std::thread::id first_ = std::this_thread::get_id();
  std::unique_ptr<Value> ofFirst_;
  std::once_flag areOthers_;
  std::unique_ptr<Others> others_;
};

}  // namespace hgc
