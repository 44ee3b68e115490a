#pragma once
/// Derivatives by differences of values, and how exact these are.
#include <array>
#include <memory>
#include <optional>

#include "verify/rounding.h"

namespace hgc {

/// Bound data at four places along a direction. What it refers to must outlive it.
struct Perturbed {
  Perturbed(const Bound& at, const std::vector<std::vector<double>>& along, double distance);

  const Bound& center;
  const std::vector<std::vector<double>>& direction;
  double step;
  std::array<Bound, 4> bounds;  ///< at step, -step, step / 2, -step / 2
  bool isExact = true;          ///< nothing was rounded when it was moved
};

/// A derivative along a direction, and a difference of values.
struct Slope {
  double tangent = 0, difference = 0;
  double scale = 0;     ///< Σ |contributions| to the derivative, path by path
  double allowed = 0;   ///< how far both may be apart, by the rounding of values and by the step
  bool smooth = false;  ///< no kink, jump or edge of the domain lies within the step

  /// How far both are apart, relative to the contributions and to what else `bound` has to allow.
  double error(double bound) const;
  /// Whether a derivative that is wrong by a ten-thousandth of its contributions would not be seen.
  bool isHidden() const { return scale > 0 && allowed > kVisible * scale; }
  static constexpr double kVisible = 1e-4;
};

/// A derivative that seems wrong, until differences with smaller steps say otherwise: next to a kink, those of a wide
/// step may belong to the other side, and curvature hide that. A value.
class Doubt {
 public:
  explicit Doubt(const Slope& wide) : judge_(wide) {}

  /// The next smaller step.
  void consider(const Slope& closer, double bound);
  /// By what to judge: the most exact of the differences since something was found. None if rounding hides what is
  /// left.
  const std::optional<Slope>& judge() const { return judge_; }

 private:
  std::optional<Slope> judge_;
};

/// The instances of a group at all these places. What the program detaches stays as it is at the center. Thread-safety:
/// one thread at a time.
class Differences {
 public:
  /// Of a group bound to the center.
  Differences(const BoundGroup& group, const Perturbed& moved);

  void take(int64_t instance);
  /// Of a real node.
  Slope slopeOf(NodeId node) const;
  /// The same by values alone: a choice that is another at the center than around it counts as none. Where values on
  /// both sides are those of one smooth function, the derivative is its.
  Slope acrossOf(NodeId node) const;
  /// The first node whose derivative is not that of its value, though those of its operands are: where `root` went
  /// wrong. Custom derivatives are such nodes (the last `Attach` of each).
  NodeId firstWrong(NodeId root, double bound) const;
  /// The last `Attach` of each custom derivative.
  const std::vector<NodeId>& attached() const { return attached_; }

 private:
  struct Place {
    Place(const BoundGroup& of, bool isExact);
    Interpreter at;
    Rounding rounding;
  };

  /// Values of a node around the center, and what differences make of them.
  struct Around {
    double wide = 0, narrow = 0;    ///< central differences
    double bend = 0, nearBend = 0;  ///< what slopes on both sides differ by
    double noise = 0, most = 0;     ///< of a difference of slopes; the largest magnitude of the values
  };
  Around aroundOf(NodeId node, double error) const;
  void findJumps();
  bool jumps(NodeId id) const;

  double step_;
  const std::vector<std::vector<double>>& direction_;
  std::vector<std::unique_ptr<Place>> places_;  // the center, then as in Perturbed
  std::vector<NodeId> attached_;
  std::vector<bool> jumps_;    // an integer, a choice or a rounded value that it hangs on changes within the step
  std::vector<bool> isInner_;  // of a custom derivative: what the last Attach takes
};

}  // namespace hgc
