#pragma once
/// Terms grouped by topology.
#include <cstdint>
#include <vector>

#include "ir/levels.h"
#include "ir/program.h"

namespace hgc {

/// Instances are told apart by the lengths of ragged rows: this group takes those where row `row` (in
/// `Group::selectorGraph`, over symbols) of `symbol` has length `length`. One of `kLongRow` takes all longer than
/// `kLongestUnrolled` that no other group takes.
struct Selector {
  SymbolId symbol = 0;
  NodeId row = kNoNode;
  uint32_t length = 0;
};

/// Instances of one topology that read the same symbols: one launch. Either the instances of one term with a domain
/// (all, or those its selectors choose), or any number of recorded one-instance terms.
struct Group {
  uint32_t topology = 0;
  std::vector<SymbolId> ports;
  std::vector<SymbolId> tables;
  std::vector<DimId> dims;
  std::vector<TermId> terms;  ///< ascending; several only for recorded terms
  Graph selectorGraph;
  std::vector<Selector> selectors;
  /// Lifted constants, column by column; a column has one entry for each term.
  std::vector<std::vector<double>> liftedReals;
  std::vector<std::vector<int32_t>> liftedInts;
};

struct PlannedProgram;

/// Topologies and groups are in order of first appearance, which is also the order in which gradients are summed.
struct Plan {
  std::vector<Topology> topologies;
  std::vector<Group> groups;
  std::vector<PlannedProgram> retractions;  ///< by manifold, if solves are to be made
};

/// A program with the plan of its terms.
struct PlannedProgram {
  Program program;
  Plan plan;
};

/// The same once kernels are made: what the runtime binds and launches.
struct LaunchPlan {
  std::vector<GatherLayout> topologies;
  std::vector<Group> groups;
};

}  // namespace hgc
