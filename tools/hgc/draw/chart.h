#pragma once
/// Pictures of numbers, in SVG.
#include <string>
#include <utility>
#include <vector>

namespace hgc::tool {

/// How large a picture is, and what it leaves free for the names of axes; how far lines of its legend are apart.
struct PictureSize {
  double width = 760, height = 330, left = 70, right = 20, top = 34, bottom = 46, legend = 18;
};
inline constexpr PictureSize kPicture;

/// How the `number`-th of several lines is told from the others, also without colours.
struct LineStyle {
  const char* colour;
  const char* dashes;
};
LineStyle lineStyle(size_t number);

/// A direction of the picture: which numbers stand where along it.
struct Axis {
  struct Tick {
    double at = 0;
    std::string words;
  };
  double low = 0, high = 1;   ///< the number at either end; of powers of ten its logarithm
  double begin = 0, end = 1;  ///< where these are
  bool isLogarithmic = false;
  std::vector<Tick> ticks = {};

  double at(double value) const;
};

/// Powers of ten from the one below `least` to the one above `most`, which are positive. `words` names a power.
Axis axisOfPowers(double least, double most, double begin, double end, std::string (*words)(int power));
/// Whole numbers.
Axis axisOfCounts(double least, double most, double begin, double end);

/// "1e7" and "1e+07"; "0.001" and "1e-05".
std::string asPower(int power);
std::string asNumber(int power);

using DrawnPoint = std::pair<double, double>;

std::string drawText(double x, double y, const char* anchor, const std::string& words);
std::string drawLine(DrawnPoint from, DrawnPoint to, const LineStyle& style, double width = 1);
std::string drawPath(const std::vector<DrawnPoint>& points, const LineStyle& style);
/// Both axes with their lines of the grid and their names.
std::string drawAxes(const Axis& x, const Axis& y, const std::string& xName, const std::string& yName);
/// What is within, moved down.
std::string drawLowered(double down, const std::string& within);
/// The whole file.
std::string drawing(double width, double height, const std::string& title, const std::string& within);

}  // namespace hgc::tool
