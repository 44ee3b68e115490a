#pragma once
/// A linear program for one instance: what the back ends print one to one.
#include <cstdint>
#include <string>
#include <vector>

#include "ir/unit.h"

namespace hgc {

enum class KernelKind : uint8_t {
  Value,        ///< the value of each instance
  Gradient,     ///< and its derivatives by unknowns
  GradientAll,  ///< and by parameters
  Residual,     ///< the components of each residual
  Jacobian,     ///< and their derivatives by unknowns
  Output,       ///< the components of an output
};

const char* kernelKindName(KernelKind kind);
inline bool isGradient(KernelKind kind) { return kind == KernelKind::Gradient || kind == KernelKind::GradientAll; }
/// Whether kernels of this kind write the value of each instance.
inline bool hasValues(KernelKind kind) { return isGradient(kind) || kind == KernelKind::Value; }

/// Writes `code[value]`; `kind`, `a` and `b` as in `Root`. For Partial and Jacobian `a` is the column.
struct Store {
  RootKind kind = RootKind::Value;
  uint32_t a = 0;
  uint32_t b = 0;
  uint32_t value = 0;
};

/// Operands of `code` are positions in it. Slots, gathers, columns and ports are those of the unit.
struct Kernel {
  std::string name;
  KernelKind kind = KernelKind::Value;
  std::vector<Node> code;
  std::vector<uint32_t> origins;
  std::vector<Store> stores;
  std::vector<Port> ports;
  std::vector<Gather> gathers;
  std::vector<Column> columns;
  uint32_t slots = 0;
  uint32_t dims = 0;
  uint32_t liftedReals = 0;
};

/// The constant that a Const node holds.
inline Constant constantOf(const Node& node) { return {node.type, static_cast<uint64_t>(node.c) << 32 | node.b}; }

/// The text form.
std::string printKernel(const Kernel& kernel);

}  // namespace hgc
