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
  /// `-` is standard input. Fails, with the reason, on folders and on what cannot be opened.
  static Result<Input> open(const std::string& path);
  Input(Input&& other) noexcept;
  Input& operator=(Input&& other) noexcept;
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;
  ~Input();

  /// For messages.
  const std::string& name() const { return name_; }
  /// Whether it goes on with `prefix`, which stays to be taken. What cannot be read goes on with nothing.
  bool startsWith(std::string_view prefix);
  /// The next `count` bytes; fewer at the end. Takes no more memory than there are bytes, whatever the count.
  Result<std::string> take(uint64_t count);
  /// All that is left. A pipe or device might never end: from these, more than a GiB is an error.
  Result<std::string> takeRest();

 private:
  Input(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {}
  Status readAhead(uint64_t count);

  int descriptor_ = -1;
  std::string name_, ahead_;  // bytes that are read but not taken
};

}  // namespace hgc
