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
  SharedObject(SharedObject&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  SharedObject& operator=(SharedObject&&) = delete;
  ~SharedObject();

  /// The address of a symbol, or null.
  void* find(const std::string& symbol) const;

 private:
  explicit SharedObject(void* handle) : handle_(handle) {}
  void* handle_;
};

}  // namespace hgc
