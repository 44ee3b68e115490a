#pragma once
/// How a body reads memory: rows of ports, instance by instance, and index tables.
#include <vector>

#include "codegen/llvm/body/body.h"

namespace hgc::cpu {

/// The numbers of a vector, as i64.
std::vector<llvm::Value*> lanesOf(VectorBuilder& ir, llvm::Value* numbers);

/// One component of a row for each lane.
llvm::Value* loadLanes(VectorBuilder& ir, llvm::Value* base, llvm::ArrayRef<llvm::Value*> rows, uint32_t width,
                       uint32_t component);

/// A component of the rows that a node reads.
NodeValue loadRows(Body& body, const Node& node);

/// An entry of an index table, or where a row begins, for each lane; one for all where the place is the same.
NodeValue loadEntries(Body& body, const Node& node);

}  // namespace hgc::cpu
