#pragma once
/// C++ functions as graphs: what is asked of the module that links clang, and what it gives.
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "ir/graph.h"
#include "ir/origin.h"

namespace hgc::cxx {

/// A function of reals. Where `code` is empty it is what `name` means in C++: a function, or a class whose objects are
/// called; otherwise it is that code, in which each parameter is a `const double*`, and `result` a `double*`.
struct CxxFunction {
  struct Parameter {
    std::string name;
    uint32_t scalars = 1;
    bool isArray = false;  ///< otherwise a single real
  };
  std::vector<Parameter> parameters;
  uint32_t results = 1;  ///< scalars
  std::string name;
  std::string code;
  uint32_t codeLine = 1;  ///< of `codeFile`, where the code begins
  std::string codeFile;
};

/// What becomes of a side of a choice that ends without a result, as by `throw`, or by which a functor returns false.
enum class SidesThatEnd : uint8_t {
  LeftOut,  ///< results are those of the other side; what a functor returns is not looked at
  Nan,      ///< results are NaN there
};

/// Functions that are compiled together.
struct CxxUnit {
  std::vector<std::string> includes;  ///< as `#include "..."` reads them
  std::string build;                  ///< compile_commands.json or its folder, whose flags come first; empty: none
  std::string as;                     ///< the file of that build whose flags are taken; empty: the first of `includes`
  std::vector<std::string> flags;     ///< of the compiler, such as `-I/usr/include/eigen3`
  std::string folder;                 ///< where the compiler stands
  SidesThatEnd ends = SidesThatEnd::LeftOut;
  std::vector<CxxFunction> functions;
};

/// Whether C++ with this flag is not what it says.
inline bool changesMeaning(const std::string& flag) {
  for (const char* const start :
       {"-ffast-math", "-Ofast", "-funsafe-math", "-fassociative-math", "-freciprocal-math", "-ffinite-math",
        "-fno-honor", "-ffp-model=fast", "-fno-signed-zeros", "-mlong-double"}) {
    if (flag.starts_with(start)) return true;
  }
  return false;
}

/// What comes with the system is not what its user would change.
inline bool isOfSystem(const std::string& path) { return path.starts_with("/usr/"); }

/// What a variable of C++ was set to.
struct Variable {
  std::string name;  ///< with the number of the scalar, where it has several: `p_2`
  NodeId node = kNoNode;
  uint32_t origin = 0;  ///< where it was set
};

/// What a function computes. Inputs are loads of component c of row 0 of "symbol" p, for parameter p. Origins of nodes
/// name the innermost place of user code; what no user code called has none.
struct Lifted {
  Graph graph;
  std::vector<NodeId> results;
  NodeId undefined = kNoNode;  ///< where it is true C++ does not say what is computed, and results are NaN
  PlaceTable places;           ///< whose files are numbers of `files`
  std::vector<std::string> files;
  std::vector<Variable> variables;  ///< in the order in which they were set
  std::vector<std::string> warnings;
  bool leavesOut = false;  ///< sides of choices that end without a result
};

/// Why a function is none for kernels: where, and by which calls one comes there, the innermost first.
struct Refusal {
  struct Frame {
    std::string file;  ///< empty: of no place
    uint32_t line = 0;
    uint32_t column = 0;
    std::string function;  ///< that the place is in
  };
  std::string message;
  std::vector<Frame> frames;
  std::string hint = {};    ///< what would mend it; may be empty
  std::string header = {};  ///< the one that was not found, if that is it
};

/// A file as it was read.
struct FileRead {
  std::string path;
  uint64_t hash = 0;  ///< of its contents (ir/artefact/contents.h)
};

struct LiftedUnit {
  std::vector<std::variant<Lifted, Refusal>> functions;  ///< by function; none where it does not compile
  std::vector<Refusal> errors;                           ///< of the compiler
  std::vector<FileRead> reads;                           ///< the files, for who keeps what came of them
  std::vector<std::string> lacks;                        ///< and those that would be read if they were there
};

/// The functions of a unit as machine code, for pointers to their parameters and to their results.
struct NativeUnit {
  std::vector<void (*)(const double* const* parameters, double* results)> functions;
  std::shared_ptr<void> code;  ///< to be kept as long as they are called
  std::string error;           ///< why there are none
};

/// What the module gives that links clang and LLVM. Thread-safe.
struct Lifter {
  LiftedUnit (*lift)(const CxxUnit&);
  NativeUnit (*compile)(const CxxUnit&);
};

inline constexpr const char* kModuleFile = "libhgc_cxx.so";
inline constexpr const char* kModuleSymbol = "hgcLifter";

}  // namespace hgc::cxx

extern "C" const hgc::cxx::Lifter hgcLifter;
