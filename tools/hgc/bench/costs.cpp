#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "runtime/choice/cost_model.h"
#include "runtime/choice/model_file.h"
#include "tools/hgc/draw/chart.h"
#include "tools/hgc/run/data.h"
#include "tools/io/files.h"

namespace hgc::tool {
namespace {

/// A device's line, and its last measured call.
struct Curve {
  const std::string* device;
  const DeviceModel* model;
  const KnownCall* call;

  /// For the same work per instance as that call.
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

/// An SVG chart of milliseconds against instances for each program whose name begins with `programs`, and each kind of
/// call: a line per device, and a point for its last measurement. Empty if there is no such program.
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

using Json = nlohmann::ordered_json;

/// Converts a rate per millisecond to 10⁹ per second.
double giga(double aMillisecond) { return aMillisecond * 1e-6; }

std::string showTable(const DeviceModels& devices) {
  std::string out;
  for (const auto& [name, device] : devices) {
    const Ceilings& most = device.ceilings;
    out += fmt::format("{}\n  {}: {:.3g} ms a call, {:.3g} Gop/s, {:.3g} GB/s", name,
                       device.calibrated != 0 ? "measured" : "assumed", most.launch, giga(most.operations),
                       giga(most.bytes));
    if (std::isfinite(most.transfer)) out += fmt::format(", {:.3g} GB/s to the host", giga(most.transfer));
    out += fmt::format("; opening takes {:.3g} ms and {:.3g} for each MB (learned from {})\n", device.opening.a,
                       device.opening.b, device.opening.calls);
    if (device.calls.empty()) continue;
    out += fmt::format("  {:<46} {:<20} {:>9} {:>11} {:>11} {:>7} {:>7}\n", "program", "kernels", "instances",
                       "ms expected", "ms measured", "calls", "off by");
    for (const auto& [key, call] : device.calls)
      out += fmt::format("  {:<46} {:<20} {:>9} {:>11.4g} {:>11.4g} {:>7} {:>5.0f} %\n", key.program,
                         kindsName(key.kinds), call.work.instances, call.line.at(leastTime(most, call.work)),
                         call.milliseconds, call.line.calls, 100 * call.line.error);
  }
  return out.empty()
             ? "nothing is known of this machine's devices yet: run hgc bench on a program, or hgc model calibrate\n"
             : out;
}

std::string showJson(const DeviceModels& devices) {
  Json all = Json::object();
  for (const auto& [name, device] : devices) {
    const Ceilings& most = device.ceilings;
    Json& one = all[name];
    one["measured"] = device.calibrated != 0;
    one["ceilings"] = {{"launch_ms", most.launch}, {"gops", giga(most.operations)}, {"gbs", giga(most.bytes)}};
    if (std::isfinite(most.transfer)) one["ceilings"]["transfer_gbs"] = giga(most.transfer);
    one["opening_ms"] = device.opening.a;
    one["calls"] = Json::array();
    for (const auto& [key, call] : device.calls)
      one["calls"].push_back({{"program", key.program},
                              {"kernels", kindsName(key.kinds)},
                              {"instances", call.work.instances},
                              {"expected_ms", call.line.at(leastTime(most, call.work))},
                              {"measured_ms", call.milliseconds},
                              {"overhead_ms", call.line.a},
                              {"times_least", call.line.b},
                              {"calls", call.line.calls},
                              {"error", call.line.error}});
  }
  return all.dump() + "\n";
}

}  // namespace

int commandModelShow(const Options& options) {
  if (const Status place = modelPlace(); !place) {
    fmt::print("{}\n", options.json ? "{}" : place.error().message);
    return 0;
  }
  const DeviceModels devices = readModel();
  fmt::print("{}", options.json ? showJson(devices) : showTable(devices));
  return 0;
}

int commandModelPlot(const Options& options) {
  if (const Status place = modelPlace(); !place) return fail(options, place.error());
  const std::string picture = costPlot(readModel(), options.model);
  if (picture.empty())
    return fail(options,
                Error{options.model.empty() ? "no calls are known yet"
                                            : "no program of which calls are known begins with " + options.model,
                      "hgc model show lists them"});
  if (options.output.empty() || options.output == "-") {
    fmt::print("{}", picture);
    return 0;
  }
  const Status done = writeFile(options.output, picture);
  return done ? 0 : fail(options, done.error());
}

int commandModelReset(const Options& options) {
  if (const Status place = modelPlace(); !place) return fail(options, place.error());
  if (forgetModel(options.model) || options.model.empty()) return 0;
  return fail(options, Error{"no device `" + options.model + "` is known", "hgc model show lists them"});
}

}  // namespace hgc::tool
