/// Functions of C++ against themselves, compiled with these tests: the same bits where no elementary function is
/// called.
#define EIGEN_DONT_VECTORIZE
#include <gtest/gtest.h>

#include <bit>
#include <random>

#include "examples/cxx/reprojection.h"
#include "frontend/frontend.h"
#include "frontend/source/source.h"
#include "ir/apply.h"
#include "ir/loops.h"
#include "test/unit/cxx/bounded.h"
#include "test/unit/cxx/functions.h"
#include "test/unit/cxx/whole.h"
#include "test/unit/frontend_testing.h"

namespace hgc::test::cxx_test {
namespace {

const std::string kFolder = HGC_TEST_CXX;

/// A function of C++ as the front end lifts it.
class Lifted {
 public:
  Lifted(const std::string& declaration, const std::vector<uint32_t>& parameters, uint32_t results) {
    std::string text = "extern fn f" + declaration + "\n", call;
    for (size_t k = 0; k < parameters.size(); ++k) {
      const std::string type = parameters[k] == 0 ? "real" : "real[" + std::to_string(parameters[k]) + "]";
      text += "data d" + std::to_string(k) + " : " + type + ";\n";
      call += (k == 0 ? "d" : ", d") + std::to_string(k);
      first_.push_back(inputs_);
      inputs_ += std::max(1U, parameters[k]);
    }
    text += "output o : " + (results == 0 ? "real" : "real[" + std::to_string(results) + "]") + " = f(" + call + ");\n";
    const ModulePtr module = parseModule({kFolder + "/t.hg", text}, diagnostics_, {}, {.flags = {"-I" HGC_TEST_EIGEN}});
    EXPECT_TRUE(module) << diagnostics_.render(false);
    if (!module) return;
    lowered_ = lowerTerm(*module, 0, {}, graph_, diagnostics_);
    EXPECT_TRUE(lowered_.ok) << diagnostics_.render(false);
  }

  uint32_t inputs() const { return inputs_; }
  std::vector<double> operator()(const std::vector<double>& inputs) const {
    std::vector<Constant> values(graph_.size());
    for (const NodeId id : reachable(graph_, lowered_.roots)) {
      const Node& node = graph_[id];
      if (node.op == Op::Const) values[id] = graph_.constantAt(id);
      else if (node.op == Op::Load) values[id] = Constant::of(inputs[first_[node.b] + node.c]);
      else values[id] = apply(node, values);
    }
    std::vector<double> results;
    for (const NodeId root : lowered_.roots) results.push_back(values[root].real());
    return results;
  }

 private:
  static Constant apply(const Node& node, const std::vector<Constant>& values) {
    const auto value = [&](int k) { return k < operandCount(node) ? values[node.operand(k)] : Constant{}; };
    return evaluateStrict(node.op, value(0), value(1), value(2));
  }

