#include <vector>

/// As `ceres::CostFunction` is: what its constructor does stands elsewhere.
class Unseen {
 public:
  Unseen();
  virtual ~Unseen();
  virtual void evaluate(const double* x, double* result) const = 0;

 protected:
  std::vector<int>* sizes() { return &sizes_; }
  int count() const { return count_; }
  void setCount(int count) { count_ = count; }

 private:
  std::vector<int> sizes_;
  int count_;
};

class Scaled : public Unseen {
 public:
  explicit Scaled(double by) : by_(by) {
    setCount(1);
    *sizes() = std::vector<int>{1};
  }
  void evaluate(const double* x, double* result) const override { *result = by_ * *x * count(); }
  void operator()(const double* x, double* result) const {
    const Unseen& base = *this;
    base.evaluate(x, result);
  }

 private:
  double by_;
};

struct Counting : Unseen {
  void evaluate(const double* x, double* result) const override { *result = *x * count(); }
  void operator()(const double* x, double* result) const { evaluate(x, result); }
};

struct Choosing : Unseen {
  void evaluate(const double* x, double* result) const override { *result = count() > 3 ? *x : 2 * *x; }
  void operator()(const double* x, double* result) const { evaluate(x, result); }
};
