#pragma once
/// Want of memory as an error.
#include <new>

#include "ir/result.h"

namespace hgc {

/// Returns `call()`, or an error of kind `Memory` if it throws std::bad_alloc.
template <class Call>
auto withinMemory(const Call& call, const char* message = "out of memory",
                  const char* hint = "fewer instances, or ask for less at a time") -> decltype(call()) {
  try {
    return call();
  } catch (const std::bad_alloc&) {
    return Error{message, hint, ErrorKind::Memory};
  }
}

}  // namespace hgc
