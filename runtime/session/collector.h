#pragma once
/// From what devices leave behind, group by group, to arrays by term and by symbol.
#include <map>
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/session/fetch.h"

namespace hgc {

/// The canonical quiet NaN for any NaN.
double canonical(double value);

/// Makes NaNs canonical and counts what is not finite.
int64_t clean(std::vector<double>& values);

/// What an instance has in a vector: one scalar, or the components of its term's element.
enum class Layout : uint8_t { Scalar, Element };

/// Thread-safety: as the workload that it refers to.
class Collector {
 public:
  explicit Collector(const Workload& workload) : workload_(workload), program_(workload.artefact->program) {}

  /// All terms with their instances, and a value of 0.
  void countTerms(Evaluation& result) const;
  /// Has a launch on a host device leave the components of terms of a kind in `out` itself, as far as it can.
  void placeComponents(TermKind kind, std::map<std::string, Array>& out, Launch& launch) const;
  /// The same of sums by symbol.
  void placeGradients(std::map<std::string, Array>& out, Launch& launch) const;
  /// The value of the objective and of each term.
  void values(const LaunchResult& collected, Evaluation& result) const;
  /// The value of each instance.
  void termValues(const LaunchResult& collected, Evaluation& result) const;
  /// What `launch`, the last one of `executable`, left of the components of such terms, as arrays by term in the order
  /// of the domain. Arrays that there are keep their memory.
  Status components(Executable& executable, const DeviceInfo& device, const Launch& launch, TermKind kind,
                    Layout layout, std::map<std::string, Array>& out) const;
  /// Makes NaNs of these canonical and counts what is not finite.
  int64_t cleanComponents(const Executable& executable, const Launch& launch, std::map<std::string, Array>& out) const;
  /// Sums by symbol, for unknowns and, if the session has them, parameters; but those of some symbols.
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
