#pragma once
/// Prints the host's index computations in the language's syntax.
#include <string>
#include <vector>

#include "ir/artefact/plan.h"

namespace hgc::tool {

/// The text of each node of a host graph: indices of the instance are i, j, ..., loop counters the following letters,
/// from k on. Long texts are shortened.
std::vector<std::string> hostTexts(const Program& program, const Group& group, const Graph& host);
/// A row as its indices along the symbol's axes.
std::string rowText(const Graph& host, const std::vector<std::string>& texts, NodeId row);
/// Removes parentheses around the whole text.
std::string bare(const std::string& text);

}  // namespace hgc::tool
