#include "tools/hgc-fuzz/compare/comparisons.h"

namespace hgc::fuzz {
namespace {

std::string differenceOfProduct(const char* what, const DerivativeProduct& a, const DerivativeProduct& b) {
  std::string difference = differenceOfAll(what, a.arrays, b.arrays);
  return difference.empty() ? differenceOf(what, {a.value}, {b.value}) : difference;
}

double along(const DerivativeProduct& product, const Inputs& inputs) {
  double sum = 0;
  for (const auto& [name, array] : product.arrays) sum += dot(array.reals, inputs.arrays.at(name + ".dot").reals);
  return sum;
}

std::string symmetry(Subject& subject) {
  const Program& program = subject.compiled.program;
  Inputs turned = subject.inputs;
  for (const Symbol& symbol : program.symbols) {
    if (symbol.kind != SymbolKind::Var) continue;
    std::vector<double>& direction = turned.arrays.at(symbol.name + ".dot").reals;
    direction = randomNumbers(subject.draw, direction.size());
  }
  auto session = openFirst(subject, turned);
  if (!session) return session.error().message;
  const auto other = hvp(*session);
  if (!other) return other.error().message;
  const auto v = bySymbol(program, subject.inputs, ".dot"), w = bySymbol(program, turned, ".dot");
  return differenceBeyondRounding(subject.effort, "<w, H v> and <v, H w>", along(subject.products.curvature, turned),
                                  along(*other, subject.inputs), subject.reference().curvatureScale(w, v));
}

}  // namespace

std::string differenceOf(const Products& a, const Products& b) {
  std::string difference = differenceOfProduct("jvp", a.tangents, b.tangents);
  if (difference.empty()) difference = differenceOfProduct("vjp", a.pullback, b.pullback);
  if (difference.empty()) difference = differenceOfProduct("hvp", a.curvature, b.curvature);
  if (difference.empty()) difference = differenceOfProduct("gnp", a.normal, b.normal);
  if (difference.empty()) difference = differenceOfProduct("bdp", a.blocks, b.blocks);
  return difference;
}

std::string comparePairing(const Subject& subject, const Products& products, const Reference& reference) {
  std::map<std::string, std::vector<double>> cotangents;
  double forward = 0;
  for (const Term& term : subject.compiled.program.terms) {
    const auto bar = subject.inputs.arrays.find(term.name + ".bar");
    if (bar == subject.inputs.arrays.end() || term.kind == TermKind::Field) continue;
    cotangents[term.name] = bar->second.reals;
    forward += dot(bar->second.reals, products.tangents.arrays.at(term.name).reals);
  }
  const auto v = bySymbol(subject.compiled.program, subject.inputs, ".dot");
  return differenceBeyondRounding(subject.effort, "<u, J v> and <J^T u, v>", forward,
                                  along(products.pullback, subject.inputs), reference.pairingScale(cotangents, v));
}

std::string compareProducts(Subject& subject) {
  if (!subject.effort.products) return {};
  std::string difference =
      compareOnOthers(subject, productsOf, [&](const Products& its) { return differenceOf(subject.products, its); });
  if (difference.empty()) difference = comparePairing(subject, subject.products, subject.reference());
  return difference.empty() ? symmetry(subject) : difference;
}

}  // namespace hgc::fuzz
