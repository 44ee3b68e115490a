#include <fmt/format.h>

#include "tools/hgc/data.h"
#include "tools/hgc/report.h"
#include "tools/io/sources.h"

namespace hgc::tool {
namespace {

struct Write {
  std::string what, path;
};

Result<std::vector<Write>> parseWrites(const Options& options) {
  std::vector<Write> writes;
  for (const std::string& text : options.writes) {
    const size_t equals = text.find('=');
    if (equals == std::string::npos)
      return Error{fmt::format("-w {}: what to write is NAME=FILE", text), "-w grad.x=gradient.npy"};
    Write write{text.substr(0, equals), text.substr(equals + 1)};
    if (options.json && write.path == "-") {
      return Error{fmt::format("-w {}: with --json, standard output holds the JSON object alone", text),
                   "write to a file"};
    }
    if (write.what.starts_with("jacobian.") && write.path != "-" && !write.path.ends_with(".mtx")) {
      return Error{fmt::format("-w {}: a Jacobian is written as Matrix Market", text), "name a .mtx file"};
    }
    writes.push_back(std::move(write));
  }
  return writes;
}

bool asksFor(const std::vector<Write>& writes, const std::string& prefix) {
  for (const Write& write : writes) {
    if (write.what.starts_with(prefix)) return true;
  }
  return false;
}

bool hasTerms(const Program& program, TermKind kind) {
  for (const Term& term : program.terms) {
    if (term.kind == kind) return true;
  }
  return false;
}

bool writesParameter(const std::vector<Write>& writes, const Program& program) {
  for (const Symbol& symbol : program.symbols) {
    for (const Write& write : writes) {
      if (symbol.kind == SymbolKind::Param && write.what == "grad." + symbol.name) return true;
    }
  }
  return false;
}

Status writeJacobian(Session& session, const std::string& term, const std::string& path) {
  const auto entries = session.jacobian(term);
  if (!entries) return entries.error();
  int64_t columns = 0, rows = 0;
  const Workload& workload = session.workload();
  for (SymbolId id = 0; id < workload.artefact->program.symbols.size(); ++id) {
    const Symbol& symbol = workload.artefact->program.symbols[id];
    if (symbol.kind == SymbolKind::Var) columns += workload.bound.symbols[id].rows * symbol.width;
  }
  for (const Term& declared : workload.artefact->program.terms) {
    if (declared.name != term) continue;
    rows = declared.width;
    for (const DimId dim : declared.domain) rows *= workload.bound.sizes[dim];
  }
  // Matrix Market adds up entries that stand twice, so an instance that reads one row by two indices needs no care
  // here.
  std::string text =
      fmt::format("%%MatrixMarket matrix coordinate real general\n{} {} {}\n", rows, columns, entries->size());
  for (const JacobianEntry& e : *entries)
    fmt::format_to(std::back_inserter(text), "{} {} {:.17g}\n", e.row + 1, e.column + 1, e.value);
  return writeFile(path, text);
}

Status writeOne(const Write& write, Session& session, const Evaluation& result) {
  const auto from = [&](const std::map<std::string, Array>& arrays, size_t prefix) -> Status {
    const auto found = arrays.find(write.what.substr(prefix));
    if (found == arrays.end()) return Error{fmt::format("there is no `{}` to write", write.what), ""};
    return writeArray(write.path, found->second);
  };
  if (write.what == "value") return writeArray(write.path, Array::scalar(result.value));
  if (write.what.starts_with("grad.")) return from(result.gradients, 5);
  if (write.what.starts_with("term.")) return from(result.termValues, 5);
  if (write.what.starts_with("residual.")) return from(result.residuals, 9);
  if (write.what.starts_with("output.")) return from(result.outputs, 7);
  if (write.what.starts_with("jacobian.")) return writeJacobian(session, write.what.substr(9), write.path);
  return Error{fmt::format("there is no `{}` to write", write.what),
               "value, grad.NAME, term.NAME, residual.NAME, output.NAME or jacobian.NAME"};
}

Compiled whatWasCompiled(const Ready& ready) {
  Compiled compiled{static_cast<uint32_t>(ready.artefact.plan.topologies.size()), 0, ready.compileMilliseconds};
  for (const KernelInfo& kernel : ready.artefact.kernels) {
    if (kernel.kind == KernelKind::Gradient || kernel.kind == KernelKind::Output)
      compiled.operations += kernel.operations;
  }
  return compiled;
}

}  // namespace

int commandRun(const Options& options) {
  const auto writes = parseWrites(options);
  if (!writes) return fail(options, writes.error());
  std::set<KernelKind> kinds = {KernelKind::Gradient, KernelKind::GradientAll, KernelKind::Output};
  if (asksFor(*writes, "residual.")) kinds.insert(KernelKind::Residual);
  if (asksFor(*writes, "jacobian.")) kinds.insert(KernelKind::Jacobian);
  const auto ready = makeReady(options, kinds);
  if (!ready) return fail(options, ready.error());
  const Program& program = ready->artefact.program;
  auto session =
      Session::open(ready->artefact, ready->bound, sessionOptions(options, writesParameter(*writes, program)));
  if (!session) return fail(options, session.error());
  for (const std::string& warning : session->warnings()) fmt::print(stderr, "hgc: warning: {}\n", warning);
  Request request;
  request.gradient = hasTerms(program, TermKind::Energy) || hasTerms(program, TermKind::Residual);
  request.outputs = hasTerms(program, TermKind::Output);
  request.residuals = asksFor(*writes, "residual.");
  const auto result = session->evaluate(request);
  if (!result) return fail(options, result.error());
  for (const Write& write : *writes) {
    if (const Status done = writeOne(write, *session, *result); !done) return fail(options, done.error());
  }
  const Compiled compiled = whatWasCompiled(*ready);
  const std::string text = options.json ? runJson(*result, compiled, options.math) : runTable(*result, compiled);
  const Status printed = writeFile("-", text);
  return printed ? 0 : fail(options, printed.error());
}

}  // namespace hgc::tool
