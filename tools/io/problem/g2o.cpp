/// Pose graphs as g2o (https://github.com/RainerKuemmerle/g2o/wiki/File-Format) and TORO write them: poses, and
/// measurements of one seen from another.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tools/io/containers.h"
#include "tools/io/copy.h"
#include "tools/io/files.h"
#include "tools/io/problem/angles.h"
#include "tools/io/problem/root.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

/// The kinds of lines.
struct Line {
  std::string_view tag;
  bool isEdge;
  int64_t width;    ///< numbers per pose
  int64_t written;  ///< numbers per pose in the file: 6 if it has angles instead of a quaternion
  /// Of an edge: the index, in the upper triangle by rows, of each written entry of the information matrix.
  std::array<uint8_t, 6> order = {0, 1, 2, 3, 4, 5};
};
constexpr Line kLines[] = {{"VERTEX_SE2", false, 3, 3},      {"EDGE_SE2", true, 3, 3},
                           {"VERTEX_SE3:QUAT", false, 7, 7}, {"EDGE_SE3:QUAT", true, 7, 7},
                           {"VERTEX2", false, 3, 3},         {"EDGE2", true, 3, 3, {0, 1, 3, 5, 2, 4}},
                           {"VERTEX3", false, 7, 6},         {"EDGE3", true, 7, 6}};

/// The place of a pose in the text.
struct PosePlace {
  const char* at;
  int64_t written;
};

struct PoseGraph {
  int64_t width = 0;                          ///< numbers per pose; 0: there is none so far
  std::map<int32_t, int32_t> rowOf;           ///< by the number of a pose in the file
  std::vector<double> poses, measured, root;  ///< row by row
  std::vector<int32_t> edges;                 ///< pairs of rows; while reading, of numbers in the file
  std::vector<PosePlace> places;
};

int64_t sideOf(int64_t width) { return width == 3 ? 3 : 6; }

/// Parses a pose, and converts angles to a quaternion.
Status readPose(Words& words, const Line& line, std::vector<double>& poses) {
  if (line.written == 6) {
    std::vector<double> numbers;
    if (const Status done = words.nextNumbers(6, numbers); !done) return done;
    const auto q = quaternionOfAngles(std::span(numbers).last<3>());
    poses.insert(poses.end(), numbers.begin(), numbers.begin() + 3);
    poses.insert(poses.end(), q.begin(), q.end());
    return Done{};
  }
  if (const Status done = words.nextNumbers(line.written, poses); !done || line.width == 3) return done;
  return normalise(std::span(poses).last<4>()) ? Status(Done{})
                                               : words.wrong("the quaternion that ends here", "one of a rotation");
}

Status readEdge(Words& words, const Line& line, PoseGraph& graph) {
  constexpr int64_t kMost = INT32_MAX;
  for (int end = 0; end < 2; ++end) {
    const auto number = words.nextIndex(kMost);
    if (!number) return number.error();
    graph.edges.push_back(*number);
  }
  const int32_t from = *std::prev(graph.edges.end(), 2), to = graph.edges.back();
  if (from == to) return words.wrong(fmt::format("the edge from {} to {}", from, to), "one between two poses");
  if (const Status done = readPose(words, line, graph.measured); !done) return done;
  const int64_t side = sideOf(line.width), entries = side * (side + 1) / 2;
  std::vector<double> written, upper;
  if (const Status done = words.nextNumbers(entries, written); !done) return done;
  upper = written;
  for (size_t k = 0; k < written.size() && side == 3; ++k) upper[line.order[k]] = written[k];
  if (appendRoot(upper, static_cast<size_t>(side), graph.root)) return Done{};
  return words.wrong(fmt::format("the matrix of the edge from {} to {}", from, to),
                     "an information matrix: it has a negative eigenvalue");
}

Status readVertex(Words& words, const Line& line, PoseGraph& graph) {
  const auto number = words.nextIndex(INT32_MAX);
  if (!number) return number.error();
  const auto row = static_cast<int32_t>(graph.rowOf.size());
  if (!graph.rowOf.emplace(*number, row).second)
    return words.wrong(std::to_string(*number), "a new pose: one of this number comes before");
  graph.places.push_back({words.at(), line.written});
  return readPose(words, line, graph.poses);
}

Status readGraph(Words words, PoseGraph& graph) {
  for (std::string_view tag = words.next(); !tag.empty(); tag = words.next()) {
    if (tag == "FIX" || tag.starts_with("PARAMS_") || tag.starts_with('#')) {
      words.skipLine();
      continue;
    }
    const auto* const line = std::ranges::find(kLines, tag, &Line::tag);
    if (line == std::end(kLines))
      return words.wrong(tag,
                         "a pose or a measurement that can be read: VERTEX_SE2, EDGE_SE2, "
                         "VERTEX_SE3:QUAT, EDGE_SE3:QUAT, VERTEX2, EDGE2, VERTEX3, EDGE3");
    if (graph.width != 0 && graph.width != line->width) return words.wrong(tag, "of the same space as those before");
    graph.width = line->width;
    const int64_t number = words.line();
    if (const Status done = line->isEdge ? readEdge(words, *line, graph) : readVertex(words, *line, graph); !done)
      return words.line() == number ? done : Status(words.endsEarly(number));  // the word is of another line
  }
  return Done{};
}

