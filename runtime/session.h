#pragma once
/// The public face of the runtime: load a program, bind data, evaluate.
///
///   auto program = hgc::loadProgram("model.hgk");
///   auto session = hgc::Session::open(*program, inputs, {});
///   auto result = session->evaluate({.gradient = true});
///
/// Nothing throws: what can fail returns a Result.
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <memory_resource>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/artefact/artefact.h"
#include "runtime/data/array.h"
#include "runtime/device/device.h"
#include "runtime/observe/statistics.h"
#include "runtime/sum/sparse.h"

namespace hgc {

class CostModel;
class Exchange;
struct GivenVulkan;
class LaterProgram;
class LoopsOf;
class ThreadPool;

/// What to do if a named device is unavailable, or a device fails: use the CPU with a warning, use it without a
/// warning, or return an error. A device that `auto` cannot open is skipped, never an error.
enum class Fallback : uint8_t { Warn, Allow, Error };
/// Whether kernels use fused multiply-add.
enum class Fused : uint8_t { Auto, On, Off };

/// How to open a session.
struct SessionOptions {
  /// auto, cpu, cpu:first, cpu:sse2, cpu:avx2, cpu:avx512, vulkan, vulkan:N or vulkan:name; several with plus signs,
  /// and shares unless hgc is to choose them: cpu+vulkan:0, cpu*1+vulkan:0*3; vulkan:all
  std::string device = "auto";
  Fallback fallback = Fallback::Warn;
  Fused fused = Fused::Auto;  ///< Auto: where the device rounds once
  int threads = 0;            ///< of the CPU, also for binding data and assembling matrices; 0: all
  bool parameters = false;    ///< derivatives by parameters as well
  /// Seconds for each part of a launch on a GPU, after which the device counts as failed. Parts are sized to take less
  /// than one second. 0: HGC_DEADLINE, or 60.
  double deadline = 0;
  /// Seconds after which a call that computes tries a failed device again; doubled after each further failure. 0: the
  /// next call tries it.
  double retry = 1;
  /// Expected times of calls, by which `auto` chooses, and to which calls add their times. Null: the model of this
  /// machine's user (docs/runtime.md).
  std::shared_ptr<CostModel> model = nullptr;
  /// Makes the session a rank: one of several sessions, usually one per process (`hgc::mpi`, docs/runtime.md), which
  /// open the same program with the same data and make the same calls in the same order. Each rank computes part of the
  /// instances on its device and gets all results, with the bits of a single session.
  std::shared_ptr<Exchange> exchange = nullptr;
  /// Machine code of the program that is still being compiled (`runtime/later_program.h`). A session that the CPU
  /// interprets moves to it, when it is ready, before a call that computes. Bits stay the same. If compiling fails, the
  /// session stays and warns. A rank waits for the code when it is opened.
  std::shared_ptr<LaterProgram> later = nullptr;
  /// The caller's threads (`runtime/data/threads/thread_pool.h`), at most `threads` of which run the session's loops
  /// instead of hgc's own. No bit of a result depends on them.
  std::shared_ptr<ThreadPool> pool = nullptr;
  /// The caller's Vulkan device (`runtime/vulkan/given.h`, docs/embedding.md), the only GPU of this session: `vulkan`
  /// and `auto` mean this device. Results call it vulkan:given.
  std::shared_ptr<const GivenVulkan> vulkan = nullptr;
  /// The caller's memory for data on the host: bound arrays and what the CPU computes (docs/embedding.md names the
  /// rest). Called by several threads at once; throws std::bad_alloc if it has no memory.
  std::shared_ptr<std::pmr::memory_resource> memory = nullptr;
};

/// The time to open a session, in milliseconds.
struct OpeningTimes {
  double plan = 0;    ///< for instances, sizes and the order of sums
  double device = 0;  ///< to open the device and load the program with its data
};

/// The results that `evaluate` computes.
struct Request {
  /// Of the objective and of each term. Implied by `gradient` and `termValues`, and if nothing is requested.
  bool value = false;
  bool gradient = false;
  bool residuals = false;
  bool outputs = false;
  bool fields = false;
  bool termValues = false;
};

/// The value of a term.
struct TermResult {
  int64_t instances = 0;
  uint32_t topologies = 0;
  double value = 0;  ///< its part of the objective; NaN if that was not requested; 0 for outputs
};

/// Results on the host. Arrays are row-major. NaNs are the canonical quiet NaN.
struct Evaluation {
  double value = 0;  ///< NaN if it was not requested
  std::map<std::string, TermResult> terms;
  std::map<std::string, Array> gradients;   ///< by unknown or parameter, in its shape
  std::map<std::string, Array> termValues;  ///< by instance; one number for a term that is written as a sum
  std::map<std::string, Array> residuals;   ///< by instance, then the shape of the element
  std::map<std::string, Array> outputs;
  std::map<std::string, Array> fields;  ///< by field, in the shape of its domain and element
  /// NaN and infinite numbers in all arrays, and in the values of terms if there are no `termValues`.
  int64_t nonfinite = 0;
  std::string device, reason;
  bool fused = false;
  Times times;
  ProgramPtr program;  ///< that the results are of
};

/// A Jacobian by instances: `values[i, b, k]` is the derivative of component b of instance i by unknown scalar
/// `(*columns)[i, k]`. A scalar that an instance reads by two indices has two columns; the derivative is their sum.
struct BlockRows {
  Array values;
  std::shared_ptr<const Array> columns = std::make_shared<const Array>();
};

/// The blocks of unknowns that each instance of a residual term reads. A block that an instance reads by two indices is
/// listed once; its columns have been added up.
struct BlockStructure {
  /// Scalars [row * width, row * width + width) of an unknown, in row-major order: a row if residual terms read only
  /// whole rows of it, else a scalar.
  struct Block {
    uint32_t unknown = 0;  ///< in `unknowns`
    uint32_t width = 0;    ///< scalars
    int64_t row = 0;
  };
  uint32_t components = 0;  ///< of a residual
  std::vector<std::string> unknowns;
  std::vector<Block> blocks;               ///< instance by instance, in the order of columns
  std::vector<int64_t> firstBlock = {0};   ///< by instance: its first block; one more than instances
  std::vector<int64_t> firstNumber = {0};  ///< by instance: the first number of its Jacobian; one more

