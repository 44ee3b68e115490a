/// Interprets a call: its states advance in the order of their positions, and are joined where they meet.
#include "frontend/cxx/interpreter/call.h"

#include <fmt/format.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Demangle/Demangle.h>

#include <algorithm>

#include "frontend/cxx/interpreter/arithmetic/ranges.h"

namespace hgc::cxx {

Shape::Shape(llvm::Function& function) : dominators(function), loops(dominators) {
  uint32_t number = 0;
  const llvm::ReversePostOrderTraversal<llvm::Function*> blocks(&function);
  for (const llvm::BasicBlock* block : blocks) order[block] = number++;
}

namespace {

/// The loops that contain a block, the outermost first.
std::vector<const llvm::Loop*> loopsAround(const Shape& shape, const llvm::BasicBlock* block) {
  std::vector<const llvm::Loop*> loops;
  for (const llvm::Loop* loop = shape.loops.getLoopFor(block); loop != nullptr; loop = loop->getParentLoop())
    loops.insert(loops.begin(), loop);
  return loops;
}

}  // namespace

void Call::enter(State& state, llvm::BasicBlock* from, llvm::BasicBlock* to) {
  std::vector<std::pair<const llvm::Value*, Value>> taken;
  for (llvm::PHINode& phi : to->phis())
    taken.emplace_back(&phi, interpreter_.valueOf(*phi.getIncomingValueForBlock(from), state.registers));
  for (auto& [phi, value] : taken) state.registers[phi] = std::move(value);

  const auto left = loopsAround(shape_, from), entered = loopsAround(shape_, to);
  size_t common = 0;
  while (common < left.size() && common < entered.size() && left[common] == entered[common]) ++common;
  state.rounds.resize(std::min(common, state.rounds.size()));
  const bool goesRound = common > 0 && common == entered.size() && entered.back()->getHeader() == to;
  if (goesRound && ++state.rounds[common - 1] > kMostRounds)
    throw Refused{fmt::format("a loop runs more than {} times: use `sum` or `fold` in the program, which stay loops",
                              kMostRounds)};
  state.rounds.resize(entered.size(), 0);
  state.entered.resize(std::min(common, state.entered.size()));
  state.entered.resize(entered.size(), state.conditions.size());
  state.begun.resize(std::min(common, state.begun.size()));
  state.begun.resize(entered.size(), interpreter_.steps_);
  state.key.clear();
  for (size_t k = 0; k < entered.size(); ++k) {
    state.key.push_back(shape_.order[entered[k]->getHeader()]);
    state.key.push_back(state.rounds[k]);
  }
  state.key.push_back(shape_.order[to]);
  state.block = to;
}

void Call::meet(State& state, const State& other) {
  Choosing& choosing = interpreter_.here_.choosing;
  size_t common = 0;
  while (common < state.conditions.size() && common < other.conditions.size() &&
         state.conditions[common] == other.conditions[common])
    ++common;
  const auto since = [&](const State& of) {
    NodeId all = interpreter_.here_.graph.constant(true);
    for (size_t k = common; k < of.conditions.size(); ++k) all = choosing.both(all, of.conditions[k]);
    return all;
  };
  const NodeId mine = since(state), its = since(other);
  state.conditions.resize(common);
  const NodeId any = choosing.either(mine, its);
  if (!interpreter_.here_.graph.isConstant(any)) state.conditions.push_back(any);
  for (const auto& [key, value] : other.registers) {
    auto [mineAt, isNew] = state.registers.try_emplace(key, value);
    if (!isNew) mineAt->second = choosing.value(mine, Value(mineAt->second), value);
  }
  for (size_t& before : state.entered) before = std::min(before, state.conditions.size());
  state.result = choosing.value(mine, state.result, other.result);
  state.memory.join(mine, other.memory, choosing);
}

State Call::next() {
  const auto least = std::ranges::min_element(waiting_, [](const State& a, const State& b) { return a.key < b.key; });
  State state = std::move(*least);
  waiting_.erase(least);
  for (size_t k = 0; k < waiting_.size();) {
    if (waiting_[k].key != state.key) {
      ++k;
      continue;
    }
    meet(state, waiting_[k]);
    waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(k));
  }
  const llvm::Loop* const loop = shape_.loops.getLoopFor(state.block);
  const bool begins = loop != nullptr && loop->getHeader() == state.block;  // a round
  const bool isOpen = begins && state.conditions.size() > state.entered.back();
  if (isOpen && (state.rounds.back() > kMostOpenRounds || interpreter_.steps_ > state.begun.back() + kMostOpenSteps))
    throw Refused{fmt::format("the end of a loop depends on values, after {} rounds: give the loop a fixed number of "
                              "rounds, and choose values within it",
                              std::min(state.rounds.back(), kMostOpenRounds)),
                  "a `for` to a bound, left by `break` or doing nothing more, is unrolled as far as the bound says"};
  return state;
}

/// Switches the facts to the conditions of this state.
void Call::hold(const State& state) {
  Facts& facts = interpreter_.here_.choosing.facts();
  size_t common = 0;
  while (common < held_.size() && common < state.conditions.size() && held_[common].first == state.conditions[common])
    ++common;
  if (common < held_.size()) facts.leave(held_[common].second);
  held_.resize(common);
  for (size_t k = common; k < state.conditions.size(); ++k) {
    held_.emplace_back(state.conditions[k], facts.depth());
    facts.hold(state.conditions[k], true);
  }
}

