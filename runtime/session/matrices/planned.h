#pragma once
/// Plans that are made when they are first asked for.
#include <utility>

#include "ir/result.h"

namespace hgc {

/// Calls `use(plan)` with the plan of `key`, which `make` makes where there is none.
template <class Plans, class Make, class Use>
Status planned(Plans& plans, const typename Plans::key_type& key, const Make& make, const Use& use) {
  auto known = plans.find(key);
  if (known == plans.end()) {
    auto made = make();
    if (!made) return made.error();
    known = plans.emplace(key, std::move(*made)).first;
  }
  return use(known->second);
}

}  // namespace hgc
