#include "frontend/source/source.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace hgc {
namespace {

constexpr uint32_t kWindow = 120;

/// Where lines begin, with the first byte at `offset`.
std::vector<uint32_t> findLines(std::string_view text, uint32_t offset) {
  std::vector<uint32_t> begins{offset};
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const char* at = begin;
  while (at != end && (at = static_cast<const char*>(std::memchr(at, '\n', static_cast<size_t>(end - at))))) {
    begins.push_back(offset + static_cast<uint32_t>(++at - begin));
  }
  begins.push_back(offset + static_cast<uint32_t>(text.size()) + 1);
  return begins;
}

/// Bytes of the well-formed UTF-8 sequence at `at`, or 0. The bounds on the second byte exclude overlong forms,
/// surrogates and what lies past U+10FFFF.
size_t sequenceLength(std::string_view text, size_t at) {
  const auto byte = [&](size_t k) { return at + k < text.size() ? static_cast<unsigned char>(text[at + k]) : 0U; };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  const size_t length = lead >= 0xC2 && lead < 0xE0   ? 2
                        : (lead & 0xF0) == 0xE0       ? 3
                        : lead >= 0xF0 && lead < 0xF5 ? 4
                                                      : 0;
  if (length == 0) return 0;
  const unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  const unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  if (byte(1) < low || byte(1) > high) return 0;
  for (size_t k = 2; k < length; ++k) {
    if ((byte(k) & 0xC0) != 0x80) return 0;
  }
  return length;
}

/// True if all eight bytes are ASCII and none is NUL: the fast road of the check.
bool plainWord(const char* at) {
  uint64_t word;
  std::memcpy(&word, at, sizeof word);
  constexpr uint64_t kHigh = 0x8080808080808080ULL, kOnes = 0x0101010101010101ULL;
  return ((word | (word - kOnes)) & kHigh) == 0;
}

/// The first byte that is NUL or not UTF-8, or the size.
size_t findBadByte(std::string_view text) {
  size_t at = 0;
  while (at < text.size()) {
    if (at + 8 <= text.size() && plainWord(text.data() + at)) {
      at += 8;
      continue;
    }
    const size_t length = text[at] == 0 ? 0 : sequenceLength(text, at);
    if (length == 0) return at;
    at += length;
  }
  return at;
}

}  // namespace

uint32_t SourceText::add(Source source) {
  const auto offset = static_cast<uint32_t>(end());
  auto file = std::make_unique<File>();
  file->source = std::move(source);
  file->begins = findLines(file->source.text, offset);
  files_.push_back(std::move(file));
  return count() - 1;
}

uint32_t SourceText::fileOf(uint32_t offset) const {
  if (offset < files_.front()->begins.back()) return 0;
  const auto endsBefore = [&](const auto& file) { return file->begins.back() <= offset; };
  const auto found = std::partition_point(files_.begin(), files_.end() - 1, endsBefore);
  return static_cast<uint32_t>(found - files_.begin());
}

std::string_view SourceText::between(uint32_t first, uint32_t last) const {
  const uint32_t file = fileOf(first);
  return text(file).substr(first - begin(file), last - first);
}

bool SourceText::startsLine(uint32_t offset) const {
  const uint32_t file = fileOf(offset);
  return offset == begin(file) || text(file)[offset - begin(file) - 1] == '\n';
}

uint32_t SourceText::lineOf(uint32_t offset, uint32_t hint) const {
  const std::vector<uint32_t>& begins = files_[fileOf(offset)]->begins;
  const auto holds = [&](uint32_t line) {
    return line >= 1 && line < begins.size() && begins[line - 1] <= offset && offset < begins[line];
  };
  if (holds(hint)) return hint;
  if (holds(hint + 1)) return hint + 1;
  const auto after = std::upper_bound(begins.begin(), begins.end() - 1, offset);
  return static_cast<uint32_t>(after - begins.begin());
}

