#pragma once
/// The text form of the IR.
#include <string>
#include <string_view>

#include "ir/kernel/kernel.h"
#include "ir/phases.h"
#include "ir/result.h"

namespace hgc {

/// A real so that it reads back to the same bits: the shortest decimal, or `inf`, `-inf`, `nan`.
std::string realText(double value);

/// The text form, which begins with the name of the phase and which `parsePhase` reads back to an equal one.
std::string printPhase(const Topology& topology);
std::string printPhase(const Hoisted& hoisted);
std::string printPhase(const Differentiated& differentiated);
std::string printPhase(const Phase& phase);

/// Reads one topology in whichever phase it is. What does not belong to that phase, or what it lacks, is an error,
/// which names the line. Thread-safe.
Result<Phase> parsePhase(std::string_view text);

}  // namespace hgc
