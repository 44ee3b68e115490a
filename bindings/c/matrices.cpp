/// Matrices, by rows and by blocks, and linearisations.
#include <fmt/format.h>

#include <map>
#include <memory>
#include <mutex>

#include "bindings/c/handles.h"

using hgc::c::fill;
using hgc::c::given;
using hgc::c::guarded;
using hgc::c::made;

namespace {

/// A number that no other shape has or had, though it may lie where one that is gone was. Thread-safe.
uint64_t idOf(const std::shared_ptr<const void>& shape) {
  struct Known {
    std::weak_ptr<const void> shape;
    uint64_t id = 0;
  };
  static std::mutex mutex;
  static std::map<const void*, Known> known;
  static uint64_t last = 0;
  if (!shape) return 0;
  const std::lock_guard lock(mutex);
  const auto found = known.find(shape.get());
  if (found != known.end() && !found->second.shape.expired()) return found->second.id;
  std::erase_if(known, [](const auto& one) { return one.second.shape.expired(); });
  known[shape.get()] = {shape, ++last};
  return last;
}

bool isKnown(hgc_triangle triangle) { return triangle >= HGC_BOTH && triangle <= HGC_UPPER; }
bool isKnown(hgc_projection projection) { return projection >= HGC_AS_IT_IS && projection <= HGC_POSITIVE; }

hgc::MatrixOptions optionsOf(hgc_projection projection, hgc_triangle triangle) {
  return {static_cast<hgc::Projection>(projection), static_cast<hgc::Triangle>(triangle)};
}

/// Calls `call`, which fills a matrix that is a model or none.
template <class Matrix, class Call>
hgc_error* filled(hgc_projection projection, hgc_triangle triangle, bool isModel, Matrix& matrix, const Call& call) {
  return guarded([&]() -> hgc_error* {
    if (!isKnown(projection) || !isKnown(triangle)) return made(HGC_ERROR_USAGE, "unknown projection or triangle");
    const hgc::Status done = call(optionsOf(projection, triangle));
    if (done) matrix.isModel = isModel;
    return given(done);
  });
}

template <class T>
hgc_error* anew(T** to) {
  return guarded([&]() -> hgc_error* {
    *to = new T;
    return nullptr;
  });
}

const hgc::LinearTerm* find(const hgc_linearisation& of, const char* term) {
  const auto found = of.linear.terms.find(term);
  return found == of.linear.terms.end() ? nullptr : &found->second;
}

/// Of terms whose structure is another than before.
void takeBlocks(hgc_linearisation& to) {
  for (const auto& [name, term] : to.linear.terms) {
    hgc_linear_blocks& own = to.blocks[name];
    if (own.of == term.structure) continue;
    own.blocks.clear();
    for (const auto& block : term.structure->blocks) own.blocks.push_back({block.unknown, block.width, block.row});
    own.of = term.structure;
  }
}

}  // namespace

hgc_error* hgc_matrix_new(hgc_matrix** matrix) {
  HGC_NEEDS(matrix);
  return anew(matrix);
}
void hgc_matrix_free(hgc_matrix* matrix) { delete matrix; }

hgc_error* hgc_matrix_get(const hgc_matrix* matrix, hgc_matrix_view* view) {
  HGC_NEEDS(matrix);
  HGC_NEEDS_SIZED(view);
  return guarded([&]() -> hgc_error* {
    const hgc::SparseMatrix& of = matrix->model.matrix;
    fill(view, hgc_matrix_view{0, of.shape->rows, of.shape->columns, static_cast<int64_t>(of.values.size()),
                               of.shape->rowBegin.data(), of.shape->column.data(), of.values.data(),
                               matrix->isModel ? matrix->model.gradient.data() : nullptr,
                               matrix->isModel ? matrix->model.value : 0, idOf(of.shape)});
    return nullptr;
  });
}

hgc_error* hgc_jacobian(hgc_session* session, const char* term, hgc_matrix* matrix) {
  HGC_NEEDS(session);
  HGC_NEEDS(term);
  HGC_NEEDS(matrix);
  return filled(HGC_AS_IT_IS, HGC_BOTH, false, *matrix,
                [&](const auto&) { return session->session.jacobian(term, matrix->model.matrix); });
}

hgc_error* hgc_hessian(hgc_session* session, hgc_projection projection, hgc_triangle triangle, hgc_matrix* matrix) {
  HGC_NEEDS(session);
  HGC_NEEDS(matrix);
  return filled(projection, triangle, false, *matrix,
                [&](const auto& options) { return session->session.hessian(options, matrix->model.matrix); });
}

hgc_error* hgc_newton(hgc_session* session, hgc_projection projection, hgc_triangle triangle, hgc_matrix* matrix) {
  HGC_NEEDS(session);
  HGC_NEEDS(matrix);
  return filled(projection, triangle, true, *matrix,
                [&](const auto& options) { return session->session.newton(options, matrix->model); });
}

