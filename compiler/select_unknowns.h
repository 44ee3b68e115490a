#pragma once
/// Which unknowns a program is differentiated by.
#include <set>
#include <string>

#include "ir/kernel/derivative.h"
#include "ir/program.h"

namespace hgc {

/// Unknowns that `names`, separated by commas, does not select become data; selected parameters stay what they are, and
/// their derivatives are asked for when it runs. Without names nothing changes. Errors begin with `wrt`. Thread-safe.
Status selectUnknowns(const std::string& names, const std::set<KernelKind>& kinds, Program& program);

/// Data and parameters that `names`, separated by commas, lists become unknowns which solves keep, so that derivatives
/// of solutions can be had by them. Thread-safe.
Status addKeptUnknowns(const std::string& names, Program& program);

}  // namespace hgc
