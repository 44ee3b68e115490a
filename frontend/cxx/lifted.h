#pragma once
/// C++ functions as graphs: the interface of the module that links clang.
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "ir/graph.h"
#include "ir/origin.h"

namespace hgc::cxx {

/// A function of reals: if `code` is empty, the C++ function or functor class `name`; otherwise the code, in which each
/// parameter is a `const double*` and `result` a `double*`.
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
  uint32_t codeLine = 1;  ///< the line of `codeFile` where the code begins
  std::string codeFile;
};

/// How to treat a branch that ends without a result, by `throw` for instance, or in which a functor returns false.
enum class SidesThatEnd : uint8_t {
  LeftOut,  ///< results are those of the other branch; the functor's return value is ignored
  Nan,      ///< results are NaN there
};

/// Functions that are compiled together.
struct CxxUnit {
  std::vector<std::string> includes;  ///< names for `#include "..."`
  std::string build;                  ///< compile_commands.json or its folder, whose flags come first; may be empty
  std::string as;                     ///< the file of that build whose flags are taken; empty: the first of `includes`
  std::vector<std::string> flags;     ///< of the compiler, such as `-I/usr/include/eigen3`
  std::string folder;                 ///< the working directory of the compiler
  SidesThatEnd ends = SidesThatEnd::LeftOut;
  std::vector<CxxFunction> functions;
};

/// Whether this flag changes floating-point arithmetic.
inline bool changesMeaning(const std::string& flag) {
  for (const char* const start :
       {"-ffast-math", "-Ofast", "-funsafe-math", "-fassociative-math", "-freciprocal-math", "-ffinite-math",
        "-fno-honor", "-ffp-model=fast", "-fno-signed-zeros", "-mlong-double"}) {
    if (flag.starts_with(start)) return true;
  }
  return false;
}

/// Whether a file is a system header, which users would not edit.
inline bool isOfSystem(const std::string& path) { return path.starts_with("/usr/"); }

/// A value of a C++ variable.
struct Variable {
  std::string name;  ///< with the number of the scalar if there are several: `p_2`
  NodeId node = kNoNode;
  uint32_t origin = 0;  ///< where it was set
};

/// The graph of a function. The inputs are loads of component c of row 0 of symbol p, for parameter p. The origin of a
/// node is its innermost place in user code; nodes that no user code called have none.
struct Lifted {
  Graph graph;
  std::vector<NodeId> results;
  NodeId undefined = kNoNode;  ///< where it is true, behaviour is undefined and results are NaN
  PlaceTable places;           ///< its files are indices into `files`
  std::vector<std::string> files;
  std::vector<Variable> variables;  ///< in the order in which they were set
  std::vector<std::string> warnings;
  bool leavesOut = false;  ///< whether branches without a result were ignored
};

/// Why a function cannot be lifted, and where: frames of calls, the innermost first.
struct Refusal {
  struct Frame {
    std::string file;  ///< empty if unknown
    uint32_t line = 0;
    uint32_t column = 0;
    std::string function;  ///< the enclosing function
  };
  std::string message;
  std::vector<Frame> frames;
  std::string hint = {};    ///< how to fix it; may be empty
  std::string header = {};  ///< the header that was not found, if any
};

struct FileRead {
  std::string path;
  uint64_t hash = 0;  ///< of its contents (ir/artefact/contents.h)
};

struct LiftedUnit {
  std::vector<std::variant<Lifted, Refusal>> functions;  ///< by function; empty if the unit does not compile
  std::vector<Refusal> errors;                           ///< of the compiler
  std::vector<FileRead> reads;                           ///< all files, for the cache
  std::vector<std::string> lacks;                        ///< files that would be read if they existed
};

/// The functions of a unit as machine code, which take pointers to their parameters and results.
struct NativeUnit {
  std::vector<void (*)(const double* const* parameters, double* results)> functions;
  std::shared_ptr<void> code;  ///< keeps the code alive
  std::string error;           ///< why there is no code; else empty
};

/// The functions of the module that links clang and LLVM. Thread-safe.
struct Lifter {
  LiftedUnit (*lift)(const CxxUnit&);
  NativeUnit (*compile)(const CxxUnit&);
};

inline constexpr const char* kModuleFile = "libhgc_cxx.so";
inline constexpr const char* kModuleSymbol = "hgcLifter";

}  // namespace hgc::cxx

extern "C" const hgc::cxx::Lifter hgcLifter;
