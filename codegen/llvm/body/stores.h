#pragma once
/// What a body leaves in memory.
#include "codegen/llvm/body/body.h"

namespace hgc::cpu {

/// The stores [begin, end), or all of these that are not added up.
void emitStores(Body& body, size_t begin, size_t end);

/// What is stored at every count that comes to `at`.
void storeEntries(Body& body, uint32_t at);

}  // namespace hgc::cpu
