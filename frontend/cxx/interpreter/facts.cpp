#include "frontend/cxx/interpreter/facts.h"

namespace hgc::cxx {
namespace {

constexpr int kFactBudget = 100;  // of the operands of a condition, and of theirs

}  // namespace

bool Facts::hold(NodeId condition, bool value) {
  const std::optional<bool> known = of(condition);
  if (known) return *known == value;
  decided_.push_back(log_.size());
  return assume(condition, value) && follow();
}

std::vector<Facts::Decision> Facts::decisions() const {
  std::vector<Decision> all;
  for (const size_t k : decided_) all.push_back({log_[k], values_.lookup(log_[k])});
  return all;
}

std::optional<bool> Facts::of(NodeId condition) const {
  int budget = kFactBudget;
  return valueOf(condition, budget);
}

std::optional<bool> Facts::valueOf(NodeId condition, int& budget) const {
  if (graph_.isConstant(condition)) return graph_.constantAt(condition).boolean();
  if (const auto known = values_.find(condition); known != values_.end()) return known->second;
  const Node& node = graph_[condition];
  if (values_.empty() || --budget < 0) return std::nullopt;
  if (node.op == Op::Not) {
    const std::optional<bool> value = valueOf(node.a, budget);
    return value ? std::optional<bool>(!*value) : std::nullopt;
  }
  if (node.op != Op::And && node.op != Op::Or) return std::nullopt;
  const bool decides = node.op == Op::Or;
  const std::optional<bool> a = valueOf(node.a, budget);
  if (a == decides) return decides;
  const std::optional<bool> b = valueOf(node.b, budget);
  if (b == decides) return decides;
  return a && b ? std::optional<bool>(!decides) : std::nullopt;
}

void Facts::leave(size_t depth) {
  for (; log_.size() > depth; log_.pop_back()) values_.erase(log_.back());
  while (!eitherOr_.empty() && eitherOr_.back() >= depth) eitherOr_.pop_back();
  while (!decided_.empty() && decided_.back() >= depth) decided_.pop_back();
}

bool Facts::assume(NodeId condition, bool value) {
  if (graph_.isConstant(condition)) return graph_.constantAt(condition).boolean() == value;
  const auto [known, isNew] = values_.try_emplace(condition, value);
  if (!isNew) return known->second == value;
  log_.push_back(condition);
  const Node node = graph_[condition];
  if (node.op == Op::Not) return assume(node.a, !value);
  if (node.op != Op::And && node.op != Op::Or) return true;
  if (value == (node.op == Op::And)) return assume(node.a, value) && assume(node.b, value);
  eitherOr_.push_back(log_.size() - 1);
  return true;
}

/// If one operand does not have the value that either must have, the other one does.
bool Facts::follow() {
  for (size_t before = 0; before != log_.size();) {
    before = log_.size();
    for (size_t k = 0; k < eitherOr_.size(); ++k) {
      const NodeId condition = log_[eitherOr_[k]];
      const Node node = graph_[condition];
      const bool wanted = values_.lookup(condition);
      const std::optional<bool> a = of(node.a), b = of(node.b);
      if (a == wanted || b == wanted) continue;
      if (a && b) return false;
      if (a && !assume(node.b, wanted)) return false;
      if (b && !assume(node.a, wanted)) return false;
    }
  }
  return true;
}

}  // namespace hgc::cxx
