#include "runtime/solve/methods/newton/saddle.h"

#include <fmt/format.h>

#include "runtime/solve/after/free_direction.h"
#include "runtime/solve/vectors.h"

namespace hgc {

std::optional<std::string> describeSaddle(Session& session, const Unknowns& unknowns, HessianModel& model,
                                          const char* objective) {
  constexpr double kClearly = 10;
  const auto values = unknowns.values(session);
  if (!values || !model.take(session, Projection::None)) return std::nullopt;
  const auto found = model.findNegativeCurvature();
  if (!found) return std::nullopt;
  const double length = 1 + unknowns.freeLength(*values);
  if (!(-found->value * length > kClearly * norm(model.gradient()))) return std::nullopt;
  return fmt::format("this is no minimum: the Hessian is not positive definite, and {} falls along {}; {}", objective,
                     describeDirection(unknowns, found->direction), kLeaveSaddle);
}

}  // namespace hgc
