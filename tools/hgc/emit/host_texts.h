#pragma once
/// What the host computes of an instance, as the language says it.
#include <string>
#include <vector>

#include "ir/artefact/plan.h"

namespace hgc::tool {

/// By node of a host graph: indices of the instance are i, j, ..., counters of loops the letters after these and at
/// least k; of long ones the beginning.
std::vector<std::string> hostTexts(const Program& program, const Group& group, const Graph& host);
/// A row of a symbol of several axes as the indices along these.
std::string rowText(const Graph& host, const std::vector<std::string>& texts, NodeId row);
/// Without the parentheses around all of it.
std::string bare(const std::string& text);

}  // namespace hgc::tool
