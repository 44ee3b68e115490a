#include "frontend/lower/machine/watch.h"

#include <fmt/format.h>

#include <algorithm>

#include "frontend/lower/machine/machine.h"

namespace hgc {
namespace {

/// Where expanded loops are, the outermost first.
std::vector<std::string> expandedCounts(const Machine& machine) {
  std::vector<std::string> counts;
  for (const Loop& loop : machine.loops.running()) {
    if (loop.counter.staysLoop()) continue;
    const std::string_view name =
        machine.builder.module().tree.names.text(machine.nodes[machine.nodes[loop.opening].b].b);
    const bool isOfIntegers = loop.over.isWritten() || loop.over.source.has(Operand::kDimension);
    counts.push_back(isOfIntegers ? fmt::format("{} = {}", name, loop.next)
                                  : fmt::format("entry {} for {}", loop.next, name));
  }
  return counts;
}

}  // namespace

std::optional<std::string> prefixOfNames(const Machine& machine) {
  const Call& running = machine.stack.calls().back();
  if (running.function == kNone) return "";
  const Module& module = machine.builder.module();
  if (!running.value.poisoned() || module.isOfLibrary(running.function)) return std::nullopt;
  return fmt::format("{}.", module.tree.names.text(module.tree.functions[running.function].name));
}

void note(Machine& machine, NameId name, uint32_t offset, const Operand& value) {
  using Form = Operand::Form;
  Builder& builder = machine.builder;
  if (machine.names == nullptr || builder.mistakes.stopped() || machine.names->size() == kMostNamed) return;
  const bool hasScalars = value.form == Form::Scalar || value.form == Form::Nodes || value.form == Form::Constants ||
                          value.form == Form::Entry;
  const std::optional<std::string> prefix = prefixOfNames(machine);
  if (!hasScalars || !prefix || builder.module().tree.names.text(name) == "_") return;
  const SourceText& source = builder.mistakes.reporter().source();
  const uint32_t file = source.fileOf(offset);
  NamedValue named{.name = *prefix + std::string(builder.module().tree.names.text(name)),
                   .where = {file, source.lineOf(offset, machine.line.number()), 0},
                   .offset = offset,
                   .calls = builder.mistakes.calls,
                   .counts = expandedCounts(machine),
                   .type = builder.nameOf(value.type),
                   .isUnsigned = value.type.isUnsigned(),
                   .count = value.type.count(),
                   .scalars = {}};
  for (uint32_t k = 0; k < std::min(named.count, kMostNamedScalars); ++k) named.scalars.push_back(builder.at(value, k));
  // A loop that was expanded for a trial, or tried as one that stays, has noted it before.
  std::erase_if(*machine.names, [&](const NamedValue& other) {
    return other.name == named.name && other.offset == named.offset && other.calls == named.calls &&
           (other.counts.size() != named.counts.size() || other.counts == named.counts);
  });
  machine.names->push_back(std::move(named));
}

void noteVariables(Machine& machine, const cxx::Lifted& function, std::span<const NodeId> copies) {
  const std::optional<std::string> prefix = machine.names == nullptr ? std::nullopt : prefixOfNames(machine);
  if (!prefix) return;
  const SourceText& source = machine.builder.mistakes.reporter().source();
  for (const cxx::Variable& variable : function.variables) {
    if (copies[variable.node] == kNoNode || !isPlace(variable.origin) || machine.names->size() == kMostNamed) continue;
    const Location& where = function.places[placeOf(variable.origin)].at;
    machine.names->push_back({.name = *prefix + variable.name,
                              .where = where,
                              .offset = source.lineBegin(where.file, where.line) + where.column,
                              .calls = machine.builder.mistakes.calls,
                              .counts = expandedCounts(machine),
                              .type = "real",
                              .isOfCxx = true,
                              .scalars = {copies[variable.node]}});
  }
}

}  // namespace hgc
