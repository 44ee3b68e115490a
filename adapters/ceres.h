#pragma once
/// A session's residuals and Jacobians in a ceres::Problem. Header-only; needs Ceres 2.1.
///
///   hgc::ceres::Residuals residuals(*session, {{"cam", cameras}, {"pt", points}});
///   ceres::Problem::Options options;
///   options.evaluation_callback = &residuals;
///   ceres::Problem problem(options);
///   if (const hgc::Status done = residuals.addTo(problem, "reproj"); !done) ...
#include <ceres/cost_function.h>
#include <ceres/evaluation_callback.h>
#include <ceres/loss_function.h>
#include <ceres/problem.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <map>
#include <string>
#include <utility>

#include "runtime/session.h"

namespace hgc::ceres {

/// One evaluation of a session serves all residual blocks at a point: residuals and Jacobians have its bits. The
/// program was built with --derivative=linearise; where it has `residual`, too, that serves where no Jacobians are
/// asked for. A problem has one of these, as it has one callback. Manifolds, bounds and fixed entries of the program
/// are not passed on: they are set in the problem. The session and the unknowns must outlive it, and it the problem.
/// Thread-safety: Ceres may use several threads.
class Residuals : public ::ceres::EvaluationCallback {
 public:
  /// `unknowns`: where Ceres has the numbers of each, row by row, as the session does.
  Residuals(Session& session, std::map<std::string, double*> unknowns)
      : session_(session), unknowns_(std::move(unknowns)) {
    const auto& kinds = session.workload().artefact->kinds;
    hasResiduals_ = std::ranges::count(kinds, KernelKind::Residual) > 0;
  }
  Residuals(Residuals&&) = delete;  // the problem and its blocks have its address

  /// Adds a residual block for each instance of a term, with a loss of Ceres', which the problem owns as it does
  /// others. The loss that the program states is not part of it.
  Status addTo(::ceres::Problem& problem, const std::string& name, ::ceres::LossFunction* loss = nullptr) {
    return add(problem, name, [&](int64_t) { return loss; });
  }

  /// The same with the loss that the program states. Steps are those of Gauss and Newton: Ceres weighs by the slope of
  /// the loss and is told no curvature of it.
  Status addWithLossTo(::ceres::Problem& problem, const std::string& name) {
    hasLosses_ = true;
    hasJacobians_ = hasValues_ = false;  // values were evaluated without
    return add(problem, name,
               [&](int64_t instance) { return new Loss(*this, name, linear_.terms.at(name), instance); });
  }

  /// Called by Ceres before it asks residual blocks. What fails is told by these, and by `status`.
  void PrepareForEvaluation(bool jacobians, bool newPoint) override {
    isPrepared_ = true;
    if (newPoint) hasJacobians_ = hasValues_ = false;
    if (jacobians ? hasJacobians_ : hasValues_) return;
    status_ = evaluate(jacobians);
  }

  /// Of the last evaluation, or an error once Ceres has asked for another point than that.
  Status status() const {
    if (!isElsewhere_) return status_;
    return Error{"Ceres asks for residuals at a point at which they were not evaluated",
                 "options.evaluation_callback of the problem is the one Residuals of all its blocks, and "
                 "check_gradients is off"};
  }

 private:
  static size_t at(int64_t k) { return static_cast<size_t>(k); }

  class Block : public ::ceres::CostFunction {
   public:
    /// `points`: where the last evaluation's unknowns are, by parameter block.
    Block(const Residuals& of, const std::string& name, const LinearTerm& term, int64_t instance,
          std::vector<const double*> points)
        : of_(of), name_(name), term_(term), instance_(instance), points_(std::move(points)) {
      const BlockStructure& structure = *term.structure;
      set_num_residuals(static_cast<int>(structure.components));
      for (int64_t b = structure.firstBlock[at(instance)]; b < structure.firstBlock[at(instance + 1)]; ++b)
        mutable_parameter_block_sizes()->push_back(static_cast<int32_t>(structure.blocks[at(b)].width));
    }

    bool Evaluate(const double* const* parameters, double* residuals, double** jacobians) const override {
      if (!of_.status_) return false;
      const bool isEvaluated = of_.isPrepared_ && (!jacobians || of_.hasJacobians_);
      if (!isEvaluated || !isAt(parameters)) return of_.tellElsewhere();
      const BlockStructure& structure = *term_.structure;
      const auto components = static_cast<int64_t>(structure.components);
      std::copy_n(of_.residualsOf(name_, term_) + instance_ * components, components, residuals);
      if (!jacobians) return true;
      const int64_t first = structure.firstNumber[at(instance_)];
      const int64_t columns = (structure.firstNumber[at(instance_ + 1)] - first) / components;
      const double* from = term_.jacobian.data() + first;
      for (size_t b = 0; b < parameter_block_sizes().size(); from += parameter_block_sizes()[b++]) {
        for (int64_t r = 0; jacobians[b] && r < components; ++r)
          std::copy_n(from + r * columns, parameter_block_sizes()[b], jacobians[b] + r * parameter_block_sizes()[b]);
      }
      return true;
    }

