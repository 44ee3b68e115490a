#pragma once
#include "frontend/lower/builder.h"

namespace hgc {

/// The line of code that nodes are made for. Thread-safety: one thread at a time.
class SourceLine {
 public:
  /// Another graph.
  void begin() { end_ = 0; }
  /// Nodes made from here on come from the line that holds `offset`.
  void follow(Builder& builder, uint32_t offset) {
    if (offset >= begin_ && offset < end_) return;
    const SourceText& source = builder.mistakes.reporter().source();
    const uint32_t file = source.fileOf(offset);
    number_ = source.lineOf(offset, number_);
    begin_ = source.lineBegin(file, number_);
    end_ = source.lineBegin(file, number_ + 1);
    builder.graph().setOrigin(originAt(file, number_));
  }
  uint32_t number() const { return number_; }

 private:
  uint32_t number_ = 0;
  uint32_t begin_ = 1;  // offsets [begin, end) are those of the line whose number the graph has
  uint32_t end_ = 0;
};

}  // namespace hgc
