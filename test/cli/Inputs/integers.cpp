/// Indices of every type of integer, for a header with `edge : V[E, 2]`.
#include "spring.h"

template <class Whole>
void bind(spring::Session& session) {
  static const std::vector<std::array<Whole, 2>> edges;
  session.edge(edges);
}

void all(spring::Session& session) {
  bind<signed char>(session), bind<unsigned char>(session), bind<char>(session);
  bind<short>(session), bind<unsigned short>(session);
  bind<int>(session), bind<unsigned>(session);
  bind<long>(session), bind<unsigned long>(session);
  bind<long long>(session), bind<unsigned long long>(session), bind<size_t>(session);
}
