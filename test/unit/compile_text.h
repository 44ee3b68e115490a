#pragma once
/// Program text to a session, for tests.
#include <gtest/gtest.h>

#include <bit>
#include <functional>

#include "compiler/compile.h"
#include "passes/derive/seed_symbols.h"
#include "runtime/cpu/cpu.h"
#include "runtime/session.h"
#include "runtime/vulkan/vulkan.h"

namespace hgc::test {

/// A compiled program together with what it was compiled from. A mistake fails the test and leaves `ok` false.
struct Compiled {
  bool ok = false;
  Plan plan;  ///< as the batcher made it
  ProgramPtr artefact;
};

/// How ragged lengths come from data.
using LengthsOf = LengthSource (*)(const Program& program, const Bound& bound);

/// Compiles for the instruction sets of `like`, or all of this machine, and for the GPU. Ragged
/// lengths come from `inputs`. `edit` may change the plan before it is compiled. With `fields` inlined there are none
/// left. Who computes partials, how loops unroll, how long shaders are, which variants there are, and the precision,
/// is as in `like`.
inline Compiled compileText(const std::string& text, const Inputs& inputs, bool gpu = true,
                            const std::set<KernelKind>& kinds = {}, const std::function<void(Plan&)>& edit = {},
                            FieldReads fields = FieldReads::FromMemory, LengthsOf lengthsOf = lengthsFrom,
                            const CompileOptions& like = {}) {
  Compiled result;
  Diagnostics diagnostics;
  const ModulePtr module = parseModule({"test.hg", text}, diagnostics);
  EXPECT_TRUE(module) << diagnostics.render(false);
  if (!module) return result;
  TermSource terms = termsOf(*module, diagnostics);
  const Program& program = terms.program;
  declareSeeds(terms.program, kinds);
  const auto bound = bindInputs(program, inputs);
  EXPECT_TRUE(bound) << bound.error().message;
  if (!bound) return result;
  const LengthSource lengths = lengthsOf(program, *bound);
  auto plan = fields == FieldReads::Inlined ? planInlined(terms, lengths) : planTerms(terms, lengths, kinds);
  EXPECT_TRUE(plan) << diagnostics.render(false);
  if (!plan) return result;
  if (edit) edit(*plan);
  result.plan = *plan;
  CompileOptions options;
  options.reduce = like.reduce;
  options.unroll = like.unroll;
  options.gpuOperations = like.gpuOperations;
  options.fma = like.fma;
  options.precision = like.precision;
  options.cpu = like.cpu;
  if (like.cpu.empty()) options.cpu = {cpuIsas().begin(), cpuIsas().end()};
  options.gpu = gpu;
  options.kinds = kinds;
  auto artefact = compilePlan(program, std::move(*plan), options);
  EXPECT_TRUE(artefact) << artefact.error().message;
  if (!artefact) return result;
  result.artefact = std::make_shared<const Artefact>(std::move(*artefact));
  result.ok = true;
  return result;
}

/// What compiles a program whose numbers others are only held against, unfused: for the widest instruction set alone.
inline CompileOptions forReference() {
  CompileOptions options;
  options.fma = FmaMode::Off;
  options.cpu = {cpuBestIsa()};
  return options;
}

inline std::vector<double> dense(const SparseMatrix& matrix) {
  std::vector<double> result(static_cast<size_t>(matrix.shape->rows * matrix.shape->columns), 0.0);
  for (int64_t row = 0; row < matrix.shape->rows; ++row) {
    for (auto k = static_cast<size_t>(matrix.shape->rowBegin[static_cast<size_t>(row)]);
         k < static_cast<size_t>(matrix.shape->rowBegin[static_cast<size_t>(row) + 1]); ++k) {
      result[static_cast<size_t>(row * matrix.shape->columns + matrix.shape->column[k])] += matrix.values[k];
    }
  }
  return result;
}

/// The same arrays, bit by bit.
inline void expectSame(const std::map<std::string, Array>& expected, const std::map<std::string, Array>& actual) {
  for (const auto& [name, array] : expected) {
    const std::vector<double>& other = actual.at(name).reals;
    ASSERT_EQ(array.reals.size(), other.size()) << name;
    for (size_t k = 0; k < other.size(); ++k)
      ASSERT_EQ(std::bit_cast<uint64_t>(array.reals[k]), std::bit_cast<uint64_t>(other[k])) << name << " at " << k;
  }
}

/// Every device of this machine by name, the interpreter and software drivers included.
inline std::vector<std::string> allDevices() {
  std::vector<std::string> devices = {"cpu:first"};
  for (const Isa isa : cpuIsas()) devices.push_back(cpuName(isa));
  std::string reason;
  for (const GpuInfo& info : listVulkanDevices(reason)) {
    if (info.usable) devices.push_back("vulkan:" + std::to_string(info.index));
  }
  return devices;
}

inline Result<Evaluation> evaluateOn(const Compiled& compiled, const Inputs& inputs, const std::string& device,
                                     const Request& request, Fused fused = Fused::Off, int threads = 2,
                                     bool parameters = false) {
  SessionOptions options;
  options.device = device;
  options.fallback = Fallback::Error;
  options.fused = fused;
  options.threads = threads;
  options.parameters = parameters;
  auto session = Session::open(compiled.artefact, inputs, options);
  if (!session) return session.error();
  return session->evaluate(request);
}

}  // namespace hgc::test
