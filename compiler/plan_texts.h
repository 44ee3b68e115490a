#pragma once
/// Plans as people look at them: topologies over ports, and the groups that say which symbols these are.
#include <string>

#include "ir/artefact/plan.h"

namespace hgc {

/// A line each.
std::string planText(const Program& program, const Plan& plan);
/// The topologies as Graphviz graphs; leaves have the names of what the first group's instances read.
std::string dotText(const Program& program, const Plan& plan);
/// The same as JSON, with the symbols and how they are laid out, and what the groups read.
std::string jsonText(const Program& program, const Plan& plan);

}  // namespace hgc
