/// Every kind of field that an artefact can have comes back, and what was made for other versions is refused.
#include <xxhash.h>

#include <cstring>

#include "ir/text/text.h"
#include "test/unit/compile_text.h"

namespace hgc::artefact_fields_test {
namespace {

/// Ragged rows, tables, integers of all types, several axes, recorded terms, losses, parameters, all derivatives.
const char* const kEverything = R"(
import std.loss;
dim V, E, K = 2;
var x : vec3[V];
var cam : real[V, 2, 3];
data t : V[E, 2];
data n : int[E];
data u : u32[E];
data f : f32[E];
data ring : V[V, *];
param k : real = 2.5;
param q : int = -3;
energy bend[e in E, j in K] = k * norm2(x[t[e, 0]] - x[t[e, 1]]) * real(n[e] + int(j)) * f[e];
energy around[v in V] = sum(w in ring[v]) x[w].x * x[v].y;
residual pull[e in E] : vec2 = x[t[e, 0]].xy * cam[t[e, 1], 1, 2] loss huber(0.5);
energy r0 { return 0.5 * sin(x[0].x) * x[1].y; }
energy r1 { return 0.25 * sin(x[2].z) * x[0].y; }
output hash[e in E] : u32 = u[e] * 3u;
output image[e in E] : mat2 = mat2(k);
output sign[e in E] : int = n[e] + q;
)";

Inputs inputsOfEverything() {
  Inputs inputs;
  std::vector<double> x, cam;
  for (int k = 0; k < 9; ++k) x.push_back(0.25 * k - 1);
  for (int k = 0; k < 18; ++k) cam.push_back(0.125 * k);
  inputs.arrays["x"] = Array::of({3, 3}, x);
  inputs.arrays["cam"] = Array::of({3, 2, 3}, cam);
  inputs.arrays["t"] = Array::of({2, 2}, std::vector<int32_t>{0, 1, 2, 0});
  inputs.arrays["n"] = Array::of({2}, std::vector<int32_t>{-7, 5});
  inputs.arrays["u"] = Array::of({2}, std::vector<int32_t>{-1, 9});
  inputs.arrays["f"] = Array::of({2}, std::vector<double>{0.5, -2});
  inputs.arrays["ring"] = Array{{3}, true, {}, {1, 2, 0, 1}, true, {1, 2, 1}};
  return inputs;
}

class ArtefactFields : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    const auto compiled =
        test::compileText(kEverything, inputsOfEverything(), true, {std::begin(kKernelKinds), std::end(kKernelKinds)});
    ASSERT_TRUE(compiled.ok);
    artefact_ = new Artefact(*compiled.artefact);
  }
  static void TearDownTestSuite() {
    delete artefact_;
    artefact_ = nullptr;
  }
  void SetUp() override { ASSERT_TRUE(artefact_); }

  static Artefact* artefact_;
};
Artefact* ArtefactFields::artefact_ = nullptr;

TEST_F(ArtefactFields, WriteReadWrite) {
  for (const std::string& refusal : {std::string(), std::string("no\0thing", 8)}) {
    Artefact artefact = *artefact_;
    artefact.gpuRefusal = refusal;
    const auto bytes = writeArtefact(artefact);
    const auto size = artefactSize(std::span(bytes).first(kArtefactHead));
    ASSERT_TRUE(size) << size.error().message;
    EXPECT_EQ(*size, bytes.size());
    const auto read = readArtefact(bytes);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(writeArtefact(*read), bytes);
    EXPECT_EQ(read->gpuRefusal, refusal);
  }
}

std::string textOf(const Symbol& s) {
  std::string text = s.name + " " + std::to_string(static_cast<int>(s.kind)) + std::to_string(s.width) +
                     (s.ragged ? " ragged " : " ") + std::to_string(s.target) + " " +
                     std::to_string(static_cast<int>(s.element)) + ":";
  for (const DimId dim : s.dims) text += " d" + std::to_string(dim);
  for (const uint32_t extent : s.shape) text += " " + std::to_string(extent);
  for (const double value : s.defaultValue) text += " = " + std::to_string(value);
  return text;
}

TEST_F(ArtefactFields, TheProgram) {
  const auto read = readArtefact(writeArtefact(*artefact_));
  ASSERT_TRUE(read);
  const Program &a = artefact_->program, &b = read->program;
  ASSERT_EQ(a.symbols.size(), b.symbols.size());
  for (size_t k = 0; k < a.symbols.size(); ++k) EXPECT_EQ(textOf(a.symbols[k]), textOf(b.symbols[k]));
  ASSERT_EQ(a.terms.size(), b.terms.size());
  for (size_t k = 0; k < a.terms.size(); ++k) {
    EXPECT_EQ(a.terms[k].name, b.terms[k].name);
    EXPECT_EQ(a.terms[k].kind, b.terms[k].kind);
    EXPECT_EQ(a.terms[k].domain, b.terms[k].domain);
    EXPECT_EQ(a.terms[k].shape, b.terms[k].shape);
    EXPECT_EQ(a.terms[k].element, b.terms[k].element);
  }
  ASSERT_EQ(a.dims.size(), b.dims.size());
  for (size_t k = 0; k < a.dims.size(); ++k) EXPECT_EQ(a.dims[k].size, b.dims[k].size);
}