  Diagnostics diagnostics_{fragments()};
  Graph graph_;
  Lowered lowered_;
  std::vector<uint32_t> first_;
  uint32_t inputs_ = 0;
};

/// Compares 2,000 draws, of which some have zeros, equal numbers and large ones.
template <class Native>
void expectSame(const Lifted& lifted, size_t results, double units, const Native& native) {
  std::mt19937_64 random(7);
  std::uniform_real_distribution<double> small(-2, 2);
  std::vector<double> inputs(lifted.inputs());
  for (int draw = 0; draw < 2000; ++draw) {
    for (double& input : inputs) input = small(random);
    if (draw % 5 == 1) inputs[random() % inputs.size()] = draw % 10 == 1 ? 0.0 : -0.0;
    if (draw % 5 == 2) inputs[random() % inputs.size()] = inputs[random() % inputs.size()];
    if (draw % 5 == 3) inputs[random() % inputs.size()] *= 1e150;
    std::vector<double> expected(results);
    native(inputs.data(), expected.data());
    const std::vector<double> result = lifted(inputs);
    ASSERT_EQ(result.size(), results);
    for (size_t k = 0; k < results; ++k) {
      if (std::isnan(expected[k]) && std::isnan(result[k])) continue;
      const double bound = units * std::fabs(expected[k]) * 0x1p-52;
      ASSERT_TRUE(std::bit_cast<uint64_t>(result[k]) == std::bit_cast<uint64_t>(expected[k]) ||
                  std::fabs(result[k] - expected[k]) <= bound)
          << "draw " << draw << " component " << k << ": " << result[k] << " and not " << expected[k];
    }
  }
}

TEST(Cxx, PosesWithQuaternionsOfEigen) {
  const Lifted lifted(
      "(m: real[7], pa: real[3], qa: real[4], pb: real[3], qb: real[4]) -> real[6] from \"functions.h\" = "
      "\"PoseError\";",
      {7, 3, 4, 3, 4}, 6);
  expectSame(lifted, 6, 0, [](const double* x, double* r) { PoseError{x}(x + 7, x + 10, x + 14, x + 17, r); });
}

TEST(Cxx, AnInverseOfEigen) {
  const Lifted lifted("(a: real[2], b: real[2], c: real[2]) -> real from \"functions.h\" = \"dirichlet\";", {2, 2, 2},
                      0);
  expectSame(lifted, 1, 0, [](const double* x, double* r) { *r = dirichlet(x, x + 2, x + 4); });
}

TEST(Cxx, VectorsVirtualCallsLambdasAndEarlyEnds) {
  const Lifted lifted("(a: real, b: real, v: real[4]) -> real from \"functions.h\" = \"mixed\";", {0, 0, 4}, 0);
  expectSame(lifted, 1, 0, [](const double* x, double* r) { *r = mixed(x[0], x[1], x + 2); });
}

TEST(Cxx, ALoopThatEndsEarly) {
  const Lifted lifted("(a: real) -> real from \"functions.h\" = \"newton\";", {0}, 0);
  expectSame(lifted, 1, 0, [](const double* x, double* r) { *r = newton(x[0]); });
}

TEST(Cxx, ADecompositionOfEigen) {
  const Lifted lifted("(v: real[6], b: real[3]) -> real from \"functions.h\" = \"spd\";", {6, 3}, 0);
  expectSame(lifted, 1, 0, [](const double* x, double* r) { *r = spd(x, x + 6); });
}

TEST(Cxx, MatricesOnTheHeap) {
  const Lifted lifted("(v: real[4]) -> real from \"functions.h\" = \"dyn\";", {4}, 0);
  expectSame(lifted, 1, 0, [](const double* x, double* r) { *r = dyn(x); });
}

/// A function of `real[5]` that gives a number.
void expectSameOfFive(const std::string& name, double (*native)(const double*)) {
  SCOPED_TRACE(name);
  const Lifted lifted("(x: real[5]) -> real from \"bounded.h\" = \"" + name + "\";", {5}, 0);
  expectSame(lifted, 1, 0, [&](const double* x, double* r) { *r = native(x); });
}

TEST(Cxx, PlacesAndLoopsThatComparisonsBound) {
  expectSameOfFive("sorted", sorted);
  expectSameOfFive("bubbled", bubbled);
  expectSameOfFive("removed", removed);
  expectSameOfFive("interpolated", interpolated);
  expectSameOfFive("longest", longest);
}

/// The same where C++ says what it is, as it does for most draws; elsewhere there is no number.
void expectSameWhereDefined(const std::string& name, double (*native)(const double*), int least = 1800,
                            int most = 2001) {
  SCOPED_TRACE(name);
  const Lifted lifted("(x: real[5]) -> real from \"whole.h\" = \"" + name + "\";", {5}, 0);
  std::mt19937_64 random(8);
  std::uniform_real_distribution<double> small(-2, 2);
  int defined = 0;
  for (int draw = 0; draw < 2000; ++draw) {
    std::vector<double> x(5);
    for (double& one : x) one = small(random);
    if (draw % 5 == 1) x[random() % 5] = draw % 10 == 1 ? 0.0 : -0.0;
    if (draw % 5 == 2) x[random() % 5] = x[random() % 5];
    if (draw % 20 == 3) x[random() % 5] *= 1e150;
    const double result = lifted(x)[0];
    if (std::isnan(result)) continue;
    ++defined;
    ASSERT_EQ(std::bit_cast<uint64_t>(result), std::bit_cast<uint64_t>(native(x.data())))
        << "draw " << draw << ": " << result << " and not " << native(x.data());
  }
  EXPECT_GT(defined, least);
  EXPECT_LT(defined, most);
}

TEST(Cxx, IntegersThatDependOnValues) {
  expectSameWhereDefined("tabled", tabled);
  expectSameWhereDefined("onGrid", onGrid);
  expectSameWhereDefined("binned", binned);
  expectSameWhereDefined("hashed", hashed);
  expectSameWhereDefined("widely", widely);
  expectSameWhereDefined("countedUp", countedUp);
  expectSameWhereDefined("ofFive", ofFive);
  expectSameWhereDefined("outside", outside, 500, 1200);
}

TEST(Cxx, LoopsThatIntegersBound) {
  expectSameWhereDefined("bothBounds", bothBounds);
  expectSameWhereDefined("whileBoth", whileBoth);
  expectSameWhereDefined("downward", downward);
  expectSameWhereDefined("steps", steps);
}

TEST(Cxx, PlacesOfIntegersThatAreChosen) {
  expectSameWhereDefined("orderOf", orderOf);
  expectSameWhereDefined("counted", counted);
}

TEST(Cxx, ProductsAndSumsThatRoundOnce) {
  const Lifted lifted("(x: real[5]) -> real from \"functions.h\" = \"onceRounded\";", {5}, 0);
  expectSame(lifted, 1, 0, [](const double* x, double* r) { *r = onceRounded(x); });
}

TEST(Cxx, RemaindersThatAreExact) { expectSameWhereDefined("wrapped", wrapped, 1700); }

TEST(Cxx, SidesWithoutAValue) {
  expectSameWhereDefined("dividedOnASide", dividedOnASide, 800, 1200);
  expectSameWhereDefined("ofPairs", ofPairs, 900, 1700);
}

TEST(Cxx, FunctionsThatValuesChoose) { expectSameOfFive("chosen", chosen); }

TEST(Cxx, Binary32) {
  const Lifted lifted("(a: real, b: real) -> real from \"functions.h\" = \"single\";", {0, 0}, 0);
  expectSame(lifted, 1, 0, [](const double* x, double* r) {
    *r = static_cast<double>(single(static_cast<float>(x[0]), static_cast<float>(x[1])));
  });
}

TEST(Cxx, SignsAndClassesOfNumbers) {
  const Lifted lifted("(a: real, b: real) -> real from \"functions.h\" = \"kinds\";", {0, 0}, 0);
  expectSame(lifted, 1, 0, [](const double* x, double* r) { *r = kinds(x[0], x[1]); });
}

/// Sines and cosines are hgc's own: within 2 units each of the last place.
TEST(Cxx, AFunctorInTheMannerOfCeres) {
  const Lifted lifted(
      "(o: real[2], c: real[9], p: real[3]) -> real[2] from \"../../../examples/cxx/reprojection.h\" = "
      "\"Reprojection\";",
      {2, 9, 3}, 2);
  expectSame(lifted, 2, 1e4, [](const double* x, double* r) { Reprojection(x[0], x[1])(x + 2, x + 11, r); });
}

TEST(Cxx, TextsWithinPrograms) {
  const Lifted lifted(
      "(a: real, v: real[3]) -> real[2] = cpp { // }\n"
      "  for (int k = 0; k < 3; ++k) if (v[k] > *a) { result[0] = v[k]; result[1] = '}'; return; }\n"
      "  result[0] = *a; result[1] = \"}\"[0]; }",
      {0, 3}, 2);
  expectSame(lifted, 2, 0, [](const double* x, double* r) {
    r[1] = '}';
    for (int k = 1; k < 4; ++k) {
      if (x[k] > x[0]) return void(r[0] = x[k]);
    }
    r[0] = x[0];
  });
}

TEST(Cxx, CommentsOfAProgram) {
  EXPECT_EQ(markedUp("int a; /*hg dim N; */\n/* no */ /*hgvar*/"), "            dim N;   \n             var  ");
  EXPECT_TRUE(isCxx("a.cpp") && isCxx("b.h") && !isCxx("a.hg"));
}

}  // namespace
}  // namespace hgc::test::cxx_test
