/// The command line.
#include <fmt/format.h>
#include <spirv-tools/libspirv.h>

#include <CLI/CLI.hpp>
#include <chrono>

#include "codegen/glsl/glsl.h"
#include "codegen/native/emit.h"
#include "ir/kernel/derivative.h"
#include "tools/hgc/cli/launch_options.h"
#include "tools/hgc/cli/usage.h"
#include "tools/hgc/model/model.h"
#include "tools/hgc/model/progress.h"
#include "tools/hgc/run/guard.h"

namespace hgc::tool {
namespace {

std::string versionText() {
  return fmt::format("hgc {}\nLLVM {}\nglslang {}\nSPIRV-Tools {}\nbuilt by {}\ntargets {}; vulkan", HGC_VERSION,
                     llvmVersion(), glslangVersion(), spvSoftwareVersionString(), HGC_BUILT_BY, nativeNames());
}

std::string opsTable() {
  std::string out =
      "| operation | language | operands | derivative | error | |\n| --- | --- | --- | --- | --- | --- |\n";
  for (const OpInfo& op : allOps()) {
    constexpr const char* kSmooth[] = {"none", "0", "yes", "yes, singular", "yes, steep"};
    const std::string name(op.name), infix(op.infix);
    const std::string spelling = !infix.empty() ? "`" + infix + "`" : op.isFunction ? "`" + name + "()`" : "";
    out += fmt::format("| {} | {} | {} | {} | {} | {} |\n", name, infix == "||" ? "`\\|\\|`" : spelling,
                       op.isLeaf        ? "leaf"
                       : op.isReduction ? "range, 1"
                                        : std::to_string(op.signature.arity),
                       op.isLeaf ? "" : kSmooth[static_cast<int>(op.smoothness)],
                       op.ulp > 0 ? fmt::format("{} ULP", op.ulp) : "", op.doc);
  }
  return out;
}

std::string warningsTable() {
  std::string out = "| name | warns of |\n| --- | --- |\n";
  for (const WarningInfo& warning : kWarnings) out += fmt::format("| `{}` | {} |\n", warning.name, warning.doc);
  return out;
}

/// The mistake in the word after `-W`; empty if it is valid.
std::string warningWord(const std::string& word) {
  const bool known =
      std::ranges::any_of(kWarnings, [&](const WarningInfo& w) { return word == fmt::format("no-{}", w.name); });
  if (known || word == "error") return "";
  return fmt::format(
      "-W{} is neither -Werror nor -Wno-NAME with the name of a warning; hgc --print-warnings lists them", word);
}

/// Replaces `all` by its number.
const CLI::Validator unrollCount(
    [](std::string& word) {
      const bool isNumber = !word.empty() && word.size() <= 4 && std::ranges::all_of(word, isdigit);
      if (word == "all") word = std::to_string(kUnrollAll);
      else if (!isNumber || std::stoi(word) > 1024) return word + " is neither a number up to 1024 nor all";
      return std::string();
    },
    "N|all", "unroll");

/// Also disables the runtime's cache.
void disableCache(Options& options) {
  options.cache = false;
  setenv("HGC_CACHE_DIR", "", 1);
}

class CommandLine {
 public:
  CommandLine() : app_("hgc compiles scalar expression graphs to CPU and GPU kernels.", "hgc") {
    app_.require_subcommand(0, 1);
    app_.set_version_flag("--version", versionText());
    app_.add_flag("--print-ops", printOps_, "Print the operation table as Markdown");
    app_.add_flag("--print-warnings", printWarnings_, "Print the names of the warnings as Markdown");
    app_.footer(
        "hgc help COMMAND is hgc COMMAND --help. hgc MODEL.hg alone is hgc build MODEL.hg. See docs/ for the "
        "language.");
    buildCommand();
    embedCommand();
    emitCommand();
    runCommand();
    CLI::App* check = command("check", "Check derivatives, and the bits of every device", commandCheck);
    data(check);
    check
        ->add_option("--device", options_.device,
                     "Whose bits are compared with the CPU's: auto for every device, or one as of hgc run")
        ->group("Device");
    check->add_flag("--strict", options_.strict, "Exit with 1 if something was not judged, too");
    numbers(check);
    loops(check);
    solveCommand();
    benchCommand();
    explainCommand();
    CLI::App* devices = app_.add_subcommand("devices", "List devices and their self-tests");
    devices->callback([this] { chosen_ = commandDevices; });
    addDoctorCommand(app_, options_, [this](Command execute) { chosen_ = execute; });
    addModelCommands(app_, options_, [this](Command execute) { chosen_ = execute; });
  }

