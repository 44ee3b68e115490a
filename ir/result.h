#pragma once
/// A value or the reason why there is none.
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace hgc {

/// What callers choose by what to do about an error.
enum class ErrorKind : uint8_t {
  Unstated,     ///< whoever passes the error on knows more (`ofKind`)
  Program,      ///< its text has mistakes, or it cannot be compiled, read or loaded
  Data,         ///< what is bound or set does not fit the program
  NotFinite,    ///< the program computes numbers from it that are NaN or infinite
  Usage,        ///< the call: a name that is not there, a derivative that was not asked for
  Device,       ///< there is no such device, or it failed
  DeviceLost,   ///< the device was lost
  Deadline,     ///< the device was not done in time
  Unsupported,  ///< this device cannot do it; another may
  Memory,       ///< there is not enough, on the host or a device
  Internal,     ///< a mistake in hgc
};

/// What went wrong, in a sentence for the user, and what would mend it (may be empty).
struct Error {
  std::string message;
  std::string hint;
  ErrorKind kind = ErrorKind::Unstated;
};

/// The error, of `kind` if it states none.
inline Error ofKind(Error error, ErrorKind kind) {
  if (error.kind == ErrorKind::Unstated) error.kind = kind;
  return error;
}

/// `message` says what is wrong with hgc itself.
inline Error internalError(const std::string& message) {
  return {"internal error: " + message, "", ErrorKind::Internal};
}

/// Holds a `T` or an `Error`. Thread-safety: that of a value.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}
  Result(Error error) : state_(std::move(error)) {}

  explicit operator bool() const { return state_.index() == 0; }
  T& operator*() { return std::get<0>(state_); }
  const T& operator*() const { return std::get<0>(state_); }
  T* operator->() { return &std::get<0>(state_); }
  const T* operator->() const { return &std::get<0>(state_); }
  const Error& error() const { return std::get<1>(state_); }

 private:
  std::variant<T, Error> state_;
};

/// The result, whose error is of `kind` if it states none.
template <class T>
Result<T> ofKind(Result<T> result, ErrorKind kind) {
  return result ? std::move(result) : Result<T>(ofKind(result.error(), kind));
}

struct Done {};
/// The result of an action that yields nothing but success.
using Status = Result<Done>;

}  // namespace hgc
