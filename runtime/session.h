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

/// What becomes of a device that was named and is unavailable, and of one that fails while it works: the CPU does the
/// same, with a warning or without; or there is an error. What `auto` cannot open is never one.
enum class Fallback : uint8_t { Warn, Allow, Error };
enum class Fused : uint8_t { Auto, On, Off };

struct SessionOptions {
  /// auto, cpu, cpu:first, cpu:sse2, cpu:avx2, cpu:avx512, vulkan, vulkan:N or vulkan:name; several with plus signs,
  /// and shares if they are not to be as is expected best: cpu+vulkan:0, cpu*1+vulkan:0*3; vulkan:all
  std::string device = "auto";
  Fallback fallback = Fallback::Warn;
  Fused fused = Fused::Auto;  ///< Auto: fused where the device does it in one rounding
  int threads = 0;            ///< of the CPU, also for what is bound and assembled there; 0 for all
  bool parameters = false;    ///< derivatives by parameters, too
  /// Seconds that a GPU may work without finishing a part of a launch (parts are meant to take less than one); beyond
  /// that it has failed. 0: HGC_DEADLINE, or 60.
  double deadline = 0;
  /// Seconds after which a device that failed is tried again by a call that computes; twice as many after each further
  /// failure. 0: by the next call.
  double retry = 1;
  /// What calls are expected to take, which they teach, and by which `auto` chooses; null: that of this machine's user
  /// (docs/runtime.md).
  std::shared_ptr<CostModel> model = nullptr;
  /// Makes the session one of several alike, its ranks, each a process as a rule (`hgc::mpi`, docs/runtime.md): all
  /// open the same program with the same data and make the same calls in the same order. Each computes its part of the
  /// instances on its device, and has all results, with the bits of one session alone.
  std::shared_ptr<Exchange> exchange = nullptr;
  /// Machine code that is being made of the program (`runtime/later_program.h`). A session that the CPU interprets goes
  /// over to it once it is there, before a call that computes; bits stay the same. If there will be none, it stays, and
  /// warns. A rank waits for it when it is opened.
  std::shared_ptr<LaterProgram> later = nullptr;
  /// Threads of the caller's (`runtime/data/threads/thread_pool.h`), which run the session's loops instead of those of
  /// oneTBB, at most `threads` of them at once. No bit of a result depends on them.
  std::shared_ptr<ThreadPool> pool = nullptr;
  /// A device of Vulkan that is the caller's (`runtime/vulkan/given.h`, docs/embedding.md): for this session it is what
  /// `vulkan` and `auto` name, and there is no other GPU. Results call it vulkan:given.
  std::shared_ptr<const GivenVulkan> vulkan = nullptr;
  /// Memory of the caller's for what grows with data on the host: what is bound, and what the CPU computes;
  /// docs/embedding.md says what else there is. Any thread asks it, several at once; std::bad_alloc is want of memory.
  std::shared_ptr<std::pmr::memory_resource> memory = nullptr;
};

/// What opening a session took, in milliseconds.
struct OpeningTimes {
  double plan = 0;    ///< to find instances, sizes, and the order of sums
  double device = 0;  ///< to open the device with the program and its data
};

/// What is computed and comes back, and nothing else.
struct Request {
  /// Of the objective and of each term: comes with `gradient` and `termValues`, too, and where nothing is asked for.
  bool value = false;
  bool gradient = false;
  bool residuals = false;
  bool outputs = false;
  bool fields = false;
  bool termValues = false;
};

struct TermResult {
  int64_t instances = 0;
  uint32_t topologies = 0;
  double value = 0;  ///< its part of the objective, NaN if that was not asked for; 0 for outputs
};

/// Results on the host, in natural layouts (row-major). NaNs are the canonical quiet NaN.
struct Evaluation {
  double value = 0;  ///< NaN if it was not asked for
  std::map<std::string, TermResult> terms;
  std::map<std::string, Array> gradients;   ///< by unknown or parameter, in its shape
  std::map<std::string, Array> termValues;  ///< per instance; one number of what is written as a sum
  std::map<std::string, Array> residuals;   ///< per instance, then the element's shape
  std::map<std::string, Array> outputs;
  std::map<std::string, Array> fields;  ///< by field, in the shape of its domain and element
  /// NaN and infinite numbers among what came back: `termValues`, or else the values of terms, and the others.
  int64_t nonfinite = 0;
  std::string device, reason;
  bool fused = false;
  Times times;
  ProgramPtr program;  ///< whose results these are
};

/// The blocks of a Jacobian, instance by instance: `values[i, b, k]` is the derivative of component b of instance i by
/// unknown scalar `(*columns)[i, k]`. A scalar that an instance reads by two indices has two columns, which add up.
struct BlockRows {
  Array values;
  std::shared_ptr<const Array> columns = std::make_shared<const Array>();
};

