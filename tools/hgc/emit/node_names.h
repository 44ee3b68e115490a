#pragma once
/// What a program calls the values of its terms, kept through the passes: for texts that people read.
#include <map>
#include <string>
#include <vector>

#include "ir/levels.h"
#include "tools/hgc/model/model.h"

namespace hgc::tool {

/// What the nodes of lowered terms are called and where they stand. They are known by their origins, which are tags
/// while topologies are made: a number of its own for each node. Thread-safety: one thread at a time.
class NodeNames {
 public:
  /// Gives tags to the nodes of a lowered term.
  bool tag(const std::vector<NamedValue>& names, const PlaceTable& places, Graph& graph);
  /// Null where a node has no name.
  const std::string* nameOf(uint32_t tag) const;
  /// File and line; empty where they are not known.
  std::string placeOf(const Program& program, uint32_t tag) const;

 private:
  std::vector<Location> places_ = {{}};
  std::map<uint32_t, std::string> names_;
};

/// The front end's terms with tags, which go to `names`: it must outlive them.
TermSource taggedTerms(const Model& model, Diagnostics& diagnostics, NodeNames& names);

/// The topology with a root more for each name, so that passes keep track of it: a stem, by number of `names`. In folds
/// there are none: these share their loops with nothing.
Topology withNames(const Topology& topology, const NodeNames& known, std::vector<std::string>& names);

}  // namespace hgc::tool
