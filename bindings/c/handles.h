#pragma once
/// What the handles of the interface hold.
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <vector>

#include "bindings/c/errors.h"
#include "compiler/library/compiler_module.h"
#include "runtime/session.h"
#include "runtime/solve/solve.h"

struct hgc_program {
  std::shared_ptr<const hgc::ProgramText> text;  ///< of one that is compiled for its data
  hgc::ProgramPtr compiled;                      ///< of one that was loaded
  std::vector<hgc::Message> warnings;

  const hgc::Program& declared() const;
};

struct hgc_inputs {
  hgc::Inputs inputs;
};

struct hgc_stop {
  std::stop_source source = {};
  std::recursive_mutex telling = {};  ///< locked while progress is told: that may request it
};

struct hgc_text {
  std::string text;
};

struct hgc_session {
  hgc::Session session;
  std::vector<hgc::Message> warnings = {};  ///< of what was compiled for it
  std::vector<std::string> by = {};         ///< data that it has as unknowns
};

struct hgc_result {
  hgc::Evaluation evaluation;
  hgc::DerivativeProduct product;
  std::map<std::string, hgc::BlockRows> blocks;
  std::map<std::string, hgc::Array> symbols;
  uint32_t holds = 0;    ///< HGC_VALUE ... HGC_SYMBOL: what the last call has given; all else is kept as memory
  std::string blocksOf;  ///< by which term
};

/// `model` has the gradient and the value, where a call gives them.
struct hgc_matrix {
  hgc::QuadraticModel model;
  bool isModel = false;
};

struct hgc_block_matrix {
  hgc::BlockModel model;
  bool isModel = false;
};

/// A structure's blocks as the interface has them, made once for each.
struct hgc_linear_blocks {
  std::shared_ptr<const hgc::BlockStructure> of;
  std::vector<hgc_block> blocks;
};

struct hgc_linearisation {
  hgc::Linearisation linear;
  std::map<std::string, hgc_linear_blocks> blocks;
};

struct hgc_report {
  hgc::SolveReport report;
};

namespace hgc::c {

/// The compiler, loaded at the first call, from the folder of this library or wherever the loader finds it.
Result<const CompilerModule*> compiler();

/// An array of the caller's, where it is. An error of data or usage.
Result<Array> lent(const std::string& name, const hgc_array& array);

/// What a caller lends; null if it is nothing.
Result<std::shared_ptr<HostMemory>> memoryOf(const hgc_allocator* given);
Result<std::shared_ptr<ThreadPool>> poolOf(const hgc_thread_pool* given);
Result<std::shared_ptr<const GivenVulkan>> vulkanOf(const hgc_vulkan_device* given);

/// `hgc_set` and its like: a name that is not there is an error of usage, another one of data.
hgc_error* ofChange(const hgc_session& session, const char* symbol, const Error& error);

/// What a status says, for the caller.
template <class T>
hgc_error* given(const Result<T>& result) {
  return result ? nullptr : made(result.error());
}

}  // namespace hgc::c

/// Ends a call of the interface where a structure is NULL or has no size.
#define HGC_NEEDS_SIZED(argument)                              \
  if ((argument) == nullptr) return hgc::c::isNull(#argument); \
  if (!hgc::c::hasSize(*(argument))) return hgc::c::hasNoSize(#argument)

/// The same of one that may be NULL.
#define HGC_MAY_BE_SIZED(argument) \
  if ((argument) != nullptr && !hgc::c::hasSize(*(argument))) return hgc::c::hasNoSize(#argument)

/// Ends a call of the interface where an argument is NULL.
#define HGC_NEEDS(argument) \
  if ((argument) == nullptr) return hgc::c::isNull(#argument)