  int run(std::vector<std::string> arguments) {
    try {
      arguments = withHelp(app_, std::move(arguments));
      std::ranges::reverse(arguments);  // CLI11 takes them back to front
      app_.parse(std::move(arguments));
    } catch (const CLI::ParseError& error) {
      return explainUsage(app_, error);
    }
    if (printOps_) {
      std::fputs(opsTable().c_str(), stdout);
      return 0;
    }
    if (printWarnings_) {
      std::fputs(warningsTable().c_str(), stdout);
      return 0;
    }
    if (!chosen_) {
      std::fputs(app_.help().c_str(), stderr);
      return 2;
    }
    if (!options_.timePasses) return chosen_(options_);
    Timings times;
    times.add("start", startMilliseconds());
    options_.times = &times;
    const auto begin = std::chrono::steady_clock::now();
    const int status = chosen_(options_);
    times.add("free", times.millisecondsSince());
    const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - begin;
    std::fputs(timesTable(times, times.stages().front().milliseconds + elapsed.count()).c_str(), stderr);
    return status;
  }

 private:
  using Command = int (*)(const Options&);

  CLI::App* command(const char* name, const char* doc, Command execute) {
    CLI::App* sub = app_.add_subcommand(name, doc);
    sub->add_option("model", options_.model, "A .hg program (- for standard input)")->required();
    sub->callback([this, execute] { chosen_ = execute; });
    sub->add_option("-I", options_.folders, "A folder in which to look for imports and C++")->allow_extra_args(false);
    sub->add_option("-p", options_.cxxBuild,
                    "compile_commands.json, or its folder: C++ of `extern fn` is compiled as in this build");
    sub->add_option("--cxx-as", options_.cxxAs, "With -p: as this file of the build is compiled")->needs("-p");
    sub->add_option("--cxx-flags", options_.cxxFlags,
                    "Flags for the C++ of `extern fn`: --cxx-flags=\"-I/usr/include/eigen3 -DX\"; quotes as in a shell")
        ->allow_extra_args(false);
    sub->add_option("-D", options_.definitions, "NAME or NAME=VALUE: a macro for the C++ of `extern fn`")
        ->allow_extra_args(false);
    sub->add_option(
           "--cxx-ends", options_.cxxEnds,
           "What instances get where the C++ of an `extern fn` throws, aborts or returns false from its functor: "
           "left-out (a branch that ends so is never taken; a returned false is ignored) or nan")
        ->check(CLI::IsMember({"left-out", "nan"}));
    sub->add_option("-W", options_.warnings, "-Wno-NAME: without warnings of this name; -Werror: they are errors")
        ->allow_extra_args(false)
        ->check(warningWord)
        ->group("Messages");
    sub->add_option("--color", options_.color, "Colour messages")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->group("Messages");
    sub->add_option("--progress", options_.progress,
                    "Show the progress of compiling, on a terminal and after a second; or always")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->group("Messages");
    sub->add_flag("--print-after-all", options_.printAfterAll, "Print the IR after each pass")->group("For developers");
    sub->add_flag("--time-passes", options_.timePasses, "Print what each stage and pass takes")
        ->group("For developers");
    sub->add_option(
           "--expand", options_.expand,
           "Which reductions over known ranges are expanded: those that the language says (rule), all, or none "
           "that may be loops")
        ->check(CLI::IsMember({"rule", "all", "none"}))
        ->group("For developers");
    sub->add_flag("--verify-each", options_.verifyEach, "Verify the IR after each pass")->group("For developers");
    return sub;
  }

  /// Options that most commands share.
  void data(CLI::App* sub) {
    addDataOptions(*sub, options_);
    sub->add_option("--lengths", options_.lengths, "NAME=A..B: lengths of ragged rows to compile for")
        ->allow_extra_args(false)
        ->group("Data");
  }
  void numbers(CLI::App* sub) {
    sub->add_option("--math", options_.math, "Numerics")->check(CLI::IsMember({"strict"}))->group("Numbers");
    sub->add_option("--fma", options_.fma, "Fused multiply-add")
        ->check(CLI::IsMember({"auto", "on", "off"}))
        ->group("Numbers");
    sub->add_option("--precision", options_.precision, "Of real")
        ->check(CLI::IsMember({"f64", "f32"}))
        ->group("Numbers");
  }
  void loops(CLI::App* sub) {
    sub->add_option("--reduce", options_.reduce,
                    "How gradients are summed: instances add (push) or store partials, or rows compute them, on CPUs "
                    "(own) or wherever they can (pull)")
        ->check(CLI::IsMember(std::vector<std::string>(std::begin(kReduceNames), std::end(kReduceNames))))
        ->group("Device");
    sub->add_option("--unroll", options_.unroll,
                    "Iterations of a loop that are unrolled: 1 to 1024, all, or 0 to let the code generator choose")
        ->transform(unrollCount)
        ->group("Device");
  }
  void dataAndNumbers(CLI::App* sub) {
    data(sub);
    numbers(sub);
    loops(sub);
  }
  void cache(CLI::App* sub) {
    sub->preparse_callback([this](size_t) { options_.cache = true; });
    sub->add_flag_callback(
        "--no-cache", [this] { disableCache(options_); }, "Compile anew, and keep nothing for the next time");
  }

