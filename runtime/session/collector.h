#pragma once
/// Collects the results of groups in arrays by term and by symbol.
#include <cmath>
#include <limits>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/session/launcher.h"

namespace hgc {

/// `value`, or the canonical quiet NaN for any NaN.
inline double canonical(double value) { return std::isnan(value) ? std::numeric_limits<double>::quiet_NaN() : value; }

/// The numbers of an instance: one scalar, or the components of its term's element.
enum class Layout : uint8_t { Scalar, Element };

/// `workload` must outlive it. Thread-safe while that is unchanged.
class Collector {
 public:
  explicit Collector(const Workload& workload) : workload_(workload), program_(workload.artefact->program) {}

  /// Sets the numbers of instances of all terms, and their values to 0.
  void countTerms(Evaluation& result) const;
  /// Makes a launch on a host device write the components of terms of a kind directly to `out`, where that is possible.
  void placeComponents(TermKind kind, std::map<std::string, Array>& out, Launch& launch) const;
  /// Makes a launch on a host device write sums by symbol directly to `out`.
  void placeGradients(std::map<std::string, Array>& out, Launch& launch) const;
  /// Sets the value of the objective and of each term.
  void values(const LaunchResult& collected, Evaluation& result) const;
  /// Sets the value of each instance.
  void termValues(const LaunchResult& collected, Evaluation& result) const;
  /// Copies the components of terms of a kind from `launch`, the last one of `executable`, to arrays by term, instances
  /// in the order of the domain. Reuses the memory of arrays in `out`.
  Status components(Executable& executable, const DeviceInfo& device, const Launch& launch, TermKind kind,
                    Layout layout, std::map<std::string, Array>& out) const;
  /// Makes their NaNs canonical. Returns how many numbers are not finite.
  int64_t cleanComponents(const Executable& executable, const Launch& launch, std::map<std::string, Array>& out) const;
  /// Copies sums by all unknowns, and by parameters if the session has them, except those by `but`.
  Status gradients(Executable& executable, const Launch& launch, Evaluation& result,
                   std::span<const SymbolId> but = {}) const;

  /// Calls `visit(group, term, first instance, count)` for every term of every group.
  template <class Visit>
  void forEachMember(const Visit& visit) const {
    for (size_t g = 0; g < workload_.groups.size(); ++g) {
      const std::vector<TermId>& terms = workload_.artefact->plan.groups[g].terms;
      if (terms.size() == 1) {
        visit(g, program_.terms[terms[0]], int64_t{0}, workload_.groups[g].count);
        continue;
      }
      for (size_t k = 0; k < terms.size(); ++k) visit(g, program_.terms[terms[k]], static_cast<int64_t>(k), int64_t{1});
    }
  }

 private:
  template <class Use>
  void forGradients(std::map<std::string, Array>& out, std::span<const SymbolId> but, const Use& use) const;
  void sumTerms(TermKind kind, std::map<std::string, Array>& out) const;
  void layOut(TermKind kind, Layout layout, std::map<std::string, Array>& out) const;
  void spread(const std::vector<std::span<const double>>& groups, TermKind kind,
              std::map<std::string, Array>& out) const;

  const Workload& workload_;
  const Program& program_;
};

}  // namespace hgc
