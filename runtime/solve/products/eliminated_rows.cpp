#include "runtime/solve/products/eliminated_rows.h"

#include <utility>

#include "runtime/solve/products/block_diagonal.h"

namespace hgc {
namespace {

class RowsOnHost : public EliminatedRows {
 public:
  RowsOnHost(const StepPart& part, StepProduct& last, const std::vector<double>& gradient)
      : part_(part), last_(last), gradient_(gradient), blocks_(part.closedUp()) {}

  Status clearStep() override {
    part_.fill(last_.step, 0);
    return Done{};
  }
  Status setUnit(int64_t k) override {
    part_.setUnit(last_.step, k);
    return Done{};
  }
  Status takeColumn(int64_t k) override {
    blocks_.setColumn(k, part_.takeFrom(last_.product));
    return Done{};
  }
  Status bringDiagonal(std::span<double> all) override {
    part_.putInto(all, blocks_.diagonal());
    return Done{};
  }
  void hold(std::span<const double> isHeld) override { blocks_.clear(part_.takeFrom(isHeld)); }
  Result<bool> invert(std::span<const double> damping, const DampingRule&) override {
    return blocks_.invert(part_.takeFrom(damping));
  }
  Status solve(bool hasGradient, bool hasProduct) override {
    rest_.resize(static_cast<size_t>(part_.count()));
    own_.resize(rest_.size());
    part_.forScalars([&](size_t k, size_t scalar) {
      const double rest = hasGradient ? -gradient_[scalar] : 0;
      rest_[k] = hasProduct ? rest - last_.product[scalar] : rest;
    });
    blocks_.multiplyInverse(rest_, own_);
    part_.putInto(last_.step, own_);
    return Done{};
  }
  Status setStep(std::span<const double> step) override {
    part_.forScalars([&](size_t, size_t scalar) { last_.step[scalar] = step[scalar]; });
    return Done{};
  }
  Status bringStep(std::span<double> step) override {
    part_.forScalars([&](size_t, size_t scalar) { step[scalar] = last_.step[scalar]; });
    return Done{};
  }

 private:
  const StepPart& part_;
  StepProduct& last_;
  const std::vector<double>& gradient_;
  BlockDiagonal blocks_;
  std::vector<double> rest_, own_;  ///< of these scalars; they keep their memory
};

class RowsOnDevice : public EliminatedRows {
 public:
  RowsOnDevice(const StepPart& part, std::unique_ptr<ResidentRows> rows) : part_(part), rows_(std::move(rows)) {}

  bool areLost() const override { return rows_->areLost(); }
  Status clearStep() override { return rows_->clearDirections(); }
  Status setUnit(int64_t k) override { return rows_->setUnit(static_cast<uint32_t>(k)); }
  Status takeColumn(int64_t k) override {
    const Status done = rows_->takeColumn(static_cast<uint32_t>(k));
    haveBlocks_ = done && k + 1 == part_.largest();
    return done;
  }
  bool haveBlocks() const override { return haveBlocks_; }
  Status bringDiagonal(std::span<double> all) override {
    return bring(all, [&](std::span<double> own) { return rows_->bringDiagonal(own); });
  }
  void hold(std::span<const double>) override {}  // none of them has bounds
  bool hasScale() const override { return hasScale_; }
  Status setScale(std::span<const double> scale) override {
    const Status done = rows_->setScale(viewOf(scale));
    hasScale_ = static_cast<bool>(done);
    return done;
  }
  /// The inverses take the blocks' memory; after a rejected step the blocks are found again, which is rare.
  Result<bool> invert(std::span<const double>, const DampingRule& rule) override {
    haveBlocks_ = false;
    return rows_->invert(rule);
  }
  Status keepGradient() override { return rows_->takeGradient(); }
  Status solve(bool hasGradient, bool hasProduct) override { return rows_->solve(hasGradient, hasProduct); }
  Status setStep(std::span<const double> step) override { return rows_->setDirections(viewOf(step)); }
  Status bringStep(std::span<double> step) override {
    return bring(step, [&](std::span<double> own) { return rows_->bringDirections(own); });
  }
  Result<bool> move(std::span<const double> step) override {
    const Status done = rows_->moveAlong(viewOf(step));
    return done ? Result<bool>(true) : done.error();
  }

 private:
  bool isOneRange() const { return part_.ranges().size() == 1; }
  /// Their scalars of a vector of all; until the next call.
  std::span<const double> viewOf(std::span<const double> all) {
    if (isOneRange())
      return all.subspan(static_cast<size_t>(part_.ranges().front().first), static_cast<size_t>(part_.count()));
    taken_ = part_.takeFrom(all);
    return taken_;
  }
  template <class Bring>
  Status bring(std::span<double> all, const Bring& bringOwn) {
    if (isOneRange())
      return bringOwn(
          all.subspan(static_cast<size_t>(part_.ranges().front().first), static_cast<size_t>(part_.count())));
    taken_.resize(static_cast<size_t>(part_.count()));
    const Status done = bringOwn(taken_);
    if (done) part_.putInto(all, taken_);
    return done;
  }

  const StepPart& part_;
  std::unique_ptr<ResidentRows> rows_;
  std::vector<double> taken_;
  bool hasScale_ = false, haveBlocks_ = false;
};

}  // namespace

std::unique_ptr<EliminatedRows> rowsOnHost(const StepPart& part, StepProduct& last,
                                           const std::vector<double>& gradient) {
  return std::make_unique<RowsOnHost>(part, last, gradient);
}

std::unique_ptr<EliminatedRows> rowsOnDevice(const StepPart& part, std::unique_ptr<ResidentRows> rows) {
  return std::make_unique<RowsOnDevice>(part, std::move(rows));
}

}  // namespace hgc
