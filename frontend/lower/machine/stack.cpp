#include "frontend/lower/machine/stack.h"

#include <algorithm>

namespace hgc {

void Stack::begin(std::span<const Operand> locals, uint32_t slots) {
  operands_.clear();
  frames_.clear();
  locals_.assign(locals.begin(), locals.end());
  locals_.resize(std::max<size_t>(locals_.size(), slots));
  calls_.assign(1, {.slots = static_cast<uint32_t>(locals_.size())});
}

Operand Stack::pop() {
  const Operand result = operands_.back();
  operands_.pop_back();
  return result;
}

void Stack::replaceTop(uint32_t count, const Operand& result) {
  operands_.resize(operands_.size() - count);
  operands_.push_back(result);
}

void Stack::open(const Frame& frame, uint32_t begin) {
  at_ = begin;
  end_ = frame.end;
  frames_.push_back(frame);
}

Operand Stack::leave() {
  at_ = frames_.back().resume;
  frames_.pop_back();
  if (!frames_.empty()) end_ = frames_.back().end;
  return pop();
}

void Stack::enter(Call call, uint32_t arguments) {
  call.base = calls_.back().base + calls_.back().slots;
  locals_.resize(std::max<size_t>(locals_.size(), call.base + call.slots));
  std::ranges::copy(top(arguments), locals_.begin() + call.base);
  dropTo(height() - arguments);
  calls_.push_back(call);
}

Call Stack::leaveCall() {
  const Call call = calls_.back();
  calls_.pop_back();
  return call;
}

}  // namespace hgc
