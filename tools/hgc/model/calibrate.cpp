/// `hgc model calibrate`: measures the speed of devices with small programs.

#include <chrono>

#include "compiler/compile.h"
#include "ir/kernel/device_name.h"
#include "runtime/choice/model_file.h"
#include "runtime/cpu/cpu.h"
#include "runtime/device/launch_work.h"
#include "runtime/session/lifecycle/gpu_rooms.h"
#include "tools/hgc/bench/calls.h"
#include "tools/hgc/run/data.h"

namespace hgc::tool {
namespace {

/// Programs that are limited by memory, by arithmetic, and by the transfer of results.
constexpr const char* kMoving = "dim N;\nvar x : real[N];\nenergy moving[i in N] = x[i] * x[i];\n";
constexpr const char* kComputing =
    "dim N;\nvar x : real[N];\nenergy computing[i in N] = fold(k in 0..300, s = x[i]) s * s * 0.25 + 0.1;\n";
constexpr const char* kGiving = "dim N;\nvar x : real[N];\noutput giving[i in N] = 2 * x[i];\n";

constexpr int64_t kFewInstances = 32, kMostInstances = int64_t{1} << 24;
constexpr int kRounds = 7;
/// Milliseconds of a call that make its overhead negligible.
constexpr double kLongEnough = 20;

Inputs numbers(int64_t count) {
  Inputs inputs;
  inputs.sizes["N"] = count;
  inputs.arrays["x"] = Array::of({count}, std::vector<double>(static_cast<size_t>(count), 0.5));
  return inputs;
}

/// Medians of calls, in milliseconds, and the work of a call.
struct Measured {
  Times times;
  double call = 0;
  LaunchWork work;
};

Result<Measured> measureOnce(const ProgramPtr& program, const Request& request, KernelKind kind, int64_t count,
                             const SessionOptions& options) {
  auto session = Session::open(program, numbers(count), options);
  if (!session) return session.error();
  Evaluation result;
  std::vector<double> calls, kernels, collections;
  for (int k = -1; k < kRounds; ++k) {
    const auto start = std::chrono::steady_clock::now();
    if (const Status done = session->evaluate(request, result); !done) return done.error();
    const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - start;
    if (k < 0) continue;  // warming up
    calls.push_back(elapsed.count());
    kernels.push_back(session->times().kernel + session->times().reduce);
    collections.push_back(session->times().collect);
  }
  Measured measured;
  measured.call = median(calls);
  measured.times.kernel = median(kernels);
  measured.times.collect = median(collections);
  measured.work = launchWork(session->workload(), kind);
  return measured;
}

bool isOfCpu(const SessionOptions& options) {
  const auto device = deviceNamed(options.device);
  return device && device->isCpu();
}

Result<ProgramPtr> compiled(const char* text, KernelKind kind, const SessionOptions& options) {
  CompileOptions compile;
  compile.cpu = {cpuBestIsa()};
  compile.gpu = !isOfCpu(options);
  compile.kinds = {kind};
  Diagnostics diagnostics;
  auto program = compileProgram({"calibration", text}, numbers(kFewInstances), compile, diagnostics);
  return program ? program : Error{program.error().message + diagnostics.render(false), ""};
}

/// Measures with enough instances for a long call.
Result<Measured> measureLong(const char* text, const Request& request, KernelKind kind, const SessionOptions& options) {
  const auto program = compiled(text, kind, options);
  if (!program) return program.error();
  for (int64_t count = 1 << 14;; count *= 4) {
    auto measured = measureOnce(*program, request, kind, count, options);
    if (!measured || measured->call > kLongEnough || count >= kMostInstances) return measured;
  }
}

/// A device by its name in the cost model, and its measured ceilings.
struct Calibrated {
  std::string name;
  bool isHost = false;
  Ceilings ceilings;
};

Result<Calibrated> calibrate(const SessionOptions& options) {
  const Request value{.value = true}, outputs{.outputs = true};
  const auto program = compiled(kMoving, KernelKind::Value, options);
  if (!program) return program.error();
  const auto session = Session::open(*program, numbers(kFewInstances), options);
  if (!session) return session.error();
  const auto few = measureOnce(*program, value, KernelKind::Value, kFewInstances, options);
  if (!few) return few.error();
  const auto moving = measureLong(kMoving, value, KernelKind::Value, options);
  if (!moving) return moving.error();
  const auto computing = measureLong(kComputing, value, KernelKind::Value, options);
  if (!computing) return computing.error();
  const auto giving = measureLong(kGiving, outputs, KernelKind::Output, options);
  if (!giving) return giving.error();
  const bool isHost = isOfCpu(options);
  Ceilings ceilings = usualCeilings(isHost, 1);
  ceilings.launch = few->call;
  ceilings.bytes = moving->work.bytes / moving->times.kernel;
  ceilings.operations = computing->work.operations / computing->times.kernel;
  if (!isHost) ceilings.transfer = giving->work.results / giving->times.collect;
  return Calibrated{session->modelName(), isHost, ceilings};
}

std::vector<std::string> devicesToMeasure(const Options& options) {
  if (options.device != "auto") return {options.device};
  std::vector<std::string> devices = {"cpu"};
  std::string error;
  for (const GpuInfo& info : listGpus(error)) {
    if (info.usable && !info.isCpu) devices.push_back(info.id);
  }
  return devices;
}

}  // namespace

int commandModelCalibrate(const Options& options) {
  if (const Status place = modelPlace(); !place) return fail(options, place.error());
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const int64_t when = std::chrono::duration_cast<std::chrono::seconds>(now).count();
  CostModel model;
  for (const std::string& device : devicesToMeasure(options)) {
    const auto calibrated = calibrate({.device = device,
                                       .fallback = Fallback::Error,
                                       .threads = options.threads,
                                       .model = std::make_shared<CostModel>()});
    if (!calibrated) return fail(options, calibrated.error());
    model.addDevice(calibrated->name, calibrated->isHost, 1);
    model.calibrate(calibrated->name, calibrated->ceilings, when);
  }
  keepModel(model.snapshot());
  return commandModelShow(options);
}

}  // namespace hgc::tool
