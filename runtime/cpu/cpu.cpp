#include "runtime/cpu/cpu.h"

#include <fmt/format.h>

#include <algorithm>

#include "ir/kernel/abi.h"
#include "ir/kernel/device_name.h"
#include "runtime/cpu/executable.h"

namespace hgc {
namespace {

/// The code of the program with the widest vectors that fits.
Result<const CpuCode*> chooseCode(const Artefact& artefact, std::optional<Isa> isa, bool fused) {
  const Isa best = cpuBestIsa();
  if (isa && !hostRuns(*isa))
    return Error{fmt::format("this machine has no {}; its best is {}", isaName(*isa), isaName(best)), ""};
  if (artefact.cpu.empty()) return Error{"the program was built without CPU kernels", "--target=cpu makes them"};
  const CpuCode* chosen = nullptr;
  for (const CpuCode& code : artefact.cpu) {
    const bool fits = isa ? code.target.isa == *isa : hostRuns(code.target.isa);
    const bool isWider = !chosen || info(code.target.isa).lanes > info(chosen->target.isa).lanes;
    if (fits && code.target.fused == fused && isWider) chosen = &code;
  }
  if (chosen) return chosen;
  return Error{fmt::format("the program has no {} CPU kernels{}", fused ? "fused" : "unfused",
                           isa ? fmt::format(" for {}", isaName(*isa)) : ""),
               "build it with the fitting --target and --fma"};
}

class CpuDevice : public Device {
 public:
  explicit CpuDevice(const CpuOptions& options) : options_(options) {
    const Isa isa = options.isa.value_or(cpuBestIsa());
    info_.name = options.isa ? cpuName(isa) : options.interpreted ? std::string(kInterpreter) : "cpu";
    info_.description = options.interpreted ? "interpreter" : isaName(isa);
    info_.fuses = mayFuse(isa);
    info_.isHost = true;
  }

  const DeviceInfo& info() const override { return info_; }
  Result<std::unique_ptr<Executable>> load(const Workload& workload, const LoadOptions& options) override {
    const auto threads = options.threads ? options.threads : std::make_shared<Threads>(0);
    if (options_.interpreted) {
      const auto isVariant = [&](const KernelCode& code) { return code.fused == options.fused; };
      if (!workload.artefact->code.empty() && std::ranges::none_of(workload.artefact->code, isVariant))
        return Error{fmt::format("the program has no {} kernels", options.fused ? "fused" : "unfused"),
                     "build it with the fitting --fma"};
      KernelSource kernels = interpreted(*workload.artefact, options.fused);
      return std::unique_ptr<Executable>(new CpuExecutable(workload, std::move(kernels), threads));
    }
    const auto chosen = chooseCode(*workload.artefact, options_.isa, options.fused);
    if (!chosen) return chosen.error();
    auto code = SharedObject::open((*chosen)->object);
    if (!code) return code.error();
    const auto* abi = static_cast<const uint32_t*>(code->find(kKernelAbiSymbol));
    if (!abi || *abi != kKernelAbi) {
      return Error{"the CPU kernels have another version of the calling interface", "build the program again"};
    }
    return std::unique_ptr<Executable>(new CpuExecutable(workload, machineCode(std::move(*code)), threads));
  }

 private:
  CpuOptions options_;
  DeviceInfo info_;
};

}  // namespace

bool hostRuns(Isa isa) {
  __builtin_cpu_init();
#define HGC_NATIVE(member, name, processor, lanes, fuses) \
  if (isa == Isa::member) return __builtin_cpu_supports(processor) != 0;
#include "ir/kernel/targets.def"
  return false;
}

const std::vector<Isa>& cpuIsas() {
  static const std::vector<Isa> isas = [] {
    std::vector<Isa> found;
    std::ranges::copy_if(kNativeIsas, std::back_inserter(found), hostRuns);
    std::ranges::sort(found, {}, [](Isa isa) { return info(isa).lanes; });
    return found;
  }();
  return isas;
}

std::shared_ptr<Device> openCpu(const CpuOptions& options) { return std::make_shared<CpuDevice>(options); }

}  // namespace hgc
