#pragma once
/// Shared objects that are loaded from memory.
#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "ir/result.h"

namespace hgc {

/// An open shared object, closed at the end. Thread-safe.
class SharedObject {
 public:
  static Result<SharedObject> open(std::span<const uint8_t> bytes);
  SharedObject(SharedObject&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)), file_(other.file_) {}
  SharedObject& operator=(SharedObject&&) = delete;
  ~SharedObject();

  /// The address of a symbol, or null.
  void* find(const std::string& symbol) const;

 private:
  SharedObject(void* handle, int file) : handle_(handle), file_(file) {}
  void* handle_;
  int file_;  ///< stays open, because the loader identifies objects by path, and another file could get the same number
};

}  // namespace hgc
