#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <clocale>
#include <cstdlib>
#include <cstring>
#include <thread>

#include "runtime/cpu/cpu.h"
#include "tools/hgc/doctor/findings.h"
#include "tools/io/text.h"

namespace hgc::tool {
namespace {

Finding processor() {
  const Isa isa = cpuBestIsa();
  const unsigned threads = std::thread::hardware_concurrency();
  Finding finding{State::Fine, "processor",
                  fmt::format("{}, {} {}", isaName(isa), threads, threads == 1 ? "thread" : "threads")};
  if (mayFuse(isa)) return finding;
  finding.state = State::Note;
  finding.seen += ", no fused multiply-add";
  finding.follows = "programs built with --fma=on alone do not run here, and kernels take several times as long";
  finding.todo = "a processor with AVX2 and FMA; virtual machines may hide these features";
  return finding;
}

/// Kernels are loaded from a file in memory through /proc, or else from a temporary file.
Finding kernelFiles() {
  Finding finding{State::Fine, "kernels", "loaded from memory"};
  const int file = memfd_create("hgc-doctor", MFD_CLOEXEC);
  const bool hasName = file >= 0 && access(fmt::format("/proc/self/fd/{}", file).c_str(), F_OK) == 0;
  if (file >= 0) close(file);
  if (hasName) return finding;
  const char* given = std::getenv("TMPDIR");
  const auto isWritable = [](const char* folder) { return access(folder, W_OK | X_OK) == 0; };
  const std::array folders = {given ? given : "/tmp", "/dev/shm", "/run"};
  const bool isPossible = file >= 0 && std::ranges::any_of(folders, isWritable);
  finding.state = isPossible ? State::Note : State::Amiss;
  finding.seen =
      file < 0 ? fmt::format("no file can be made in memory: {}", std::strerror(errno)) : "/proc is not there";
  finding.follows =
      isPossible ? "kernels for the CPU are written to disk for a moment" : "there are no kernels for the CPU";
  finding.todo = "mount /proc, or name a folder that one may write and run from by TMPDIR";
  return finding;
}

struct Limit {
  int resource;
  const char* name;
  const char* option;  ///< of ulimit
  uint64_t wanted, unit;
  const char* follows;
};

constexpr uint64_t kMiB = uint64_t{1} << 20;
constexpr Limit kLimits[] = {
    {RLIMIT_AS, "address space", "-v", 8192 * kMiB, 1024, "compiling, drivers and data may find no memory"},
    {RLIMIT_DATA, "data", "-d", 8192 * kMiB, 1024, "compiling, drivers and data may find no memory"},
    {RLIMIT_FSIZE, "file size", "-f", 256 * kMiB, 1024,
     "kernels for the CPU that are larger cannot be loaded, nor results that are larger be written"},
    {RLIMIT_NOFILE, "open files", "-n", 256, 1, "drivers and programs with many topologies may open no more"},
};

void examineLimits(Findings& findings) {
  const size_t before = findings.size();
  for (const Limit& limit : kLimits) {
    rlimit own{};
    if (getrlimit(static_cast<__rlimit_resource_t>(limit.resource), &own) != 0 || own.rlim_cur >= limit.wanted)
      continue;
    const char* wants = own.rlim_max >= limit.wanted ? "" : ", which the administrator has to allow";
    findings.push_back({State::Amiss, "limits",
                        fmt::format("{}: {}, and hgc needs {}", limit.name, own.rlim_cur, limit.wanted), limit.follows,
                        fmt::format("ulimit {} {}{}", limit.option, limit.wanted / limit.unit, wants)});
  }
  if (findings.size() == before) findings.push_back({State::Fine, "limits", "sufficient"});
}

/// Tests that reading and printing numbers do not depend on the environment's locale.
Finding locale() {
  const char* set = std::setlocale(LC_ALL, "");
  const std::string name = set ? std::setlocale(LC_NUMERIC, nullptr) : "";
  const auto number = numberIn("1234.5");
  const bool isRight = number && *number == 1234.5 && fmt::format("{}", 1234.5) == "1234.5";
  std::setlocale(LC_ALL, "C");
  if (!isRight)
    return {State::Amiss, "locale", "numbers are not read and written with a point in " + name,
            "data and results are wrong", "LC_ALL=C, and a report of this"};
  if (set) return {State::Fine, "locale", "numbers do not depend on it (" + name + ")"};
  return {State::Note, "locale", "the one that the environment names is not installed",
          "other programs may complain; nothing of hgc depends on it", "LC_ALL=C.UTF-8, or apt install locales"};
}

}  // namespace

Findings examineProcess() {
  Findings findings = {processor(), kernelFiles()};
  examineLimits(findings);
  findings.push_back(locale());
  return findings;
}

}  // namespace hgc::tool
