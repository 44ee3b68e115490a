#pragma once
/// A session's objective and constraints as a problem of IPOPT, with exact sparse derivatives. Header-only; needs IPOPT
/// 3.11.
///
///   Ipopt::SmartPtr<hgc::ipopt::Problem> problem = new hgc::ipopt::Problem(*session);
///   const Ipopt::SmartPtr<Ipopt::IpoptApplication> solver = IpoptApplicationFactory();
///   solver->Initialize();
///   solver->OptimizeTNLP(Ipopt::GetRawPtr(problem));
///   problem->dual("name");
#include <algorithm>
#include <cmath>
#include <coin/IpIpoptApplication.hpp>
#include <coin/IpTNLP.hpp>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "runtime/session.h"

namespace hgc::ipopt {

/// The constraints of a session: what they are as residuals (ir/program.h), and their ranges. Thread-safety: that of
/// the session, which must outlive it.
class Constraints {
 public:
  static constexpr double kOpen = -1;  ///< with this weight a constraint's residual is its value

  struct Constraint {
    std::string name;
    std::vector<int64_t> shape;  ///< of its shift
    int first = 0;               ///< its first row among those of all
    std::pair<std::vector<double>, std::vector<double>> range;
    SparseMatrix jacobian = {};

    int count() const { return static_cast<int>(range.first.size()); }
  };

  explicit Constraints(Session& session) : session_(session) {}

  /// Finds them, about the unknowns that the session has.
  Status open() {
    for (const Term& term : session_.workload().artefact->program.terms) {
      if (!term.isConstraint()) continue;
      const auto shift = session_.values(term.name + kShiftEnding);
      if (!shift) return shift.error();
      all_.push_back({term.name, shift->shape, rows(), {}});
      all_.back().range.first.resize(shift->reals.size());
    }
    if (const Status done = findEnds(); !done) return done;
    for (Constraint& each : all_) {
      if (const Status done = session_.jacobian(each.name, each.jacobian); !done) return done;
    }
    return Done{};
  }

  std::vector<Constraint>& all() { return all_; }
  const std::vector<Constraint>& all() const { return all_; }
  /// Components of all.
  int rows() const { return all_.empty() ? 0 : all_.back().first + all_.back().count(); }

  /// Constraints are residuals of this weight then (ir/program.h), whose multipliers are `duals` over `scale`.
  Status weigh(double weight, const double* duals = nullptr, double scale = 1) {
    for (const Constraint& each : all_) {
      std::vector<double> shift(static_cast<size_t>(each.count()));
      for (size_t k = 0; duals != nullptr && k < shift.size(); ++k)
        shift[k] = duals[each.first + static_cast<int>(k)] / scale / std::fabs(weight);
      if (Status done = shiftBy(each, weight, shift); !done) return done;
    }
    return Done{};
  }
  /// Evaluates their values.
  Status takeValues() {
    if (Status done = weigh(kOpen); !done) return done;
    return session_.evaluate({.residuals = true}, evaluation_);
  }
  const std::vector<double>& valuesOf(const Constraint& each) const {
    return evaluation_.residuals.at(each.name).reals;
  }

 private:
  Status shiftBy(const Constraint& constraint, double weight, const std::vector<double>& shift) {
    const Array numbers = Array::over(constraint.shape, std::span<const double>(shift));
    if (Status done = session_.set(constraint.name + kShiftEnding, numbers); !done) return done;
    return session_.set(constraint.name + kWeightEnding, Array::scalar(weight));
  }

  /// The ends of ranges, which depend on data alone. A value y beyond one has the residual y - end: found by a y that
  /// is far beyond, then nearer ones. Of an equation both are 0.
  Status findEnds() {
    if (Status done = takeValues(); !done) return done;
    std::vector<std::vector<double>> values;
    for (const Constraint& each : all_) values.push_back(valuesOf(each));
    for (const double side : {-1.0, 1.0}) {
      for (Constraint& each : all_)
        (side < 0 ? each.range.first : each.range.second).assign(each.range.first.size(), 0);
      for (const double beyond : {0x1p100, 0x1p50, 1.0}) {
        if (Status done = refineEnds(values, side, beyond); !done) return done;
      }
    }
    return Done{};
  }
  Status refineEnds(const std::vector<std::vector<double>>& values, double side, double beyond) {
    std::vector<std::vector<double>> shifts;
    for (size_t k = 0; k < all_.size(); ++k) {
      const Constraint& each = all_[k];
      const std::vector<double>& ends = side < 0 ? each.range.first : each.range.second;
      std::vector<double>& shift = shifts.emplace_back();
      for (size_t i = 0; i < ends.size(); ++i) {
        if (!std::isfinite(values[k][i]))
          return Error{"the constraint `" + each.name + "` is not finite at the start", ""};
        shift.push_back((std::isfinite(ends[i]) ? ends[i] + side * beyond : 0) - values[k][i]);
      }
      if (Status done = shiftBy(each, 1, shift); !done) return done;
    }
    if (Status done = session_.evaluate({.residuals = true}, evaluation_); !done) return done;
    for (size_t k = 0; k < all_.size(); ++k) {
      std::vector<double>& ends = side < 0 ? all_[k].range.first : all_[k].range.second;
      const std::vector<double>& residuals = valuesOf(all_[k]);
      for (size_t i = 0; i < ends.size(); ++i) {
        if (std::isfinite(ends[i]))
          ends[i] = residuals[i] == 0 ? side * HUGE_VAL : values[k][i] + shifts[k][i] - residuals[i];
      }
    }
    return Done{};
  }

