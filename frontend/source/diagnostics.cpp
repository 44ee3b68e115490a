#include "frontend/source/diagnostics.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "frontend/source/source.h"

namespace hgc {
namespace {

/// ANSI escape sequences, or nothing.
struct Palette {
  std::string_view bold, red, magenta, cyan, green, reset;
};

constexpr Palette kPlain{};
constexpr Palette kColours{"\033[1m", "\033[1;31m", "\033[1;35m", "\033[1;36m", "\033[1;32m", "\033[0m"};

/// Whether a control character stands at `at`: one byte, or U+0080..U+009F in two. A terminal would obey it.
bool isControl(std::string_view text, size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte < 0x20 || byte == 0x7F) return byte != '\t' && byte != '\n';
  return byte == 0xC2 && at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) < 0xA0;
}

/// `text` with control characters replaced: by their numbers, or in an `excerpt` by one character each, so that the
/// caret stays where it belongs.
std::string printable(std::string_view text, bool excerpt = false) {
  std::string result;
  for (size_t k = 0; k < text.size(); ++k) {
    if (!isControl(text, k)) {
      result += text[k];
      continue;
    }
    if (text[k] == '\xC2') ++k;
    result += excerpt ? "?" : fmt::format("\\x{:02x}", static_cast<unsigned char>(text[k]));
  }
  return result;
}

/// The blanks that put a caret under byte `caret`: tabs stay tabs, a multi-byte character is one blank.
std::string blanksBefore(const Place& place) {
  std::string blanks;
  for (const char byte : std::string_view(place.excerpt).substr(0, place.caret)) {
    if (!isContinuation(byte)) blanks.push_back(byte == '\t' ? '\t' : ' ');
  }
  return blanks;
}

void renderPlace(std::string& out, const Place& place, const Palette& palette) {
  if (place.where.line == 0 || place.excerpt.empty()) return;
  out +=
      fmt::format("{}\n{}{}^{}\n", printable(place.excerpt, true), blanksBefore(place), palette.green, palette.reset);
}

void renderHead(std::string& out, const Place& place, const Palette& palette) {
  out += palette.bold;
  if (!place.file.empty()) out += printable(place.file) + ":";
  if (place.where.line != 0) out += fmt::format("{}:{}:", place.where.line, place.where.column);
  if (!place.file.empty()) out += ' ';
  out += palette.reset;
}

void renderItem(std::string& out, const Diagnostic& item, bool asErrors, const Palette& palette) {
  renderHead(out, item.place, palette);
  const bool error = asErrors || item.severity == Severity::Error;
  const std::string name = item.warning ? fmt::format(" [{}-W{}]", error ? "-Werror," : "", nameOf(*item.warning)) : "";
  out += fmt::format("{}{}:{} {}{}{}{}\n", error ? palette.red : palette.magenta, error ? "error" : "warning",
                     palette.reset, palette.bold, printable(item.message), name, palette.reset);
  renderPlace(out, item.place, palette);
  if (!item.hint.empty()) out += fmt::format("{}hint:{} {}\n", palette.cyan, palette.reset, printable(item.hint));
  for (const Note& note : item.notes) {
    renderHead(out, note.place, palette);
    out += fmt::format("{}note:{} {}\n", palette.cyan, palette.reset, printable(note.message));
    renderPlace(out, note.place, palette);
  }
}

bool same(const Diagnostic& a, const Diagnostic& b) {
  return a.severity == b.severity && a.place.where.line == b.place.where.line &&
         a.place.where.column == b.place.where.column && a.place.file == b.place.file && a.message == b.message;
}

}  // namespace

bool Diagnostics::wants(Warning warning) const { return !policy_.silent.contains(warning) && warnings_ < limit_; }

void Diagnostics::add(Diagnostic diagnostic) {
  if (diagnostic.warning && !wants(*diagnostic.warning)) return;
  const auto known = [&](const Diagnostic& item) { return same(item, diagnostic); };
  if (std::any_of(items_.begin(), items_.end(), known)) return;
  const bool error = diagnostic.severity == Severity::Error;
  size_t& count = error ? errors_ : warnings_;
  if (count >= limit_) return;
  ++count;
  items_.push_back(std::move(diagnostic));
}

void Diagnostics::explainLength(const std::string& where) {
  for (Diagnostic& item : items_) {
    if (!std::exchange(item.ofLength, false) || where.empty()) continue;
    Note note;
    note.message = where;
    item.notes.insert(item.notes.begin(), std::move(note));
  }
}

std::string Diagnostics::render(bool colour) const {
  const Palette& palette = colour ? kColours : kPlain;
  std::string out;
  std::vector<const Diagnostic*> order;
  for (const Diagnostic& item : items_) order.push_back(&item);
  std::stable_sort(order.begin(), order.end(), [](const Diagnostic* a, const Diagnostic* b) {
    const Location &x = a->place.where, &y = b->place.where;
    return std::tie(x.file, x.line, x.column) < std::tie(y.file, y.line, y.column);
  });
  for (const Diagnostic* item : order) renderItem(out, *item, policy_.asErrors, palette);
  if (full()) out += fmt::format("{}error:{} too many errors: stopped after {}\n", palette.red, palette.reset, limit_);
  return out;
}

}  // namespace hgc
