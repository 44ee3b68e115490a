#include "tools/hgc/run/write.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ir/kernel/derivative.h"
#include "ir/report/suggest.h"
#include "tools/io/sources.h"

namespace hgc::tool {
namespace {

/// A kind of result: its name, or a prefix such as `grad.` before a name.
struct Spelled {
  std::string_view name;
  std::string_view of;  ///< what the name is of: an unknown (X), a term (T) or a field (Y)
  KernelKind kind;      ///< the kernels that it needs
  bool matrix;
};

/// All results in the table of derivatives.
const std::vector<Spelled>& allSpelled() {
  static const std::vector<Spelled> all = [] {
    std::vector<Spelled> made;
    for (const KernelKind kind : kKernelKinds) {
      for (const Writable& writable : info(kind).writes) {
        if (writable.name.empty()) continue;
        const size_t split = std::min(writable.name.find('.'), writable.name.size() - 1) + 1;
        made.push_back({writable.name.substr(0, split), writable.name.substr(split), kind, writable.isMatrix});
      }
    }
    return made;
  }();
  return all;
}

const Spelled* spelledAs(const std::string& what) {
  for (const Spelled& writable : allSpelled()) {
    const bool isPrefix = writable.name.ends_with('.');
    if (isPrefix ? what.starts_with(writable.name) && what.size() > writable.name.size() : what == writable.name)
      return &writable;
  }
  return nullptr;
}

/// What `hgc solve` writes besides.
constexpr std::array<std::string_view, 7> kOfSolutions = {"stderr.", "cov.",  "marginal.", "correlation",
                                                          "dsol.",   "dual.", "violation."};

/// Suggests a similar name, or lists all.
std::string hintFor(const std::string& what) {
  const size_t dot = what.find('.');
  Suggestion suggestion(std::string_view(what).substr(0, dot));
  for (const Spelled& writable : allSpelled()) {
    const bool isPrefix = writable.name.ends_with('.');
    if (isPrefix == (dot != std::string::npos))
      suggestion.consider(writable.name.substr(0, writable.name.size() - (isPrefix ? 1 : 0)));
  }
  for (const std::string_view name : kOfSolutions) {
    if (name.ends_with('.') == (dot != std::string::npos)) suggestion.consider(name.substr(0, name.find('.')));
  }
  if (suggestion.best().empty())
    return "one of " + writableNames() +
           "; of solutions stderr.X, cov.X, marginal.X, correlation, dsol.P, dual.C, violation.C";
  return fmt::format("did you mean `{}{}`?", suggestion.best(), dot == std::string::npos ? "" : what.substr(dot));
}

/// Matrix Market (https://math.nist.gov/MatrixMarket/formats.html); of a symmetric matrix the lower triangle.
std::string matrixMarket(const SparseMatrix& matrix, bool symmetric) {
  std::string body;
  int64_t count = 0;
  for (int64_t row = 0; row < matrix.shape->rows; ++row) {
    for (int64_t k = matrix.shape->rowBegin[static_cast<size_t>(row)];
         k < matrix.shape->rowBegin[static_cast<size_t>(row) + 1]; ++k) {
      const int64_t column = matrix.shape->column[static_cast<size_t>(k)];
      if (symmetric && column > row) continue;
      ++count;
      fmt::format_to(std::back_inserter(body), "{} {} {:.17g}\n", row + 1, column + 1,
                     matrix.values[static_cast<size_t>(k)]);
    }
  }
  return fmt::format("%%MatrixMarket matrix coordinate real {}\n{} {} {}\n", symmetric ? "symmetric" : "general",
                     matrix.shape->rows, matrix.shape->columns, count) +
         body;
}

Array integerArray(const std::vector<int32_t>& values) {
  return Array::of({static_cast<int64_t>(values.size())}, values);
}

/// `F.csr.npy` stands for three files, as scipy.sparse.csr_matrix takes them: F.data.npy, F.indices.npy, F.indptr.npy.
std::vector<std::string> filesOfCompressedRows(const std::string& path) {
  const std::string stem = path.substr(0, path.size() - std::string_view(".csr.npy").size());
  return {stem + ".data.npy", stem + ".indices.npy", stem + ".indptr.npy"};
}

Status writeCompressedRows(const std::string& path, const SparseMatrix& matrix) {
  const std::vector<std::string> files = filesOfCompressedRows(path);
  Status done = writeArray(files[0], Array::of({static_cast<int64_t>(matrix.values.size())}, matrix.values));
  if (done) done = writeArray(files[1], integerArray(matrix.shape->column));
  return done ? writeArray(files[2], integerArray(matrix.shape->rowBegin)) : done;
}

/// The number of non-finite values, or the error of writing.
Result<int64_t> counted(const Status& written, const std::vector<double>& values) {
  if (!written) return written.error();
  return std::ranges::count_if(values, [](double v) { return !std::isfinite(v); });
}

Result<int64_t> writeMatrix(const std::string& path, const SparseMatrix& matrix, bool symmetric) {
  if (path.ends_with(".csr.npy")) return counted(writeCompressedRows(path, matrix), matrix.values);
  return counted(writeFile(path, matrixMarket(matrix, symmetric)), matrix.values);
}
Result<int64_t> writeMatrix(const std::string& path, const Result<SparseMatrix>& matrix, bool symmetric) {
  return matrix ? writeMatrix(path, *matrix, symmetric) : Result<int64_t>(matrix.error());
}

Result<int64_t> writeFrom(const Write& write, const std::map<std::string, Array>& arrays) {
  const auto found = arrays.find(nameAfterDot(write.what));
  if (found == arrays.end()) {
    return Error{fmt::format("there is no `{}` to write", write.what),
                 "it has none in this program, or --wrt leaves it out"};
  }
  return counted(writeArray(write.path, found->second), found->second.reals);
}

/// For numbers that the evaluation has counted.
Result<int64_t> counted(const Status& written) { return counted(written, {}); }
Result<int64_t> countedAlready(const Result<int64_t>& written) {
  return written ? Result<int64_t>(0) : Result<int64_t>(written.error());
}

Result<int64_t> writeValue(const Write& write, const Evaluation& result) {
  if (write.what == "value") return counted(writeArray(write.path, Array::scalar(result.value)));
  return countedAlready(writeFrom(write, result.termValues));
}

Result<int64_t> writeOutput(const Write& write, const Program& program, const Evaluation& result) {
  const auto found = result.outputs.find(nameAfterDot(write.what));
  if (found == result.outputs.end()) return Error{fmt::format("there is no `{}` to write", write.what), ""};
  const ElementType element = std::ranges::find(program.terms, found->first, &Term::name)->element;
  return counted(writeArray(write.path, found->second, element));
}

Result<int64_t> writeBlocks(const Write& write, const Result<BlockRows>& blocks) {
  if (!blocks) return blocks.error();
  const Array& part = write.what.starts_with("pattern.") ? *blocks->columns : blocks->values;
  return counted(writeArray(write.path, part), part.reals);
}

bool isOfBlocks(const Write& write) {
  return write.what.starts_with("pattern.") || (write.path.ends_with(".npy") && !write.path.ends_with(".csr.npy"));
}

Result<int64_t> writeJacobian(const Write& write, Derived& derived) {
  if (isOfBlocks(write)) return writeBlocks(write, derived.jacobianBlocks(nameAfterDot(write.what)));
  return writeMatrix(write.path, derived.jacobian(nameAfterDot(write.what)), false);
}

Projection projectionOf(const Write& write) {
  return write.what == "hessian+" ? Projection::Positive : Projection::None;
}

Result<int64_t> writeNormal(const Write& write, const Result<QuadraticModel>& normal) {
  if (!normal) return normal.error();
  if (write.what == "jtj") return writeMatrix(write.path, normal->matrix, true);
  const std::vector<double>& right = normal->gradient;
  return counted(writeArray(write.path, Array::of({static_cast<int64_t>(right.size())}, right)), right);
}

/// Writes the loss of each instance, or its slope.
Result<int64_t> writeLoss(const Write& write, Derived& derived) {
  const auto& linear = derived.linearisation();
  if (!linear) return linear.error();
  const std::string name = nameAfterDot(write.what);
  const auto found = linear->terms.find(name);
  if (found == linear->terms.end())
    return Error{fmt::format("there is no `{}` to write", write.what), "only residual terms have losses"};
  const std::vector<double>& values = write.what.starts_with("loss.") ? found->second.loss : found->second.slope;
  const Term& term = *std::ranges::find(derived.program().terms, name, &Term::name);
  return counted(writeArray(write.path, derived.byInstance(term, values)), values);
}

/// Whether terms of this kind have such results. Fields have their own prefix; of what is linearised only residuals
/// have losses.
bool isMeantBy(const Spelled& writable, const Term& term) {
  const TermKinds kinds = writable.kind == KernelKind::Linearise ? only(TermKind::Residual) : info(writable.kind).terms;
  return (kinds & only(term.kind)) != 0 && (writable.of == "Y") == (term.kind == TermKind::Field);
}

/// What a term of another kind is.
const char* describe(TermKind kind) {
  switch (kind) {
    case TermKind::Energy: return "an energy";
    case TermKind::Residual: return "a residual";
    case TermKind::Output: return "an output";
    case TermKind::Field: return "a field";
  }
  return "";
}

/// The names that can follow the prefix in this program.
std::vector<std::string> namesFor(const Spelled& writable, const Program& program) {
  std::vector<std::string> names;
  if (writable.of == "X") {
    const KernelKind kind = writable.kind == KernelKind::Gradient ? KernelKind::GradientAll : writable.kind;
    for (const Symbol& symbol : program.symbols) {
      if (isBy(kind, symbol.kind) && symbol.field == kNone) names.push_back(symbol.name);
    }
    return names;
  }
  for (const Term& term : program.terms) {
    if (isMeantBy(writable, term)) names.push_back(term.name);
  }
  return names;
}

}  // namespace

std::string writableNames() {
  std::string names;
  for (const Spelled& writable : allSpelled())
    names += fmt::format("{}{}{}", names.empty() ? "" : ", ", writable.name, writable.of);
  return names;
}

Status checkWrites(const std::vector<Write>& writes, const Program& program) {
  for (const Write& write : writes) {
    const Spelled& writable = *spelledAs(write.what);
    if (writable.of.empty()) continue;
    const std::string name = write.what.substr(writable.name.size());
    const auto isSymbol = [&](const Symbol& symbol) { return symbol.name == name && symbol.field == kNone; };
    const auto isTerm = [&](const Term& term) { return term.name == name && isMeantBy(writable, term); };
    const bool isX = writable.of == "X";
    const auto symbol = std::ranges::find_if(program.symbols, isSymbol);
    if (isX && symbol != program.symbols.end() && symbol->kind == SymbolKind::Data) {
      return Error{
          fmt::format("there is no `{}` to write: `{}` is data, but derivatives are taken by var and param only",
                      write.what, name),
          fmt::format("declare it as an unknown, `var {}`", name)};
    }
    const bool known = isX ? symbol != program.symbols.end() : std::ranges::any_of(program.terms, isTerm);
    if (!known) {
      const auto other = isX ? program.terms.end() : std::ranges::find(program.terms, name, &Term::name);
      const std::string is =
          other == program.terms.end() ? "" : fmt::format(": `{}` is {}", name, describe(other->kind));
      return Error{fmt::format("there is no `{}` to write{}", write.what, is),
                   meantAmong(name, namesFor(writable, program), writable.name)};
    }
  }
  return Done{};
}

bool isWritable(const std::string& what) { return spelledAs(what) != nullptr; }

Result<std::vector<Write>> parseWrites(const Options& options) {
  std::vector<Write> writes;
  for (const std::string& text : options.writes) {
    const size_t equals = text.find('=');
    if (equals == std::string::npos)
      return Error{fmt::format("-w {}: name what to write as NAME=FILE", text), "-w grad.x=gradient.npy"};
    Write write{text.substr(0, equals), text.substr(equals + 1)};
    const Spelled* writable = spelledAs(write.what);
    const bool isOfSolution =
        std::ranges::any_of(kOfSolutions, [&](std::string_view name) { return write.what.starts_with(name); });
    if (isOfSolution) return Error{fmt::format("`{}` is of a solution", write.what), "`hgc solve` writes it"};
    if (!writable) return Error{fmt::format("there is no `{}` to write", write.what), hintFor(write.what)};
    if (options.json && isStandardOutput(write.path)) {
      return Error{fmt::format("-w {}: with --json, standard output holds the JSON object alone", text),
                   "write to a file"};
    }
    const bool blocks = write.what.starts_with("jacobian.") && write.path.ends_with(".npy");
    const bool fits =
        takesText(write.path) || write.path.ends_with(".mtx") || write.path.ends_with(".csr.npy") || blocks;
    if (writable->matrix && !fits) {
      return Error{fmt::format("-w {}: a matrix is written as Matrix Market or by compressed rows", text),
                   write.what.starts_with("jacobian.") ? "name a .mtx or .csr.npy file, or .npy for blocks"
                                                       : "name a .mtx or .csr.npy file"};
    }
    if (const Status known = writable->matrix ? Done{} : checkArrayFile(write.path); !known) return known.error();
    writes.push_back(std::move(write));
  }
  return writes;
}

std::vector<WrittenFile> targetsOf(const std::vector<Write>& writes) {
  std::vector<WrittenFile> targets;
  for (const Write& write : writes) {
    const std::string named = fmt::format("-w {}={}", write.what, write.path);
    const bool isByRows = spelledAs(write.what)->matrix && write.path.ends_with(".csr.npy");
    if (!isByRows) targets.push_back({write.path, named});
    for (const std::string& path : isByRows ? filesOfCompressedRows(write.path) : std::vector<std::string>{})
      targets.push_back({path, named});
  }
  return targets;
}

std::set<KernelKind> kindsFor(const std::vector<Write>& writes) {
  std::set<KernelKind> kinds;
  for (const Write& write : writes) {
    const KernelKind kind = spelledAs(write.what)->kind;
    if (kind != KernelKind::Value) kinds.insert(kind);  // the first evaluation gives values anyway
    if (kinds.contains(KernelKind::Gradient)) kinds.insert(KernelKind::GradientAll);
  }
  return kinds;
}

Result<int64_t> writeOne(const Write& write, Derived& derived, const Evaluation& result) {
  const KernelKind kind = spelledAs(write.what)->kind;
  if (isProduct(kind)) {
    const auto& product = derived.product(kind);
    return product ? writeFrom(write, product->arrays) : Result<int64_t>(product.error());
  }
  switch (kind) {
    case KernelKind::Value: return writeValue(write, result);
    case KernelKind::Gradient:
    case KernelKind::GradientAll: return countedAlready(writeFrom(write, result.gradients));
    case KernelKind::Residual: return countedAlready(writeFrom(write, result.residuals));
    case KernelKind::Output:
      return write.what.starts_with("field.") ? countedAlready(writeFrom(write, result.fields))
                                              : writeOutput(write, derived.program(), result);
    case KernelKind::Jacobian: return writeJacobian(write, derived);
    case KernelKind::Hessian: return writeMatrix(write.path, derived.hessian(projectionOf(write)), true);
    case KernelKind::GaussNewton: return writeNormal(write, derived.gaussNewton());
    case KernelKind::Linearise: return writeLoss(write, derived);
    default: break;
  }
  return Error{fmt::format("there is no `{}` to write", write.what), ""};
}

Result<int64_t> computeOne(const Write& write, Derived& derived) {
  const auto none = [](const auto& result) { return result ? Result<int64_t>(0) : Result<int64_t>(result.error()); };
  const KernelKind kind = spelledAs(write.what)->kind;
  if (isProduct(kind)) return none(derived.product(kind));
  switch (kind) {
    case KernelKind::Jacobian:
      return isOfBlocks(write) ? none(derived.jacobianBlocks(nameAfterDot(write.what)))
                               : none(derived.jacobian(nameAfterDot(write.what)));
    case KernelKind::Hessian: return none(derived.hessian(projectionOf(write)));
    case KernelKind::GaussNewton: return none(derived.gaussNewton());
    case KernelKind::Linearise: return none(derived.linearisation());
    default: return 0;  // the evaluation has it
  }
}

}  // namespace hgc::tool
