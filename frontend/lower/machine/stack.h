#pragma once
/// What code is evaluated on.
#include <span>
#include <vector>

#include "frontend/lower/builder.h"

namespace hgc {

/// Code that runs before what opened it goes on.
struct Frame {
  enum class Kind : uint8_t { Body, Then, Else, Chosen, Lazy, Loop, Call, Gradient } kind = Kind::Body;
  uint32_t end = 0;      ///< of the code
  uint32_t resume = 0;   ///< where to go on after it
  uint32_t opening = 0;  ///< the node that opened it
};

/// A call that runs; of no function, the code that made the first call.
struct Call {
  uint32_t function = kNone;
  uint32_t mark = 0;   ///< of the arena
  uint32_t base = 0;   ///< of its locals
  uint32_t slots = 0;  ///< how many it has
  Operand value{};     ///< of the function, while the code of its gradient runs
};

/// Holds the operands, locals and frames of the code that runs. Thread-safety: one thread at a time.
class Stack {
 public:
  /// Begins anew, with the first locals given.
  void begin(std::span<const Operand> locals, uint32_t slots);

  void push(const Operand& operand) { operands_.push_back(operand); }
  Operand pop();
  /// Valid until another is pushed.
  std::span<Operand> top(uint32_t count) { return {operands_.data() + operands_.size() - count, count}; }
  void replaceTop(uint32_t count, const Operand& result);
  /// Drops the operand below the top ones.
  void dropBelow(uint32_t count) { operands_.erase(operands_.end() - count - 1); }
  size_t height() const { return operands_.size(); }
  void dropTo(size_t height) { operands_.resize(height); }

  /// Goes on at `begin`, until the frame's end.
  void open(const Frame& frame, uint32_t begin);
  const Frame& frame() const { return frames_.back(); }
  bool hasFrames() const { return !frames_.empty(); }
  /// Ends the running frame and goes on where it was opened. Gives its value, which it takes from the stack.
  Operand leave();

  bool isAtEnd() const { return at_ == end_; }
  uint32_t at() const { return at_; }
  uint32_t next() { return at_++; }
  void goTo(uint32_t node) { at_ = node; }

  /// The calls that run, the outermost first.
  std::span<const Call> calls() const { return calls_; }
  Call& call() { return calls_.back(); }
  /// Begins a call, whose first locals are the top operands.
  void enter(Call call, uint32_t arguments);
  Call leaveCall();
  std::span<const Operand> locals(const Call& call) const { return {locals_.data() + call.base, call.slots}; }
  /// Of the running call.
  Operand& local(uint32_t slot) { return locals_[calls_.back().base + slot]; }
  const Operand& local(uint32_t slot) const { return locals_[calls_.back().base + slot]; }

 private:
  std::vector<Operand> operands_;
  std::vector<Operand> locals_;
  std::vector<Frame> frames_;
  std::vector<Call> calls_ = std::vector<Call>(1);
  uint32_t at_ = 0;   // the next node
  uint32_t end_ = 0;  // of the running code
};

}  // namespace hgc
