#include "bindings/c/errors.h"

#include <algorithm>

namespace hgc::c {
namespace {

/// Never freed: what tells of a want of memory needs none.
hgc_error* theWantOfMemory() {
  static hgc_error error{HGC_ERROR_MEMORY, "out of memory", "", "error: out of memory", {}};
  return &error;
}
// NOLINTNEXTLINE(bugprone-throwing-static-initialization): without memory for these the library is not loaded at all
[[maybe_unused]] hgc_error* const kMadeEarly = theWantOfMemory();

std::string textOf(const hgc_error& error) {
  std::string text;
  for (const Message& each : error.diagnostics) text += each.shown;
  if (std::ranges::any_of(error.diagnostics, &Message::isError)) return text;
  text += "error: " + error.message + "\n";
  if (!error.hint.empty()) text += "hint: " + error.hint + "\n";
  return text;
}

}  // namespace

hgc_error* noMemory() noexcept { return theWantOfMemory(); }

hgc_error* made(hgc_error_kind kind, std::string message, std::string hint, std::vector<Message> diagnostics) noexcept {
  try {
    auto error = std::make_unique<hgc_error>();
    *error = {kind, std::move(message), std::move(hint), "", std::move(diagnostics)};
    error->text = textOf(*error);
    return error.release();
  } catch (...) {
    return noMemory();
  }
}

hgc_error* made(hgc_error_kind kind, const Error& error) { return made(kind, error.message, error.hint); }

namespace {

hgc_error_kind kindOf(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::Program: return HGC_ERROR_PROGRAM;
    case ErrorKind::Data:
    case ErrorKind::NotFinite: return HGC_ERROR_DATA;
    case ErrorKind::Device:
    case ErrorKind::DeviceLost:
    case ErrorKind::Deadline:
    case ErrorKind::Unsupported: return HGC_ERROR_DEVICE;
    case ErrorKind::Memory: return HGC_ERROR_MEMORY;
    case ErrorKind::Internal: return HGC_ERROR_INTERNAL;
    case ErrorKind::Usage:
    case ErrorKind::Unstated: break;
  }
  return HGC_ERROR_USAGE;
}

}  // namespace

hgc_error* made(const Error& error) { return made(kindOf(error.kind), error); }

hgc_error* notMade(const Error& error, std::vector<Message> messages) {
  const bool isMistake = error.kind == ErrorKind::Unstated || std::ranges::any_of(messages, &Message::isError);
  return made(isMistake ? HGC_ERROR_PROGRAM : kindOf(error.kind), error.message, error.hint, std::move(messages));
}

hgc_error* isNull(const char* what) { return made(HGC_ERROR_USAGE, std::string("`") + what + "` is NULL"); }

hgc_error* hasNoSize(const char* what) {
  return made(HGC_ERROR_USAGE, std::string("`") + what + "` does not begin with its size", "begin it with HGC_INIT");
}

}  // namespace hgc::c

using hgc::c::fill;

hgc_error_kind hgc_error_get_kind(const hgc_error* error) { return error != nullptr ? error->kind : HGC_ERROR_USAGE; }
const char* hgc_error_message(const hgc_error* error) { return error != nullptr ? error->message.c_str() : ""; }
const char* hgc_error_hint(const hgc_error* error) { return error != nullptr ? error->hint.c_str() : ""; }
const char* hgc_error_text(const hgc_error* error) { return error != nullptr ? error->text.c_str() : ""; }

void hgc_error_free(hgc_error* error) {
  if (error != hgc::c::noMemory()) delete error;
}

size_t hgc_error_diagnostic_count(const hgc_error* error) { return error != nullptr ? error->diagnostics.size() : 0; }

int hgc_error_diagnostic(const hgc_error* error, size_t index, hgc_diagnostic* diagnostic) {
  if (error == nullptr || diagnostic == nullptr || index >= error->diagnostics.size()) return 0;
  const hgc::Message& message = error->diagnostics[index];
  fill(diagnostic, hgc_diagnostic{0, message.isError, message.file.c_str(), message.line, message.column,
                                  message.text.c_str(), message.hint.c_str(), message.shown.c_str()});
  return 1;
}

const char* hgc_version(void) { return HGC_VERSION; }
