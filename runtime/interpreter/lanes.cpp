#include "runtime/interpreter/lanes.h"

#include <type_traits>

#include "ir/rules.h"

namespace hgc {
namespace {

template <Slot slot, class Same>
using Stored = std::conditional_t<
    slot == Slot::Int, int32_t,
    std::conditional_t<slot == Slot::Bool, bool, std::conditional_t<slot == Slot::Same, Same, double>>>;

/// The rule of a row for every lane; the result is in a place of its own. The table's rules are what kernels compute,
/// bit for bit (ir/number.h).
template <const auto& row, class Same>
void run(void* result, const void* a, const void* b, const void* c, int64_t count) {
  static constexpr Signature signature = row.signature;
  using A = Stored<signature.operand[0], Same>;
  using B = Stored<signature.operand[1], Same>;
  using C = Stored<signature.operand[2], Same>;
  const auto rule = [](const A& x, const B& y, const C& z) {
    if constexpr (row.expands) return row.expand(x, y, z);
    else return row.eval(x, y, z);
  };
  auto* const __restrict to = static_cast<std::decay_t<decltype(rule(A{}, B{}, C{}))>*>(result);
  const auto* const __restrict as = static_cast<const A*>(a);
  const auto* const __restrict bs = static_cast<const B*>(b);
  const auto* const __restrict cs = static_cast<const C*>(c);
  for (int64_t k = 0; k < count; ++k) {
    if constexpr (signature.arity == 1) to[k] = rule(as[k], B{}, C{});
    else if constexpr (signature.arity == 2) to[k] = rule(as[k], bs[k], C{});
    else to[k] = rule(as[k], bs[k], cs[k]);
  }
}

/// The least and the largest of reals are steps of reductions; what else expands is in no kernel.
template <Op op, const auto& row>
constexpr bool isOfKernels() {
  return !row.expands || op == Op::Min || op == Op::Max;
}

template <Op op, const auto& row>
Lanes choose(Type same) {
  if constexpr (!isOfKernels<op, row>()) {
    return nullptr;
  } else if constexpr (row.signature.operand[1] == Slot::Same) {
    switch (same) {
      case Type::Real: return run<row, double>;
      case Type::Int: return run<row, int32_t>;
      case Type::Bool: return run<row, bool>;
    }
    return nullptr;
  } else {
    return run<row, double>;
  }
}

}  // namespace

Lanes lanesOf(Op op, Type same) {
  switch (op) {
// clang-format off
#define HGC_OP(Id, ...) case Op::Id: return choose<Op::Id, row##Id>(same);
#include "ir/ops.def"
      // clang-format on
    default: return nullptr;
  }
}

}  // namespace hgc