/// The unknowns that the Jacobian of each instance of a residual term is by, in blocks. No instance has a block twice:
/// what it reads by two indices is one block, whose columns were added up.
struct BlockStructure {
  /// Scalars `row * width` to `row * width + width` of an unknown, in row-major order: a row of it where whole rows are
  /// all that residual terms read, otherwise a scalar.
  struct Block {
    uint32_t unknown = 0;  ///< of `unknowns`
    uint32_t width = 0;    ///< scalars
    int64_t row = 0;
  };
  uint32_t components = 0;  ///< of a residual
  std::vector<std::string> unknowns;
  std::vector<Block> blocks;               ///< instance by instance, in the order of columns
  std::vector<int64_t> firstBlock = {0};   ///< by instance: the first of its blocks; then their number
  std::vector<int64_t> firstNumber = {0};  ///< by instance: where its Jacobian begins; then where the last one ends

  int64_t instances() const { return static_cast<int64_t>(firstBlock.size()) - 1; }
};

/// A residual term about the unknowns, by instances in the order of its domain.
struct LinearTerm {
  std::vector<double> residuals;  ///< by instance and component
  /// The Jacobian of each instance, without its loss: a row for each component, a column for each scalar of its blocks.
  std::vector<double> jacobian;
  std::vector<double> loss;   ///< ρ(s) of the squared norm s: twice what the instance adds to the objective
  std::vector<double> slope;  ///< ρ'(s); 1 without a loss
  /// Made once: another object has another structure, after a table of indices was `set`. It may outlive the session.
  std::shared_ptr<const BlockStructure> structure;
};

/// The objective and the residual terms that are part of it, by name. NaNs are the canonical quiet NaN.
struct Linearisation {
  double value = 0;
  std::map<std::string, LinearTerm> terms;
};

/// The objective about the unknowns, by unknown scalars: value + gradientᵀ d + ½ dᵀ matrix d.
template <class Matrix>
struct ModelBy {
  double value = 0;
  std::vector<double> gradient;
  Matrix matrix;
};
using QuadraticModel = ModelBy<SparseMatrix>;
using BlockModel = ModelBy<BlockMatrix>;

/// Quadratic models of problems that share no unknowns, side by side. Numbers of a problem are sums over its own
/// instances, one after another: their bits do not depend on the other problems.
struct SeparateModels {
  std::vector<double> values;    ///< by problem
  std::vector<double> gradient;  ///< by unknown scalars
  BlockMatrix matrix;            ///< the lower triangle
  /// By problem, given: 0 where numbers are not wanted, so that they need not be right. Empty: all are wanted.
  std::vector<uint8_t> wanted = {};
};

/// A derivative times a vector: by term for tangents, by unknown otherwise. `value` is the derivative along the
/// direction (Hessian products) or the sum of components times cotangents (pullbacks).
struct DerivativeProduct {
  double value = 0;
  std::map<std::string, Array> arrays;
};

/// What becomes of the Hessian of each instance.
enum class Projection : uint8_t { None, Positive };

struct MatrixOptions {
  Projection projection = Projection::None;
  Triangle triangle = Triangle::Both;  ///< the upper one by rows is the lower one by columns
};

/// Devices that sessions have used stay open when these go, with memory (docs/runtime.md) and shaders for the next
/// ones. This gives back to drivers what no session uses now. Nothing in a forked process. Thread-safe.
void trimDevices();

/// Reads and checks a `.hgk` file. Thread-safe.
Result<ProgramPtr> loadProgram(const std::string& path);
/// The same of the bytes of one, which may go afterwards.
Result<ProgramPtr> loadProgram(std::span<const uint8_t> bytes);

/// A program with its data, resident on a device. Where the device fails (it is lost, has no memory, is not done in
/// time), nothing is lost: the CPU makes what the call was to make, with the same bits, and goes on from there, as
/// `device()`, `reason()` and a warning say; a later call tries the device again (`SessionOptions::retry`). With
/// `Fallback::Error`, or without kernels for the CPU, the call gives an error and changes nothing, and the next one
/// opens the device anew. docs/runtime.md tells more.
///
/// A process that is forked cannot use the sessions of its parent: calls give an error. Thread-safety: one thread at a
/// time; several sessions may share a program.
class Session {
 public:
  Session(Session&&) noexcept;
  Session& operator=(Session&&) noexcept;
  ~Session();

  static Result<Session> open(const ProgramPtr& program, const Inputs& inputs, const SessionOptions& options);
  static Result<Session> open(const ProgramPtr& program, Bound bound, const SessionOptions& options);

  /// Does before the first calls what they alone would do: compiles shaders, takes memory on the device, and finds
  /// where the numbers of matrices go. `kinds`: Value, Gradient, Residual, Output for what `evaluate` is asked for,
  /// Jacobian for `jacobian` of each term, Hessian for `hessian()`, GaussNewton for `gaussNewton()`, Linearise,
  /// products; empty: all that the program was built for. Other triangles, block matrices and `newton` are left to
  /// their first call. Nothing is computed, and no result changes. An error where one of these calls would give it; a
  /// device that fails is left as by these.
  Status warmUp(const std::vector<KernelKind>& kinds = {});

