#include "runtime/later_program.h"

#include <algorithm>
#include <system_error>

#include "runtime/device/within_memory.h"
#include "runtime/session/process.h"

namespace hgc {
namespace {

void clearCode(Artefact& program) {
  program.cpu.clear();
  program.gpu.clear();
  program.gpuRefusal.clear();
  std::ranges::for_each(program.retractions, clearCode);
}

/// The program without code for devices, which all its forms have in common.
std::vector<uint8_t> kernelsOf(Artefact program) {
  clearCode(program);
  return writeArtefact(program);
}

}  // namespace

LaterProgram::LaterProgram(ProgramPtr begun, Make make) : begun_(std::move(begun)), process_(processNumber()) {
  const auto run = [this, make = std::move(make)](const std::stop_token& stop) {
    outcome_ = withinMemory([&] { return made(make, stop); });
    isMade_.store(true, std::memory_order_release);
    isMade_.notify_all();
  };
  try {
    thread_ = std::jthread(run);
  } catch (const std::system_error& error) {
    outcome_ = Error{std::string("there is no thread to compile on: ") + error.what(), ""};
    isMade_ = true;
  }
}

/// In a forked process the thread does not exist: its handle is leaked.
LaterProgram::~LaterProgram() {
  if (process_ != processNumber()) (void)new std::jthread(std::move(thread_));
}

/// Sessions keep the layout of the first program, so the kernels must be the same.
Result<ProgramPtr> LaterProgram::made(const Make& make, std::stop_token stop) const {
  auto program = make(std::move(stop));
  if (program && kernelsOf(**program) != kernelsOf(*begun_))
    return Error{"the program that was compiled later has other kernels than the one that the session was opened with",
                 ""};
  return program;
}

const Result<ProgramPtr>& LaterProgram::wait() const {
  isMade_.wait(false, std::memory_order_acquire);
  return outcome_;
}

}  // namespace hgc
