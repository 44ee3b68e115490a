#include "runtime/solve/linear/cholmod_factor.h"

#include <algorithm>
#include <new>
#include <utility>

#include "runtime/data/threads/loops.h"
#include "runtime/solve/linear/cholmod_library.h"
#include "runtime/solve/linear/row_graph.h"

namespace hgc {

struct CholmodFactor::State {
  const cholmod::Library& library;
  std::shared_ptr<const BlockShape> shape;
  cholmod::Workspace workspace = {};
  cholmod::Factor* factor = nullptr;
  std::vector<int64_t> begin = {0}, rowAt = {};  ///< by column: its first place, and the end; by place
  std::vector<double> values = {};               ///< by place

  /// Calls `visit(first, count, value, place)` for stretches of the lower triangle: `count` numbers of the matrix from
  /// `value` on, the first in the column `first`, which go to places from `place` on.
  void forStretchesOf(size_t row, const auto& visit) const {
    for (int64_t i = shape->rows[row]; i < shape->rows[row + 1]; ++i) {
      int64_t place = begin[asSize(i)];
      for (int32_t block = shape->rowBegin[row]; block < shape->rowBegin[row + 1]; ++block) {
        const auto column = asSize(shape->column[asSize(block)]);
        const int64_t first = shape->rows[column], width = shape->rows[column + 1] - first;
        const int64_t count = column == row ? i - first + 1 : width;
        visit(first, count, shape->firstValue[asSize(block)] + (i - shape->rows[row]) * width, place);
        place += count;
      }
    }
  }
  /// The lower triangle by rows is the upper one by columns, which CHOLMOD takes.
  cholmod::Matrix matrix() {
    const size_t count = begin.size() - 1;
    return {.rows = count,
            .columns = count,
            .most = values.size(),
            .begin = begin.data(),
            .row = rowAt.data(),
            .values = values.data(),
            .triangle = cholmod::kUpper,
            .integers = cholmod::kInt64,
            .numbers = cholmod::kReal,
            .precision = cholmod::kDouble,
            .sorted = 1,
            .packed = 1};
  }
  /// Each column ends with its number on the diagonal, also where the matrix has no block there.
  void findPlaces() {
    begin.reserve(asSize(shape->rows.back()) + 1);
    for (size_t of = 0; of + 1 < shape->rows.size(); ++of) {
      int64_t before = 0;  // numbers of each scalar left of the diagonal block
      bool hasDiagonal = false;
      for (int32_t block = shape->rowBegin[of]; block < shape->rowBegin[of + 1]; ++block) {
        const auto column = asSize(shape->column[asSize(block)]);
        hasDiagonal |= column == of;
        if (column != of) before += shape->rows[column + 1] - shape->rows[column];
      }
      for (int64_t i = shape->rows[of]; i < shape->rows[of + 1]; ++i)
        begin.push_back(begin.back() + before + (hasDiagonal ? i - shape->rows[of] : 0) + 1);
    }
    rowAt.resize(asSize(begin.back()));
    values.resize(rowAt.size());
    for (size_t i = 0; i + 1 < begin.size(); ++i) rowAt[asSize(begin[i + 1]) - 1] = static_cast<int64_t>(i);
    for (size_t of = 0; of + 1 < shape->rows.size(); ++of) {
      forStretchesOf(of, [&](int64_t first, int64_t count, int64_t, int64_t place) {
        for (int64_t k = 0; k < count; ++k) rowAt[asSize(place + k)] = first + k;
      });
    }
  }
};

void CholmodFactor::Free::operator()(State* state) const {
  if (state->factor != nullptr) state->library.freeFactor(&state->factor, &state->workspace);
  state->library.finish(&state->workspace);
  delete state;
}

Status CholmodFactor::check() {
  const auto& library = cholmod::library();
  return library ? Status(Done{}) : Status(library.error());
}

std::string CholmodFactor::name() { return cholmod::library()->name; }

Result<CholmodFactor> CholmodFactor::prepare(std::shared_ptr<const BlockShape> lower) {
  if (const Status done = check(); !done) return done.error();
  const cholmod::Library& library = *cholmod::library();
  auto made = std::make_unique<State>(State{library, std::move(lower)});
  if (library.start(&made->workspace) == 0) throw std::bad_alloc();
  CholmodFactor factor;
  factor.state_.reset(made.release());
  State& state = *factor.state_;
  cholmod::Settings& settings = state.workspace.settings;
  settings.supernodal = cholmod::kSupernodal;
  settings.quick_return_if_not_posdef = 1;
  settings.print = 0;
  state.findPlaces();
  if (state.values.empty()) return factor;  // which CHOLMOD takes for a matrix without numbers
  cholmod::Matrix matrix = state.matrix();
  state.factor = library.analyze(&matrix, &state.workspace);
  if (state.factor == nullptr) throw std::bad_alloc();  // valid input fails for want of memory alone
  return factor;
}

bool CholmodFactor::factorise(std::span<const double> values, std::span<const double> diagonal) {
  State& state = *state_;
  if (state.factor == nullptr) return true;
  forAll(static_cast<int64_t>(state.shape->rows.size()) - 1, [&](int64_t row) {
    const int64_t first = state.shape->rows[asSize(row)], last = state.shape->rows[asSize(row) + 1];
    for (int64_t i = first; i < last; ++i) state.values[asSize(state.begin[asSize(i) + 1]) - 1] = 0;
    state.forStretchesOf(asSize(row), [&](int64_t, int64_t count, int64_t value, int64_t place) {
      std::copy_n(values.data() + value, count, state.values.data() + place);
    });
    for (int64_t i = first; i < last; ++i) state.values[asSize(state.begin[asSize(i) + 1]) - 1] += diagonal[asSize(i)];
  });
  cholmod::Matrix matrix = state.matrix();
  if (state.library.factorize(&matrix, state.factor, &state.workspace) == 0) throw std::bad_alloc();
  return state.factor->minor == state.factor->count;
}

double CholmodFactor::leastPivot(std::span<const double>) const {
  return state_->factor == nullptr ? 1 : state_->library.reciprocal(state_->factor, &state_->workspace);
}

void CholmodFactor::solve(std::span<double> x) const {
  State& state = *state_;
  if (state.factor == nullptr) return;
  cholmod::Vectors right = {.rows = x.size(),
                            .columns = 1,
                            .most = x.size(),
                            .stride = x.size(),
                            .values = x.data(),
                            .numbers = cholmod::kReal,
                            .precision = cholmod::kDouble};
  cholmod::Vectors* found = state.library.solve(cholmod::kWholeSystem, state.factor, &right, &state.workspace);
  if (found == nullptr) throw std::bad_alloc();
  std::copy_n(static_cast<const double*>(found->values), x.size(), x.data());
  state.library.freeVectors(&found, &state.workspace);
}

}  // namespace hgc