  int64_t instances() const { return static_cast<int64_t>(firstBlock.size()) - 1; }
};

/// A residual term linearised at the unknowns, by instance in the order of its domain.
struct LinearTerm {
  std::vector<double> residuals;  ///< by instance and component
  /// By instance: its Jacobian without the loss, a row for each component, a column for each scalar of its blocks.
  std::vector<double> jacobian;
  std::vector<double> loss;   ///< ρ(s) of the squared norm s: twice the value of the instance
  std::vector<double> slope;  ///< ρ'(s); 1 without a loss
  /// The same object until an index table is `set`. May outlive the session.
  std::shared_ptr<const BlockStructure> structure;
};

/// The objective, and its residual terms by name. NaNs are the canonical quiet NaN.
struct Linearisation {
  double value = 0;
  std::map<std::string, LinearTerm> terms;
};

/// A quadratic model of the objective at the unknowns: value + gradientᵀ d + ½ dᵀ matrix d, d by unknown scalars.
template <class Matrix>
struct ModelBy {
  double value = 0;
  std::vector<double> gradient;
  Matrix matrix;
};
using QuadraticModel = ModelBy<SparseMatrix>;
using BlockModel = ModelBy<BlockMatrix>;

/// Quadratic models of problems that share no unknowns. The instances of a problem are summed one after another, so
/// that its bits do not depend on the other problems.
struct SeparateModels {
  std::vector<double> values;    ///< by problem
  std::vector<double> gradient;  ///< by unknown scalars
  BlockMatrix matrix;            ///< the lower triangle
  /// Input, by problem: 0 if the problem is not needed, so that its numbers are undefined. Empty: all are needed.
  std::vector<uint8_t> wanted = {};
  /// By problem: how many scalars of residuals read its unknowns.
  std::shared_ptr<const std::vector<int64_t>> residuals = {};
};

/// A derivative times a vector: arrays by term for tangents, else by unknown. `value`: for Hessian products the
/// derivative along the direction, for pullbacks the sum of components times cotangents.
struct DerivativeProduct {
  double value = 0;
  std::map<std::string, Array> arrays;
};

/// Whether the Hessian of each instance is replaced by the nearest positive semidefinite matrix.
enum class Projection : uint8_t { None, Positive };

/// Of an unknown, a power of two.
struct UnknownScale {
  std::string_view unknown;
  double scale = 1;
};

/// How to compute a matrix.
struct MatrixOptions {
  Projection projection = Projection::None;
  Triangle triangle = Triangle::Both;  ///< the upper one by rows is the lower one by columns
  /// Of a projection: 1 for unknowns that are left out. With S of these the result for an instance's H is S⁻¹PS⁻¹,
  /// where P is what is nearest to SHS.
  std::span<const UnknownScale> scales = {};
};

/// Returns to drivers the devices, memory and shaders that were kept for later sessions and that no session uses
/// (docs/runtime.md). No effect in a forked process. Thread-safe.
void trimDevices();

/// Reads and checks a `.hgk` file. Thread-safe.
Result<ProgramPtr> loadProgram(const std::string& path);
/// The same for the bytes of such a file, which are not needed afterwards.
Result<ProgramPtr> loadProgram(std::span<const uint8_t> bytes);

/// A program with its data on a device. If the device fails (it is lost, has no memory, misses its deadline), the CPU
/// makes the call with the same bits and continues with the same values; `device()`, `reason()` and a warning say so. A
/// later call tries the device again (`SessionOptions::retry`). With `Fallback::Error`, or without kernels for the CPU,
/// the call returns an error and changes nothing, and the next call opens the device again. See docs/runtime.md.
///
/// In a forked process, calls of the parent's sessions return an error. Thread-safety: one thread at a time; several
/// sessions may share a program.
class Session {
 public:
  Session(Session&&) noexcept;
  Session& operator=(Session&&) noexcept;
  ~Session();