   private:
    /// Whether the last evaluation was at these parameters.
    bool isAt(const double* const* parameters) const {
      for (size_t b = 0; b < points_.size(); ++b) {
        const auto width = static_cast<size_t>(parameter_block_sizes()[b]);
        if (std::memcmp(parameters[b], points_[b], width * sizeof(double)) != 0) return false;
      }
      return true;
    }

    const Residuals& of_;
    const std::string name_;
    const LinearTerm& term_;
    const int64_t instance_;
    const std::vector<const double*> points_;
  };

  /// That of the program, of one instance, at the point of the last evaluation.
  class Loss : public ::ceres::LossFunction {
   public:
    Loss(const Residuals& of, const std::string& name, const LinearTerm& term, int64_t instance)
        : of_(of), name_(name), term_(term), instance_(instance) {}

    void Evaluate(double, double rho[3]) const override {
      const bool isLinear = of_.hasJacobians_;
      rho[0] = isLinear ? term_.loss[at(instance_)] : 2 * of_.evaluation_.termValues.at(name_).reals[at(instance_)];
      rho[1] = isLinear ? term_.slope[at(instance_)] : 1;  // nobody asks without Jacobians
      rho[2] = 0;
    }

   private:
    const Residuals& of_;
    const std::string name_;
    const LinearTerm& term_;
    const int64_t instance_;
  };

  template <class LossOf>
  Status add(::ceres::Problem& problem, const std::string& name, const LossOf& lossOf) {
    isPrepared_ = false;
    if (linear_.terms.empty()) {
      if (const Status done = evaluate(true); !done) return done;
    }
    const auto term = linear_.terms.find(name);
    if (term == linear_.terms.end()) return Error{"there is no residual term `" + name + "` in the objective", ""};
    const BlockStructure& structure = *term->second.structure;
    for (int64_t i = 0; i < structure.instances(); ++i) {
      std::vector<double*> parameters;
      std::vector<const double*> points;
      for (int64_t b = structure.firstBlock[at(i)]; b < structure.firstBlock[at(i + 1)]; ++b) {
        const BlockStructure::Block& block = structure.blocks[at(b)];
        const auto unknown = unknowns_.find(structure.unknowns[block.unknown]);
        if (unknown == unknowns_.end())
          return Error{
              "`" + name + "` reads the unknown `" + structure.unknowns[block.unknown] + "`, which is not given", ""};
        parameters.push_back(unknown->second + block.row * block.width);
        points.push_back(evaluatedAt_.at(unknown->first).data() + block.row * block.width);
      }
      auto* const residuals = new Block(*this, name, term->second, i, std::move(points));
      problem.AddResidualBlock(residuals, lossOf(i), parameters);
    }
    return Done{};
  }

  /// Of all instances of a term, from whichever evaluation was the last.
  const double* residualsOf(const std::string& name, const LinearTerm& term) const {
    return hasJacobians_ ? term.residuals.data() : evaluation_.residuals.at(name).reals.data();
  }

  /// Says once that Ceres was at another point than this.
  bool tellElsewhere() const {
    if (!isElsewhere_.exchange(true)) {
      const Status why = status();
      std::fprintf(stderr, "hgc: error: %s\nhint: %s\n", why.error().message.c_str(), why.error().hint.c_str());
    }
    return false;
  }

  Status evaluate(bool jacobians) {
    for (const auto& [name, numbers] : unknowns_) {
      const Program& program = session_.workload().artefact->program;
      const auto symbol = std::ranges::find(program.symbols, name, &Symbol::name);
      if (symbol == program.symbols.end()) return Error{"the program has no unknown `" + name + "`", ""};
      std::vector<int64_t> shape;
      for (const DimId dim : symbol->dims) shape.push_back(session_.workload().bound.sizes[dim]);
      shape.insert(shape.end(), symbol->shape.begin(), symbol->shape.end());
      size_t count = 1;
      for (const int64_t extent : shape) count *= at(extent);
      const std::span<const double> values(numbers, count);
      const Status done = session_.set(name, Array::over(shape, values));
      if (!done) return done;
      evaluatedAt_[name].assign(values.begin(), values.end());
    }
    hasJacobians_ = jacobians || !hasResiduals_;
    hasValues_ = true;
    return hasJacobians_ ? session_.linearise(linear_)
                         : session_.evaluate({.residuals = true, .termValues = hasLosses_}, evaluation_);
  }

  Session& session_;
  std::map<std::string, double*> unknowns_;
  std::map<std::string, std::vector<double>> evaluatedAt_;
  Linearisation linear_;
  Evaluation evaluation_;
  // isPrepared_: whether Ceres has prepared an evaluation since blocks were added
  bool hasResiduals_ = false, hasLosses_ = false, hasJacobians_ = false, hasValues_ = false, isPrepared_ = false;
  Status status_ = Done{};
  mutable std::atomic<bool> isElsewhere_ = false;
};

}  // namespace hgc::ceres
