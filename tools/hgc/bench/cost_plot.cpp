#include "tools/hgc/bench/cost_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "tools/hgc/draw/chart.h"

namespace hgc::tool {
namespace {

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

std::string drawn(const Curve& curve, const LineStyle& style, const Axis& x, const Axis& y) {
  std::vector<DrawnPoint> points;
  for (double power = x.low; power <= x.high; power += 0.1) {
    const double instances = std::pow(10, power);
    points.emplace_back(x.at(instances), y.at(curve.milliseconds(instances)));
  }
  return drawPath(points, style) + fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" fill=\"{}\"/>",
                                               x.at(static_cast<double>(curve.call->work.instances)),
                                               y.at(curve.call->milliseconds), style.colour);
}

double heightOf(const std::vector<Curve>& curves) {
  return kPicture.height + kPicture.legend * static_cast<double>(curves.size());
}

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
  const Axis x = axisOfPowers(least, most, kPicture.left, kPicture.width - kPicture.right, asPower);
  const Axis y =
      axisOfPowers(std::max(soonest, 1e-6), latest, kPicture.height - kPicture.bottom, kPicture.top, asNumber);
  std::string out = drawText(kPicture.left, 20, "start", fmt::format("{}: {}", key.program, kindsName(key.kinds))) +
                    drawAxes(x, y, "instances", "milliseconds");
  for (size_t k = 0; k < curves.size(); ++k) {
    const double at = kPicture.height + kPicture.legend * static_cast<double>(k) + 6;
    const KnownCall& call = *curves[k].call;
    out += drawn(curves[k], lineStyle(k), x, y) +
           drawLine({kPicture.left, at - 4}, {kPicture.left + 30, at - 4}, lineStyle(k), 2) +
           drawText(
               kPicture.left + 38, at, "start",
               fmt::format("{}, {} calls, off by {:.0f} %", *curves[k].device, call.line.calls, 100 * call.line.error));
  }
  return drawLowered(down, out);
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
    out += chart(key, curves, down);
    down += heightOf(curves) + 14;
  }
  return drawing(kPicture.width, down, "What calls take, by device", out);
}

}  // namespace hgc::tool
