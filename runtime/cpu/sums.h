#pragma once
/// How a launch's partials are added up, once its kernels have run.
#include <span>
#include <vector>

#include "runtime/cpu/state.h"
#include "runtime/cpu/tasks.h"

namespace hgc {

/// The sum of all derivatives by a symbol; one that is a result is made canonical, and looked through.
struct SymbolSum {
  SymbolId symbol = kNone;
  double* to = nullptr;
  bool isResult = false;
};

/// A part of a sum that has to wait for the one before.
struct SumStep {
  int64_t pieces = 0;
  double operations = 0;  ///< of a piece
  Tasks::Run run;
};

/// Clears the rows of a sum, block by block.
SumStep clearRows(CpuState& state, const SymbolSum& wanted);
/// The sums of several symbols, side by side, in tasks one after another.
std::vector<Tasks> sumsOf(CpuState& state, std::span<const SymbolSum> wanted);
void runSums(CpuState& state, std::span<const Tasks> sums);

}  // namespace hgc
