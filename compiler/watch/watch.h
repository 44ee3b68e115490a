#pragma once
/// What one instance of a term reads and computes, from the text of a program.
#include <map>
#include <string>

#include "compiler/watch/watched.h"
#include "frontend/frontend.h"
#include "ir/kernel/target.h"
#include "runtime/data/array.h"
#include "runtime/data/bind.h"

namespace hgc {

/// How the term is lowered that is watched.
struct WatchOptions {
  Expansion expansion = Expansion::ByRule;
  Precision precision = Precision::F64;
};

/// Evaluates the term's graph at one instance, with the bits of kernels that are not fused. `program` is the module's,
/// with the symbols that its derivatives read; `fields` are what launches made of the fields.
Result<Watched> watchedValues(const Module& module, const Program& program, const Bound& bound,
                              const std::map<std::string, Array>& fields, const Watch& watch,
                              const WatchOptions& options);

}  // namespace hgc
