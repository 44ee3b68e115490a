/// Problems of Bundle Adjustment in the Large (https://grail.cs.washington.edu/projects/bal/): cameras, points and what
/// is seen.
#include <fmt/format.h>

#include <tuple>
#include <vector>

#include "tools/io/containers.h"
#include "tools/io/copy.h"
#include "tools/io/files.h"
#include "tools/io/words.h"

namespace hgc {
namespace {

/// A problem. Counts are limited, so that products of them do not overflow.
struct Problem {
  int32_t cameras = 0, points = 0, observations = 0;
  std::vector<int32_t> camera, point;  ///< of each observation
  std::vector<double> observed, cameraNumbers, pointNumbers;
  const char* cameraPlace = nullptr;  ///< the places of the first camera and the first point in the text
  const char* pointPlace = nullptr;
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
  problem.cameraPlace = words.at();
  Status done = words.nextNumbers(int64_t{9} * problem.cameras, problem.cameraNumbers);
  problem.pointPlace = words.at();
  if (done) done = words.nextNumbers(int64_t{3} * problem.points, problem.pointNumbers);
  return done ? words.end() : done;
}

}  // namespace

Result<Array> readBal(const std::string& path, const std::string& part) {
  const auto text = textOfFile(path);
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

Status writeBalLike(const std::string& path, const std::string& like, const Parts& parts) {
  const auto text = textOfFile(like);
  if (!text) return text.error();
  Problem problem;
  if (const Status done = readProblem(Words(*text, like), problem); !done) return done.error();
  Copy copy(*text);
  for (const auto& [part, count, place] : {std::tuple{"cam", problem.cameraNumbers.size(), problem.cameraPlace},
                                           std::tuple{"pt", problem.pointNumbers.size(), problem.pointPlace}}) {
    if (const Status done = checkCount(path, like, parts, part, count); !done) return done;
    const auto numbers = numbersOf(parts, part);
    if (numbers.empty()) continue;
    copy.goTo(place);
    copy.put(numbers);
  }
  return writeFile(path, copy.finish());
}

}  // namespace hgc
