/// Problems of Bundle Adjustment in the Large (https://grail.cs.washington.edu/projects/bal/): cameras, points and what
/// is seen.
#include <fmt/format.h>

#include <vector>

#include "tools/io/sources.h"
#include "tools/io/words.h"

namespace hgc {
namespace {

/// A problem. Counts are small enough that no product of them overflows.
struct Problem {
  int32_t cameras = 0, points = 0, observations = 0;
  std::vector<int32_t> camera, point;  ///< of each observation
  std::vector<double> observed, cameraNumbers, pointNumbers;
};

Status readProblem(Words words, Problem& problem) {
  constexpr int64_t kMost = 200'000'000;
  for (int32_t* count : {&problem.cameras, &problem.points, &problem.observations}) {
    const auto number = words.nextIndex(kMost);
    if (!number) return number.error();
    *count = *number;
  }
  for (int32_t k = 0; k < problem.observations; ++k) {
    const auto camera = words.nextIndex(problem.cameras), point = words.nextIndex(problem.points);
    if (!camera || !point) return camera ? point.error() : camera.error();
    problem.camera.push_back(*camera);
    problem.point.push_back(*point);
    if (const Status done = words.nextNumbers(2, problem.observed); !done) return done;
  }
  Status done = words.nextNumbers(int64_t{9} * problem.cameras, problem.cameraNumbers);
  if (done) done = words.nextNumbers(int64_t{3} * problem.points, problem.pointNumbers);
  return done ? words.end() : done;
}

}  // namespace

Result<Array> readBal(const std::string& path, const std::string& part) {
  auto file = Input::open(path);
  if (!file) return file.error();
  const auto text = file->takeText();
  if (!text) return text.error();
  Problem problem;
  if (const Status done = readProblem(Words(*text, path), problem); !done) return done.error();
  if (part == "cam") return Array::of({problem.cameras, 9}, std::move(problem.cameraNumbers));
  if (part == "pt") return Array::of({problem.points, 3}, std::move(problem.pointNumbers));
  if (part == "ci") return Array::of({problem.observations}, std::move(problem.camera));
  if (part == "pi") return Array::of({problem.observations}, std::move(problem.point));
  if (part == "uv") return Array::of({problem.observations, 2}, std::move(problem.observed));
  return Error{fmt::format("{}: a BAL problem has no part `{}`", path, part),
               "one of cam, pt, ci (the camera of each observation), pi (its point), uv (what was observed)"};
}

}  // namespace hgc
