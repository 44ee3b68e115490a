/// Several processes step downhill together, each with a part of the springs and all results.
///
///   hgc build examples/spring.hg -o spring.hgk
///   mpirun -n 4 ranks spring.hgk 10
#include <cstdio>
#include <cstdlib>

#include "mpi/exchange.h"
#include "runtime/session.h"

namespace {

/// A chain of points, each pulled by the next.
hgc::Inputs chain(int32_t points) {
  std::vector<double> x;
  std::vector<int32_t> edges;
  for (int32_t k = 0; k < points; ++k) {
    x.insert(x.end(), {static_cast<double>(k), 0.25 * (k % 3), 0});
    if (k > 0) edges.insert(edges.end(), {k - 1, k});
  }
  hgc::Inputs inputs;
  inputs.arrays["x"] = hgc::Array::of({points, 3}, x);
  inputs.arrays["edge"] = hgc::Array::of({points - 1, 2}, edges);
  inputs.arrays["rest"] = hgc::Array::scalar(0.5);
  inputs.arrays["k"] = hgc::Array::scalar(10);
  return inputs;
}

hgc::Status descend(const char* file, long steps) {
  const auto exchange = hgc::mpi::overMpi(MPI_COMM_WORLD);
  if (!exchange) return exchange.error();
  const auto program = hgc::loadProgram(file);
  if (!program) return program.error();
  hgc::SessionOptions options;
  options.device = "cpu";
  options.exchange = *exchange;
  auto session = hgc::Session::open(*program, chain(100'000), options);
  if (!session) return session.error();
  for (long step = 0; step < steps; ++step) {
    if (const hgc::Status done = session->launch(hgc::KernelKind::Gradient); !done) return done;
    if (const hgc::Status done = session->addGradient("x", -0.02); !done) return done;
    const auto result = session->evaluate({.value = true});
    if (!result) return result.error();
    if ((*exchange)->rank() > 0) continue;
    std::printf("step %ld  energy %.6f\n", step, result->value);
    std::fflush(stdout);
  }
  return hgc::Done{};
}

}  // namespace

int main(int argc, char** argv) {  // NOLINT(bugprone-exception-escape): only for want of memory
  if (argc != 3) return std::fprintf(stderr, "usage: ranks spring.hgk STEPS\n"), 2;
  int threads = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &threads);
  const hgc::Status done = descend(argv[1], std::strtol(argv[2], nullptr, 10));
  if (!done) std::fprintf(stderr, "%s\n", done.error().message.c_str());
  MPI_Finalize();
  return done ? 0 : 1;
}
