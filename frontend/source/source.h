#pragma once
/// Source files: their texts, programs within C++ files, and the way from byte offsets to lines and columns.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "frontend/source/diagnostics.h"
#include "ir/program.h"

namespace hgc {

/// Whether a byte continues a UTF-8 sequence.
inline bool isContinuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

/// A named text.
struct Source {
  std::string name;
  std::string text;
};

/// The texts of a program with their tables of lines. Every byte has one offset among all of them, the first text's
/// beginning at 0, so that nodes and messages need not say in which file they are. Thread-safety: immutable but for
/// `add`, so free to share once all are added.
class SourceText {
 public:
  explicit SourceText(Source first) { add(std::move(first)); }
  SourceText(const SourceText&) = delete;
  SourceText& operator=(const SourceText&) = delete;

  /// Adds a text and gives its number. There must be room for it.
  uint32_t add(Source source);
  bool hasRoomFor(size_t size) const { return end() + size < UINT32_MAX - 16; }
  uint32_t count() const { return static_cast<uint32_t>(files_.size()); }

  std::string_view text(uint32_t file) const { return files_[file]->source.text; }
  const std::string& name(uint32_t file) const { return files_[file]->source.name; }
  /// The offset of the first byte of a file.
  uint32_t begin(uint32_t file) const { return files_[file]->begins.front(); }
  uint32_t fileOf(uint32_t offset) const;
  /// The text between two offsets of one file.
  std::string_view between(uint32_t first, uint32_t last) const;
  bool startsLine(uint32_t offset) const;

  /// The 1-based line that holds byte `offset`. `hint` is a line to try first (and its successor): the last answer.
  uint32_t lineOf(uint32_t offset, uint32_t hint = 0) const;
  /// Where a line begins; the line past the last begins past the end.
  uint32_t lineBegin(uint32_t file, uint32_t line) const { return files_[file]->begins[line - 1]; }
  /// The first character of a line that is not blank.
  uint32_t lineStart(uint32_t file, uint32_t line) const;
  /// Line and column (in bytes), both 1-based.
  Location locate(uint32_t offset) const;
  /// The place as messages show it: long lines are cut to a window around it.
  Place placeAt(uint32_t offset) const;

 private:
  struct File {
    Source source;
    std::vector<uint32_t> begins;  // of each line; one more entry ends the last
  };
  size_t end() const { return files_.empty() ? 0 : files_.back()->begins.back(); }

  std::vector<std::unique_ptr<const File>> files_;  // names are views of the texts, which must stay where they are
};

/// Reports messages about a program.
class Reporter {
 public:
  Reporter(const SourceText& source, Diagnostics& diagnostics) : source_(source), diagnostics_(diagnostics) {}

  Diagnostic make(Severity severity, uint32_t offset, std::string message, std::string hint = "") const;
  Note note(uint32_t offset, std::string message) const { return {source_.placeAt(offset), std::move(message)}; }
  void add(Diagnostic diagnostic) const { diagnostics_.add(std::move(diagnostic)); }
  void error(uint32_t offset, std::string message, std::string hint = "") const;
  void warning(Warning warning, uint32_t offset, std::string message, std::string hint = "") const;
  bool full() const { return diagnostics_.full(); }
  size_t errorCount() const { return diagnostics_.errorCount(); }
  bool wants(Warning warning) const { return diagnostics_.wants(warning); }
  const SourceText& source() const { return source_; }

 private:
  const SourceText& source_;
  Diagnostics& diagnostics_;
};

/// Checks that a text is UTF-8 without NUL bytes; reports what is not.
bool checkEncoding(const Reporter& reporter, uint32_t file);

inline constexpr std::string_view kMarkUp = "/*hg";

/// Whether a name is that of a C++ file.
bool isCxx(std::string_view name);
/// What the comments `/*hg ... */` of a C++ file hold, each character at its place; all else is blank.
std::string markedUp(std::string_view text);

}  // namespace hgc
