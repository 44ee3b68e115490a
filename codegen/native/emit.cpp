/// Compiles kernels in shards on all cores.
#include <lld/Common/Driver.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
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
#include <tbb/parallel_for.h>
#include <unistd.h>

#include <deque>
#include <mutex>

#include "codegen/llvm/binary32/binary32.h"
#include "codegen/llvm/function.h"
#include "codegen/native/code_generator.h"
#include "ir/kernel/abi.h"

LLD_HAS_DRIVER(elf)

namespace hgc::native {
namespace {

/// A temporary file for the linker, removed at the end, also on a signal.
class Scratch {
 public:
  explicit Scratch(llvm::StringRef path) : path_(path) { llvm::sys::RemoveFileOnSignal(path_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const char* path() const { return path_.c_str(); }
  ~Scratch() {
    llvm::sys::fs::remove(path_);
    llvm::sys::DontRemoveFileOnSignal(path_);
  }

 private:
  std::string path_;
};

/// Makes a temporary file and returns its descriptor; -1 on failure.
int makeScratch(const char* ending, std::deque<Scratch>& files) {
  llvm::SmallString<128> path;
  int descriptor = -1;
  if (llvm::sys::fs::createTemporaryFile("hgc", ending, descriptor, path)) return -1;
  files.emplace_back(path);
  return descriptor;
}

Status writeScratch(int descriptor, std::span<const uint8_t> bytes) {
  llvm::raw_fd_ostream stream(descriptor, true);
  stream << llvm::toStringRef(llvm::ArrayRef(bytes.data(), bytes.size()));
  stream.close();
  const std::error_code error = stream.error();
  stream.clear_error();  // LLVM ends the process in the destructor otherwise
  if (!error) return Done{};
  return Error{"cannot write a temporary file for linking: " + error.message(), "TMPDIR says where it is"};
}

/// Links objects in their order. Calls run one at a time; `watch` leaves out the wait.
/// lld reads and writes files only, and has global state: one call at a time.
Result<std::vector<uint8_t>> linkShared(std::span<const std::vector<uint8_t>> objects, Stopwatch& watch) {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  watch.skip();  // leave out the wait for the mutex
  const Error noFile{"cannot make a temporary file for linking", "check that TMPDIR is writable"};
  std::deque<Scratch> files;
  const int output = makeScratch("so", files);
  if (output < 0) return noFile;
  ::close(output);  // lld opens it again
  const char* const path = files.front().path();
  // LLVM's threads do not exist in a forked process, which would wait for them for ever.
  std::vector<const char*> arguments = {"ld.lld", "-shared",     "-O0", "--threads=1", "--build-id=none",
                                        "-z",     "noexecstack", "-o",  path};
  for (const std::vector<uint8_t>& object : objects) {
    const int input = makeScratch("o", files);
    if (input < 0) return noFile;
    if (const Status written = writeScratch(input, object); !written) return written.error();
    arguments.push_back(files.back().path());
  }
  std::string messages;
  llvm::raw_string_ostream log(messages);
  const auto result = lld::lldMain(arguments, log, log, {{lld::Gnu, &lld::elf::link}});
  if (result.retCode != 0) return internalError("lld: " + messages);
  const auto linked = llvm::MemoryBuffer::getFile(path, false, false);
  if (!linked) return Error{"cannot read back the linked kernel", ""};
  return std::vector<uint8_t>((*linked)->getBuffer().bytes_begin(), (*linked)->getBuffer().bytes_end());
}

constexpr const char* kTriple = "x86_64-unknown-linux-gnu";

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
      triple, info(isa).processor, "", options, llvm::Reloc::PIC_, std::nullopt, llvm::CodeGenOptLevel::Default));
}

std::unique_ptr<llvm::Module> makeModule(llvm::LLVMContext& context, std::span<const Kernel> kernels, Isa isa) {
  auto module = std::make_unique<llvm::Module>("hgc", context);
  module->setTargetTriple(llvm::Triple(kTriple));
  cpu::SharedArms arms;
  for (const Kernel& kernel : kernels) cpu::emitFunction(*module, kernel, info(isa).lanes, arms);
  arms.inlineLone();
  for (llvm::Function& function : *module) cpu::computeInBinary32(function);
  return module;
}

/// Adds the version of the kernel interface, which the runtime checks when it loads the object.
void addAbi(llvm::Module& module) {
  auto* word = llvm::Type::getInt32Ty(module.getContext());
  new llvm::GlobalVariable(module, word, true, llvm::GlobalValue::ExternalLinkage,
                           llvm::ConstantInt::get(word, kKernelAbi), kKernelAbiSymbol);
}

/// `first`: whether these are the program's first kernels, which bring the version of the interface.
Result<llvm::SmallVector<char, 0>> assemble(std::span<const Kernel> kernels, bool first, Isa isa,
                                            llvm::CodeGenFileType type, Stopwatch& watch) {
  llvm::LLVMContext context;
  const auto module = makeModule(context, kernels, isa);
  if (first) addAbi(*module);
  watch.lap("llvm ir");
  const auto machine = makeMachine(isa);
  if (!machine) return Error{"LLVM has no x86-64 target", "install an LLVM that was built with the X86 target"};
  module->setDataLayout(machine->createDataLayout());
  std::string reason;
  llvm::raw_string_ostream reasons(reason);
  if (llvm::verifyModule(*module, &reasons))
    return internalError("LLVM rejects the kernel: " + reason.substr(0, reason.find('\n')));
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

/// Nodes per shard, and the most shards: independent of the machine, so that the bytes are, too.
constexpr size_t kShardLength = 1000, kMostShards = 256;

size_t nodesOf(std::span<const Kernel> kernels) {
  size_t nodes = 0;
  for (const Kernel& kernel : kernels) nodes += kernel.code.size();
  return nodes;
}

/// Cuts kernels into runs of enough nodes each.
std::vector<std::span<const Kernel>> shardsOf(std::span<const Kernel> kernels) {
  const size_t least = std::max(kShardLength, nodesOf(kernels) / kMostShards);
  std::vector<std::span<const Kernel>> shards;
  size_t begin = 0, length = 0;
  for (size_t k = 0; k < kernels.size(); ++k) {
    length += kernels[k].code.size();
    if (length < least && k + 1 < kernels.size()) continue;
    shards.push_back(kernels.subspan(begin, k + 1 - begin));
    begin = k + 1;
    length = 0;
  }
  if (shards.empty()) shards.push_back(kernels);  // a program without kernels still has the version of its interface
  return shards;
}

Result<std::string> llvmText(std::span<const Kernel> kernels, Isa isa) {
  llvm::LLVMContext context;
  std::string text;
  llvm::raw_string_ostream stream(text);
  const auto module = makeModule(context, kernels, isa);
  addAbi(*module);
  module->print(stream, nullptr);
  return text;
}

Result<std::string> assembly(std::span<const Kernel> kernels, Isa isa) {
  Stopwatch watch(nullptr);
  const auto bytes = assemble(kernels, true, isa, llvm::CodeGenFileType::AssemblyFile, watch);
  if (!bytes) return bytes.error();
  return std::string(bytes->begin(), bytes->end());
}

Result<std::vector<uint8_t>> sharedObject(std::span<const Kernel> kernels, Isa isa, Timings* times,
                                          const NodesMade& made, const std::stop_token& stop) {
  const auto shards = shardsOf(kernels);
  std::vector<std::vector<uint8_t>> objects(shards.size());
  std::vector<Timings> taken(shards.size());
  std::vector<Error> errors(shards.size());
  tbb::parallel_for(size_t{0}, shards.size(), [&](size_t k) {
    if (stop.stop_requested()) {
      errors[k] = {"compiling was cancelled", ""};
      return;
    }
    Stopwatch watch(times != nullptr ? &taken[k] : nullptr);
    const auto object = assemble(shards[k], k == 0, isa, llvm::CodeGenFileType::ObjectFile, watch);
    if (object) objects[k].assign(object->begin(), object->end());
    else errors[k] = object.error();
    if (made) made(nodesOf(shards[k]));
  });
  for (size_t k = 0; k < shards.size(); ++k) {
    if (objects[k].empty()) return errors[k];
    for (const auto& [stage, milliseconds, count, within] : taken[k].stages()) times->add(stage, milliseconds);
  }
  Stopwatch watch(times);
  auto linked = linkShared(objects, watch);
  watch.lap("lld");
  return linked;
}

}  // namespace

}  // namespace hgc::native

extern "C" const hgc::native::CodeGenerator hgcCodeGenerator = {hgc::native::llvmText, hgc::native::assembly,
                                                                hgc::native::sharedObject};
