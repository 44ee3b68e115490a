/// `hgc explain`: the work of a program on its data, its expected time, and the device of `auto`.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "runtime/choice/cost_model.h"
#include "tools/hgc/run/data.h"

namespace hgc::tool {
namespace {

using Json = nlohmann::ordered_json;

/// A kind of kernels, and the expected time of a launch on each known device.
struct Row {
  KernelKind kind;
  LaunchWork work;
  std::vector<std::pair<std::string, Estimate>> devices;
};

std::vector<Row> rowsOf(const Workload& workload, const CostModel& model) {
  std::vector<Row> rows;
  const std::string program = programName(*workload.artefact);
  for (const KernelKind kind : workload.artefact->kinds) {
    Row row{kind, launchWork(workload, kind), {}};
    if (row.work.instances == 0) continue;
    for (const auto& [name, device] : model.snapshot())
      row.devices.emplace_back(name, model.call(name, {program, uint32_t{1} << static_cast<unsigned>(kind)}, row.work));
    rows.push_back(std::move(row));
  }
  return rows;
}

int64_t instancesOf(const Workload& workload) {
  int64_t instances = 0;
  for (const GroupData& group : workload.groups) instances += group.count;
  return instances;
}

std::string table(const Session& session, const std::vector<Row>& rows) {
  const Workload& workload = session.workload();
  std::string out = fmt::format("{}: {} instances of {} topologies\n", programName(*workload.artefact),
                                instancesOf(workload), workload.artefact->plan.topologies.size());
  for (const Row& row : rows) {
    const auto count = static_cast<double>(row.work.instances);
    out += fmt::format("  {}: {} instances, of each {:.0f} operations and {:.0f} bytes; {:.4g} MB of results\n",
                       info(row.kind).name, row.work.instances, row.work.operations / count, row.work.bytes / count,
                       row.work.results * 1e-6);
    for (const auto& [name, expected] : row.devices)
      out += fmt::format("    {:>10.4g} ms on {}, {}\n", expected.milliseconds, name,
                         expected.calls == 0 ? "not measured: at the device's peak rates"
                                             : fmt::format("learned from {} calls, give or take {:.2g} ms",
                                                           expected.calls, expected.deviation));
  }
  return out + fmt::format("runs on {} ({})\n", session.device(), session.reason());
}

std::string json(const Session& session, const std::vector<Row>& rows) {
  Json out;
  out["program"] = programName(*session.workload().artefact);
  out["instances"] = instancesOf(session.workload());
  out["topologies"] = session.workload().artefact->plan.topologies.size();
  out["kernels"] = Json::object();
  for (const Row& row : rows) {
    Json& kernels = out["kernels"][std::string(info(row.kind).name)];
    kernels = {{"instances", row.work.instances},  {"operations", row.work.operations}, {"bytes", row.work.bytes},
               {"result_bytes", row.work.results}, {"expected_ms", Json::object()},     {"calls", Json::object()}};
    for (const auto& [name, expected] : row.devices) {
      kernels["expected_ms"][name] = expected.milliseconds;
      kernels["calls"][name] = expected.calls;
    }
  }
  out["device"] = session.device();
  out["reason"] = session.reason();
  return out.dump() + "\n";
}

}  // namespace

int commandExplain(const Options& options) {
  auto ready = makeReady(options, {KernelKind::Value, KernelKind::Gradient});
  if (!ready) return fail(options, ready.error());
  SessionOptions how = sessionOptions(options, false);
  how.model = CostModel::ofMachine();
  const auto session = Session::open(ready->artefact, std::move(ready->bound), how);
  if (!session) return fail(options, session.error());
  sayWarnings(options, *session, 0);
  const std::vector<Row> rows = rowsOf(session->workload(), *how.model);
  fmt::print("{}", options.json ? json(*session, rows) : table(*session, rows));
  return 0;
}

}  // namespace hgc::tool
