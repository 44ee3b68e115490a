#pragma once
/// Words that are no commands, but might be taken for one.
#include <string_view>

namespace hgc::tool {

inline constexpr const char* kSolving =
    "`hgc solve MODEL.hg` finds the unknowns that minimise residuals; docs/solving.md shows Ceres, Eigen and SciPy, "
    "too";
inline constexpr const char* kNoCommandYet = "hgc does not have this yet";

struct ForeignCommand {
  std::string_view word, hint;  ///< what does what it asks for, or that nothing does yet
};

inline constexpr ForeignCommand kForeignCommands[] = {
    {"minimize", kSolving},
    {"minimise", kSolving},
    {"optimize", kSolving},
    {"optimise", kSolving},
    {"fit", kSolving},
    {"train", kSolving},
    {"eval", "`hgc run MODEL.hg` evaluates a program and its gradient"},
    {"evaluate", "`hgc run MODEL.hg` evaluates a program and its gradient"},
    {"exec", "`hgc run MODEL.hg` evaluates a program and its gradient"},
    {"execute", "`hgc run MODEL.hg` evaluates a program and its gradient"},
    {"grad", "`hgc run MODEL.hg -w grad.x=FILE` writes a gradient"},
    {"gradient", "`hgc run MODEL.hg -w grad.x=FILE` writes a gradient"},
    {"jacobian", "`hgc run MODEL.hg -w jacobian.r=FILE.mtx` writes a Jacobian"},
    {"hessian", "`hgc run MODEL.hg -w hessian=FILE.mtx` writes a Hessian"},
    {"diff", "`hgc run MODEL.hg` gives gradients, --derivative=NAME others"},
    {"differentiate", "`hgc run MODEL.hg` gives gradients, --derivative=NAME others"},
    {"compile", "`hgc build MODEL.hg -o MODEL.hgk` compiles a program"},
    {"make", "`hgc build MODEL.hg -o MODEL.hgk` compiles a program"},
    {"cc", "`hgc build MODEL.hg -o MODEL.hgk` compiles a program"},
    {"generate", "`hgc emit MODEL.hg --as=cpp` shows C++, `hgc embed MODEL.hgk` makes C++ that holds a program"},
    {"export", "`hgc emit MODEL.hg --as=cpp` shows C++, `hgc embed MODEL.hgk` makes C++ that holds a program"},
    {"show", "`hgc emit MODEL.hg --as=plan` shows a stage of the compilation, `hgc explain MODEL.hg` what it costs"},
    {"dump", "`hgc emit MODEL.hg --as=plan` shows a stage of the compilation"},
    {"print", "`hgc emit MODEL.hg --as=plan` shows a stage of the compilation"},
    {"disassemble", "`hgc emit MODEL.hg --as=asm` shows machine code"},
    {"test", "`hgc check MODEL.hg -b NAME=SOURCE` checks values, derivatives and bits"},
    {"verify", "`hgc check MODEL.hg -b NAME=SOURCE` checks values, derivatives and bits"},
    {"validate", "`hgc check MODEL.hg -b NAME=SOURCE` checks values, derivatives and bits"},
    {"time", "`hgc bench MODEL.hg -b NAME=SOURCE` times derivatives"},
    {"profile", "`hgc bench MODEL.hg -b NAME=SOURCE` times derivatives"},
    {"info", "`hgc explain MODEL.hg` says what a program does"},
    {"describe", "`hgc explain MODEL.hg` says what a program does"},
    {"inspect", "`hgc explain MODEL.hg` says what a program does"},
    {"gpus", "`hgc devices` lists devices"},
    {"version", "`hgc --version`"},
    {"plot", "`hgc model plot` draws what calls take"},
    {"fmt", kNoCommandYet},
    {"format", kNoCommandYet},
    {"lsp", kNoCommandYet},
    {"init", kNoCommandYet},
    {"new", kNoCommandYet},
    {"report", kNoCommandYet},
};

}  // namespace hgc::tool
