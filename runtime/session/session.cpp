/// Loads compiled programs, and opens sessions on them.
#include "runtime/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "runtime/data/input.h"
#include "runtime/device/stages/stages.h"
#include "runtime/resident_problems.h"
#include "runtime/resident_rows.h"
#include "runtime/session/lifecycle/open_device.h"
#include "runtime/session/parts.h"
#include "runtime/split/ranks/ranks.h"

namespace hgc {
namespace {

Status checkThreads(const SessionOptions& options) {
  constexpr int kMostThreads = 4096;
  const int threads = options.threads, pooled = options.pool ? options.pool->concurrency() : 1;
  if (threads < 0 || threads > kMostThreads)
    return Error{fmt::format("`threads` is {}: it must be 1 to {}, or 0 for all cores", threads, kMostThreads), ""};
  if (pooled >= 1 && pooled <= kMostThreads) return Done{};
  return Error{fmt::format("a pool runs {} tasks at once; at least 1, at most {}", pooled, kMostThreads), ""};
}

/// The result that `fillIn` fills.
template <class T>
Result<T> resultOf(const auto& fillIn) {
  T result;
  const Status done = fillIn(result);
  return done ? Result<T>(std::move(result)) : Result<T>(done.error());
}

std::span<const uint8_t> bytesOf(std::string_view text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

/// Reads the size that the header announces, and one byte more to detect longer files.
Result<Artefact> load(Input& file) {
  const auto head = file.peek(kArtefactHead);
  if (!head) return head.error();
  const auto size = artefactSize(bytesOf(*head));
  if (!size) return size.error();
  if (*size > Input::kMostUnsized && !file.isSized())
    return Error{fmt::format("its header announces {} bytes, and it is not a regular file", *size),
                 "save it to a file, and name that"};
  const auto bytes = file.take(*size + (*size < UINT64_MAX ? 1 : 0));
  return bytes ? readArtefact(bytesOf(*bytes)) : Result<Artefact>(bytes.error());
}

}  // namespace

Session::Session() : parts_(std::make_unique<Parts>()) {}
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;
Session::~Session() = default;

Result<Session> Session::open(const ProgramPtr& program, const Inputs& inputs, const SessionOptions& options) {
  auto bound = [&]() -> Result<Bound> {
    if (const Status done = checkThreads(options); !done) return done.error();
    return withinMemory([&] {
      return Threads(options.threads, options.pool).execute([&] {
        return bindInputs(program->program, inputs, options.memory.get());
      });
    });
  }();
  if (bound) return open(program, std::move(*bound), options);
  return options.exchange ? openTogether(*options.exchange, bound.error(), nullptr, false).error() : bound.error();
}

/// On ranks: all open a session, or none does.
Result<Session> Session::open(const ProgramPtr& program, Bound bound, const SessionOptions& options) {
  Session session;
  const Status own = session.parts_->open(program, std::move(bound), options);
  if (!options.exchange) return own ? Result<Session>(std::move(session)) : own.error();
  const Workload* const workload = own ? &session.workload() : nullptr;
  const Status all = openTogether(*options.exchange, own, workload, own && session.fused());
  if (!all) return all.error();
  session.parts_->lifecycle.joinRanks();
  return session;
}

Status Session::Parts::open(const ProgramPtr& program, Bound bound, const SessionOptions& options) {
  if (const Status done = checkThreads(options); !done) return done;
  if (const Status done = checkGivenDevice(options); !done) return done;
  const auto begun = programToOpen(program, options);
  if (!begun) return begun.error();
  const Span span("open");
  state.memory = options.memory;
  state.workload = std::make_unique<Workload>();
  Workload& workload = *state.workload;
  workload.artefact = *begun;
  workload.bound = std::move(bound);
  workload.parameters = options.parameters;
  state.threads = std::make_shared<Threads>(options.threads, options.pool);
  const auto start = Clock::now();
  const Status laid = withinMemory([&]() -> Status {
    keepOn(options.memory.get(), workload.bound);
    return onThreads(state.threads, [&] { return layOut(workload); });
  });
  if (!laid) return ofKind(laid.error(), ErrorKind::Data);
  openingTimes.plan = millisecondsSince(start);
  if (const Status done = lifecycle.open(options); !done) return done;
  openingTimes.device = millisecondsSince(start) - openingTimes.plan;
  return Done{};
}

Status Session::warmUp(const std::vector<KernelKind>& kinds) {
  Parts& parts = *parts_;
  const auto prepare = [&](KernelKind kind) {
    return parts.lifecycle.compute([&] { return parts.launcher.prepare(kind); });
  };
  for (const KernelKind kind : kinds.empty() ? workload().artefact->kinds : kinds) {
    Status done = parts.launcher.checkKernels(kind);
    if (!done) return done;
    switch (kind) {
      case KernelKind::Hessian:
      case KernelKind::GaussNewton: done = parts.matrices.prepareSquare(kind); break;
      case KernelKind::Jacobian: done = parts.matrices.prepareJacobians(); break;
      case KernelKind::Linearise: done = parts.matrices.prepareLinearisation(); break;
      case KernelKind::Gradient: done = prepare(gradientOf(workload())); break;
      default: done = prepare(kind);
    }
    if (!done) return done;
  }
  return Done{};
}

Result<Evaluation> Session::evaluate(const Request& request) {
  return resultOf<Evaluation>([&](Evaluation& result) { return evaluate(request, result); });
}
Result<DerivativeProduct> Session::multiply(KernelKind product) {
  return resultOf<DerivativeProduct>([&](DerivativeProduct& result) { return multiply(product, result); });
}

Status Session::jacobian(const std::string& term, SparseMatrix& result) {
  return parts_->matrices.jacobian(term, result);
}
Result<SparseMatrix> Session::jacobian(const std::string& term) {
  return resultOf<SparseMatrix>([&](SparseMatrix& result) { return jacobian(term, result); });
}
Status Session::jacobian(const std::string& term, BlockRows& result) {
  return parts_->matrices.jacobianBlocks(term, result);
}
Result<BlockRows> jacobianBlocks(Session& session, const std::string& term) {
  return resultOf<BlockRows>([&](BlockRows& result) { return session.jacobian(term, result); });
}
Status Session::hessian(const MatrixOptions& options, SparseMatrix& result) {
  return parts_->matrices.square(KernelKind::Hessian, options, result);
}
Status Session::hessian(const MatrixOptions& options, BlockMatrix& result) {
  return parts_->matrices.square(KernelKind::Hessian, options, result);
}
Result<SparseMatrix> Session::hessian(Projection projection) {
  return resultOf<SparseMatrix>([&](SparseMatrix& result) { return hessian({.projection = projection}, result); });
}
Status Session::newton(const MatrixOptions& options, QuadraticModel& result) {
  return parts_->matrices.model(KernelKind::Hessian, options, result);
}
Status Session::newton(const MatrixOptions& options, BlockModel& result) {
  return parts_->matrices.model(KernelKind::Hessian, options, result);
}
Status Session::gaussNewton(Triangle triangle, QuadraticModel& result) {
  return parts_->matrices.model(KernelKind::GaussNewton, {Projection::None, triangle}, result);
}
Status Session::gaussNewton(Triangle triangle, BlockModel& result) {
  return parts_->matrices.model(KernelKind::GaussNewton, {Projection::None, triangle}, result);
}
Status Session::gaussNewton(const std::string& dimension, SeparateModels& result) {
  return parts_->matrices.separate(dimension, result);
}
Result<QuadraticModel> Session::gaussNewton() {
  return resultOf<QuadraticModel>([&](QuadraticModel& result) { return gaussNewton(Triangle::Both, result); });
}
Status Session::linearise(Linearisation& result) { return parts_->matrices.linearise(result); }
Result<Linearisation> Session::linearise() {
  return resultOf<Linearisation>([&](Linearisation& result) { return linearise(result); });
}

Status Session::launch(KernelKind kind) { return parts_->launcher.runAndLeave(kind); }
Status Session::launch(KernelKind kind, Triangle triangle) { return parts_->matrices.launchModel(kind, triangle); }

const Times& Session::times() const { return parts_->state.times.last; }
const OpeningTimes& Session::openingTimes() const { return parts_->openingTimes; }
/// The CPU, and several devices as one, do not support it.
std::unique_ptr<ResidentRows> ResidentRows::open(Session& session, const std::vector<Unknown>& unknowns) {
  Session::Parts& parts = *session.parts_;
  const DeviceInfo& device = parts.state.current.device->info();
  if (device.isHost || !device.parts.empty()) return nullptr;
  std::unique_ptr<ResidentRows> rows(new ResidentRows(parts.state, parts.lifecycle, parts.launcher));
  const bool areThere = std::ranges::all_of(unknowns, [&](const Unknown& each) { return bool(rows->add(each)); });
  return areThere ? std::move(rows) : nullptr;
}

std::unique_ptr<ResidentProblems> ResidentProblems::open(Session& session, const std::string& dimension) {
  Session::Parts& parts = *session.parts_;
  const DeviceInfo& device = parts.state.current.device->info();
  if (device.isHost || !device.parts.empty()) return nullptr;
  std::unique_ptr<ResidentProblems> problems(
      new ResidentProblems(parts.state, parts.lifecycle, parts.launcher, parts.matrices, dimension));
  return problems->start() ? std::move(problems) : nullptr;
}

LoopsOf loopsOf(Session& session) { return session.parts_->state.threads->loops(); }
const Workload& Session::workload() const { return *parts_->state.workload; }
const std::string& Session::device() const { return parts_->state.current.device->info().name; }
std::string Session::modelName() const {
  return parts_->lifecycle.choice().nameOf(parts_->state.current.device->info());
}
const std::string& Session::reason() const { return parts_->state.current.reason; }
bool Session::fused() const { return parts_->state.current.fused; }
const std::vector<std::string>& Session::warnings() const { return parts_->lifecycle.warnings(); }
Statistics Session::statistics() const { return parts_->state.observer.read(); }

Result<ProgramPtr> loadProgram(const std::string& path) {
  auto file = Input::open(path);
  if (!file) return file.error();
  auto artefact = load(*file);
  if (!artefact)
    return Error{file->name() + ": " + artefact.error().message, artefact.error().hint, ErrorKind::Program};
  return ProgramPtr(std::make_shared<const Artefact>(std::move(*artefact)));
}

Result<ProgramPtr> loadProgram(std::span<const uint8_t> bytes) {
  auto artefact = readArtefact(bytes);
  return artefact ? Result<ProgramPtr>(std::make_shared<const Artefact>(std::move(*artefact))) : artefact.error();
}

}  // namespace hgc