  void derivatives(CLI::App* sub) {
    sub->add_option("--derivative", options_.derivative, derivativeNames() + "; separated by commas")
        ->group("Derivatives");
    sub->add_option("--wrt", options_.wrt, "The unknowns and parameters to differentiate by; separated by commas")
        ->group("Derivatives");
  }
  void buildCommand() {
    CLI::App* sub = command("build", "Compile a program to a .hgk file", commandBuild);
    sub->add_option("-o,--output", options_.output, "The file to write");
    sub->add_option("--target", options_.target, "cpu, vulkan, " + nativeNames("cpu:") + "; separated by commas");
    sub->add_option("--depfile", options_.depfile, "Write what the output depends on, for make and ninja");
    derivatives(sub);
    sub->add_option("--by", options_.by,
                    "Data and parameters that become unknowns which solves keep, for derivatives of solutions by them; "
                    "separated by commas")
        ->group("Derivatives");
    dataAndNumbers(sub);
  }
  void embedCommand() {
    CLI::App* sub =
        app_.add_subcommand("embed", "Make C++ of a .hgk file: a header that binds it, and a source that holds it");
    sub->add_option("program", options_.model, "A .hgk file")->required();
    sub->add_option("-o,--output", options_.output, "The header to write; the source goes beside it, as .cpp");
    sub->add_option("--namespace", options_.name, "Of the header; its file's name otherwise");
    sub->callback([this] { chosen_ = commandEmbed; });
  }
  void emitCommand() {
    CLI::App* sub = command("emit", "Show a stage of the compilation", commandEmit);
    sub->add_option("-o,--output", options_.output, "The file to write; - is standard output");
    sub->add_option("--as", options_.as, "The stage")
        ->required()
        ->check(CLI::IsMember(
            {"ast", "ir", "plan", "kernel", "llvm", "asm", "glsl", "spirv", "spirv-asm", "cpp", "dot", "json"}));
    sub->add_option("--term", options_.term, "Only the topology of this term");
    sub->add_option("--signature", options_.signature, "How functions of --as=cpp take rows")
        ->check(CLI::IsMember({"pointer", "span", "eigen"}));
    sub->add_option("--namespace", options_.name, "Of functions of --as=cpp; the program's file name otherwise");
    sub->add_flag("--strict", options_.isStrict, "Functions of --as=cpp have the bits of kernels (--fma=off)");
    derivatives(sub);
    sub->add_option("--target", options_.target, nativeNames("cpu:") + ", for llvm and asm");
    dataAndNumbers(sub);
  }
  void runCommand() {
    CLI::App* sub = command("run", "Evaluate a program and its gradient", commandRun);
    cache(sub);
    derivatives(sub);
    dataAndNumbers(sub);
    addDeviceOptions(*sub, options_);
    sub->add_option("--tier", options_.tier, "first: without machine code; final: with it; auto: what is done sooner")
        ->check(CLI::IsMember({"auto", "first", "final"}))
        ->group("Device");
    addWriteOptions(*sub, options_);
    sub->add_option(
           "--watch", options_.watches,
           "NAME:17: what instance 17 of a term or field reads and computes, value by value; NAME:2,5 by index")
        ->allow_extra_args(false)
        ->group("Results");
  }
  void solveCommand() {
    CLI::App* sub = command("solve", "Find the unknowns that minimise a program's objective", commandSolve);
    cache(sub);
    dataAndNumbers(sub);
    addDeviceOptions(*sub, options_);
    addSolveOptions(*sub, options_);
  }
  void benchCommand() {
    CLI::App* sub = command("bench", "Time a program's derivatives", commandBench);
    sub->preparse_callback([this](size_t) { options_.tier = "final"; });
    dataAndNumbers(sub);
    addDeviceOptions(*sub, options_);
    addBenchOptions(*sub, options_);
  }
  void explainCommand() {
    CLI::App* sub = command("explain", "Show the work of a program, its expected time and the device", commandExplain);
    sub->preparse_callback([this](size_t) { options_.tier = "final"; });
    dataAndNumbers(sub);
    addDeviceOptions(*sub, options_);
  }

  CLI::App app_;
  Options options_;
  Command chosen_ = nullptr;
  bool printOps_ = false, printWarnings_ = false;
};

/// `hgc model.hg ...` is `hgc build model.hg ...`.
std::vector<std::string> withCommand(int argc, char** argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  if (!arguments.empty() && arguments[0].ends_with(".hg")) arguments.insert(arguments.begin(), "build");
  return arguments;
}

}  // namespace
}  // namespace hgc::tool

int main(int argc, char** argv) {
  using namespace hgc::tool;
  return guarded("hgc", [&] { return CommandLine().run(withCommand(argc, argv)); });
}
