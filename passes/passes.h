#pragma once
/// The passes, in the order in which `passes/pipeline.cpp` runs them; their types say from which level to which they
/// lead. Each takes what is valid and leaves what is valid. Thread-safety: a value belongs to one thread at a time.
#include "ir/kernel/kernel.h"
#include "ir/levels.h"
#include "ir/result.h"

namespace hgc {

/// Moves index arithmetic that needs tables to the host graph; loads name gathers from here on. Fails if an index
/// depends on a real value.
Result<Hoisted> hoistIndices(const Topology& topology);

/// Adds gathers for the directions and cotangents that the ports provide for, so that all kernels agree on their
/// number.
void seed(Hoisted& hoisted);

/// Adds the value of residual terms (half the sum of squares, or half the loss of it) and, for unknowns and parameters,
/// the roots of the gradient (Partial) and of the Jacobian, forwards or backwards as counted operations say. Forward
/// and backward become one graph.
Differentiated differentiate(Hoisted hoisted);

/// Adds what products with the derivatives need: tangents along the directions and the derivatives of these
/// (Hessian-vector products), and pullbacks of the cotangents; for what was seeded.
void deriveProducts(Differentiated& topology);

/// Adds the lower triangle of the Hessian of the value by the unknowns, column by column in forward mode over the
/// gradient.
void deriveHessian(Differentiated& topology);

/// Adds the lower triangle of the Gauss-Newton matrix of a residual: JᵀJ, weighted by the slope of its loss.
void deriveNormal(Differentiated& topology);

/// Adds products of the Gauss-Newton matrix of a residual with the direction.
void deriveNormalProducts(Differentiated& topology);

/// Adds the slope of a residual's loss by the sum of its squares, 1 where it has none.
void deriveWeight(Differentiated& topology);

/// Operations that the roots need, leaves aside.
size_t countOperations(const RootedGraph& values);

/// Rounds every real that is read or computed to binary32, for `--precision=f32`: sums, products, quotients and roots
/// then have the bits of single-precision arithmetic (rounding twice is harmless there: Figueroa, When is double
/// rounding innocuous?, 1995), and functions are the binary64 ones rounded. Comes before `expand`, which stays in
/// binary64.
void narrow(RootedGraph& values);

/// Replaces every operation that has an expansion by it.
void expand(RootedGraph& values);

/// Turns a product that one sum or difference of the same loops uses into a fused operation, also one that is summed
/// over a loop.
void fuse(RootedGraph& values);

/// Makes constants of the sizes that are known: by dimension port, 0 for any.
void fixSizes(RootedGraph& values, const std::vector<uint32_t>& sizes);

/// Turns nests inside out where a sum at every count of one loop would run loops anew that do not depend on that: all
/// sums are kept in an array, and each count of what was the inner loop takes in what it does for all of them. Every
/// sum is added up in the order it had, so no bit changes.
void interchange(RootedGraph& values);

/// The same for every sum of each instance, of more than a few counts and without loops within, in a loop with nothing
/// between: what it reads of an instance at each count is then read once for all counts of the loop around, and what
/// several loops need is computed once. It takes memory, a number for each count of the loop around.
void interchangeSums(RootedGraph& values);

/// Longer loops are not taken apart.
inline constexpr int32_t kMostUnrolled = 16;

/// Takes short loops apart whose lengths are constants: every sum is added up as its loop would, so no bit changes.
/// What is stored at each count of a loop, and has loops within, is computed for all counts in these.
void unroll(RootedGraph& values);

/// Takes the loops over one range apart but for what is stored there, whatever their length, and gives whether it
/// could: else nothing is changed. The range is one that `values` has, of constant length.
bool unrollSums(RootedGraph& values, NodeId range);

/// The same derivatives with a gather for each count of the loops that rows of unknowns, parameters and fields are read
/// in, at most `mostCounts` of each: an instance then has fixed columns, and no bit changes. Nothing where some of
/// these loops can't be taken apart, or have lengths that nobody knows; where long loops stay; or where all instances
/// read the same row.
std::optional<Differentiated> withGatherEachCount(const Differentiated& from, int32_t mostCounts);

/// The part that `kind` needs, in an order of short live ranges.
Kernel cutKernel(const Differentiated& topology, KernelKind kind, std::string name);

/// Says what is wrong, or nothing: operands before users and of the right types, leaves and roots those of the level.
Status verify(const Level& level);

}  // namespace hgc