/// Replaces the numbers of poses in edges by rows: poses may come after edges.
Status findRows(const std::string& path, PoseGraph& graph) {
  for (int32_t& end : graph.edges) {
    const auto found = graph.rowOf.find(end);
    if (found == graph.rowOf.end())
      return Error{fmt::format("{}: a measurement is of pose {}, which is not in the file", path, end),
                   "poses are lines of VERTEX_SE2, VERTEX_SE3:QUAT, VERTEX2 or VERTEX3", ErrorKind::Data};
    end = found->second;
  }
  return Done{};
}

/// Columns `first` to `first + count` of rows with `width` numbers.
Array columnsOf(const std::vector<double>& rows, int64_t width, int64_t first, int64_t count) {
  std::vector<double> numbers;
  for (size_t row = 0; row < rows.size(); row += static_cast<size_t>(width)) {
    const auto from = rows.begin() + static_cast<std::ptrdiff_t>(row) + first;
    numbers.insert(numbers.end(), from, from + count);
  }
  const auto count0 = static_cast<int64_t>(rows.size()) / width;
  return Array::of({count0, count}, std::move(numbers));
}

Result<PoseGraph> graphIn(const std::string& text, const std::string& path) {
  PoseGraph graph;
  if (const Status done = readGraph(Words(text, path), graph); !done) return done.error();
  if (graph.width == 0) return Error{fmt::format("{}: there are no poses", path), "", ErrorKind::Data};
  if (const Status done = findRows(path, graph); !done) return done.error();
  return graph;
}

/// The new numbers of a row; empty if the part stays.
std::span<const double> rowOf(const Parts& parts, const char* part, size_t row, size_t width) {
  const auto numbers = numbersOf(parts, part);
  return numbers.empty() ? numbers : numbers.subspan(row * width, width);
}

void putOrSkip(Copy& copy, std::span<const double> numbers, size_t count) {
  if (numbers.empty()) copy.skip(count);
  else copy.put(numbers);
}

/// Replaces the pose of a row. Angles stay if the rotation is unchanged.
void putPose(Copy& copy, const PoseGraph& graph, size_t row, const Parts& parts) {
  if (graph.width == 3) return copy.put(rowOf(parts, "pose", row, 3));
  putOrSkip(copy, rowOf(parts, "t", row, 3), 3);
  const auto q = rowOf(parts, "q", row, 4), before = std::span(graph.poses).subspan(7 * row + 3, 4);
  if (graph.places[row].written == 7 || q.empty()) return putOrSkip(copy, q, graph.places[row].written == 7 ? 4 : 3);
  if (!std::ranges::equal(q, before)) copy.put(anglesOfQuaternion(q.first<4>()));
}

Result<Array> partOf(const PoseGraph& graph, const std::string& path, const std::string& part) {
  const int64_t edges = static_cast<int64_t>(graph.edges.size()) / 2, side = sideOf(graph.width);
  const bool isSpace = graph.width == 7;
  if (part == "edge") return Array::of({edges, 2}, graph.edges);
  if (part == "root") return Array::of({edges, side, side}, graph.root);
  if (isSpace && part == "q") return columnsOf(graph.poses, 7, 3, 4);
  if (isSpace && part == "t") return columnsOf(graph.poses, 7, 0, 3);
  if (isSpace && part == "turn") return columnsOf(graph.measured, 7, 3, 4);
  if (isSpace && part == "shift") return columnsOf(graph.measured, 7, 0, 3);
  if (!isSpace && part == "pose") return columnsOf(graph.poses, 3, 0, 3);
  if (!isSpace && part == "moved") return columnsOf(graph.measured, 3, 0, 3);
  return Error{fmt::format("{}: a pose graph in {} has no part `{}`", path, isSpace ? "space" : "the plane", part),
               isSpace ? "one of q, t, edge, turn, shift, root" : "one of pose, edge, moved, root"};
}

}  // namespace

Result<PartsOfFile> readG2o(const std::string& path) {
  const auto text = textOfFile(path);
  if (!text) return text.error();
  auto read = graphIn(*text, path);
  if (!read) return read.error();
  return partsBy(path, std::move(*read), partOf);
}

Status writeG2oLike(const std::string& path, const std::string& like, const Parts& parts) {
  const auto text = textOfFile(like);
  if (!text) return text.error();
  const auto graph = graphIn(*text, like);
  if (!graph) return graph.error();
  for (const auto& [part, array] : parts) {
    const size_t count = graph->places.size() * (part == "q" ? 4 : 3);
    if (const Status done = checkCount(path, like, parts, part, count); !done) return done;
  }
  Copy copy(*text);
  for (size_t row = 0; row < graph->places.size(); ++row) {
    copy.goTo(graph->places[row].at);
    putPose(copy, *graph, row, parts);
  }
  return writeFile(path, copy.finish());
}

}  // namespace hgc
