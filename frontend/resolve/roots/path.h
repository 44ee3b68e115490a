#pragma once
/// The way from the value of a term to the sum that it is a multiple of.
#include <functional>
#include <optional>

#include "frontend/resolve/roots/counts.h"
#include "frontend/syntax/module.h"

namespace hgc {

/// A sum over a dimension or a range whose counts can be instances: only data knows how many there are, or they are
/// many.
struct RootSum {
  uint32_t begin = 0, loop = 0, join = 0;  // nodes
  Counts counts;
  std::vector<uint32_t> divisions;  // of the sum by something, on the way

  bool isOverRange(const ast::Tree& tree) const { return tree.nodes[loop].kind == ast::Kind::RangeLoop; }
};

/// Where the way from the end of some code ends: at a sum, at the call of a function, or at neither.
struct RootPath {
  std::optional<RootSum> sum;
  std::optional<uint32_t> call;
};

/// Of the value that ends before `end`, in a block that begins at `begin`.
RootPath rootPath(const Module& module, uint32_t begin, uint32_t end);

/// Whether `holds` is true of a node of the code, or of functions that it may call, however indirectly.
bool anyReached(const Module& module, uint32_t begin, uint32_t end, const std::function<bool(const ast::Node&)>& holds);

/// The function that a call in a file surely means, if its body can stand in the place of the call.
std::optional<uint32_t> onlyCallee(const Module& module, const ast::Node& call, uint32_t file);

/// Whether nodes have a loop, or call what has one.
bool hasLoops(const Module& module, uint32_t begin, uint32_t end);

}  // namespace hgc
