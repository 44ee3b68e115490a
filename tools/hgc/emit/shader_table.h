#pragma once
/// What a shader finds where (docs/abi.md), in the program's names.
#include <string>

#include "ir/artefact/plan.h"
#include "ir/kernel/kernel.h"

namespace hgc::tool {

/// A line for each address of the table and each column of results, of a kernel that instances run; `schema` is what
/// its topology reads.
std::string shaderTable(const Program& program, const Group& group, const GatherSchema& schema, const Kernel& kernel);

}  // namespace hgc::tool
