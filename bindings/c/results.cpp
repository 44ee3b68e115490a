/// Values, gradients and products.
#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "bindings/c/handles.h"
#include "ir/kernel/derivative.h"

using hgc::c::guarded;
using hgc::c::made;

namespace {

constexpr uint32_t kAllOfEvaluate =
    HGC_VALUE | HGC_GRADIENT | HGC_RESIDUALS | HGC_OUTPUTS | HGC_FIELDS | HGC_TERM_VALUES;

hgc::Request requestOf(uint32_t what) {
  const auto has = [&](uint32_t flag) { return (what & flag) != 0; };
  return {has(HGC_VALUE),   has(HGC_GRADIENT), has(HGC_RESIDUALS),
          has(HGC_OUTPUTS), has(HGC_FIELDS),   has(HGC_TERM_VALUES)};
}

const hgc::Array* find(const std::map<std::string, hgc::Array>& arrays, const char* name) {
  const auto found = arrays.find(name);
  return found == arrays.end() ? nullptr : &found->second;
}

const hgc::Array* findBlocks(const hgc_result& result, uint32_t what, const char* name) {
  const auto found = result.blocks.find(name);
  if (found == result.blocks.end() || result.blocksOf != name) return nullptr;
  return what == HGC_BLOCK_VALUES ? &found->second.values : found->second.columns.get();
}

/// Null if there is none.
const hgc::Array* arrayOf(const hgc_result& result, uint32_t what, const char* name) {
  if ((result.holds & what) == 0) return nullptr;
  const hgc::Evaluation& of = result.evaluation;
  switch (what) {
    case HGC_GRADIENT: return find(of.gradients, name);
    case HGC_RESIDUALS: return find(of.residuals, name);
    case HGC_OUTPUTS: return find(of.outputs, name);
    case HGC_FIELDS: return find(of.fields, name);
    case HGC_TERM_VALUES: return find(of.termValues, name);
    case HGC_PRODUCT: return find(result.product.arrays, name);
    case HGC_SYMBOL: return find(result.symbols, name);
    case HGC_BLOCK_VALUES:
    case HGC_BLOCK_COLUMNS: return findBlocks(result, what, name);
    default: return nullptr;
  }
}

hgc_error* notThere(const char* name) {
  return made(HGC_ERROR_USAGE, fmt::format("the result has no such array of `{}`", name),
              "ask for it in the call that the result is given to");
}

std::vector<hgc::KernelKind> products() {
  std::vector<hgc::KernelKind> kinds;
  std::ranges::copy_if(hgc::kKernelKinds, std::back_inserter(kinds), hgc::isProduct);
  return kinds;
}

const void* numbersOf(const hgc::Array& array) {
  if (array.isInteger) return array.integers.data();
  return array.reals.data();
}

}  // namespace

hgc_error* hgc_result_new(hgc_result** result) {
  HGC_NEEDS(result);
  return guarded([&]() -> hgc_error* {
    *result = new hgc_result;
    return nullptr;
  });
}

void hgc_result_free(hgc_result* result) { delete result; }

hgc_error* hgc_evaluate(hgc_session* session, uint32_t what, hgc_result* result, double* value) {
  HGC_NEEDS(session);
  HGC_NEEDS(result);
  return guarded([&]() -> hgc_error* {
    if ((what & ~kAllOfEvaluate) != 0)
      return made(HGC_ERROR_USAGE, fmt::format("hgc_evaluate cannot compute {}", what));
    const hgc::Status done = session->session.evaluate(requestOf(what), result->evaluation);
    if (!done) return hgc::c::made(done.error());
    result->holds = kAllOfEvaluate;
    if (value != nullptr) *value = result->evaluation.value;
    return nullptr;
  });
}

hgc_error* hgc_multiply(hgc_session* session, const char* product, hgc_result* result, double* value) {
  HGC_NEEDS(session);
  HGC_NEEDS(product);
  HGC_NEEDS(result);
  return guarded([&]() -> hgc_error* {
    const auto kind = hgc::kindNamed(product);
    if (!kind) return made(HGC_ERROR_USAGE, fmt::format("there is no product `{}`", product));
    auto computed = session->session.multiply(*kind);
    if (!computed) return made(computed.error());
    result->product = std::move(*computed);
    result->holds = HGC_PRODUCT;
    if (value != nullptr) *value = result->product.value;
    return nullptr;
  });
}

