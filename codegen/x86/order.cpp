#include "codegen/x86/order.h"

#include <llvm/CodeGen/SchedulerRegistry.h>
#include <llvm/CodeGen/SelectionDAG.h>
#include <llvm/CodeGen/SelectionDAGISel.h>
#include <llvm/Support/CommandLine.h>

#include <mutex>

namespace hgc::x86 {
namespace {

constexpr const char* kOrder = "hgc-order";
constexpr unsigned kLongBlock = 6'000;  // nodes of LLVM's

/// Registers are allocated by a later pass, which orders operations anew.
llvm::ScheduleDAGSDNodes* orderOf(llvm::SelectionDAGISel* selection, llvm::CodeGenOptLevel level) {
  const bool isLong = selection->CurDAG->allnodes_size() > kLongBlock;
  return isLong ? llvm::createDAGLinearizer(selection, level) : llvm::createDefaultScheduler(selection, level);
}

const llvm::RegisterScheduler registered(kOrder, "linear for long blocks", orderOf);

}  // namespace

void takeLongBlocksInLine() {
  static std::once_flag once;
  std::call_once(once, [] {
    auto& options = llvm::cl::getRegisteredOptions();
    const auto option = options.find("pre-RA-sched");
    if (option != options.end()) option->second->addOccurrence(0, "", kOrder);
  });
}

}  // namespace hgc::x86
