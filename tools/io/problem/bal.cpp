/// Problems of Bundle Adjustment in the Large (https://grail.cs.washington.edu/projects/bal/): cameras, points and what
/// is seen.
#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <tuple>
#include <vector>

#include "tools/io/containers.h"
#include "tools/io/copy.h"
#include "tools/io/files.h"
#include "tools/io/text.h"

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

/// Of the lines of so many observations the only one with fewer than four numbers; 0 if none is, if some are, or if
/// lines have several observations.
int64_t shortLineOf(std::string_view text, int64_t observations) {
  constexpr size_t kNumbers = 4;
  int64_t found = 0;
  for (int64_t line = 1; line <= 1 + observations && !text.empty(); ++line) {
    const size_t end = std::min(text.find('\n'), text.size());
    std::string_view own = text.substr(0, end);
    if (own.ends_with('\r')) own.remove_suffix(1);
    const size_t numbers = wordsOf(own).size();
    if (line > 1 && numbers > kNumbers) return 0;
    if (line > 1 && numbers > 0 && numbers < kNumbers) {
      if (found != 0) return 0;
      found = line;
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return found;
}

/// An error names the line that is short: the numbers that follow are not where they should be.
Result<Problem> problemIn(std::string_view text, const std::string& path) {
  Problem problem;
  const Words words(text, path);
  if (const Status done = readProblem(words, problem); !done) {
    const int64_t line = shortLineOf(text, problem.observations);
    return line == 0 ? done.error() : words.endsEarly(line);
  }
  return problem;
}

Result<Array> partOf(const Problem& problem, const std::string& path, const std::string& part) {
  if (part == "cam") return Array::of({problem.cameras, 9}, problem.cameraNumbers);
  if (part == "pt") return Array::of({problem.points, 3}, problem.pointNumbers);
  if (part == "ci") return Array::of({problem.observations}, problem.camera);
  if (part == "pi") return Array::of({problem.observations}, problem.point);
  if (part == "uv") return Array::of({problem.observations, 2}, problem.observed);
  return Error{fmt::format("{}: a BAL problem has no part `{}`", path, part),
               "one of cam, pt, ci (the camera of each observation), pi (its point), uv (what was observed)"};
}

}  // namespace

Result<PartsOfFile> readBal(const std::string& path) {
  const auto text = textOfFile(path);
  if (!text) return text.error();
  auto read = problemIn(*text, path);
  if (!read) return read.error();
  return partsBy(path, std::move(*read), partOf);
}

Status writeBalLike(const std::string& path, const std::string& like, const Parts& parts) {
  const auto text = textOfFile(like);
  if (!text) return text.error();
  const auto problem = problemIn(*text, like);
  if (!problem) return problem.error();
  Copy copy(*text);
  for (const auto& [part, count, place] : {std::tuple{"cam", problem->cameraNumbers.size(), problem->cameraPlace},
                                           std::tuple{"pt", problem->pointNumbers.size(), problem->pointPlace}}) {
    if (const Status done = checkCount(path, like, parts, part, count); !done) return done;
    const auto numbers = numbersOf(parts, part);
    if (numbers.empty()) continue;
    copy.goTo(place);
    copy.put(numbers);
  }
  return writeFile(path, copy.finish());
}

}  // namespace hgc