uint32_t SourceText::lineStart(uint32_t file, uint32_t line) const {
  const std::string_view whole = text(file);
  size_t at = lineBegin(file, line) - begin(file);
  while (at < whole.size() && (whole[at] == ' ' || whole[at] == '\t')) ++at;
  return begin(file) + static_cast<uint32_t>(at);
}

Location SourceText::locate(uint32_t offset) const {
  const uint32_t line = lineOf(offset), file = fileOf(offset);
  return {file, line, offset - lineBegin(file, line) + 1};
}

Place SourceText::placeAt(uint32_t offset) const {
  const uint32_t file = fileOf(offset);
  Place place{name(file), locate(offset), "", 0};
  const uint32_t begin = lineBegin(file, place.where.line);
  std::string_view line =
      text(file).substr(begin - this->begin(file), lineBegin(file, place.where.line + 1) - 1 - begin);
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  const size_t column = std::min<size_t>(offset - begin, line.size());
  size_t first = line.size() <= kWindow || column < kWindow / 2 ? 0 : column - kWindow / 2;
  size_t last = std::min<size_t>(line.size(), first + kWindow);
  while (first > 0 && isContinuation(line[first])) --first;
  while (last < line.size() && isContinuation(line[last])) ++last;
  const std::string_view lead = first > 0 ? "..." : "";
  place.excerpt = fmt::format("{}{}{}", lead, line.substr(first, last - first), last < line.size() ? "..." : "");
  // A NUL would end the excerpt on many terminals; it is shown as a blank.
  std::replace(place.excerpt.begin(), place.excerpt.end(), '\0', ' ');
  place.caret = static_cast<uint32_t>(lead.size() + column - first);
  return place;
}

Diagnostic Reporter::make(Severity severity, uint32_t offset, std::string message, std::string hint) const {
  return {severity, source_.placeAt(offset), std::move(message), std::move(hint), {}, std::nullopt};
}

void Reporter::error(uint32_t offset, std::string message, std::string hint) const {
  add(make(Severity::Error, offset, std::move(message), std::move(hint)));
}

void Reporter::warning(Warning warning, uint32_t offset, std::string message, std::string hint) const {
  if (!wants(warning)) return;
  Diagnostic diagnostic = make(Severity::Warning, offset, std::move(message), std::move(hint));
  diagnostic.warning = warning;
  add(std::move(diagnostic));
}

bool checkEncoding(const Reporter& reporter, uint32_t file) {
  const std::string_view text = reporter.source().text(file);
  const size_t bad = findBadByte(text);
  if (bad == text.size()) return true;
  const auto byte = static_cast<unsigned char>(text[bad]);
  const std::string what = byte == 0 ? "NUL byte" : fmt::format("invalid UTF-8 (byte 0x{:02X})", byte);
  reporter.error(reporter.source().begin(file) + static_cast<uint32_t>(bad),
                 fmt::format("{} at byte {} of the file", what, bad + 1), "a program is UTF-8 text without NUL bytes");
  return false;
}

bool isCxx(std::string_view name) {
  for (const std::string_view ending : {".cpp", ".cc", ".cxx", ".hpp", ".hh", ".h"}) {
    if (name.ends_with(ending)) return true;
  }
  return false;
}

std::string markedUp(std::string_view text) {
  std::string result(text.size(), ' ');
  for (size_t k = 0; k < text.size(); ++k) {
    if (text[k] == '\n') result[k] = '\n';
  }
  for (size_t at = text.find(kMarkUp); at != std::string_view::npos;) {
    const size_t begin = at + kMarkUp.size(), end = std::min(text.find("*/", begin), text.size());
    std::copy(text.begin() + static_cast<std::ptrdiff_t>(begin), text.begin() + static_cast<std::ptrdiff_t>(end),
              result.begin() + static_cast<std::ptrdiff_t>(begin));
    at = text.find(kMarkUp, end);
  }
  return result;
}

}  // namespace hgc
