#pragma once
/// Parts of what `hgc emit` prints.
#include <set>
#include <string>
#include <vector>

#include "compiler/compile.h"
#include "ir/artefact/plan.h"
#include "ir/kernel/kernel.h"
#include "tools/hgc/model/model.h"

namespace hgc::tool {

/// For each kind in `kinds`, a line per stage of the launch: its kernels' kind and terms, and the fields that they read
/// and write. Empty for a program without fields.
Result<std::string> launchesText(const Program& program, const Plan& plan, const std::set<KernelKind>& kinds);
/// The same as Graphviz graphs, with edges from stages that write a field to those that read it.
Result<std::string> launchesDot(const Program& program, const Plan& plan, const std::set<KernelKind>& kinds);

/// Documents the buffers of a shader (docs/abi.md) with the program's names: a line per address of the table and per
/// column of results. `schema` is that of the kernel's topology.
std::string shaderTable(const Program& program, const Group& group, const GatherSchema& schema, const Kernel& kernel);

/// A C++ header with functions of a model's terms: their values, and derivatives of `kinds`. An error that was printed
/// has no text.
Result<std::string> cppText(const Options& options, const Model& model, std::set<KernelKind> kinds);

/// The text of each node of a host graph: indices of the instance are i, j, ..., loop counters the following letters,
/// from k on. Long texts are shortened.
std::vector<std::string> hostTexts(const Program& program, const Group& group, const Graph& host);
/// A row as its indices along the symbol's axes.
std::string rowText(const Graph& host, const std::vector<std::string>& texts, NodeId row);
/// Removes parentheses around the whole text.
std::string bare(const std::string& text);

}  // namespace hgc::tool
