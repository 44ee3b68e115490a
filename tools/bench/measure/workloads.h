#pragma once
/// The workloads: each makes its data, opens a session, and prints a row for all that it measures.
#include <algorithm>

#include "runtime/session.h"
#include "tools/bench/measure/row.h"

namespace hgc::bench {

/// A program with its data on the CPU, fused operations on.
Session opened(const Settings& settings, const Inputs& inputs);
/// Whether the peak of memory is to be measured, which takes a process that has done nothing else.
inline bool isOfMemory(const Settings& settings) { return settings.what == std::vector<std::string>{"memory"}; }
/// Whether `what` is to be measured.
inline bool wants(const Settings& settings, const std::string& what) {
  return settings.what.empty() || std::ranges::find(settings.what, what) != settings.what.end();
}

/// Rates of this machine: bytes read and written, fused multiply-adds.
void ceilings(const Settings& settings);
/// Energies of meshes: models with Hessians, as they are and projected. `peer`: tinyad.
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

/// Prints how far memory rises while `calls` run, an instance.
void growth(const Settings& settings, const std::string& what, int64_t size, const std::function<void()>& calls);

}  // namespace hgc::bench
