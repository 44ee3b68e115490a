#pragma once
/// Makes random well-typed expressions of the language.
#include <map>
#include <string>
#include <vector>

#include "tools/hgc-fuzz/draw.h"

namespace hgc::fuzz {

enum class Sort : uint8_t { Real, Single, Int, Unsigned, Bool, Vec2, Vec3, Mat2 };

/// Values that a loop may read; `$` stands for its counter, `@` for that of the outer loop.
struct Read {
  Sort sort;
  std::string text;
};
/// A range whose size only the data gives, and the further ranges available within its loop.
struct OpenRange {
  std::string text;
  bool isNeverEmpty;
  bool isOfLoop;  ///< a row chosen by the outer loop: folds over it have no derivatives
  std::vector<Read> reads;
  std::vector<OpenRange> inner;
};

/// The values that an expression may use: by sort, texts that need no parentheses.
struct Scope {
  std::map<Sort, std::vector<std::string>> atoms;
  std::string ring;                ///< a ragged row, or empty
  std::string ringSymbol;          ///< a real symbol that its entries index
  std::vector<std::string> calls;  ///< functions of two reals
  std::vector<OpenRange> ranges;
  int loops = 0;  ///< the number of loops around the expression
};

class Expressions {
 public:
  explicit Expressions(Draw& draw) : draw_(draw) {}

  std::string make(Sort sort, int depth, const Scope& scope);
  /// A block with lets, guards and branches, as the body of a term or function.
  std::string block(Sort sort, int depth, const Scope& scope);
  /// A reduction over one of the scope's ranges.
  std::string overRange(int depth, const Scope& scope);
  /// A block that ends in two accumulators of a fold over one of the scope's ranges.
  std::string foldOfTwo(int depth, const Scope& scope);
  /// A block of two reductions over one of the scope's ranges, like those of mixtures: the second one reduces the
  /// operand of the first times a factor.
  std::string keptForTwo(int depth, const Scope& scope);

 private:
  /// A range, and the scope within a loop over it.
  struct Opened {
    OpenRange range;
    std::string counter;
    Scope scope;
  };
  Opened open(const OpenRange& range, const Scope& scope);
  std::string foldOver(const Opened& loop, int depth, const Scope& scope);
  std::string bounded(int depth, const Scope& scope);
  std::string atom(Sort sort, const Scope& scope);
  std::string real(int depth, const Scope& scope);
  std::string reduction(int depth, const Scope& scope);
  std::string called(int depth, const Scope& scope);
  std::string single(int depth, const Scope& scope);
  std::string anywhere(int depth, const Scope& scope);
  std::string integer(Sort sort, int depth, const Scope& scope);
  std::string divided(const char* op, Sort sort, int depth, const Scope& scope);
  std::string boolean(int depth, const Scope& scope);
  std::string vector(Sort sort, int depth, const Scope& scope);
  std::string matrix(int depth, const Scope& scope);
  std::string choice(Sort sort, int depth, const Scope& scope);
  std::string name(const char* prefix) { return prefix + std::to_string(names_++); }

  Draw& draw_;
  int names_ = 0;
};

/// A literal of a real number in the language's syntax.
std::string literal(double value);

}  // namespace hgc::fuzz
