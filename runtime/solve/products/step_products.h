#pragma once
/// Products of derivatives with steps: none of their matrices is stored.
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "runtime/resident_rows.h"
#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"

namespace hgc {

/// Which rows of a product are wanted: those that are kept on the device, or the others, or none beside the product
/// times the step. On the host all are made.
enum class ProductRows : uint8_t { All, OnDevice, Others, None };

/// With the Hessian (`Hvp`), or of residuals, weighted by the slopes of their losses, with JᵀJ (`Gnp`) or the blocks on
/// its diagonal (`Bdp`): where a session is, by steps of unknowns.
class StepProducts {
 public:
  /// Fixed scalars are held.
  StepProducts(Session& session, const Unknowns& unknowns) : session_(session), unknowns_(unknowns) { holdFixed(); }

  Session& session() const { return session_; }
  /// From now on products are made with the directions that some unknowns have on the device, and leave theirs there:
  /// steps and results have the others'. Null: with all that a step has.
  void keepOnDevice(ResidentRows* rows, std::vector<std::string> unknowns);
  bool keepsOnDevice() const { return resident_ != nullptr; }

  /// From now on these scalars of a step, and what products have there, count as 0.
  void hold(const std::vector<bool>& still);
  void holdFixed() { still_.assign(unknowns_.fixedScalars().begin(), unknowns_.fixedScalars().end()); }
  bool isHeld(int64_t scalar) const;
  bool holdSome() const { return !still_.empty(); }

  /// A product (`Gnp`, `Bdp`) with a step, in which held scalars become 0; returns the product times the step, of
  /// `All` and `None`.
  Result<double> multiply(KernelKind product, std::span<double> step, std::span<double> result,
                          ProductRows wanted = ProductRows::All);
  /// The next product by the same step, of which at most what is kept on the device has changed.
  Result<double> multiplyAgain(KernelKind product, std::span<double> step, std::span<double> result,
                               ProductRows wanted);
  /// Starts a product with the directions that all unknowns have on the device, of rows kept there or of the others.
  /// All stay there.
  Status leaveProduct(KernelKind product, ProductRows wanted);

 private:
  Result<double> make(KernelKind product, std::span<double> result, ProductRows wanted);
  Status launch(KernelKind product, ProductRows wanted);

  Session& session_;
  const Unknowns& unknowns_;
  ResidentRows* resident_ = nullptr;
  std::vector<std::string> there_;  ///< unknowns that these have
  std::vector<size_t> still_;       ///< scalars of a step
  DerivativeProduct multiplied_;    ///< by values, for its memory
};

}  // namespace hgc
