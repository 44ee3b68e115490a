#pragma once
/// How errors leave the library, and nothing else does.
#include <exception>
#include <new>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "bindings/c/hgc.h"
#include "compiler/library/program_text.h"
#include "ir/result.h"

struct hgc_error {
  hgc_error_kind kind = HGC_ERROR_INTERNAL;
  std::string message, hint, text;
  std::vector<hgc::Message> diagnostics;
};

namespace hgc::c {

/// An error for the caller; null where there is no memory for it is none: that error is there from the beginning.
hgc_error* made(hgc_error_kind kind, std::string message, std::string hint = "",
                std::vector<Message> diagnostics = {}) noexcept;
hgc_error* made(hgc_error_kind kind, const Error& error);
/// One of the kind that the error states, or of usage.
hgc_error* made(const Error& error);
/// Why nothing was made of a program's text: if there are messages, they are of the program; so is what states nothing.
hgc_error* notMade(const Error& error, std::vector<Message> messages);
/// There is no memory left.
hgc_error* noMemory() noexcept;
/// `what` is NULL, and must not be.
hgc_error* isNull(const char* what);
/// The structure `what` does not begin with its size.
hgc_error* hasNoSize(const char* what);
/// Whether it does: members begin and end where words do, or two share one.
template <class T>
bool hasSize(const T& structure) {
  return structure.size > 0 && structure.size % sizeof(size_t) == 0;
}

/// Calls `call`, which gives an error or null; what it throws becomes an error.
template <class Call>
hgc_error* guarded(const Call& call) noexcept {
  try {
    return call();
  } catch (const std::bad_alloc&) {
    return noMemory();
  } catch (const std::exception& thrown) {
    return made(HGC_ERROR_INTERNAL, thrown.what());
  } catch (...) {
    return made(HGC_ERROR_INTERNAL, "an unknown exception was thrown");
  }
}

/// Gives the caller's structure what it has room for; `from` has all members.
template <class T>
void fill(T* to, T from) {
  const size_t size = to->size;
  from.size = size;
  const auto* const first = reinterpret_cast<const unsigned char*>(&from);
  std::copy(first, first + std::min(size, sizeof(T)), reinterpret_cast<unsigned char*>(to));
}

/// What the caller's structure says; what it has no room for is 0. All 0 if there is none.
template <class T>
T read(const T* from) {
  T all = T();
  if (from != nullptr) {
    const auto* const first = reinterpret_cast<const unsigned char*>(from);
    std::copy(first, first + std::min(from->size, sizeof(T)), reinterpret_cast<unsigned char*>(&all));
  }
  return all;
}

/// Names between commas.
inline std::vector<std::string> namesIn(const std::string& text) {
  std::vector<std::string> names;
  std::stringstream list(text);
  for (std::string name; std::getline(list, name, ',');) names.push_back(name);
  return names;
}

inline std::string textOr(const char* text, const char* otherwise) { return text != nullptr ? text : otherwise; }

}  // namespace hgc::c
