#include "runtime/solve/products/step_products.h"

#include <algorithm>
#include <utility>

namespace hgc {

void StepProducts::keepOnDevice(ResidentRows* rows, std::vector<std::string> unknowns) {
  resident_ = rows;
  there_ = std::move(unknowns);
}

void StepProducts::hold(const std::vector<bool>& still) {
  still_.clear();
  for (size_t k = 0; k < still.size(); ++k) {
    if (still[k]) still_.push_back(k);
  }
}

bool StepProducts::isHeld(int64_t scalar) const {
  return std::ranges::binary_search(still_, static_cast<size_t>(scalar));
}

Status StepProducts::launch(KernelKind product, ProductRows wanted) {
  if (!resident_) return session_.multiply(product, multiplied_);
  switch (wanted) {
    case ProductRows::All:
    case ProductRows::None: break;
    case ProductRows::OnDevice: multiplied_.arrays.clear(); return resident_->multiplyOwn(product);
    case ProductRows::Others: return resident_->multiplyOthers(product, multiplied_);
  }
  return resident_->multiply(product, multiplied_);
}

Result<double> StepProducts::multiply(KernelKind product, std::span<double> step, std::span<double> result,
                                      ProductRows wanted) {
  for (const size_t scalar : still_) step[scalar] = 0;
  if (const Status done = unknowns_.setDirection(session_, step, there_); !done) return done.error();
  return make(product, result, wanted);
}

Result<double> StepProducts::multiplyAgain(KernelKind product, std::span<double> step, std::span<double> result,
                                           ProductRows wanted) {
  return resident_ ? make(product, result, wanted) : multiply(product, step, result, wanted);
}

Status StepProducts::leaveProduct(KernelKind product, ProductRows wanted) {
  return wanted == ProductRows::OnDevice ? resident_->multiplyOwn(product) : resident_->leaveOthers(product);
}

Result<double> StepProducts::make(KernelKind product, std::span<double> result, ProductRows wanted) {
  if (resident_ && wanted == ProductRows::None) return resident_->multiplyForValue(product);
  if (const Status done = launch(product, wanted); !done) return done.error();
  if (wanted == ProductRows::None) return multiplied_.value;
  unknowns_.takeBySteps(multiplied_.arrays, result);
  for (const size_t scalar : still_) result[scalar] = 0;
  return multiplied_.value;
}

}  // namespace hgc
