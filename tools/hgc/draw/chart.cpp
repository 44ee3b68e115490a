#include "tools/hgc/draw/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace hgc::tool {
namespace {

constexpr const char* kColours[] = {"#0b5394", "#b45309", "#166534", "#7e22ce", "#9f1239", "#374151"};
constexpr const char* kDashes[] = {"", "7 4", "2 3", "9 3 2 3", "12 5", "4 2"};
constexpr LineStyle kGrid = {"#ddd", ""}, kEdge = {"#111", ""};

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) out += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
  return out;
}

/// The attribute of a dashed stroke; empty for solid ones.
std::string dashed(const LineStyle& style) {
  return *style.dashes == '\0' ? "" : fmt::format(" stroke-dasharray=\"{}\"", style.dashes);
}

}  // namespace

LineStyle lineStyle(size_t number) {
  return {kColours[number % std::size(kColours)], kDashes[number % std::size(kDashes)]};
}

double Axis::at(double value) const {
  return begin + ((isLogarithmic ? std::log10(value) : value) - low) / (high - low) * (end - begin);
}

Axis axisOfPowers(double least, double most, double begin, double end, std::string (*words)(int power)) {
  constexpr int kMostTicks = 12;
  const int low = static_cast<int>(std::floor(std::log10(least)));
  const int high = std::max(static_cast<int>(std::ceil(std::log10(most))), low + 1);
  Axis axis{static_cast<double>(low), static_cast<double>(high), begin, end, true};
  for (int k = low; k <= high; k += 1 + (high - low) / kMostTicks)
    axis.ticks.push_back({begin + (k - axis.low) / (axis.high - axis.low) * (end - begin), words(k)});
  return axis;
}

Axis axisOfCounts(double least, double most, double begin, double end) {
  constexpr double kMostTicks = 10;
  Axis axis{least, std::max(most, least + 1), begin, end};
  double step = 1;
  for (int k = 0; (axis.high - axis.low) / step > kMostTicks; ++k) step *= k % 3 == 1 ? 2.5 : 2;  // 1, 2, 5, 10
  for (double value = std::ceil(least / step) * step; value <= axis.high; value += step)
    axis.ticks.push_back({axis.at(value), fmt::format("{:.0f}", value)});
  return axis;
}

std::string asPower(int power) { return fmt::format("1e{}", power); }
std::string asNumber(int power) { return fmt::format("{:g}", std::pow(10, power)); }

std::string drawText(double x, double y, const char* anchor, const std::string& words) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>", x, y, anchor, escaped(words));
}

std::string drawLine(DrawnPoint from, DrawnPoint to, const LineStyle& style, double width) {
  return fmt::format(
      "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"{}\" stroke-width=\"{}\"{}/>", from.first,
      from.second, to.first, to.second, style.colour, width, dashed(style));
}

std::string drawPath(const std::vector<DrawnPoint>& points, const LineStyle& style) {
  std::string places;
  for (const auto& [x, y] : points) places += fmt::format("{:.1f},{:.1f} ", x, y);
  return fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"{}/>", places, style.colour,
                     dashed(style));
}

std::string drawAxes(const Axis& x, const Axis& y, const std::string& xName, const std::string& yName) {
  std::string out;
  for (const Axis::Tick& tick : x.ticks)
    out +=
        drawLine({tick.at, y.begin}, {tick.at, y.end}, kGrid) + drawText(tick.at, y.begin + 17, "middle", tick.words);
  for (const Axis::Tick& tick : y.ticks)
    out +=
        drawLine({x.begin, tick.at}, {x.end, tick.at}, kGrid) + drawText(x.begin - 7, tick.at + 4, "end", tick.words);
  out += drawLine({x.begin, y.begin}, {x.end, y.begin}, kEdge) + drawLine({x.begin, y.begin}, {x.begin, y.end}, kEdge);
  return out + drawText((x.begin + x.end) / 2, y.begin + 36, "middle", xName) +
         fmt::format("<text transform=\"translate(16 {:.1f}) rotate(-90)\" text-anchor=\"middle\">{}</text>",
                     (y.begin + y.end) / 2, escaped(yName));
}

std::string drawLowered(double down, const std::string& within) {
  return fmt::format("<g transform=\"translate(0 {:.0f})\">", down) + within + "</g>\n";
}

std::string drawing(double width, double height, const std::string& title, const std::string& within) {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
      "font-family=\"sans-serif\" font-size=\"13\" fill=\"#111\"><title>{2}</title>"
      "<rect width=\"{0}\" height=\"{1}\" fill=\"#fff\"/>\n{3}</svg>\n",
      width, height, escaped(title), within);
}

}  // namespace hgc::tool
