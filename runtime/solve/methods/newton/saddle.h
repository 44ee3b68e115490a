#pragma once
/// Where a solve has ended at no minimum.
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "runtime/session.h"
#include "runtime/solve/methods/newton/hessian_model.h"
#include "runtime/solve/methods/newton/hessian_products.h"

namespace hgc {

/// A warning if the whole Hessian at the session's unknowns is negative along a direction, and by more than what is
/// left of the gradient could be the cause of: that bends an objective that does not change when all unknowns are
/// turned. `objective` is what it calls what is minimised. Nothing where the Hessian cannot be had. Takes the model.
std::optional<std::string> describeSaddle(Session& session, const Unknowns& unknowns, HessianModel& model,
                                          const char* objective);

/// The same of an objective of this value and gradient, where about `most` products with its Hessian find such a
/// direction.
std::optional<std::string> describeSaddle(const Unknowns& unknowns, HessianProducts& products, double cost,
                                          std::span<const double> values, std::span<const double> gradient,
                                          int64_t most);

}  // namespace hgc
