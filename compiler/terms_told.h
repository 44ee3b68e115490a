#pragma once
/// Lowering that tells how far it is.
#include <stop_token>

#include "frontend/frontend.h"
#include "ir/report/timings.h"

namespace hgc {

/// `termsOf` for a program that is compiled: tells `progress`, if any, how many terms are lowered, also in the midst of
/// long ones, and gives up once `stop` is requested.
TermSource termsTold(const Module& module, Diagnostics& diagnostics, Expansion expansion, const Progress& progress,
                     const std::stop_token& stop = {});

}  // namespace hgc
