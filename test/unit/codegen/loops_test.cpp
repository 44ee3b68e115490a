/// Loops from source text to results, on every device: the bits of the sums as they are written.
#include <cmath>
#include <random>

#include "test/unit/compile_text.h"

namespace hgc::test::loops_test {
namespace {

class LoopsTest : public testing::Test {
 protected:
  static constexpr int64_t kInstances = 1037, kRows = 5, kLength = 33;

  void SetUp() override {
    std::mt19937_64 engine(7);
    std::normal_distribution<double> normal;
    const auto fill = [&](std::vector<double>& to, int64_t count) {
      for (int64_t k = 0; k < count; ++k) to.push_back(normal(engine));
    };
    fill(x_, kInstances * kLength);
    fill(w_, kRows * kLength);
    inputs_.arrays["x"] = Array::of({kInstances, kLength}, x_);
    inputs_.arrays["w"] = Array::of({kRows, kLength}, w_);
    const auto draw = [&](std::vector<int32_t>& to, int64_t count, int64_t below) {
      for (int64_t k = 0; k < count; ++k) to.push_back(static_cast<int32_t>(engine() % static_cast<uint64_t>(below)));
    };
    draw(t_, kInstances * kLength, kRows);
    draw(p_, kLength, kLength);
    inputs_.arrays["t"] = Array::of({kInstances, kLength}, t_);
    inputs_.arrays["p"] = Array::of({kLength}, p_);
    Array ring;
    ring.isInteger = ring.isRagged = true;
    ring.shape = {kInstances};
    for (int64_t n = 0; n < kInstances; ++n) {
      const int64_t length = n % 3 == 0 ? static_cast<int64_t>(17 + engine() % 50) : n % 2 * 3;
      draw(rings_.emplace_back(), length, kRows);
      ring.rowLengths.push_back(length);
      ring.integers.insert(ring.integers.end(), rings_.back().begin(), rings_.back().end());
    }
    inputs_.arrays["ring"] = std::move(ring);
  }

  double x(size_t n, size_t k) const { return x_[n * kLength + k]; }
  double w(size_t j, size_t k) const { return w_[j * kLength + k]; }
  size_t t(size_t n, size_t k) const { return static_cast<size_t>(t_[n * kLength + k]); }
  const std::vector<int32_t>& ring(size_t n) const { return rings_[n]; }
  size_t p(size_t k) const { return static_cast<size_t>(p_[k]); }

  /// The values of `o` on every device against `expected`, which is given instance and row, bit for bit.
  template <class Expected>
  void expectOutput(const std::string& type, const std::string& body, const Expected& expected) {
    const Compiled compiled = compileText(
        "dim N, J, D; data x : real[N, D]; data w : real[J, D]; data t : J[N, D]; data p : int[D]; data ring : J[N, "
        "*];\noutput o[" +
            type + "] = " + body + ";\n",
        inputs_);
    ASSERT_TRUE(compiled.ok);
    for (const std::string& device : allDevices()) {
      const auto result = evaluateOn(compiled, inputs_, device, {.outputs = true});
      ASSERT_TRUE(result) << device << ": " << result.error().message;
      const std::vector<double>& o = result->outputs.at("o").reals;
      const bool byRow = type.find('J') != std::string::npos;
      const size_t rows = byRow ? kRows : 1;
      ASSERT_EQ(o.size(), static_cast<size_t>(kInstances) * rows);
      for (size_t at = 0; at < o.size(); ++at) {
        const double due = expected(at / rows, at % rows);
        ASSERT_EQ(Constant::of(o[at]), Constant::of(due)) << device << " " << body << " at " << at;
      }
    }
  }

