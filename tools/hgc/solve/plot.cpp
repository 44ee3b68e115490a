#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <vector>

#include "tools/hgc/draw/chart.h"
#include "tools/hgc/solve/table.h"

namespace hgc::tool {
namespace {

/// A point of the chart.
struct Drawn {
  double iteration = 0, value = 0;
  bool isStart = false, isAccepted = true;
};

/// A panel with its legend.
class Panel {
 public:
  Panel(const std::vector<Drawn>& rows, const Axis& x, std::string name, size_t style);

  std::string drawing(const std::string& rowsAre, double down) const;
  double height() const;

 private:
  DrawnPoint placeOf(const Drawn& row) const;
  std::string line() const;
  std::string marks() const;
  /// Marks and their meanings.
  std::vector<std::pair<std::string, std::string>> legend() const;
  bool isBelow(const Drawn& row) const { return row.value <= 0; }
  bool isAbove(const Drawn& row) const { return !(row.value <= most_); }
  bool has(const auto& holds) const { return std::ranges::any_of(rows_, holds); }

  const std::vector<Drawn>& rows_;
  std::string name_;
  LineStyle style_;
  double most_ = 0;  ///< the largest value that is drawn to scale
  Axis x_;
  Axis y_ = {};
};

std::string circle(DrawnPoint at, const LineStyle& style, bool isHollow) {
  return fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" fill=\"{}\" stroke=\"{}\"/>", at.first, at.second,
                     isHollow ? 4 : 2.5, isHollow ? "none" : style.colour, style.colour);
}

/// A triangle for values beyond the lower edge (`isDown`) or the upper one.
std::string triangle(DrawnPoint at, const LineStyle& style, bool isDown) {
  const auto [x, y] = at;
  const double flat = isDown ? y - 8 : y + 8;
  return fmt::format("<polygon points=\"{:.1f},{:.1f} {:.1f},{:.1f} {:.1f},{:.1f}\" fill=\"none\" stroke=\"{}\"/>", x,
                     y, x - 5, flat, x + 5, flat, style.colour);
}

Panel::Panel(const std::vector<Drawn>& rows, const Axis& x, std::string name, size_t style)
    : rows_(rows), name_(std::move(name)), style_(lineStyle(style)), x_(x) {
  constexpr double kFar = 100;  // times the largest on the line, which steps that were rejected may be above
  double least = std::numeric_limits<double>::infinity(), most = 0;
  for (const Drawn& row : rows_) {
    if (!(row.value > 0) || !std::isfinite(row.value)) continue;
    least = std::min(least, row.value);
    if (row.isAccepted) most = std::max(most, row.value);
  }
  const auto isNear = [&](const Drawn& row) { return std::isfinite(row.value) && row.value <= kFar * most; };
  most_ = most;
  for (const Drawn& row : rows_) most_ = isNear(row) ? std::max(most_, row.value) : most_;
  const bool isEmpty = !(most_ > 0);  // all are 0
  y_ = axisOfPowers(isEmpty ? 0.1 : least, isEmpty ? 1 : most_, kPicture.height - kPicture.bottom, kPicture.top,
                    asPower);
}

DrawnPoint Panel::placeOf(const Drawn& row) const {
  const double x = x_.at(row.iteration);
  return {x, isBelow(row) ? y_.begin : isAbove(row) ? y_.end : y_.at(row.value)};
}

/// The line through accepted points; each start begins a new one.
std::string Panel::line() const {
  std::string out;
  std::vector<DrawnPoint> points;
  for (const Drawn& row : rows_) {
    if (row.isStart && !points.empty()) {
      out += drawPath(points, style_);
      points.clear();
      out += drawLine({x_.at(row.iteration), y_.begin}, {x_.at(row.iteration), y_.end}, {"#888", "3 3"});
    }
    if (row.isAccepted) points.push_back(placeOf(row));
  }
  return out + drawPath(points, style_);
}

std::string Panel::marks() const {
  std::string out;
  for (const Drawn& row : rows_) {
    if (isBelow(row)) out += triangle(placeOf(row), style_, true);
    else if (isAbove(row)) out += triangle(placeOf(row), style_, false);
    else out += circle(placeOf(row), style_, !row.isAccepted);
  }
  return out;
}

std::vector<std::pair<std::string, std::string>> Panel::legend() const {
  std::vector<std::pair<std::string, std::string>> entries;
  if (has([&](const Drawn& row) { return !row.isAccepted && !isBelow(row) && !isAbove(row); }))
    entries.emplace_back(circle({0, 0}, style_, true), "a step that was rejected");
  if (has([&](const Drawn& row) { return isBelow(row); }))
    entries.emplace_back(triangle({0, 4}, style_, true), "0, or less, which no power of ten is: at the lower edge");
  if (has([&](const Drawn& row) { return isAbove(row); }))
    entries.emplace_back(triangle({0, -4}, style_, false), "infinite, or far above the others: at the upper edge");
  if (std::ranges::count(rows_, true, &Drawn::isStart) > 1)
    entries.emplace_back(drawLine({0, -6}, {0, 6}, {"#888", "3 3"}), "another start");
  return entries;
}

double Panel::height() const { return kPicture.height + kPicture.legend * static_cast<double>(legend().size()); }

std::string Panel::drawing(const std::string& rowsAre, double down) const {
  std::string out = drawAxes(x_, y_, rowsAre, name_) + line() + marks();
  double at = kPicture.height + 4;
  for (const auto& [mark, words] : legend()) {
    out += fmt::format("<g transform=\"translate({} {})\">", kPicture.left + 8, at - 4) + mark + "</g>" +
           drawText(kPicture.left + 24, at, "start", words);
    at += kPicture.legend;
  }
  return drawLowered(down, out);
}

/// Costs, relative to the least accepted one if that is negative.
std::vector<Drawn> costsOf(const SolveReport& report, double& base) {
  std::vector<Drawn> rows;
  base = 0;
  for (const SolveIteration& row : report.iterations) {
    rows.push_back({static_cast<double>(row.iteration), row.cost, row.isStart, row.isAccepted});
    if (row.isAccepted) base = std::min(base, row.cost);
  }
  for (Drawn& row : rows) row.value -= base;
  return rows;
}

/// Gradients of accepted steps: a rejected one repeats the gradient before.
std::vector<Drawn> gradientsOf(const SolveReport& report) {
  std::vector<Drawn> rows;
  for (const SolveIteration& row : report.iterations) {
    if (row.isAccepted) rows.push_back({static_cast<double>(row.iteration), row.gradient, row.isStart});
  }
  return rows;
}

}  // namespace

