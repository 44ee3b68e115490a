#include "tools/hgc/bench/costs.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "runtime/choice/model_file.h"
#include "tools/hgc/bench/cost_plot.h"
#include "tools/io/files.h"

namespace hgc::tool {
namespace {

using Json = nlohmann::ordered_json;

/// A millisecond's worth of something as 10⁹ a second.
double giga(double aMillisecond) { return aMillisecond * 1e-6; }

std::string showTable(const DeviceModels& devices) {
  std::string out;
  for (const auto& [name, device] : devices) {
    const Ceilings& most = device.ceilings;
    out += fmt::format("{}\n  {}: {:.3g} ms a call, {:.3g} Gop/s, {:.3g} GB/s", name,
                       device.calibrated != 0 ? "measured" : "taken for granted", most.launch, giga(most.operations),
                       giga(most.bytes));
    if (std::isfinite(most.transfer)) out += fmt::format(", {:.3g} GB/s to the host", giga(most.transfer));
    out += fmt::format("; opening {:.3g} ms and {:.3g} a MB, of {}\n", device.opening.a, device.opening.b,
                       device.opening.calls);
    if (device.calls.empty()) continue;
    out += fmt::format("  {:<46} {:<20} {:>9} {:>11} {:>11} {:>7} {:>7}\n", "program", "kernels", "instances",
                       "ms expected", "ms measured", "calls", "off by");
    for (const auto& [key, call] : device.calls)
      out += fmt::format("  {:<46} {:<20} {:>9} {:>11.4g} {:>11.4g} {:>7} {:>5.0f} %\n", key.program,
                         kindsName(key.kinds), call.work.instances, call.line.at(leastTime(most, call.work)),
                         call.milliseconds, call.line.calls, 100 * call.line.error);
  }
  return out.empty() ? "nothing is known of this machine's devices yet: hgc bench something, or hgc model calibrate\n"
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