hgc_error* hgc_gauss_newton(hgc_session* session, hgc_triangle triangle, hgc_matrix* matrix) {
  HGC_NEEDS(session);
  HGC_NEEDS(matrix);
  return filled(HGC_AS_IT_IS, triangle, true, *matrix,
                [&](const auto& options) { return session->session.gaussNewton(options.triangle, matrix->model); });
}

hgc_error* hgc_block_matrix_new(hgc_block_matrix** matrix) {
  HGC_NEEDS(matrix);
  return anew(matrix);
}
void hgc_block_matrix_free(hgc_block_matrix* matrix) { delete matrix; }

hgc_error* hgc_block_matrix_get(const hgc_block_matrix* matrix, hgc_block_view* view) {
  HGC_NEEDS(matrix);
  HGC_NEEDS_SIZED(view);
  return guarded([&]() -> hgc_error* {
    const hgc::BlockMatrix& of = matrix->model.matrix;
    const hgc::BlockShape& shape = *of.shape;
    const auto last = [](const std::vector<int64_t>& begins) { return static_cast<int64_t>(begins.size()) - 1; };
    fill(view, hgc_block_view{0, last(shape.rows), last(shape.columns), static_cast<int64_t>(shape.column.size()),
                              static_cast<int64_t>(of.values.size()), shape.rows.data(), shape.columns.data(),
                              shape.rowBegin.data(), shape.column.data(), shape.firstValue.data(), of.values.data(),
                              matrix->isModel ? matrix->model.gradient.data() : nullptr,
                              matrix->isModel ? matrix->model.value : 0, idOf(of.shape)});
    return nullptr;
  });
}

hgc_error* hgc_hessian_blocks(hgc_session* session, hgc_projection projection, hgc_triangle triangle,
                              hgc_block_matrix* matrix) {
  HGC_NEEDS(session);
  HGC_NEEDS(matrix);
  return filled(projection, triangle, false, *matrix,
                [&](const auto& options) { return session->session.hessian(options, matrix->model.matrix); });
}

hgc_error* hgc_newton_blocks(hgc_session* session, hgc_projection projection, hgc_triangle triangle,
                             hgc_block_matrix* matrix) {
  HGC_NEEDS(session);
  HGC_NEEDS(matrix);
  return filled(projection, triangle, true, *matrix,
                [&](const auto& options) { return session->session.newton(options, matrix->model); });
}

hgc_error* hgc_gauss_newton_blocks(hgc_session* session, hgc_triangle triangle, hgc_block_matrix* matrix) {
  HGC_NEEDS(session);
  HGC_NEEDS(matrix);
  return filled(HGC_AS_IT_IS, triangle, true, *matrix,
                [&](const auto& options) { return session->session.gaussNewton(options.triangle, matrix->model); });
}

hgc_error* hgc_linearisation_new(hgc_linearisation** linearisation) {
  HGC_NEEDS(linearisation);
  return anew(linearisation);
}
void hgc_linearisation_free(hgc_linearisation* linearisation) { delete linearisation; }

hgc_error* hgc_linearise(hgc_session* session, hgc_linearisation* linearisation, double* value) {
  HGC_NEEDS(session);
  HGC_NEEDS(linearisation);
  return guarded([&]() -> hgc_error* {
    const hgc::Status done = session->session.linearise(linearisation->linear);
    if (!done) return hgc::c::made(done.error());
    takeBlocks(*linearisation);
    if (value != nullptr) *value = linearisation->linear.value;
    return nullptr;
  });
}

hgc_error* hgc_linear_term(const hgc_linearisation* linearisation, const char* term, hgc_linear_view* view) {
  HGC_NEEDS(linearisation);
  HGC_NEEDS(term);
  HGC_NEEDS_SIZED(view);
  return guarded([&]() -> hgc_error* {
    const hgc::LinearTerm* const of = find(*linearisation, term);
    const auto blocks = linearisation->blocks.find(term);
    if (of == nullptr || blocks == linearisation->blocks.end())
      return made(HGC_ERROR_USAGE, fmt::format("the linearisation has no residual term `{}`", term));
    const hgc::BlockStructure& structure = *of->structure;
    fill(view, hgc_linear_view{0, structure.instances(), structure.components, of->residuals.data(),
                               of->jacobian.data(), of->loss.data(), of->slope.data(), blocks->second.blocks.data(),
                               structure.firstBlock.data(), structure.firstNumber.data(), idOf(of->structure)});
    return nullptr;
  });
}

const char* hgc_linear_unknown(const hgc_linearisation* linearisation, const char* term, uint32_t unknown) {
  if (linearisation == nullptr || term == nullptr) return nullptr;
  const hgc::LinearTerm* const of = find(*linearisation, term);
  if (of == nullptr || unknown >= of->structure->unknowns.size()) return nullptr;
  return of->structure->unknowns[unknown].c_str();
}
