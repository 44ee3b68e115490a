#pragma once
/// The launches of a program as text and as a graph.
#include <set>
#include <string>

#include "compiler/compile.h"

namespace hgc::tool {

/// Of each kind in `kinds` that the program has kernels for its stages, a line each: the kernels' kind and terms, what
/// they read and leave of fields. Empty without fields.
Result<std::string> launchesText(const Program& program, const Plan& plan, const std::set<KernelKind>& kinds);
/// The same as Graphviz graphs: from what makes a field's values, tangents or adjoints to what reads them.
Result<std::string> launchesDot(const Program& program, const Plan& plan, const std::set<KernelKind>& kinds);

}  // namespace hgc::tool
