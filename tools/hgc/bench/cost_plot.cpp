#include "tools/hgc/bench/cost_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

namespace hgc::tool {
namespace {

constexpr const char* kColours[] = {"#0b5394", "#b45309", "#166534", "#7e22ce", "#9f1239", "#374151"};
constexpr const char* kDashes[] = {"", "7 4", "2 3", "9 3 2 3", "12 5", "4 2"};
constexpr double kWidth = 760, kHeight = 330, kLeft = 70, kRight = 20, kTop = 34, kBottom = 46, kLegend = 18;

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) out += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
  return out;
}

/// Powers of ten from the one below `low` to the one above `high`, along a direction of the picture.
struct Axis {
  int low = 0, high = 1;
  double begin = 0, end = 1;

  Axis(double least, double most, double from, double to)
      : low(static_cast<int>(std::floor(std::log10(least)))), high(static_cast<int>(std::ceil(std::log10(most)))) {
    high = std::max(high, low + 1);
    begin = from, end = to;
  }
  double at(double value) const { return begin + (std::log10(value) - low) / (high - low) * (end - begin); }
};

/// A device's line, and the call that it was seen at last.
struct Curve {
  const std::string* device;
  const DeviceModel* model;
  const KnownCall* call;

  /// With as much work an instance as that call had.
  double milliseconds(double instances) const {
    return call->line.at(leastTime(model->ceilings, call->work) * instances /
                         static_cast<double>(call->work.instances));
  }
};

std::string text(double x, double y, const char* anchor, const std::string& words) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>", x, y, anchor, escaped(words));
}

std::string axes(const Axis& x, const Axis& y) {
  std::string out;
  const auto line = [&](double x1, double y1, double x2, double y2, const char* colour) {
    out += fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"{}\"/>", x1, y1, x2, y2,
                       colour);
  };
  for (int k = x.low; k <= x.high; ++k) {
    line(x.at(std::pow(10, k)), y.begin, x.at(std::pow(10, k)), y.end, "#ddd");
    out += text(x.at(std::pow(10, k)), y.begin + 17, "middle", fmt::format("1e{}", k));
  }
  for (int k = y.low; k <= y.high; ++k) {
    line(x.begin, y.at(std::pow(10, k)), x.end, y.at(std::pow(10, k)), "#ddd");
    out += text(x.begin - 7, y.at(std::pow(10, k)) + 4, "end", fmt::format("{:g}", std::pow(10, k)));
  }
  line(x.begin, y.begin, x.end, y.begin, "#111");
  line(x.begin, y.begin, x.begin, y.end, "#111");
  return out + text((x.begin + x.end) / 2, y.begin + 36, "middle", "instances") +
         fmt::format("<text transform=\"translate(16 {:.1f}) rotate(-90)\" text-anchor=\"middle\">milliseconds</text>",
                     (y.begin + y.end) / 2);
}

std::string drawn(const Curve& curve, size_t number, const Axis& x, const Axis& y) {
  std::string points;
  for (double power = x.low; power <= x.high; power += 0.1) {
    const double instances = std::pow(10, power);
    points += fmt::format("{:.1f},{:.1f} ", x.at(instances), y.at(curve.milliseconds(instances)));
  }
  const char* colour = kColours[number % std::size(kColours)];
  return fmt::format(
      "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" stroke-dasharray=\"{}\"/>"
      "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" fill=\"{}\"/>",
      points, colour, kDashes[number % std::size(kDashes)], x.at(static_cast<double>(curve.call->work.instances)),
      y.at(curve.call->milliseconds), colour);
}

double heightOf(const std::vector<Curve>& curves) { return kHeight + kLegend * static_cast<double>(curves.size()); }

std::string chart(const CallKey& key, const std::vector<Curve>& curves, double down) {
  double least = 100, most = 1e7, soonest = HUGE_VAL, latest = 0;
  for (const Curve& curve : curves) {
    least = std::min(least, static_cast<double>(curve.call->work.instances));
    most = std::max(most, static_cast<double>(curve.call->work.instances));
  }
  for (const Curve& curve : curves) {
    soonest = std::min({soonest, curve.milliseconds(least), curve.call->milliseconds});
    latest = std::max({latest, curve.milliseconds(most), curve.call->milliseconds});
  }
  const Axis x(least, most, kLeft, kWidth - kRight);
  const Axis y(std::max(soonest, 1e-6), latest, kHeight - kBottom, kTop);
  std::string out = fmt::format("<g transform=\"translate(0 {:.0f})\">", down) +
                    text(kLeft, 20, "start", fmt::format("{}: {}", key.program, kindsName(key.kinds))) + axes(x, y);
  for (size_t k = 0; k < curves.size(); ++k) {
    const double at = kHeight + kLegend * static_cast<double>(k) + 6;
    out += drawn(curves[k], k, x, y) +
           fmt::format(
               "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{}\" stroke-width=\"2\" "
               "stroke-dasharray=\"{}\"/>",
               kLeft, at - 4, kLeft + 30, at - 4, kColours[k % std::size(kColours)], kDashes[k % std::size(kDashes)]) +
           text(kLeft + 38, at, "start",
                fmt::format("{}, {} calls, off by {:.0f} %", *curves[k].device, curves[k].call->line.calls,
                            100 * curves[k].call->line.error));
  }
  return out + "</g>";
}

}  // namespace

std::string costPlot(const DeviceModels& devices, const std::string& programs) {
  std::map<CallKey, std::vector<Curve>> calls;
  for (const auto& [name, model] : devices) {
    for (const auto& [key, call] : model.calls) {
      if (key.program.starts_with(programs) && call.work.instances > 0 && call.line.at(0) > 0)
        calls[key].push_back({&name, &model, &call});
    }
  }
  if (calls.empty()) return {};
  std::string out;
  double down = 0;
  for (const auto& [key, curves] : calls) {
    out += chart(key, curves, down) + "\n";
    down += heightOf(curves) + 14;
  }
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
      "font-family=\"sans-serif\" font-size=\"13\" fill=\"#111\"><title>What calls take, by device</title>"
      "<rect width=\"{0}\" height=\"{1}\" fill=\"#fff\"/>\n{2}</svg>\n",
      kWidth, down, out);
}

}  // namespace hgc::tool