  Session& session_;
  std::vector<Constraint> all_;
  Evaluation evaluation_;
};

/// The unknowns within their bounds, and the constraints of a program: begins where the session is, which has the
/// solution afterwards, and no constraint in its objective. The program was built with --derivative=gradient,residual,
/// jacobian,hessian. Unknowns on manifolds are refused. The session must outlive it. Thread-safety: that of the
/// session.
class Problem : public ::Ipopt::TNLP {
 public:
  explicit Problem(Session& session) : session_(session), constraints_(session) { status_ = open(); }

  /// Of the last call of the session: why IPOPT ended with `Invalid_Problem_Definition` or `Invalid_Number_Detected`.
  const Status& status() const { return status_; }
  /// At the solution.
  double cost() const { return solution_.first; }
  /// The multipliers of a constraint, instance by instance: gradient of the objective + Σ dual * gradient of the value
  /// = 0, but for bounds. Empty if there is no such constraint.
  std::vector<double> dual(const std::string& name) const {
    const auto found = std::ranges::find(constraints_.all(), name, &Constraints::Constraint::name);
    if (found == constraints_.all().end() || solution_.second.empty()) return {};
    return {solution_.second.begin() + found->first, solution_.second.begin() + found->first + found->count()};
  }

  bool get_nlp_info(int& unknowns, int& constraints, int& ofJacobian, int& ofHessian, IndexStyleEnum& style) override {
    if (!status_) return false;
    unknowns = count(start_.x);
    constraints = constraints_.rows();
    ofJacobian = 0;
    for (const auto& each : constraints_.all()) ofJacobian += count(each.jacobian.values);
    ofHessian = count(hessian_.values);
    style = C_STYLE;
    return true;
  }

  bool get_bounds_info(int, double* lowest, double* highest, int, double* least, double* most) override {
    std::ranges::copy(start_.lowest, lowest);
    std::ranges::copy(start_.highest, highest);
    for (const auto& each : constraints_.all()) {
      std::ranges::copy(each.range.first, least + each.first);
      std::ranges::copy(each.range.second, most + each.first);
    }
    return true;
  }

  bool get_starting_point(int, bool, double* x, bool, double*, double*, int, bool, double*) override {
    std::ranges::copy(start_.x, x);
    return true;
  }

  bool eval_f(int, const double* x, bool isNew, double& value) override {
    return told(moveTo(x, isNew)) && told(constraints_.weigh(0)) &&
           told(session_.evaluate({.value = true}, evaluation_)) && isFinite(value = evaluation_.value);
  }

  bool eval_grad_f(int, const double* x, bool isNew, double* gradient) override {
    if (!told(moveTo(x, isNew)) || !told(constraints_.weigh(0)) ||
        !told(session_.evaluate({.gradient = true}, evaluation_)))
      return false;
    for (const Unknown& unknown : unknowns_)
      std::ranges::copy(evaluation_.gradients.at(unknown.name).reals, gradient + unknown.first);
    return true;
  }

  bool eval_g(int, const double* x, bool isNew, int, double* values) override {
    if (!told(moveTo(x, isNew)) || !told(constraints_.takeValues())) return false;
    for (const auto& each : constraints_.all()) std::ranges::copy(constraints_.valuesOf(each), values + each.first);
    return std::all_of(values, values + constraints_.rows(), isFinite);
  }

  bool eval_jac_g(int, const double* x, bool isNew, int, int, int* row, int* column, double* values) override {
    if (values != nullptr && (!told(moveTo(x, isNew)) || !told(constraints_.weigh(Constraints::kOpen)))) return false;
    for (auto& each : constraints_.all()) {
      if (values == nullptr) {
        tellPlaces(*each.jacobian.shape, each.first, row, column);
      } else {
        if (!told(session_.jacobian(each.name, each.jacobian))) return false;
        values = std::ranges::copy(each.jacobian.values, values).out;
      }
    }
    return true;
  }

