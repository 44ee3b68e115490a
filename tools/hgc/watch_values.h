#pragma once
/// Computes what `--watch` shows, from the text of a program.
#include "tools/hgc/model.h"
#include "tools/hgc/watch.h"

namespace hgc::tool {

/// Evaluates the term's graph at one instance, with the bits of kernels that are not fused. `fields` are what launches
/// made of the fields.
Result<Watched> watchedValues(const Options& options, const Model& model, const Bound& bound,
                              const std::map<std::string, Array>& fields, const Watch& watch);

}  // namespace hgc::tool
