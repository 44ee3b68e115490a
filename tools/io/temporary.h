#pragma once
/// Files on the way to their names.
#include <sys/types.h>

#include <filesystem>
#include <optional>

namespace hgc {

/// A name beside `target` that nobody can guess.
std::filesystem::path temporaryName(const std::filesystem::path& target);

/// A new file beside `target`, under a name that nobody can guess and that is no link, until it takes the target's
/// place. It is removed where that does not happen, also by a signal that ends the process. Thread-safety: one at a
/// time in a process.
class Temporary {
 public:
  /// `mode` is given to it at the end and nobody else may read it before; without one the umask decides.
  Temporary(const std::filesystem::path& target, std::optional<mode_t> mode);
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary();

  /// -1 if it could not be made; errno then says why.
  int descriptor() const { return descriptor_; }
  /// Brings it to the disk and gives it the target's name. False if that fails; errno then says why.
  bool commit();

 private:
  std::filesystem::path target_, path_;
  std::optional<mode_t> mode_;
  int descriptor_ = -1;
};

/// While it lives, signals by which others end the process wait, so that a folder is whole or taken away again.
/// Thread-safety: one at a time in a process.
class SignalsWait {
 public:
  SignalsWait();
  SignalsWait(const SignalsWait&) = delete;
  SignalsWait& operator=(const SignalsWait&) = delete;
  ~SignalsWait();
};

}  // namespace hgc