  /// What a symbol of reals holds now, brought from the device if it has changed there; a gradient that is left there
  /// may be lost then.
  Result<Array> values(const std::string& symbol);

  /// Replaces the values of what is bound; its shape, and the lengths of ragged rows, stay. Of a table of integers all
  /// that follows from indices is made anew, as by `open`. All or nothing: after an error the session has the values
  /// that it had.
  Status set(const std::string& symbol, const Array& values);

  /// The same for rows `first` and on of the first dimension of a symbol of reals: the shape of `rows` is that of the
  /// symbol but for their number.
  Status setRows(const std::string& symbol, int64_t first, const Array& rows);
  /// Adds `scale` times the values of another symbol of that shape, `x.dot` for example, to those of a symbol of reals.
  /// Nothing leaves the device. Each product is rounded before it is added, on every device.
  Status add(const std::string& symbol, double scale, const std::string& direction);
  /// Adds `scale` times the gradient by a symbol, as `launch(KernelKind::Gradient)` has left it on the device. Fails
  /// where a call has computed something else since then.
  Status addGradient(const std::string& symbol, double scale);
  /// Exchanges the values of two symbols of one shape, of reals, where they are.
  Status swap(const std::string& a, const std::string& b);

  Result<Evaluation> evaluate(const Request& request);
  /// The same into `result`: arrays that it has from an earlier evaluation keep their memory, which to take anew costs
  /// more than to fill. After an error nothing can be said of what it holds.
  Status evaluate(const Request& request, Evaluation& result);

  /// The Jacobian of a residual term by all unknowns, without its loss. Row `instance * width + component`.
  Result<SparseMatrix> jacobian(const std::string& term);
  /// The same into `result`, as below.
  Status jacobian(const std::string& term, SparseMatrix& result);
  /// The same by instances; fails where they read different numbers of unknown scalars.
  Status jacobian(const std::string& term, BlockRows& result);

  /// The Hessian of the objective by all unknowns. Positive: each instance's block is projected first.
  Result<SparseMatrix> hessian(Projection projection = Projection::None);
  /// JᵀJ and Jᵀr over all residual terms, each weighted by the slope of its loss; the value is theirs.
  Result<QuadraticModel> gaussNewton();
  /// The same into `result`: values that it has from an earlier call keep their memory. Where places lie is found at
  /// the first call, which takes several times as long as later ones; the shape is the same one then. After an error
  /// nothing can be said of what `result` holds.
  Status hessian(const MatrixOptions& options, SparseMatrix& result);
  Status gaussNewton(Triangle triangle, QuadraticModel& result);
  /// The same for problems that share no unknowns: the rows of a dimension, the first one of all unknowns. What reads
  /// no unknowns is part of none. An error where an instance reads unknowns of two rows.
  Status gaussNewton(const std::string& dimension, SeparateModels& result);
  /// The value, the gradient and the Hessian from one kernel. Value and gradient have the bits of `evaluate` where no
  /// fields are read: a matrix sees through these.
  Status newton(const MatrixOptions& options, QuadraticModel& result);
  /// The same numbers by blocks. Of one triangle those on the diagonal are whole.
  Status hessian(const MatrixOptions& options, BlockMatrix& result);
  Status gaussNewton(Triangle triangle, BlockModel& result);
  Status newton(const MatrixOptions& options, BlockModel& result);

  /// Residuals, their Jacobians by blocks, their losses and the value from one launch. Where no fields are read, value
  /// and residuals have the bits of `evaluate`, Jacobians always those of `jacobianBlocks`.
  Result<Linearisation> linearise();
  /// The same into `result`, as for matrices: what it has from an earlier call is overwritten in place.
  Status linearise(Linearisation& result);

  /// A product of derivatives (`isProduct`) with what was bound or `set` as `x.dot` for each unknown x, a direction, or
  /// as `r.bar` for residuals and outputs with a domain, their cotangents.
  Result<DerivativeProduct> multiply(KernelKind product);
  /// The same into `result`, as for matrices.
  Status multiply(KernelKind product, DerivativeProduct& result);

  /// Runs the kernels of `kind` and leaves their results on the device.
  Status launch(KernelKind kind);
  /// The same of a Hessian or of Gauss-Newton, with the gradient and the value: where a device with memory of its own
  /// adds them up, what is left is the matrix.
  Status launch(KernelKind kind, Triangle triangle);
  /// Of the last call that computed something.
  const Times& times() const;
  const OpeningTimes& openingTimes() const;

  const Workload& workload() const;
  const std::string& device() const;
  /// The device as models of costs name it.
  std::string modelName() const;
  const std::string& reason() const;
  bool fused() const;
  const std::vector<std::string>& warnings() const;
  /// What it has done so far; of the whole process: `processStatistics`. Any thread may ask, also while another one
  /// calls.
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

/// While that lives, loops that the calling thread begins (runtime/data/threads/loops.h) are run by the threads of the
/// session, which must outlive it.
LoopsOf loopsOf(Session& session);

}  // namespace hgc
