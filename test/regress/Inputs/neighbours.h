#include <functional>
#include <memory>

template <class T>
struct Unfit {
  static double of(T x) {
    static_assert(sizeof(T) == 0, "this is made");
    return x;
  }
};

double neighbour(double x) { return Unfit<double>::of(x); }

struct Report {
  double scale = 2;
  double shown(double x) { return neighbour(x); }
  double operator()(double x) const { return scale * x; }
};

template <class T>
struct Shape {
  virtual ~Shape() = default;
  virtual T area(const T& x) const = 0;
  virtual T unfit(const T& x) const { return Held<int>::count * x; }
  template <class U>
  struct Held {
    static inline double count = 3;
  };
};

template <class T>
struct Square : Shape<T> {
  T side;
  explicit Square(const T& side) : side(side) {}
  T area(const T& x) const override {
    struct Local {
      T t;
      T twice() const { return t + t; }
    };
    const auto squared = [this](const T& by) { return side * side * by; };
    return Local{squared(x)}.twice();
  }
};

double helper(double x);

double area(double side, double x) {
  const std::unique_ptr<Shape<double>> shape = std::make_unique<Square<double>>(helper(side));
  const std::function<double(double)> of = [&](double by) { return shape->area(by) + shape->unfit(by); };
  return of(x);
}

double helper(double x) { return x + 1; }

double wrong(double x) { return neighbour(x); }
