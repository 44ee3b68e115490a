/// Problems of Bundle Adjustment in the Large (https://grail.cs.washington.edu/projects/bal/): cameras, points and what
/// is seen.
#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <vector>

#include "tools/io/sources.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

/// The words of a text, one after another.
class Words {
 public:
  Words(std::string_view text, const std::string& name) : rest_(text), name_(name) {}

  /// The next one, as a whole number below `limit`.
  Result<int32_t> nextIndex(int64_t limit) {
    const std::string_view word = next();
    int64_t value = -1;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    const bool isWhole = error == std::errc{} && end == word.data() + word.size();
    if (!isWhole || value < 0 || value >= limit) return wrong(word, fmt::format("a whole number below {}", limit));
    return static_cast<int32_t>(value);
  }
  /// An error if there is another one.
  Status end() {
    const std::string_view word = next();
    if (word.empty()) return Done{};
    return Error{fmt::format("{}:{}: `{}` comes after the last number", name_, line_, word), "", ErrorKind::Data};
  }
  /// As a finite number.
  Result<double> nextNumber() {
    const std::string_view word = next();
    const auto number = numberIn(word);
    if (!number || !std::isfinite(*number)) return wrong(word, "a finite number");
    return *number;
  }

 private:
  std::string_view next() {
    constexpr std::string_view kBlanks = " \t\r\n";
    const size_t from = std::min(rest_.find_first_not_of(kBlanks), rest_.size());
    const size_t to = std::min(rest_.find_first_of(kBlanks, from), rest_.size());
    const std::string_view word = rest_.substr(from, to - from);
    for (const char c : rest_.substr(0, from)) line_ += c == '\n';
    rest_.remove_prefix(to);
    return word;
  }
  Error wrong(std::string_view word, const std::string& wanted) const {
    if (word.empty()) return {fmt::format("{}: the file ends early", name_), "", ErrorKind::Data};
    return {fmt::format("{}:{}: `{}` is not {}", name_, line_, word, wanted), "", ErrorKind::Data};
  }

  std::string_view rest_;
  const std::string& name_;
  int64_t line_ = 1;
};

/// A problem. Counts are small enough that no product of them overflows.
struct Problem {
  int32_t cameras = 0, points = 0, observations = 0;
  std::vector<int32_t> camera, point;  ///< of each observation
  std::vector<double> observed, cameraNumbers, pointNumbers;
};

Status readNumbers(Words& words, int64_t count, std::vector<double>& numbers) {
  for (int64_t k = 0; k < count; ++k) {
    const auto number = words.nextNumber();
    if (!number) return number.error();
    numbers.push_back(*number);
  }
  return Done{};
}

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
    if (const Status done = readNumbers(words, 2, problem.observed); !done) return done;
  }
  Status done = readNumbers(words, int64_t{9} * problem.cameras, problem.cameraNumbers);
  if (done) done = readNumbers(words, int64_t{3} * problem.points, problem.pointNumbers);
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