std::string solvePlot(const SolveReport& report, const std::string& model) {
  const std::string name = std::filesystem::path(model).filename();
  if (report.iterations.empty()) return tool::drawing(kPicture.width, kPicture.height, name, "");
  double base = 0;
  const std::vector<Drawn> costs = costsOf(report, base), gradients = gradientsOf(report);
  const bool isOfEach = !report.each.cost.empty();
  const char* const rowsAre = isOfEach ? "round" : "iteration";
  const Axis x =
      axisOfCounts(costs.front().iteration, costs.back().iteration, kPicture.left, kPicture.width - kPicture.right);
  const Panel cost(costs, x, base < 0 ? fmt::format("cost above {:.6g}", base) : isOfEach ? "sum of costs" : "cost", 0);
  const std::string title =
      fmt::format("{} by {}, which ends by {}", name, nameOf(report.method), nameOf(report.ending));
  std::string within = drawText(kPicture.left, 20, "start", title) + cost.drawing(rowsAre, 0);
  double down = cost.height();
  if (!isOfEach) {
    const Panel gradient(gradients, x, "largest |gradient|", 1);
    within += gradient.drawing(rowsAre, down);
    down += gradient.height();
  }
  return tool::drawing(kPicture.width, down + 6, fmt::format("{}: {}", name, report.why), within);
}

}  // namespace hgc::tool
