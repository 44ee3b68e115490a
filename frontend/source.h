#pragma once
/// A source file: its text, and the way from byte offsets to lines and columns.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "frontend/diagnostics.h"
#include "ir/program.h"

namespace hgc {

/// A named text. Offsets are 32 bits wide: a file of 4 GiB or more is refused.
struct Source {
  std::string name;
  std::string text;
};

/// A source with its table of lines. Thread-safety: immutable, so free to share.
class SourceText {
 public:
  SourceText(Source source, uint32_t file);
  SourceText(const SourceText&) = delete;
  SourceText& operator=(const SourceText&) = delete;

  std::string_view text() const { return source_.text; }
  const std::string& name() const { return source_.name; }
  uint32_t file() const { return file_; }

  /// The 1-based line that holds byte `offset`. `hint` is a line to try first (and its successor): the last answer.
  uint32_t lineOf(uint32_t offset, uint32_t hint = 0) const;
  /// Where a line begins; the line past the last begins past the end.
  uint32_t lineBegin(uint32_t line) const { return begins_[line - 1]; }
  /// Line and column (in bytes), both 1-based.
  Location locate(uint32_t offset) const;
  /// The place as messages show it: long lines are cut to a window around it.
  Place placeAt(uint32_t offset) const;

 private:
  bool holds(uint32_t line, uint32_t offset) const;

  Source source_;
  uint32_t file_;
  std::vector<uint32_t> begins_;  // of each line; one more entry ends the last
};

/// Reports messages about one source.
class Reporter {
 public:
  Reporter(const SourceText& source, Diagnostics& diagnostics) : source_(source), diagnostics_(diagnostics) {}

  Diagnostic make(Severity severity, uint32_t offset, std::string message, std::string hint = "") const;
  Note note(uint32_t offset, std::string message) const { return {source_.placeAt(offset), std::move(message)}; }
  void add(Diagnostic diagnostic) const { diagnostics_.add(std::move(diagnostic)); }
  void error(uint32_t offset, std::string message, std::string hint = "") const;
  void warning(uint32_t offset, std::string message, std::string hint = "") const;
  bool full() const { return diagnostics_.full(); }
  const SourceText& source() const { return source_; }

 private:
  const SourceText& source_;
  Diagnostics& diagnostics_;
};

/// Checks that the text is UTF-8 without NUL bytes and small enough for 32-bit offsets; reports what is not.
bool checkEncoding(const Reporter& reporter);

}  // namespace hgc
