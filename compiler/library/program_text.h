#pragma once
/// The compiler as a library: the text of a program in, and with data what `Session::open` takes out.
///
///   std::vector<Message> messages;
///   auto text = hgc::ProgramText::ofFile("spring.hg", {}, messages);
///   auto built = text->build(inputs, {.device = "cpu"}, messages);
///   auto session = hgc::Session::open(built->program, std::move(built->bound), {.device = "cpu", .later =
///   built->later});
///
/// Nothing throws but for want of memory: what can fail returns a Result.
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "ir/artefact/artefact.h"
#include "ir/report/timings.h"
#include "runtime/data/array.h"
#include "runtime/data/bind.h"

#define HGC_COMPILER_API __attribute__((visibility("default")))

namespace hgc {

/// What the compiler has to say about a program, and where. Thread-safety: a value.
struct Message {
  bool isError = true;
  std::string file;
  uint32_t line = 0, column = 0;  ///< counted from 1; line 0: the file as a whole
  std::string text;
  std::string hint;   ///< what would mend it; may be empty
  std::string shown;  ///< as a terminal shows it: with the line, a caret below it, and places that explain it
};

/// How a text is read, as `hgc run` does it. Thread-safety: a value.
struct TextOptions {
  std::vector<std::string> folders = {};   ///< where imports and C++ are looked for, besides where they are imported
  std::vector<std::string> cxxFlags = {};  ///< of the C++ of `extern fn`, such as -I/usr/include/eigen3
  std::string cxxBuild = "";               ///< compile_commands.json or its folder, whose flags come first
  /// What C++ gives where it throws, aborts or, of a functor, returns false: `left-out` (what the other side of the
  /// choice gives) or `nan`.
  std::string cxxEnds = "left-out";
};

/// What is to be made of a program, as `hgc run` takes it. Thread-safety: a value.
struct BuildOptions {
  std::string device = "auto";  ///< what the session will be opened on: code is made for that
  /// NAME,NAME... as `--derivative` takes them. Empty: values, gradients, residuals, Jacobians and outputs.
  std::string derivatives = "";
  std::string wrt = "";           ///< unknowns and parameters to differentiate by, with commas; empty: all unknowns
  std::string by = "";            ///< data and parameters that become unknowns which solves keep, with commas
  std::string fma = "auto";       ///< auto, on, off
  std::string precision = "f64";  ///< f64, f32
  /// final: machine code is made; first: none is, the CPU interprets; auto: where one evaluation would then be done
  /// sooner the CPU begins to interpret while code is being made. All have the same bits.
  std::string tier = "final";
  bool cache = true;  ///< what is compiled is kept on disk for the next time, and looked for first
  Progress progress = nullptr;
  /// Once requested, no more is begun, and the result is an error. What is made at that moment is finished first.
  std::stop_token stop = {};
};

class LaterProgram;

/// A program compiled for the lengths of rows that its data has, and this data, for `Session::open`.
struct Built {
  ProgramPtr program;
  Bound bound;
  std::shared_ptr<LaterProgram> later;  ///< machine code that is being made, for `SessionOptions`; none, as a rule
};

/// A program's text, understood. Thread-safety: immutable, so free to share.
class ProgramText {
 public:
  /// `name` is for messages, and imports are looked for beside it. Adds to `messages` what is to be said; after
  /// mistakes the error's text is that of the first.
  HGC_COMPILER_API static Result<std::shared_ptr<const ProgramText>> parse(const std::string& name, std::string text,
                                                                           const TextOptions& options,
                                                                           std::vector<Message>& messages);
  /// The same of a file.
  HGC_COMPILER_API static Result<std::shared_ptr<const ProgramText>> ofFile(const std::string& path,
                                                                            const TextOptions& options,
                                                                            std::vector<Message>& messages);
  HGC_COMPILER_API ~ProgramText();

  /// What it declares.
  HGC_COMPILER_API const Program& program() const;
  /// Binds and compiles. `inputs` are only read.
  HGC_COMPILER_API Result<Built> build(const Inputs& inputs, const BuildOptions& options,
                                       std::vector<Message>& messages) const;
  /// Its topologies, as `hgc emit --as=` shows them: `as` is plan, dot, json or ir. For the lengths of rows that the
  /// data has; without `inputs` for all that code is made for.
  HGC_COMPILER_API Result<std::string> shown(const std::string& as, const Inputs* inputs,
                                             std::vector<Message>& messages) const;
  /// Where the first number that is NaN or infinite comes from among its values, and then its derivatives, for this
  /// data: "first inf from `log` at fit.hg:7, instance 12 of `fit`". Empty if all are finite.
  HGC_COMPILER_API Result<std::string> firstNonfinite(const Inputs& inputs, std::vector<Message>& messages) const;
  /// What one instance of a term or field reads and computes, as the JSON of `hgc run --watch --json`. `indices` are
  /// along the axes of its domain, or a single number of the whole domain. Mistakes in these are of usage.
  HGC_COMPILER_API Result<std::string> watched(const std::string& term, std::span<const int64_t> indices,
                                               const Inputs& inputs, const std::string& precision,
                                               std::vector<Message>& messages) const;

 private:
  struct Parsed;
  explicit ProgramText(std::unique_ptr<const Parsed> parsed);
  std::unique_ptr<const Parsed> parsed_;
};

}  // namespace hgc
