#pragma once
/// What all shaders of kernels have in common.
#include <string>

#include "ir/abi.h"
#include "ir/kernel.h"

namespace hgc {

/// What the shader of a kernel begins with; `push` are the members of its push constants, a line each.
std::string shaderHead(const Kernel& kernel, const std::string& push);
/// The addresses of the ports.
std::string portAddresses(const Kernel& kernel);
/// The table of addresses that a kernel is given.
AddressTable addressTable(const Kernel& kernel);

/// What reads memory is spelled by the tables that the shader is given, for instance `i`; everything else is a template
/// of the operation table.
std::string glslExpression(const Kernel& kernel, const AddressTable& table, const Node& node);
/// What a declaration begins with.
const char* glslType(Type type);
/// Any value.
const char* glslNone(Type type);
/// What stands before a loop that takes so many counts at a time (`Kernel::unroll`); a driver may do otherwise.
std::string loopHint(uint32_t unroll);

}  // namespace hgc
