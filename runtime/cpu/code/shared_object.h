#pragma once
/// A shared object opened from memory.
#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "ir/result.h"

namespace hgc {

/// Owns the handle; closes it at the end. Thread-safe once opened.
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
  int file_;  ///< stays open: the loader knows objects by their path, and a number used again would name another object
};

}  // namespace hgc
