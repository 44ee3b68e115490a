/// Derivatives times vectors: `<u, J v> = <J^T u, v>`, `<w, H v> = <v, H w>`, and the bits of all devices.
#include <fmt/format.h>

#include "tools/hgc-fuzz/comparisons.h"

namespace hgc::fuzz {
namespace {

struct Products {
  DerivativeProduct tangents, pullback, curvature;
};

Result<Products> productsOf(Session& session) {
  auto tangents = session.tangents(), pullback = session.pullback(), curvature = session.hessianProduct();
  for (const auto* result : {&tangents, &pullback, &curvature}) {
    if (!*result) return result->error();
  }
  return Products{std::move(*tangents), std::move(*pullback), std::move(*curvature)};
}

std::string differenceOfProduct(const char* what, const DerivativeProduct& a, const DerivativeProduct& b) {
  for (const auto& [name, array] : a.arrays) {
    std::string difference = differenceOf(fmt::format("{} {}", what, name), array.reals, b.arrays.at(name).reals);
    if (!difference.empty()) return difference;
  }
  return differenceOf(what, {a.value}, {b.value});
}

std::string differenceOfProducts(const Products& a, const Products& b) {
  std::string difference = differenceOfProduct("jvp", a.tangents, b.tangents);
  if (difference.empty()) difference = differenceOfProduct("vjp", a.pullback, b.pullback);
  if (difference.empty()) difference = differenceOfProduct("hvp", a.curvature, b.curvature);
  return difference;
}

std::string pairing(const Subject& subject, const Products& products) {
  std::map<std::string, std::vector<double>> cotangents;
  double forward = 0, reverse = 0;
  for (const Term& term : subject.compiled.program.terms) {
    const auto bar = subject.inputs.arrays.find(term.name + ".bar");
    if (bar == subject.inputs.arrays.end()) continue;
    cotangents[term.name] = bar->second.reals;
    forward += dot(bar->second.reals, products.tangents.arrays.at(term.name).reals);
  }
  for (const auto& [name, array] : products.pullback.arrays)
    reverse += dot(array.reals, subject.inputs.arrays.at(name + ".dot").reals);
  const auto scale =
      pairingScale(subject.compiled.program, subject.compiled.plan, subject.bound, subject.groups,
                   subject.effort.single, cotangents, bySymbol(subject.compiled.program, subject.inputs, ".dot"));
  if (!scale) return scale.error().message;
  return agree(subject.effort, forward, reverse, *scale)
             ? ""
             : fmt::format("<u, J v> is {:.17g}, <J^T u, v> {:.17g}, scale {:.3g}", forward, reverse, *scale);
}

double along(const DerivativeProduct& product, const Inputs& inputs) {
  double sum = 0;
  for (const auto& [name, array] : product.arrays) sum += dot(array.reals, inputs.arrays.at(name + ".dot").reals);
  return sum;
}

std::string symmetry(Subject& subject, const Products& products) {
  const Program& program = subject.compiled.program;
  Inputs turned = subject.inputs;
  for (const Symbol& symbol : program.symbols) {
    if (symbol.kind == SymbolKind::Var)
      turned.arrays[symbol.name + ".dot"] = randomLike(subject.draw, subject.inputs.arrays.at(symbol.name));
  }
  auto session = openFirst(subject, turned);
  if (!session) return session.error().message;
  const auto other = session->hessianProduct();
  if (!other) return other.error().message;
  const auto v = bySymbol(program, subject.inputs, ".dot"), w = bySymbol(program, turned, ".dot");
  const auto scale = [&](const auto& left, const auto& right) {
    return curvatureScale(program, subject.compiled.plan, subject.bound, subject.groups, subject.effort.single, left,
                          right);
  };
  const auto one = scale(w, v), two = scale(v, w);
  if (!one || !two) return "no scale of second derivatives";
  const double a = along(products.curvature, turned), b = along(*other, subject.inputs);
  return agree(subject.effort, a, b, *one + *two)
             ? ""
             : fmt::format("<w, H v> is {:.17g}, <v, H w> {:.17g}, scale {:.3g}", a, b, *one + *two);
}

}  // namespace

std::string compareProducts(Subject& subject) {
  if (!subject.effort.products) return {};
  auto session = openFirst(subject, subject.inputs);
  if (!session) return session.error().message;
  const auto products = productsOf(*session);
  if (!products) return products.error().message;
  for (const std::string& device : otherDevices(subject)) {
    auto other = open(subject.compiled, subject.inputs, subject.effort, {device, false, 2});
    if (!other) return other.error().message;
    const auto its = productsOf(*other);
    const std::string difference = its ? differenceOfProducts(*products, *its) : its.error().message;
    if (!difference.empty()) return device + ": " + difference;
  }
  std::string difference = pairing(subject, *products);
  return difference.empty() ? symmetry(subject, *products) : difference;
}

}  // namespace hgc::fuzz
