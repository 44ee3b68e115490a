#pragma once
/// A value or the reason why there is none.
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace hgc {

/// What went wrong, in a sentence for the user, and what would mend it (may be empty).
struct Error {
  std::string message;
  std::string hint;
  bool ofDevice = false;  ///< this device cannot do it; another may
};

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

struct Done {};
/// The result of an action that yields nothing but success.
using Status = Result<Done>;

}  // namespace hgc
