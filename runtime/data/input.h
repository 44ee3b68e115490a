#pragma once
/// Files that are read from front to back: regular ones, pipes and devices.
#include <cstdint>
#include <string>
#include <string_view>

#include "ir/result.h"

namespace hgc {

/// An open file. Thread-safety: one thread at a time.
class Input {
 public:
  static constexpr uint64_t kMostUnsized = uint64_t{1} << 30;

  /// `-` is standard input. Fails, with the reason, on folders and on what cannot be opened.
  static Result<Input> open(const std::string& path);
  Input(Input&& other) noexcept;
  Input& operator=(Input&& other) noexcept;
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;
  ~Input();

  /// For messages.
  const std::string& name() const { return name_; }
  /// Whether it has a size, unlike pipes and devices, which might never end.
  bool isSized() const;
  /// The next `count` bytes, which stay to be taken; fewer at the end. Valid until the next call.
  Result<std::string_view> peek(uint64_t count);
  /// The next `count` bytes; fewer at the end. Takes no more memory than there are bytes, whatever the count.
  Result<std::string> take(uint64_t count);
  /// All that is left. More than `kMostUnsized` is an error where there is no size.
  Result<std::string> takeRest();
  /// The same of a text, up to its first NUL byte and with it: no text has one, and what never ends has many.
  Result<std::string> takeText();

 private:
  Input(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {}
  Status readAhead(uint64_t count);
  Error tooLong() const;

  int descriptor_ = -1;
  std::string name_, ahead_;  // bytes that are read but not taken
};

}  // namespace hgc
