#pragma once
/// Values that threads have of their own.
#include <tbb/enumerable_thread_specific.h>

#include <memory>

namespace hgc {

/// A `Value` for each thread that asks for one. The allocator of oneTBB would load its library of memory, which takes
/// longer than a small program.
template <class Value>
using OfThread = tbb::enumerable_thread_specific<Value, std::allocator<Value>>;

}  // namespace hgc
