#pragma once
/// A term as the front end gives it, with the numbers of one instance.
#include <span>

#include "verify/interpreter.h"

namespace hgc {

/// What an `Interpreter` reads of one instance, its number 0, of a graph that no pass has seen: loads name symbols.
struct OneInstance {
  GatherGraph graph;
  Group group;
  GroupData data;
};

/// The indices along the axes of a term's domain of the instance of that number.
std::vector<int32_t> indicesOf(const Program& program, const Bound& bound, TermId term, int64_t instance);

/// `values` at these indices; dead nodes go, and roots have other numbers then.
OneInstance atIndices(const Program& program, RootedGraph values, std::span<const int32_t> indices);

}  // namespace hgc
