#include "codegen/x86/emit.h"

#include <lld/Common/Driver.h>
#include <llvm/Config/llvm-config.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicsX86.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Verifier.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/Signals.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/Target/TargetOptions.h>

#include <mutex>

#include "codegen/llvm/function.h"
#include "ir/abi.h"

LLD_HAS_DRIVER(elf)

namespace hgc {
namespace {

constexpr const char* kTriple = "x86_64-unknown-linux-gnu";

const char* cpuName(Isa isa) { return isa == Isa::Sse2 ? "x86-64" : isa == Isa::Avx2 ? "x86-64-v3" : "x86-64-v4"; }

/// f64 lanes of a vector.
unsigned lanesOf(Isa isa) { return isa == Isa::Sse2 ? 2 : isa == Isa::Avx2 ? 4 : 8; }

std::unique_ptr<llvm::TargetMachine> makeMachine(Isa isa) {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
  });
  std::string message;
  const llvm::Triple triple(kTriple);
  const llvm::Target* target = llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target) return nullptr;
  llvm::TargetOptions options;
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;  // the graph alone decides what is fused
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, cpuName(isa), "", options, llvm::Reloc::PIC_, std::nullopt, llvm::CodeGenOptLevel::Default));
}

std::unique_ptr<llvm::Module> makeModule(llvm::LLVMContext& context, std::span<const Kernel> kernels, Isa isa) {
  auto module = std::make_unique<llvm::Module>("hgc", context);
  module->setTargetTriple(llvm::Triple(kTriple));
  auto* word = llvm::Type::getInt32Ty(context);
  new llvm::GlobalVariable(*module, word, true, llvm::GlobalValue::ExternalLinkage,
                           llvm::ConstantInt::get(word, kKernelAbi), kKernelAbiSymbol);
  for (const Kernel& kernel : kernels) {
    llvm::Function* function = cpu::emitFunction(*module, kernel, lanesOf(isa));
    if (!cpu::streams(kernel)) continue;
    llvm::IRBuilder<> ir(function->back().getTerminator());
    ir.CreateIntrinsic(ir.getVoidTy(), llvm::Intrinsic::x86_sse_sfence, {});
  }
  return module;
}

Result<llvm::SmallVector<char, 0>> assemble(std::span<const Kernel> kernels, Isa isa, llvm::CodeGenFileType type,
                                            Stopwatch& watch) {
  llvm::LLVMContext context;
  const auto module = makeModule(context, kernels, isa);
  watch.lap("llvm ir");
  const auto machine = makeMachine(isa);
  if (!machine) return Error{"LLVM has no x86-64 target", "install an LLVM that was built with the X86 target"};
  module->setDataLayout(machine->createDataLayout());
  std::string reason;
  llvm::raw_string_ostream reasons(reason);
  if (llvm::verifyModule(*module, &reasons))
    return Error{"internal error: LLVM rejects the kernel: " + reason.substr(0, reason.find('\n')), ""};
  watch.lap("llvm verify");
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, stream, nullptr, type))
    return Error{"LLVM cannot write this kind of file", ""};
  passes.run(*module);
  watch.lap("llvm code");
  return bytes;
}

/// A file of the linker's, removed at the end, be it by a signal.
class Scratch {
 public:
  explicit Scratch(llvm::StringRef path) : path_(path) { llvm::sys::RemoveFileOnSignal(path_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch() {
    llvm::sys::fs::remove(path_);
    llvm::sys::DontRemoveFileOnSignal(path_);
  }

 private:
  std::string path_;
};

Status writeScratch(int descriptor, llvm::ArrayRef<char> bytes) {
  llvm::raw_fd_ostream stream(descriptor, true);
  stream.write(bytes.data(), bytes.size());
  stream.close();
  const std::error_code error = stream.error();
  stream.clear_error();  // which would end the process otherwise
  if (!error) return Done{};
  return Error{"cannot write a temporary file for linking: " + error.message(), "TMPDIR says where it is"};
}

/// Links one object in memory. lld speaks files, and keeps state of its own: one call at a time.
Result<std::vector<uint8_t>> linkShared(llvm::ArrayRef<char> object, Stopwatch& watch) {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  watch.skip();  // waiting is no work
  llvm::SmallString<128> input, output;
  int descriptor = 0;
  if (llvm::sys::fs::createTemporaryFile("hgc", "o", descriptor, input) ||
      llvm::sys::fs::createTemporaryFile("hgc", "so", output)) {
    return Error{"cannot make a temporary file for linking", "check that TMPDIR is writable"};
  }
  const Scratch removeInput(input), removeOutput(output);
  if (const Status written = writeScratch(descriptor, object); !written) return written.error();
  std::string messages;
  llvm::raw_string_ostream log(messages);
  const char* arguments[] = {"ld.lld",      "-shared",     "-O0", "--build-id=none", "-z",
                             "noexecstack", input.c_str(), "-o",  output.c_str()};
  const auto result = lld::lldMain(arguments, log, log, {{lld::Gnu, &lld::elf::link}});
  if (result.retCode != 0) return Error{"internal error: lld: " + messages, ""};
  const auto linked = llvm::MemoryBuffer::getFile(output, false, false);
  if (!linked) return Error{"cannot read back the linked kernel", ""};
  return std::vector<uint8_t>((*linked)->getBuffer().bytes_begin(), (*linked)->getBuffer().bytes_end());
}

}  // namespace

const char* llvmVersion() { return LLVM_VERSION_STRING; }

std::string cpuLlvmText(std::span<const Kernel> kernels, Isa isa) {
  llvm::LLVMContext context;
  std::string text;
  llvm::raw_string_ostream stream(text);
  makeModule(context, kernels, isa)->print(stream, nullptr);
  return text;
}

Result<std::string> cpuAssembly(std::span<const Kernel> kernels, Isa isa) {
  Stopwatch watch(nullptr);
  const auto bytes = assemble(kernels, isa, llvm::CodeGenFileType::AssemblyFile, watch);
  if (!bytes) return bytes.error();
  return std::string(bytes->begin(), bytes->end());
}

Result<std::vector<uint8_t>> cpuSharedObject(std::span<const Kernel> kernels, Isa isa, Timings* times) {
  Stopwatch watch(times);
  const auto object = assemble(kernels, isa, llvm::CodeGenFileType::ObjectFile, watch);
  if (!object) return object.error();
  auto linked = linkShared(*object, watch);
  watch.lap("lld");
  return linked;
}

}  // namespace hgc