void Call::fork(State& state, llvm::BasicBlock* from, NodeId condition, llvm::BasicBlock* then) {
  if (waiting_.size() > kMostSides)
    throw Refused{"too many branches depend on values at once: use `?:` where both sides are numbers"};
  State side = state;
  side.memory = interpreter_.memory();
  side.conditions.push_back(condition);
  enter(side, from, then);
  waiting_.push_back(std::move(side));
  state.conditions.push_back(interpreter_.here_.choosing.no(condition));
}

llvm::BasicBlock* Call::branched(State& state, llvm::BranchInst& branch) {
  if (branch.isUnconditional()) return branch.getSuccessor(0);
  const NodeId condition =
      interpreter_.here_.choosing.truthOf(interpreter_.valueOf(*branch.getCondition(), state.registers));
  if (const auto known = truthIn(interpreter_.here_.graph, interpreter_.here_.choosing.facts(), condition))
    return branch.getSuccessor(*known ? 0 : 1);
  fork(state, branch.getParent(), condition, branch.getSuccessor(0));
  return branch.getSuccessor(1);
}

llvm::BasicBlock* Call::switched(State& state, llvm::SwitchInst& choice) {
  const Value value = interpreter_.valueOf(*choice.getCondition(), state.registers);
  for (const auto& one : choice.cases()) {
    const uint64_t wanted = one.getCaseValue()->getZExtValue();
    const Value is = interpreter_.here_.choosing.each(value, [&](const Value& known) {
      if (known.is(Value::Kind::Whole)) {
        const unsigned width = choice.getCondition()->getType()->getIntegerBitWidth();
        return Value::truth(
            interpreter_.wholes_.compared(llvm::ICmpInst::ICMP_EQ, width, known, Value::integer(wanted)));
      }
      if (!known.is(Value::Kind::Integer))
        throw Refused{"a switch depends on a value that is not known when compiling"};
      return Value::integer(known.bits == wanted ? 1 : 0);
    });
    const NodeId condition = interpreter_.here_.choosing.truthOf(is);
    const std::optional<bool> known = interpreter_.here_.choosing.facts().of(condition);
    if (!known) fork(state, choice.getParent(), condition, one.getCaseSuccessor());
    else if (*known) return one.getCaseSuccessor();
  }
  return choice.getDefaultDest();
}

llvm::BasicBlock* Call::runBlock(State& state) {
  for (llvm::Instruction& instruction : *state.block) {
    if (llvm::isa<llvm::PHINode>(instruction)) continue;
    interpreter_.here_.places.isAt(instruction);
    if (++interpreter_.steps_ > kMostSteps)
      throw Refused{
          fmt::format("this takes more than {} steps: write its loops in the program, as `sum` or `fold`", kMostSteps)};
    if (interpreter_.here_.graph.size() > kMostNodes)
      throw Refused{fmt::format("this has more than {} operations: write its loops in the program, as `sum` or `fold`",
                                kMostNodes)};
    if (auto* const back = llvm::dyn_cast<llvm::ReturnInst>(&instruction)) {
      if (back->getReturnValue() != nullptr)
        state.result = interpreter_.valueOf(*back->getReturnValue(), state.registers);
      return nullptr;
    }
    if (auto* const branch = llvm::dyn_cast<llvm::BranchInst>(&instruction)) return branched(state, *branch);
    if (auto* const choice = llvm::dyn_cast<llvm::SwitchInst>(&instruction)) return switched(state, *choice);
    if (llvm::isa<llvm::UnreachableInst>(instruction)) interpreter_.ends("unreachable code");
    Value value = interpreter_.execute(instruction, state.registers);
    if (llvm::isa<llvm::AllocaInst>(instruction)) locals_.push_back(value.object);
    if (!instruction.getType()->isVoidTy()) state.registers[&instruction] = std::move(value);
    if (auto* const invoked = llvm::dyn_cast<llvm::InvokeInst>(&instruction)) return invoked->getNormalDest();
  }
  throw Refused{"a block without an end"};
}

void Call::ended(State state) {
  if (hasEnded_) {
    meet(end_, state);
  } else {
    end_ = std::move(state);
    hasEnded_ = true;
  }
}

Value Call::run(Registers arguments) {
  const size_t depth = interpreter_.here_.places.depth();
  const Holding holding(interpreter_.here_.choosing.facts());
  State first;
  first.block = &function_.getEntryBlock();
  first.key = {0};
  first.registers = std::move(arguments);
  first.memory = std::move(interpreter_.memory());
  waiting_.push_back(std::move(first));
  const auto leaveOut = [&](const SideEnds& side) {
    if (waiting_.empty() && !hasEnded_) throw SideEnds(side);
    interpreter_.here_.leaveOut(side, depth);
  };
  while (!waiting_.empty()) {
    State state = next();
    hold(state);
    interpreter_.memory() = std::move(state.memory);
    try {
      llvm::BasicBlock* const from = state.block;
      llvm::BasicBlock* const to = runBlock(state);
      state.memory = std::move(interpreter_.memory());
      if (to == nullptr) {
        ended(std::move(state));
      } else {
        enter(state, from, to);
        waiting_.push_back(std::move(state));
      }
    } catch (const SideEnds& side) {
      leaveOut(side);
    } catch (const Undefined& side) {
      leaveOut(interpreter_.here_.undefined.endOf(side));
    }
  }
  interpreter_.memory() = std::move(end_.memory);
  for (const uint32_t local : locals_) interpreter_.memory().remove(local);
  return end_.result;
}

}  // namespace hgc::cxx