  static Result<Session> open(const ProgramPtr& program, const Inputs& inputs, const SessionOptions& options);
  static Result<Session> open(const ProgramPtr& program, Bound bound, const SessionOptions& options);

  /// Does in advance what only first calls do: compiles shaders, allocates memory on the device, and plans matrices.
  /// `kinds`: Value, Gradient, Residual and Output for `evaluate`, Jacobian for `jacobian` of each term, Hessian for
  /// `hessian()`, GaussNewton for `gaussNewton()`, Linearise, products; empty: all that the program was built for.
  /// Other triangles, block matrices and `newton` are planned by their first call. Computes nothing. Returns the errors
  /// of these calls, and handles device failures like them.
  Status warmUp(const std::vector<KernelKind>& kinds = {});

  /// The current values of a symbol of reals. If they are brought from the device, a gradient that was left there may
  /// be lost.
  Result<Array> values(const std::string& symbol);

  /// Replaces the values of a bound symbol; its shape and the lengths of ragged rows cannot change. After a table of
  /// integers changes, instances are laid out again as by `open`. After an error no value has changed.
  Status set(const std::string& symbol, const Array& values);

  /// Replaces rows of the first dimension of a symbol of reals, from row `first` on. `rows` has the shape of the symbol
  /// except for the number of rows.
  Status setRows(const std::string& symbol, int64_t first, const Array& rows);
  /// Adds `scale` times the values of another symbol of the same shape, such as `x.dot`, to a symbol of reals, on the
  /// device. Each product is rounded before it is added, on every device.
  Status add(const std::string& symbol, double scale, const std::string& direction);
  /// Adds `scale` times the gradient by a symbol, which `launch(KernelKind::Gradient)` has left on the device. Fails if
  /// another call has computed something since then.
  Status addGradient(const std::string& symbol, double scale);
  /// Exchanges the values of two symbols of reals of the same shape, on the device.
  Status swap(const std::string& a, const std::string& b);

  Result<Evaluation> evaluate(const Request& request);
  /// The same into `result`, whose arrays from an earlier evaluation are overwritten: allocating them takes longer than
  /// filling them. After an error `result` is undefined.
  Status evaluate(const Request& request, Evaluation& result);

