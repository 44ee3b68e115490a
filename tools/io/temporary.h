#pragma once
/// Temporary files that replace their targets atomically.
#include <sys/types.h>

#include <filesystem>
#include <optional>

namespace hgc {

/// An unpredictable name in the folder of `target`.
std::filesystem::path temporaryName(const std::filesystem::path& target);

/// A new file in the folder of `target` with an unpredictable name, until `commit` renames it to the target. Otherwise
/// it is removed, also on a signal that ends the process. Thread-safety: one at a time in a process.
class Temporary {
 public:
  /// The file gets `mode` at the end, and is private before; without a mode, the umask applies.
  Temporary(const std::filesystem::path& target, std::optional<mode_t> mode);
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary();

  /// -1 on failure, with errno.
  int descriptor() const { return descriptor_; }
  /// Syncs the file and renames it to the target. False on failure, with errno.
  bool commit();

 private:
  std::filesystem::path target_, path_;
  std::optional<mode_t> mode_;
  int descriptor_ = -1;
};

/// Delays signals that end the process during its lifetime, so that a folder is complete or removed. Thread-safety: one
/// at a time in a process.
class SignalsWait {
 public:
  SignalsWait();
  SignalsWait(const SignalsWait&) = delete;
  SignalsWait& operator=(const SignalsWait&) = delete;
  ~SignalsWait();
};

}  // namespace hgc
