#pragma once
/// What names stand for, for who watches an instance.
#include <optional>
#include <span>
#include <string>

#include "frontend/cxx/lifted.h"
#include "frontend/lower/builder.h"

namespace hgc {

struct Machine;

/// What comes before the names of the running function, nothing in the term itself. None where nobody wants to know
/// them: in the library, and where derivatives are stated.
std::optional<std::string> prefixOfNames(const Machine& machine);
/// Notes what a name stands for, if somebody watches.
void note(Machine& machine, NameId name, uint32_t offset, const Operand& value);
/// Notes what variables of C++ hold that results were made of, if somebody watches.
void noteVariables(Machine& machine, const cxx::Lifted& function, std::span<const NodeId> copies);

}  // namespace hgc
