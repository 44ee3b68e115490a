#pragma once
/// What `check` holds against each other.
#include <map>
#include <string>
#include <vector>

#include "tools/hgc-fuzz/compiled.h"
#include "tools/hgc-fuzz/draw.h"
#include "tools/hgc-fuzz/reference.h"

namespace hgc::fuzz {

/// A made program, compiled and evaluated once on the first of the CPU levels.
struct Subject {
  const Made& made;
  Effort effort;
  Draw draw;
  Inputs inputs;  ///< with directions and cotangents, if there are products
  Compiled compiled;
  Bound bound;
  std::vector<GroupData> groups;
  Evaluation first;
  Expected expected;
};

/// Each names the first difference, or nothing.
std::string compareReference(Subject& subject);
std::string compareDevices(Subject& subject);
std::string compareFused(Subject& subject);
std::string compareElements(Subject& subject);
std::string compareTexts(Subject& subject);
std::string compareProducts(Subject& subject);
std::string compareMatrices(Subject& subject);

/// Binds a random direction of every unknown and a random cotangent of every term that takes one.
void drawDirections(Subject& subject, const Program& program);
Array randomLike(Draw& draw, Array array);

std::string cpuName(int level);
/// The first of the CPU levels, unfused, one thread.
Result<Session> openFirst(const Subject& subject, const Inputs& inputs);
/// All devices but the first of the CPU levels.
std::vector<std::string> otherDevices(const Subject& subject);

/// Whether two ways to compute a derivative, whose paths sum up to `scale` in magnitude, agree but for rounding; or
/// whether that cannot be said.
bool agree(const Effort& effort, double a, double b, double scale);

double dot(const std::vector<double>& a, const std::vector<double>& b);
/// What is bound to each unknown under its name and `suffix`, by symbol.
std::vector<std::vector<double>> bySymbol(const Program& program, const Inputs& inputs, const char* suffix);

}  // namespace hgc::fuzz
