/// What names stand for, for who watches an instance.
#include <fmt/format.h>

#include <algorithm>

#include "frontend/lower/machine/machine.h"

namespace hgc {

/// What comes before the names of the running function, nothing in the term itself. None where nobody wants to know
/// them: in the library, and where derivatives are stated.
std::optional<std::string> Machine::prefixOfNames() const {
  const auto running = std::ranges::find_if(frames_.rbegin(), frames_.rend(), [](const Frame& frame) {
    return frame.kind == Frame::Kind::Call || frame.kind == Frame::Kind::Gradient;
  });
  if (running == frames_.rend()) return "";
  if (running->kind == Frame::Kind::Gradient) return std::nullopt;
  const Module& module = builder_.module();
  const uint32_t file = module.functionFiles[running->function];
  const bool isOfLibrary = std::ranges::any_of(
      module.tree.imports, [&](const ast::ImportDeclaration& each) { return each.standard && each.target == file; });
  if (isOfLibrary) return std::nullopt;
  return fmt::format("{}.", module.tree.names.text(module.tree.functions[running->function].name));
}

/// Where expanded loops are, the outermost first.
std::vector<std::string> Machine::expandedCounts() const {
  std::vector<std::string> counts;
  for (const Frame& frame : frames_) {
    if (frame.kind != Frame::Kind::Loop || frame.range != kNoNode) continue;
    const ast::Node& loop = nodes_[frame.opening];
    const std::string_view name = builder_.module().tree.names.text(nodes_[loop.b].b);
    const bool isOfRange = loop.kind == Kind::RangeLoop || frame.source.has(Operand::kDimension);
    counts.push_back(isOfRange ? fmt::format("{} = {}", name, frame.next)
                               : fmt::format("entry {} for {}", frame.next, name));
  }
  return counts;
}

void Machine::note(NameId name, uint32_t offset, const Operand& value) {
  using Form = Operand::Form;
  if (watched_ == nullptr || builder_.stopped() || watched_->size() == kMostNamed) return;
  const bool hasScalars = value.form == Form::Scalar || value.form == Form::Nodes || value.form == Form::Constants ||
                          value.form == Form::Entry;
  const std::optional<std::string> prefix = prefixOfNames();
  if (!hasScalars || !prefix || builder_.module().tree.names.text(name) == "_") return;
  const SourceText& source = builder_.reporter().source();
  const uint32_t file = source.fileOf(offset);
  NamedValue named{.name = *prefix + std::string(builder_.module().tree.names.text(name)),
                   .where = {file, source.lineOf(offset, line_), 0},
                   .offset = offset,
                   .calls = builder_.calls,
                   .counts = expandedCounts(),
                   .type = builder_.nameOf(value.type),
                   .isUnsigned = value.type.isUnsigned(),
                   .count = value.type.count(),
                   .scalars = {}};
  for (uint32_t k = 0; k < std::min(named.count, kMostNamedScalars); ++k)
    named.scalars.push_back(builder_.at(value, k));
  // A loop that was expanded for a trial, or tried as one that stays, has noted it before.
  std::erase_if(*watched_, [&](const NamedValue& other) {
    return other.name == named.name && other.offset == named.offset && other.calls == named.calls &&
           (other.counts.size() != named.counts.size() || other.counts == named.counts);
  });
  watched_->push_back(std::move(named));
}

/// What variables of C++ hold that results were made of.
void Machine::noteVariables(const cxx::Lifted& function, std::span<const NodeId> copies) {
  const std::optional<std::string> prefix = watched_ == nullptr ? std::nullopt : prefixOfNames();
  if (!prefix) return;
  const SourceText& source = builder_.reporter().source();
  for (const cxx::Variable& variable : function.variables) {
    if (copies[variable.node] == kNoNode || !isPlace(variable.origin) || watched_->size() == kMostNamed) continue;
    const Location& where = function.places[placeOf(variable.origin)].at;
    watched_->push_back({.name = *prefix + variable.name,
                         .where = where,
                         .offset = source.lineBegin(where.file, where.line) + where.column,
                         .calls = builder_.calls,
                         .counts = expandedCounts(),
                         .type = "real",
                         .isOfCxx = true,
                         .scalars = {copies[variable.node]}});
  }
}

}  // namespace hgc
