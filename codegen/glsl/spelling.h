#pragma once
/// What all shaders of kernels have in common.
#include <string>

#include "ir/abi.h"
#include "ir/kernel.h"

namespace hgc {

/// What a shader begins with; `push` are the members of its push constants, a line each.
std::string shaderHead(const std::string& push);
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

}  // namespace hgc