  /// factor * Hessian of the objective + Σ dual * Hessian of the value.
  bool eval_h(int, const double* x, bool isNew, double factor, int, const double* duals, bool, int, int* row,
              int* column, double* values) override {
    if (values == nullptr) return tellPlaces(*hessian_.shape, 0, row, column), true;
    if (!told(moveTo(x, isNew))) return false;
    const bool isScaled = factor != 0;
    if (!told(constraints_.weigh(-kLittle, duals, isScaled ? factor : 1)) || !told(session_.hessian(kLower, hessian_)))
      return false;
    std::ranges::transform(hessian_.values, values, [&](double v) { return isScaled ? factor * v : v; });
    if (isScaled) return true;
    if (!told(constraints_.weigh(0)) || !told(session_.hessian(kLower, hessian_)))
      return false;  // constraints alone are wanted
    for (size_t k = 0; k < hessian_.values.size(); ++k) values[k] -= hessian_.values[k];
    return true;
  }

  void finalize_solution(::Ipopt::SolverReturn, int, const double* x, const double*, const double*, int, const double*,
                         const double* duals, double cost, const ::Ipopt::IpoptData*,
                         ::Ipopt::IpoptCalculatedQuantities*) override {
    solution_.first = cost;
    solution_.second.assign(duals, duals + constraints_.rows());
    const bool isThere = told(moveTo(x, true));
    if (const Status left = constraints_.weigh(0); isThere) told(left);
  }

 private:
  static constexpr double kLittle = 0x1p-100;  ///< its square is lost in what is added to it
  static constexpr MatrixOptions kLower = {Projection::None, Triangle::Lower};

  struct Unknown {
    std::string name;
    std::vector<int64_t> shape;
    int64_t first = 0, count = 0;
  };
  static int count(const std::vector<double>& numbers) { return static_cast<int>(numbers.size()); }
  static bool isFinite(double value) { return std::isfinite(value); }
  bool told(Status status) {
    status_ = std::move(status);
    return static_cast<bool>(status_);
  }

  static void tellPlaces(const SparseShape& shape, int first, int*& row, int*& column) {
    for (int64_t r = 0; r < shape.rows; ++r) {
      for (int32_t k = shape.rowBegin[static_cast<size_t>(r)]; k < shape.rowBegin[static_cast<size_t>(r) + 1]; ++k) {
        *row++ = first + static_cast<int>(r);
        *column++ = shape.column[static_cast<size_t>(k)];
      }
    }
  }

  Status open() {
    const Program& program = session_.workload().artefact->program;
    for (const Symbol& symbol : program.symbols) {
      if (symbol.kind != SymbolKind::Var) continue;
      if (symbol.manifold != kNone)
        return Error{"`" + symbol.name + "` lies on a manifold, which IPOPT does not support", ""};
      const auto values = session_.values(symbol.name);
      if (!values) return values.error();
      unknowns_.push_back({symbol.name, values->shape, count(start_.x), count(values->reals)});
      start_.x.insert(start_.x.end(), values->reals.begin(), values->reals.end());
      start_.lowest.resize(start_.x.size(), symbol.lowest);
      start_.highest.resize(start_.x.size(), symbol.highest);
    }
    for (const FixedEntry& entry : program.fixed) fix(program.symbols[entry.symbol].name, entry.indices);
    if (const Status done = constraints_.open(); !done) return done;
    const Status planned = session_.hessian(kLower, hessian_);
    const Status left = constraints_.weigh(0);  // out of the session's objective
    return planned ? left : planned;
  }

  /// What a `fix` of the program names.
  void fix(const std::string& name, const std::vector<uint32_t>& indices) {
    const Unknown& unknown = *std::ranges::find(unknowns_, name, &Unknown::name);
    int64_t first = 0, each = unknown.count;
    for (size_t k = 0; k < indices.size(); ++k) {
      each /= std::max<int64_t>(unknown.shape[k], 1);
      first += indices[k] * each;
    }
    for (int64_t k = unknown.first + first; k < unknown.first + first + each; ++k)
      start_.lowest[static_cast<size_t>(k)] = start_.highest[static_cast<size_t>(k)] = start_.x[static_cast<size_t>(k)];
  }

  Status moveTo(const double* x, bool isNew) {
    if (!isNew) return Done{};
    for (const Unknown& unknown : unknowns_) {
      const std::span<const double> numbers(x + unknown.first, static_cast<size_t>(unknown.count));
      if (Status done = session_.set(unknown.name, Array::over(unknown.shape, numbers)); !done) return done;
    }
    return Done{};
  }

  /// Where it begins.
  struct Start {
    std::vector<double> x, lowest, highest;
  };

  Session& session_;
  Status status_ = Done{};
  Constraints constraints_;
  std::vector<Unknown> unknowns_;
  Start start_;
  std::pair<double, std::vector<double>> solution_;  ///< cost and multipliers
  Evaluation evaluation_;
  SparseMatrix hessian_;
};

}  // namespace hgc::ipopt
