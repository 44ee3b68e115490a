#include "frontend/lower/machine/limits.h"

#include <fmt/format.h>

#include <algorithm>

#include "frontend/lower/machine/machine.h"

namespace hgc {
namespace {

/// A term may not have more nodes than this, nor take more steps to unroll.
constexpr uint32_t kMaxNodes = 20'000'000;
constexpr uint64_t kMaxSteps = 100'000'000;

/// What would take less.
const char* hintToLimits(const Machine& machine) {
  if (machine.builder.fields != nullptr)
    return "matrices need expanded loops: ask for products, --derivative=jvp,vjp,hvp, or cut it into several terms";
  if (machine.loops.areExpanded()) return "cut it into several terms, or keep loops: --expand=rule";
  return "cut it into several terms, or make one of its ranges a dimension";
}

/// Asks whoever wants to be asked.
bool goesOn(Machine& machine) {
  Limits& limits = machine.limits;
  if (limits.steps < limits.asksAt || !limits.goesOn) return true;
  limits.asksAt = limits.steps + Limits::kStepsBetweenChecks;
  if (limits.goesOn()) return true;
  limits.isGivenUp = true;
  machine.builder.mistakes.endTrials();
  machine.builder.mistakes.stop();
  return false;
}

/// Whether the term may have so many nodes more.
bool hasRoomFor(Machine& machine, uint64_t nodes, uint32_t offset) {
  Builder& builder = machine.builder;
  const bool isTooLarge = builder.graph().size() + nodes > kMaxNodes;
  if (!isTooLarge && machine.limits.steps <= kMaxSteps) return true;
  builder.mistakes.endTrials();
  builder.mistakes.add(offset,
                       isTooLarge
                           ? fmt::format("this term unrolls to more than {} million operations", kMaxNodes / 1'000'000)
                           : fmt::format("this term takes more than {} million steps to unroll", kMaxSteps / 1'000'000),
                       hintToLimits(machine));
  builder.mistakes.stop();
  return false;
}

}  // namespace

bool withinLimits(Machine& machine, uint32_t offset) { return goesOn(machine) && hasRoomFor(machine, 0, offset); }

bool mayCompute(Machine& machine, std::span<const Operand> operands, uint64_t each, uint32_t offset) {
  uint64_t longest = 0, loads = 0;
  for (const Operand& operand : operands) {
    if (operand.form == Operand::Form::Open) continue;
    longest = std::max<uint64_t>(longest, operand.type.count());
    if (operand.form == Operand::Form::Entry) loads = std::max<uint64_t>(loads, operand.type.count());
  }
  const uint64_t there = machine.builder.graph().size();
  return hasRoomFor(machine, (loads > there ? loads - there : 0) + each * longest, offset);
}

}  // namespace hgc