size_t hgc_product_count() { return products().size(); }

int hgc_product_at(size_t index, hgc_product* product) {
  const std::vector<hgc::KernelKind> all = products();
  if (index >= all.size() || product == nullptr || !hgc::c::hasSize(*product)) return 0;
  const hgc::DerivativeInfo& row = hgc::info(all[index]);
  const auto text = [](std::string_view literal) { return literal.data(); };  // it ends with 0
  hgc::c::fill(product, hgc_product{0, text(row.name), row.seed == hgc::PortRole::Cotangent,
                                    row.gives == hgc::Gives::Components, text(row.doc)});
  return 1;
}

hgc_error* hgc_jvp(hgc_session* session, hgc_result* result) { return hgc_multiply(session, "jvp", result, nullptr); }
hgc_error* hgc_hvp(hgc_session* session, hgc_result* result, double* slope) {
  return hgc_multiply(session, "hvp", result, slope);
}
hgc_error* hgc_vjp(hgc_session* session, hgc_result* result, double* sum) {
  return hgc_multiply(session, "vjp", result, sum);
}

hgc_error* hgc_jacobian_blocks(hgc_session* session, const char* term, hgc_result* result) {
  HGC_NEEDS(session);
  HGC_NEEDS(term);
  HGC_NEEDS(result);
  return guarded([&]() -> hgc_error* {
    const hgc::Status done = session->session.jacobian(term, result->blocks[term]);
    if (!done) return hgc::c::made(done.error());
    result->holds = HGC_BLOCK_VALUES | HGC_BLOCK_COLUMNS;
    result->blocksOf = term;
    return nullptr;
  });
}

hgc_error* hgc_values(hgc_session* session, const char* symbol, hgc_result* result) {
  HGC_NEEDS(session);
  HGC_NEEDS(symbol);
  HGC_NEEDS(result);
  return guarded([&]() -> hgc_error* {
    auto values = session->session.values(symbol);
    if (!values) return made(values.error());
    result->symbols.clear();
    result->symbols.emplace(symbol, std::move(*values));
    result->holds = HGC_SYMBOL;
    return nullptr;
  });
}

hgc_error* hgc_result_array(const hgc_result* result, uint32_t what, const char* name, hgc_view* view) {
  HGC_NEEDS(result);
  HGC_NEEDS(name);
  HGC_NEEDS_SIZED(view);
  return guarded([&]() -> hgc_error* {
    const hgc::Array* const array = arrayOf(*result, what, name);
    if (array == nullptr) return notThere(name);
    hgc::c::fill(view, hgc_view{0, array->isInteger ? HGC_I32 : HGC_F64, static_cast<uint32_t>(array->shape.size()),
                                array->shape.data(), numbersOf(*array), static_cast<size_t>(array->count())});
    return nullptr;
  });
}

hgc_error* hgc_result_read(const hgc_result* result, uint32_t what, const char* name, void* to, size_t count) {
  HGC_NEEDS(result);
  HGC_NEEDS(name);
  HGC_NEEDS(to);
  return guarded([&]() -> hgc_error* {
    const hgc::Array* const array = arrayOf(*result, what, name);
    if (array == nullptr) return notThere(name);
    if (count != static_cast<size_t>(array->count()))
      return made(HGC_ERROR_USAGE,
                  fmt::format("`{}` has {} numbers, and there is room for {}", name, array->count(), count));
    array->visitNumbers([&]<class Number>(std::span<const Number> numbers) {
      std::copy(numbers.begin(), numbers.end(), static_cast<Number*>(to));
    });
    return nullptr;
  });
}

hgc_error* hgc_result_term(const hgc_result* result, const char* term, hgc_term_result* of) {
  HGC_NEEDS(result);
  HGC_NEEDS(term);
  HGC_NEEDS_SIZED(of);
  return guarded([&]() -> hgc_error* {
    const auto found = result->evaluation.terms.find(term);
    if (found == result->evaluation.terms.end())
      return made(HGC_ERROR_USAGE, fmt::format("the result has no term `{}`", term));
    hgc::c::fill(of, hgc_term_result{0, found->second.instances, found->second.topologies, found->second.value});
    return nullptr;
  });
}

int64_t hgc_result_nonfinite(const hgc_result* result) { return result != nullptr ? result->evaluation.nonfinite : 0; }
