#pragma once
/// The passes, in the order in which `passes/pipeline.cpp` runs them. Their types are the levels of the graph before
/// and after. Passes take and leave valid graphs (`verify`). Thread-safety: a graph is used by one thread at a time.
#include "ir/kernel/kernel.h"
#include "ir/levels.h"
#include "ir/result.h"

namespace hgc {

/// Moves index arithmetic that reads tables to the host program; afterwards loads refer to gathers. Fails if an index
/// depends on a real value.
Result<Hoisted> hoistIndices(const Topology& topology);

/// Adds gathers for the ports of directions and cotangents, so that all kernels have the same gathers.
void seed(Hoisted& hoisted);

/// Adds the value of residual terms (half the sum of squares, or half the loss of it) and, for unknowns and parameters,
/// the roots of the gradient (Partial) and of the Jacobian, in forward or reverse mode, whichever takes fewer
/// operations. Values and derivatives share one graph.
Differentiated differentiate(Hoisted hoisted);

/// Adds products with derivatives for the seeded ports: tangents along the directions, the derivatives of these
/// (Hessian-vector products), and pullbacks of the cotangents.
void deriveProducts(Differentiated& topology);

/// Adds the lower triangle of the Hessian of the value by the unknowns, column by column in forward mode over the
/// gradient.
void deriveHessian(Differentiated& topology);

/// Adds the lower triangle of the Gauss-Newton matrix of a residual: JᵀJ, weighted by the slope of its loss.
void deriveNormal(Differentiated& topology);

/// Adds products of the Gauss-Newton matrix of a residual with the direction.
void deriveNormalProducts(Differentiated& topology);

/// Adds the slope of a residual's loss by the sum of its squares; 1 without a loss.
void deriveWeight(Differentiated& topology);

/// The number of operations that the roots need, without leaves.
size_t countOperations(const RootedGraph& values);

/// Rounds every real that is read or computed to binary32, for `--precision=f32`: sums, products, quotients and roots
/// then have the bits of single-precision arithmetic (rounding twice is harmless there: Figueroa, When is double
/// rounding innocuous?, 1995), and functions are the binary64 ones rounded. Comes before `expand`, which stays in
/// binary64.
void narrow(RootedGraph& values);

/// Replaces every operation that has an expansion by it.
void expand(RootedGraph& values);

/// Fuses a product with the sum or difference that uses it, if that is its only user and in the same loops, or if the
/// product is summed over a loop.
void fuse(RootedGraph& values);

/// Replaces known sizes by constants. `sizes` is by dimension port; 0 means unknown.
void fixSizes(RootedGraph& values, const std::vector<uint32_t>& sizes);

/// Interchanges loops where a sum at every count of an outer loop repeats work that does not depend on that count: the
/// sums are kept in an array, and each count of the former inner loop adds to all of them. The order of each sum stays,
/// so no bit changes.
void interchange(RootedGraph& values);

/// The same for every sum of more than a few counts, without inner loops, directly in a loop of the instance: values
/// read at each count are then read once for all counts of the outer loop, and work shared by several loops is done
/// once. It needs memory for a number at each count of the outer loop.
void interchangeSums(RootedGraph& values);

/// The longest loop that is unrolled.
inline constexpr int32_t kMostUnrolled = 16;

/// Unrolls short loops of constant length. The order of sums stays, so no bit changes. Values that are stored at each
/// count of a loop and have inner loops are computed for all counts within these.
void unroll(RootedGraph& values);

/// Unrolls the loops over a range of constant length in `values`, whatever that length, except values stored at each
/// count. Returns false and changes nothing if it cannot.
bool unrollSums(RootedGraph& values, NodeId range);

/// Gives each count of loops that read rows of unknowns, parameters or fields its own gather, for at most `mostCounts`
/// counts of a loop: instances then have fixed columns, and no bit changes. Empty if such a loop cannot be unrolled or
/// has an unknown length, if long loops remain, or if all instances read the same row.
std::optional<Differentiated> withGatherEachCount(const Differentiated& from, int32_t mostCounts);

/// The kernel of one kind: the code that it needs, in an order with short live ranges.
Kernel cutKernel(const Differentiated& topology, KernelKind kind, std::string name);

/// Checks a graph: operands come before users and have the right types, and leaves and roots belong to the level.
Status verify(const Level& level);

}  // namespace hgc
