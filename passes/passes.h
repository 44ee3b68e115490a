#pragma once
/// The passes, in the order in which `passes/pipeline.cpp` runs them. Each takes a valid unit and leaves a valid one.
/// Thread-safety: a unit belongs to one thread at a time.
#include "ir/kernel.h"
#include "ir/result.h"
#include "ir/unit.h"

namespace hgc {

/// Moves index arithmetic that needs tables to the host graph; loads name gathers from here on. Fails if an index
/// depends on a real value.
Status hoistIndices(Unit& unit);

/// Adds gathers for the directions and cotangents that the unit's ports provide for, so that all kernels agree on
/// their number.
void seed(Unit& unit);

/// Adds the value of residual terms (half the sum of squares, or half the loss of it) and, for unknowns and parameters,
/// the roots of the gradient (Partial) and of the Jacobian, forwards or backwards as counted operations say. Forward
/// and backward become one graph.
void differentiate(Unit& unit);

/// Adds what products with the derivatives need: tangents along the directions and the derivatives of these
/// (Hessian-vector products), and pullbacks of the cotangents. Needs `seed` and `differentiate`.
Status deriveProducts(Unit& unit);

/// Adds the lower triangle of the Hessian of the value by the unknowns, column by column in forward mode over the
/// gradient. Needs `differentiate`.
Status deriveHessian(Unit& unit);

/// Adds the lower triangle of the Gauss-Newton matrix of a residual: JᵀJ, weighted by the slope of its loss.
Status deriveNormal(Unit& unit);

/// Operations that the roots need, leaves aside.
size_t countOperations(const Unit& unit);

/// Rounds every real that is read or computed to binary32, for `--precision=f32`: sums, products, quotients and roots
/// then have the bits of single-precision arithmetic (rounding twice is harmless there: Figueroa, When is double
/// rounding innocuous?, 1995), and functions are the binary64 ones rounded. Comes before `expand`, which stays in
/// binary64.
void narrow(Unit& unit);

/// Replaces every operation that has an expansion by it.
void expand(Unit& unit);

/// Turns a product that one sum or difference uses into a fused operation.
void fuse(Unit& unit);

/// The part of the unit that `kind` needs, in an order of short live ranges.
Kernel cutKernel(const Unit& unit, KernelKind kind, std::string name);

/// Says what is wrong with a unit, or nothing: operands before users and of the right types, leaves in range.
Status verify(const Unit& unit);

}  // namespace hgc
