#pragma once
/// Keeps the names of values through the passes, for texts that people read.
#include <map>
#include <string>
#include <vector>

#include "ir/levels.h"
#include "tools/hgc/model/model.h"

namespace hgc::tool {

/// The names and source locations of the nodes of lowered terms, by tag: a unique number per node, which the origins of
/// nodes hold while topologies are made. Thread-safety: one thread at a time.
class NodeNames {
 public:
  /// Tags the nodes of a lowered term; false if the graph cannot be restored with tags.
  bool tag(const std::vector<NamedValue>& names, const PlaceTable& places, Graph& graph);
  /// The name of a node, or null.
  const std::string* nameOf(uint32_t tag) const;
  /// File and line of a node; empty if unknown.
  std::string placeOf(const Program& program, uint32_t tag) const;

 private:
  std::vector<Location> places_ = {{}};
  std::map<uint32_t, std::string> names_;
};

/// The front end's terms, whose nodes are tagged in `names`, which must outlive them.
TermSource taggedTerms(const Model& model, Diagnostics& diagnostics, NodeNames& names);

/// Adds a root (a stem, by number in `names`) for each named value, so that passes keep it. Values in folds get none,
/// since folds do not share their loops.
Topology withNames(const Topology& topology, const NodeNames& known, std::vector<std::string>& names);

}  // namespace hgc::tool