  Inputs inputs_;
  std::vector<double> x_, w_;
  std::vector<int32_t> t_, p_;
  std::vector<std::vector<int32_t>> rings_;
};

TEST_F(LoopsTest, Products) {
  expectOutput("n in N, j in J", "sum(k in D) w[j, k] * x[n, k]", [&](size_t n, size_t j) {
    double sum = -0.0;
    for (size_t k = 0; k < kLength; ++k) sum += w(j, k) * x(n, k);
    return sum;
  });
}

TEST_F(LoopsTest, ALoopThatWaitsForAnother) {
  expectOutput("n in N", "sum(k in D) (x[n, k] - (max(l in D) x[n, l])) * (x[n, k] - (min(l in D) x[n, l]))",
               [&](size_t n, size_t) {
                 double most = -HUGE_VAL, least = HUGE_VAL, sum = -0.0;
                 for (size_t k = 0; k < kLength; ++k) most = std::max(most, x(n, k)), least = std::min(least, x(n, k));
                 for (size_t k = 0; k < kLength; ++k) sum += (x(n, k) - most) * (x(n, k) - least);
                 return sum;
               });
}

TEST_F(LoopsTest, NestsAndBounds) {
  expectOutput("n in N", "sum(j in J) (prod(k in 0..j) w[j, k]) * (mean(k in 2..D) x[n, k])", [&](size_t n, size_t) {
    double sum = -0.0;
    for (size_t j = 0; j < kRows; ++j) {
      double product = 1, mean = -0.0;
      for (size_t k = 0; k < j; ++k) product *= w(j, k);
      for (size_t k = 2; k < kLength; ++k) mean += x(n, k);
      sum += product * (mean / (kLength - 2));
    }
    return sum;
  });
}

TEST_F(LoopsTest, ChoicesWithinAndAround) {
  expectOutput("n in N", "x[n, 0] > 0 ? (sum(k in D) (x[n, k] > 0 ? sqrt(x[n, k]) : 0)) : sum(k in D) k",
               [&](size_t n, size_t) {
                 double sum = -0.0;
                 for (size_t k = 0; k < kLength; ++k) sum += x(n, k) > 0 ? std::sqrt(x(n, k)) : 0;
                 return x(n, 0) > 0 ? sum : double{kLength * (kLength - 1) / 2};
               });
}

TEST_F(LoopsTest, ClampedAndWrappedIndices) {
  expectOutput("n in N", "sum(k in D) x[n, clamp(int(k) - 3, 0, D - 1)] * x[n, mod(int(k) + 5, D)]",
               [&](size_t n, size_t) {
                 double sum = -0.0;
                 for (size_t k = 0; k < kLength; ++k) sum += x(n, k < 3 ? 0 : k - 3) * x(n, (k + 5) % kLength);
                 return sum;
               });
}

TEST_F(LoopsTest, TheAnyAndTheAll) {
  expectOutput("n in N", "((any(k in D) x[n, k] > 2) ? 1 : 0) + ((all(k in D) x[n, k] > -2) ? 2 : 0)",
               [&](size_t n, size_t) {
                 bool any = false, all = true;
                 for (size_t k = 0; k < kLength; ++k) any = any || x(n, k) > 2, all = all && x(n, k) > -2;
                 return (any ? 1.0 : 0.0) + (all ? 2.0 : 0.0);
               });
}

TEST_F(LoopsTest, NaNsAndNothing) {
  for (size_t n = 0; n < kInstances; n += 7) x_[n * kLength + n % kLength] = NAN;
  inputs_.arrays["x"] = Array::of({kInstances, kLength}, x_);
  expectOutput("n in N", "(max(k in D) x[n, k]) + sum(k in D..3) x[n, 0]", [&](size_t n, size_t) {
    double most = -HUGE_VAL;
    for (size_t k = 0; k < kLength; ++k) most = x(n, k) < most || std::isnan(most) ? most : x(n, k);
    return std::isnan(most) ? std::numeric_limits<double>::quiet_NaN() : most;
  });
}

TEST_F(LoopsTest, EntriesOfTables) {
  expectOutput("n in N", "sum(k in D) w[t[n, k], k] * x[n, k]", [&](size_t n, size_t) {
    double sum = -0.0;
    for (size_t k = 0; k < kLength; ++k) sum += w(t(n, k), k) * x(n, k);
    return sum;
  });
}

TEST_F(LoopsTest, EntriesThatAllInstancesRead) {
  expectOutput("n in N, j in J", "sum(k in D) w[j, p[k]] * x[n, k]", [&](size_t n, size_t j) {
    double sum = -0.0;
    for (size_t k = 0; k < kLength; ++k) sum += w(j, p(k)) * x(n, k);
    return sum;
  });
}

TEST_F(LoopsTest, EntriesAtEntriesInNests) {
  expectOutput("n in N", "sum(k in D) sum(l in 0..k) x[n, l] * w[t[n, p[l]], (p[k] + l) % D]", [&](size_t n, size_t) {
    double sum = -0.0;
    for (size_t k = 0; k < kLength; ++k) {
      double inner = k > 0 ? -0.0 : 0.0;
      for (size_t l = 0; l < k; ++l) inner += x(n, l) * w(t(n, p(l)), (p(k) + l) % kLength);
      sum += inner;
    }
    return sum;
  });
}

TEST_F(LoopsTest, EntriesAsValues) {
  expectOutput("n in N", "sum(k in D) (p[k] > 9 ? real(t[n, k]) : x[n, k] * (t[n, k] == t[n, 0] ? p[k] : 0.5))",
               [&](size_t n, size_t) {
                 double sum = -0.0;
                 for (size_t k = 0; k < kLength; ++k) {
                   const double factor = t(n, k) == t(n, 0) ? static_cast<double>(p(k)) : 0.5;
                   sum += p(k) > 9 ? static_cast<double>(t(n, k)) : x(n, k) * factor;
                 }
                 return sum;
               });
}

TEST_F(LoopsTest, ChoicesOfTheInstanceInIndices) {
  expectOutput("n in N", "sum(k in D) x[n, t[n, 0] > 2 ? k : D - 1 - int(k)]", [&](size_t n, size_t) {
    double sum = -0.0;
    for (size_t k = 0; k < kLength; ++k) sum += x(n, t(n, 0) > 2 ? k : kLength - 1 - k);
    return sum;
  });
}

TEST_F(LoopsTest, Rows) {
  expectOutput("n in N", "sum(j in ring[n]) w[j, 3] * x[n, int(j)]", [&](size_t n, size_t) {
    double sum = ring(n).empty() ? 0.0 : -0.0;
    for (const int32_t j : ring(n)) sum += w(static_cast<size_t>(j), 3) * x(n, static_cast<size_t>(j));
    return sum;
  });
}

TEST_F(LoopsTest, PlacesInRows) {
  expectOutput(
      "n in N",
      "sum(k in 0..len(ring[n])) x[n, k % D] * w[ring[n, k], 2] - w[ring[n, (k + 1) % len(ring[n])], int(ring[n, 0])]",
      [&](size_t n, size_t) {
        const std::vector<int32_t>& row = ring(n);
        double sum = row.empty() ? 0.0 : -0.0;
        for (size_t k = 0; k < row.size(); ++k) {
          const auto j = static_cast<size_t>(row[k]), next = static_cast<size_t>(row[(k + 1) % row.size()]);
          sum += x(n, k % kLength) * w(j, 2) - w(next, static_cast<size_t>(row[0]));
        }
        return sum;
      });
}

TEST_F(LoopsTest, EntriesAtTheCountsOfRows) {
  expectOutput("n in N", "sum(k in 0..len(ring[n])) x[n, p[k % D]] * w[2, p[(k + 1) % D]]", [&](size_t n, size_t) {
    double sum = ring(n).empty() ? 0.0 : -0.0;
    for (size_t k = 0; k < ring(n).size(); ++k) sum += x(n, p(k % kLength)) * w(2, p((k + 1) % kLength));
    return sum;
  });
}

TEST_F(LoopsTest, FoldsOverRows) {
  expectOutput("n in N", "fold(j in ring[n], s = x[n, 0]) s * 0.5 + w[j, 3]", [&](size_t n, size_t) {
    double carried = x(n, 0);
    for (const int32_t j : ring(n)) carried = carried * 0.5 + w(static_cast<size_t>(j), 3);
    return carried;
  });
}

TEST_F(LoopsTest, FoldsOverRowsOfEntries) {
  expectOutput("n in N", "sum(j in ring[n]) fold(k in ring[int(j)], s = x[n, 0]) s * 0.5 + w[k, int(j)]",
               [&](size_t n, size_t) {
                 double sum = ring(n).empty() ? 0.0 : -0.0;
                 for (const int32_t j : ring(n)) {
                   double carried = x(n, 0);
                   for (const int32_t k : ring(static_cast<size_t>(j)))
                     carried = carried * 0.5 + w(static_cast<size_t>(k), static_cast<size_t>(j));
                   sum += carried;
                 }
                 return sum;
               });
}

TEST_F(LoopsTest, RowsAroundLoopsAndWithinThem) {
  expectOutput("n in N",
               "(sum(j in ring[n]) prod(k in J) (x[n, int(k)] + w[j, int(k)])) + (sum(k in D) x[n, k] * "
               "(sum(j in ring[(n + 1) % N]) w[j, k])) + ((any(j in ring[n]) j > 3) ? 1 : 0)",
               [&](size_t n, size_t) {
                 double first = ring(n).empty() ? 0.0 : -0.0, second = -0.0;
                 bool some = false;
                 for (const int32_t j : ring(n)) {
                   double product = 1;
                   for (size_t k = 0; k < kRows; ++k) product *= x(n, k) + w(static_cast<size_t>(j), k);
                   first += product;
                   some = some || j > 3;
                 }
                 const std::vector<int32_t>& other = ring((n + 1) % kInstances);
                 for (size_t k = 0; k < kLength; ++k) {
                   double sum = other.empty() ? 0.0 : -0.0;
                   for (const int32_t j : other) sum += w(static_cast<size_t>(j), k);
                   second += x(n, k) * sum;
                 }
                 return first + second + (some ? 1.0 : 0.0);
               });
}

TEST_F(LoopsTest, RowsOfEntriesOfRows) {
  expectOutput("n in N", "sum(j in ring[n]) sum(k in ring[int(j)]) x[n, int(k)] * w[k, int(j)]", [&](size_t n, size_t) {
    double sum = ring(n).empty() ? 0.0 : -0.0;
    for (const int32_t j : ring(n)) {
      const std::vector<int32_t>& row = ring(static_cast<size_t>(j));
      double inner = row.empty() ? 0.0 : -0.0;
      for (const int32_t k : row)
        inner += x(n, static_cast<size_t>(k)) * w(static_cast<size_t>(k), static_cast<size_t>(j));
      sum += inner;
    }
    return sum;
  });
}

TEST_F(LoopsTest, AnEntryOutOfRangeIsFoundAtItsCount) {
  t_[7 * kLength + 5] = 33;
  inputs_.arrays["t"] = Array::of({kInstances, kLength}, t_);
  inputs_.arrays.erase("w");
  inputs_.arrays.erase("p");
  inputs_.arrays.erase("ring");
  const Compiled compiled = compileText(
      "dim N, D; data x : real[N, D]; data t : int[N, D];\noutput o[n in N] = sum(k in D) x[n, t[n, k]];\n", inputs_);
  ASSERT_TRUE(compiled.ok);
  const auto result = evaluateOn(compiled, inputs_, "cpu", {.outputs = true});
  ASSERT_FALSE(result);
  EXPECT_NE(result.error().message.find("`o[7]` at count 5 reads `x[7, 33]`"), std::string::npos)
      << result.error().message;
}

TEST_F(LoopsTest, AnIndexOutOfRangeIsFoundAtItsCount) {
  inputs_.arrays.erase("w");
  inputs_.arrays.erase("t");
  inputs_.arrays.erase("p");
  inputs_.arrays.erase("ring");
  const Compiled compiled =
      compileText("dim N, D; data x : real[N, D];\noutput o[n in N] = sum(k in D) x[n, k + 1];\n", inputs_);
  ASSERT_TRUE(compiled.ok);
  const auto result = evaluateOn(compiled, inputs_, "cpu", {.outputs = true});
  ASSERT_FALSE(result);
  EXPECT_NE(result.error().message.find("`o[0]` at count 32 reads `x[0, 33]`"), std::string::npos)
      << result.error().message;
}

TEST_F(LoopsTest, AnIndexThatOnlyCountingShowsToBeInRange) {
  expectOutput("n in N", "sum(k in D) x[n, (int(k) * int(k)) - int(k) * (int(k) - 1)]", [&](size_t n, size_t) {
    double sum = -0.0;
    for (size_t k = 0; k < kLength; ++k) sum += x(n, k);
    return sum;
  });
}

}  // namespace
}  // namespace hgc::test::loops_test
