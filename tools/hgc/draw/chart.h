#pragma once
/// Draws charts as SVG.
#include <string>
#include <utility>
#include <vector>

namespace hgc::tool {

/// The size of a chart, its margins, and the height of a line of the legend.
struct PictureSize {
  double width = 760, height = 330, left = 70, right = 20, top = 34, bottom = 46, legend = 18;
};
inline constexpr PictureSize kPicture;

/// The style of line `number`: styles differ in colours and dashes.
struct LineStyle {
  const char* colour;
  const char* dashes;
};
LineStyle lineStyle(size_t number);

/// Maps numbers to positions along a direction of the chart.
struct Axis {
  struct Tick {
    double at = 0;
    std::string words;
  };
  double low = 0, high = 1;   ///< the numbers at both ends; their logarithms if logarithmic
  double begin = 0, end = 1;  ///< the positions of both ends
  bool isLogarithmic = false;
  std::vector<Tick> ticks = {};

  double at(double value) const;
};

/// A logarithmic axis of powers of ten from below `least` to above `most`, both positive; `words` names a power.
Axis axisOfPowers(double least, double most, double begin, double end, std::string (*words)(int power));
/// A linear axis of whole numbers.
Axis axisOfCounts(double least, double most, double begin, double end);

/// "1e7" and "1e+07"; "0.001" and "1e-05".
std::string asPower(int power);
std::string asNumber(int power);

using DrawnPoint = std::pair<double, double>;

std::string drawText(double x, double y, const char* anchor, const std::string& words);
std::string drawLine(DrawnPoint from, DrawnPoint to, const LineStyle& style, double width = 1);
std::string drawPath(const std::vector<DrawnPoint>& points, const LineStyle& style);
/// Both axes with grid lines and names.
std::string drawAxes(const Axis& x, const Axis& y, const std::string& xName, const std::string& yName);
/// Moves a drawing down.
std::string drawLowered(double down, const std::string& within);
/// The text of an SVG file.
std::string drawing(double width, double height, const std::string& title, const std::string& within);

}  // namespace hgc::tool