  /// The Jacobian of a residual term by all unknowns, without its loss. Row `instance * width + component`.
  Result<SparseMatrix> jacobian(const std::string& term);
  /// The same into `result`, as for `hessian`.
  Status jacobian(const std::string& term, SparseMatrix& result);
  /// The same by instances. Fails if instances read different numbers of unknown scalars.
  Status jacobian(const std::string& term, BlockRows& result);

  /// The Hessian of the objective by all unknowns.
  Result<SparseMatrix> hessian(Projection projection = Projection::None);
  /// JᵀJ, Jᵀr and the value of all residual terms, each weighted by the slope of its loss.
  Result<QuadraticModel> gaussNewton();
  /// The same into `result`, whose values from an earlier call are overwritten. The first call plans the matrix, which
  /// takes several times as long as later calls; these have the same shape object. After an error `result` is
  /// undefined.
  Status hessian(const MatrixOptions& options, SparseMatrix& result);
  Status gaussNewton(Triangle triangle, QuadraticModel& result);
  /// The same for problems that share no unknowns: the rows of a dimension, which must be the first one of all
  /// unknowns. Instances that read no unknowns are left out. An error if an instance reads unknowns of two rows.
  Status gaussNewton(const std::string& dimension, SeparateModels& result);
  /// The value, the gradient and the Hessian from one kernel. Value and gradient have the bits of `evaluate` unless
  /// terms read fields, which are inlined here.
  Status newton(const MatrixOptions& options, QuadraticModel& result);
  /// The same numbers by blocks. With one triangle, blocks on the diagonal are still whole.
  Status hessian(const MatrixOptions& options, BlockMatrix& result);
  Status gaussNewton(Triangle triangle, BlockModel& result);
  Status newton(const MatrixOptions& options, BlockModel& result);

  /// Residuals, their Jacobians by blocks, their losses and the value from one launch. Value and residuals have the
  /// bits of `evaluate` unless terms read fields; Jacobians have the bits of `jacobianBlocks`.
  Result<Linearisation> linearise();
  /// The same into `result`, as for `hessian`.
  Status linearise(Linearisation& result);

  /// A product of derivatives (`isProduct`) with a vector that was bound or `set`: the directions `x.dot` of unknowns
  /// x, or the cotangents `r.bar` of residuals and outputs with a domain.
  Result<DerivativeProduct> multiply(KernelKind product);
  /// The same into `result`, as for `hessian`.
  Status multiply(KernelKind product, DerivativeProduct& result);

  /// Computes results of `kind` and leaves them on the device.
  Status launch(KernelKind kind);
  /// The same for a Hessian or Gauss-Newton matrix with gradient and value. A device with memory of its own adds up the
  /// matrix if it can.
  Status launch(KernelKind kind, Triangle triangle);
  /// The times of the last call that computed something.
  const Times& times() const;
  const OpeningTimes& openingTimes() const;

  const Workload& workload() const;
  const std::string& device() const;
  /// The name of the device in the cost model.
  std::string modelName() const;
  /// Why this device is used.
  const std::string& reason() const;
  bool fused() const;
  const std::vector<std::string>& warnings() const;
  /// What the session has done so far (`processStatistics`: the whole process). Any thread may call this at any time.
  Statistics statistics() const;

 private:
  struct Parts;

  Session();
  friend LoopsOf loopsOf(Session& session);
  friend class ResidentRows;
  friend class ResidentProblems;

  std::unique_ptr<Parts> parts_;
};

/// The Jacobian of a residual term by instances (`Session::jacobian`).
Result<BlockRows> jacobianBlocks(Session& session, const std::string& term);
/// The derivatives of all terms along the direction (`Session::multiply`).
inline Result<DerivativeProduct> jvp(Session& session) { return session.multiply(KernelKind::Jvp); }
/// The Hessian of the objective times the direction.
inline Result<DerivativeProduct> hvp(Session& session) { return session.multiply(KernelKind::Hvp); }
/// The derivatives by unknowns of the sum of cotangents times components.
inline Result<DerivativeProduct> vjp(Session& session) { return session.multiply(KernelKind::Vjp); }

/// While the result lives, the threads of the session run the loops of the calling thread
/// (runtime/data/threads/loops.h). The session must outlive it.
LoopsOf loopsOf(Session& session);

}  // namespace hgc