TEST_F(ArtefactFields, ThePlanAndTheCode) {
  const auto read = readArtefact(writeArtefact(*artefact_));
  ASSERT_TRUE(read);
  ASSERT_EQ(read->plan.groups.size(), artefact_->plan.groups.size());
  for (size_t g = 0; g < read->plan.groups.size(); ++g) {
    const Group &a = artefact_->plan.groups[g], &b = read->plan.groups[g];
    EXPECT_EQ(a.ports, b.ports);
    EXPECT_EQ(a.terms, b.terms);
    EXPECT_EQ(a.liftedReals, b.liftedReals);
    EXPECT_EQ(a.liftedInts, b.liftedInts);
    ASSERT_EQ(a.selectors.size(), b.selectors.size());
    for (size_t k = 0; k < a.selectors.size(); ++k) EXPECT_EQ(a.selectors[k].length, b.selectors[k].length);
  }
  ASSERT_EQ(read->plan.topologies.size(), artefact_->plan.topologies.size());
  for (size_t t = 0; t < read->plan.topologies.size(); ++t) {
    const auto text = [&](const Artefact& artefact) {
      const GatherLayout& layout = artefact.plan.topologies[t];
      return printLevel(Differentiated{{layout, {}}, layout});
    };
    EXPECT_EQ(text(*read), text(*artefact_));
  }
  EXPECT_EQ(read->kinds, artefact_->kinds);
  ASSERT_EQ(read->cpu.size(), artefact_->cpu.size());
  for (size_t k = 0; k < read->cpu.size(); ++k) {
    EXPECT_EQ(read->cpu[k].target, artefact_->cpu[k].target);
    EXPECT_EQ(read->cpu[k].object, artefact_->cpu[k].object);
  }
  ASSERT_EQ(read->gpu.size(), artefact_->gpu.size());
  for (size_t k = 0; k < read->gpu.size(); ++k) {
    EXPECT_EQ(read->gpu[k].id, artefact_->gpu[k].id);
    EXPECT_EQ(read->gpu[k].words, artefact_->gpu[k].words);
  }
  ASSERT_EQ(read->kernels.size(), artefact_->kernels.size());
  for (size_t k = 0; k < read->kernels.size(); ++k) {
    EXPECT_EQ(read->kernels[k].id, artefact_->kernels[k].id);
    EXPECT_EQ(read->kernels[k].operations, artefact_->kernels[k].operations);
    EXPECT_EQ(read->kernels[k].stores, artefact_->kernels[k].stores);
  }
}

TEST_F(ArtefactFields, AnotherAbiIsRefused) {
  Artefact other = *artefact_;
  other.abi = kKernelAbi + 6;
  const auto read = readArtefact(writeArtefact(other));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, "its kernels want to be called by version " + std::to_string(kKernelAbi + 6) +
                                      " of their interface, this runtime has " + std::to_string(kKernelAbi));
}

TEST_F(ArtefactFields, AnotherFormatIsRefused) {
  auto bytes = writeArtefact(*artefact_);
  const uint32_t version = artefactFormat() + 1;
  std::memcpy(bytes.data() + 8, &version, sizeof(version));  // after the magic
  const auto read = readArtefact(bytes);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, "compiled by another version of hgc (format " + std::to_string(version) +
                                      ", this one reads " + std::to_string(artefactFormat()) + ")");
  EXPECT_FALSE(read.error().hint.empty());
}

/// The tables of a program that was read back drive the same results.
TEST_F(ArtefactFields, ResultsAreTheSame) {
  const auto read = readArtefact(writeArtefact(*artefact_));
  ASSERT_TRUE(read);
  const Inputs inputs = inputsOfEverything();
  test::Compiled before{true, {}, std::make_shared<const Artefact>(*artefact_)},
      after{true, {}, std::make_shared<const Artefact>(*read)};
  const auto a = test::evaluateOn(before, inputs, "cpu", {.gradient = true, .outputs = true}, Fused::Off, 1, true);
  const auto b = test::evaluateOn(after, inputs, "cpu", {.gradient = true, .outputs = true}, Fused::Off, 1, true);
  ASSERT_TRUE(a && b);
  EXPECT_EQ(a->value, b->value);
  for (const auto& [name, array] : a->gradients) EXPECT_EQ(array.reals, b->gradients.at(name).reals) << name;
  for (const auto& [name, array] : a->outputs) EXPECT_EQ(array.reals, b->outputs.at(name).reals) << name;
}

}  // namespace
}  // namespace hgc::artefact_fields_test
