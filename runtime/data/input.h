#pragma once
/// Reading regular files, pipes and devices from front to back.
#include <cstdint>
#include <string>
#include <string_view>

#include "ir/result.h"

namespace hgc {

/// An open file. Thread-safety: one thread at a time.
class Input {
 public:
  static constexpr uint64_t kMostUnsized = uint64_t{1} << 30;

  /// Opens a file; `-` is standard input. Fails on folders.
  static Result<Input> open(const std::string& path);
  Input(Input&& other) noexcept;
  Input& operator=(Input&& other) noexcept;
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;
  ~Input();

  /// For messages.
  const std::string& name() const { return name_; }
  /// False for pipes and devices, which might never end.
  bool isSized() const;
  /// The next `count` bytes, fewer at the end, without taking them. Valid until the next call.
  Result<std::string_view> peek(uint64_t count);
  /// Takes the next `count` bytes, fewer at the end. Memory grows with the bytes that are there, not with `count`.
  Result<std::string> take(uint64_t count);
  /// Takes the rest. More than `kMostUnsized` bytes of a file without a size are an error.
  Result<std::string> takeRest();
  /// The same, but stops after the first NUL byte: text has none, and endless devices have many.
  Result<std::string> takeText();

 private:
  Input(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {}
  Status readAhead(uint64_t count);
  Error tooLong() const;

  int descriptor_ = -1;
  std::string name_, ahead_;  // bytes that are read but not taken
};

}  // namespace hgc
