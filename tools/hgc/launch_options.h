#pragma once
/// The command-line options that `hgc` and `hgc-launch` share.
#include <CLI/CLI.hpp>

#include "tools/hgc/bench_calls.h"
#include "tools/hgc/data.h"
#include "tools/hgc/write.h"

namespace hgc::tool {

inline void addDataOptions(CLI::App& command, Options& options) {
  command
      .add_option("-b,--bind", options.bindings,
                  "NAME=SOURCE: a number, .npy, .csv, .txt, MESH.obj:v|f|e|ring, random(...), zeros, ones, iota")
      ->allow_extra_args(false)
      ->group("Data");
}

inline void addDeviceOptions(CLI::App& command, Options& options) {
  command.add_option("--device", options.device, "auto, cpu, cpu:first, cpu:LEVEL, vulkan, vulkan:N, vulkan:NAME")
      ->group("Device");
  command.add_option("--fallback", options.fallback, "If a named device is not to be had")
      ->check(CLI::IsMember({"warn", "allow", "error"}))
      ->group("Device");
  command.add_option("--threads", options.threads, "CPU threads, 0 for all")
      ->check(CLI::Range(0, 4096))
      ->group("Device");
  command
      .add_option("--deadline", options.deadline,
                  "Seconds that a GPU may take for a part of a launch (they are meant to take one at most); 0: "
                  "HGC_DEADLINE, or 60")
      ->check(CLI::Range(0.0, 1e9))
      ->group("Device");
  command.add_flag("--json", options.json, "One JSON object on standard output")->group("Results");
}

inline void addBenchOptions(CLI::App& command, Options& options) {
  command.add_option("--derivative", options.derivative, timedNames() + "; separated by commas")->group("Derivatives");
  command.add_option("--rounds", options.rounds, "Rounds of measuring, after two to warm up")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command.add_flag("--on-device", options.onDevice, "Time launches alone, whose results stay on the device");
  command.add_option("--triangle", options.triangle, "Which part of symmetric matrices is added up")
      ->check(CLI::IsMember({"both", "lower", "upper"}))
      ->capture_default_str();
}

inline void addWriteOptions(CLI::App& command, Options& options) {
  command
      .add_option("-w,--write", options.writes,
                  "NAME=FILE: " + writableNames() + "; X an unknown or parameter, T a term, Y a field")
      ->allow_extra_args(false)
      ->group("Results");
}

}  // namespace hgc::tool
