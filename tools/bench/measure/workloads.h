#pragma once
/// The workloads. Each makes its data, opens a session, and prints a row for each measurement.
#include <algorithm>

#include "runtime/session.h"
#include "tools/bench/measure/row.h"

namespace hgc::bench {

/// Opens a program with its data on the CPU, with fused operations.
Session opened(const Settings& settings, const Inputs& inputs);
/// Whether to measure the peak of memory, which needs a new process.
inline bool isOfMemory(const Settings& settings) { return settings.what == std::vector<std::string>{"memory"}; }
/// Whether to measure `what`.
inline bool wants(const Settings& settings, const std::string& what) {
  return settings.what.empty() || std::ranges::find(settings.what, what) != settings.what.end();
}

/// Rates of this machine: bytes read and written, fused multiply-adds.
void ceilings(const Settings& settings);
/// Energies of meshes: values, gradients and Hessians, projected and not. `peer`: tinyad.
void dirichlet(const Settings& settings);
void dihedral(const Settings& settings);
void tetrahedra(const Settings& settings);
/// Bundle adjustment. `peer`: ceres, symforce.
void bundle(const Settings& settings);
/// Gradients of springs between the points of a grid.
void springs(const Settings& settings);
/// Programs with loops. `peer`: hand.
void mixture(const Settings& settings);
void lstm(const Settings& settings);
void layer(const Settings& settings);

/// Prints the increase of memory while `calls` run, for each instance.
void growth(const Settings& settings, const std::string& what, int64_t size, const std::function<void()>& calls);

}  // namespace hgc::bench
