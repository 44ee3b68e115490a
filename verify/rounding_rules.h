#pragma once
/// What rounding makes of single operations.
#include "ir/op.h"

namespace hgc {

/// The result is one of the operands, or is otherwise exact where they are.
bool isLossless(Op op);
/// The derivative changes where a choice does.
bool isChoice(Op op);
/// Of one rounding.
bool isArithmetic(Op op);
/// Without jumps and kinks where the operands are far from singular.
bool isSmooth(Op op);
bool isProduct(Op op);
bool isLinear(Op op);

/// How far `y` is from the exact result of an arithmetic operation on exact operands, nearly.
double residueOf(Op op, double a, double b, double y);
/// How far a number is from the nearest one in binary32.
double singleError(double value);
/// The largest of what is added up within one operation, and may cancel.
double largestPart(Op op, double a, double b, double c, double y);

/// A bound that is not known is infinite.
double orInfinite(double bound);
double distance(double a, double b);

}  // namespace hgc
