#pragma once
/// The launches of a program as text and as a graph.
#include <set>
#include <string>

#include "compiler/compile.h"
#include "ir/artefact/plan.h"
#include "ir/kernel/kernel.h"
#include "tools/hgc/model/model.h"

namespace hgc::tool {

/// Of each kind in `kinds` that the program has kernels for its stages, a line each: the kernels' kind and terms, what
/// they read and leave of fields. Empty without fields.
Result<std::string> launchesText(const Program& program, const Plan& plan, const std::set<KernelKind>& kinds);
/// The same as Graphviz graphs: from what makes a field's values, tangents or adjoints to what reads them.
Result<std::string> launchesDot(const Program& program, const Plan& plan, const std::set<KernelKind>& kinds);

/// A line for each address of the table and each column of results, of a kernel that instances run; `schema` is what
/// its topology reads.
std::string shaderTable(const Program& program, const Group& group, const GatherSchema& schema, const Kernel& kernel);

/// The functions of a model's terms as a C++ header: their values, and derivatives of these kinds. Errors as of
/// `readModel`.
Result<std::string> cppText(const Options& options, const Model& model, std::set<KernelKind> kinds);

}  // namespace hgc::tool
