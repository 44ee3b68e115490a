/// Pose graphs as g2o writes them (https://github.com/RainerKuemmerle/g2o/wiki/File-Format), in the plane those of
/// TORO, too: poses, and measurements of one seen from another.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tools/io/sources.h"
#include "tools/io/words.h"

namespace hgc {
namespace {

/// What a line of a file may be.
struct Line {
  std::string_view tag;
  bool isEdge;
  int64_t width;  ///< numbers of a pose
  /// Of an edge: where the entries of the information matrix are, as they are written, in its upper triangle by rows.
  std::array<uint8_t, 6> order = {0, 1, 2, 3, 4, 5};
};
constexpr Line kLines[] = {{"VERTEX_SE2", false, 3},   {"EDGE_SE2", true, 3}, {"VERTEX_SE3:QUAT", false, 7},
                           {"EDGE_SE3:QUAT", true, 7}, {"VERTEX2", false, 3}, {"EDGE2", true, 3, {0, 1, 3, 5, 2, 4}}};

struct PoseGraph {
  int64_t width = 0;                          ///< numbers of a pose; 0: there is none so far
  std::map<int32_t, int32_t> rowOf;           ///< by the number that the file gives a pose
  std::vector<double> poses, measured, root;  ///< row by row
  std::vector<int32_t> edges;                 ///< pairs of rows; of numbers, while it is read
};

int64_t sideOf(int64_t width) { return width == 3 ? 3 : 6; }

/// Appends R of the information matrix RᵀR, whose upper triangle is given by rows. False if it is not positive.
bool appendRoot(const std::vector<double>& upper, int64_t side, std::vector<double>& roots) {
  std::vector<double> root(static_cast<size_t>(side * side));
  const auto at = [&](int64_t row, int64_t column) -> double& {
    return root[static_cast<size_t>(row * side + column)];
  };
  size_t next = 0;
  for (int64_t row = 0; row < side; ++row) {
    for (int64_t column = row; column < side; ++column) {
      double sum = upper[next++];
      for (int64_t k = 0; k < row; ++k) sum -= at(k, row) * at(k, column);
      if (row == column && !(sum > 0)) return false;
      at(row, column) = row == column ? std::sqrt(sum) : sum / at(row, row);
    }
  }
  roots.insert(roots.end(), root.begin(), root.end());
  return true;
}

/// A pose, whose quaternion gets the length of 1 that few digits do not quite have.
Status readPose(Words& words, int64_t width, std::vector<double>& poses) {
  if (const Status done = words.nextNumbers(width, poses); !done || width != 7) return done;
  const std::span<double> turn = std::span(poses).last(4);
  const double length = std::sqrt(turn[0] * turn[0] + turn[1] * turn[1] + turn[2] * turn[2] + turn[3] * turn[3]);
  if (!(length > 0) || std::isinf(length)) return words.wrong("the quaternion that ends here", "one of a rotation");
  for (double& number : turn) number /= length;
  return Done{};
}

Status readEdge(Words& words, const Line& line, PoseGraph& graph) {
  constexpr int64_t kMost = INT32_MAX;
  for (int end = 0; end < 2; ++end) {
    const auto number = words.nextIndex(kMost);
    if (!number) return number.error();
    graph.edges.push_back(*number);
  }
  if (const Status done = readPose(words, line.width, graph.measured); !done) return done;
  const int64_t side = sideOf(line.width), entries = side * (side + 1) / 2;
  std::vector<double> written, upper;
  if (const Status done = words.nextNumbers(entries, written); !done) return done;
  upper = written;
  for (size_t k = 0; k < written.size() && side == 3; ++k) upper[line.order[k]] = written[k];
  if (appendRoot(upper, side, graph.root)) return Done{};
  return words.wrong("the matrix that ends here", "a positive information matrix");
}

Status readVertex(Words& words, const Line& line, PoseGraph& graph) {
  const auto number = words.nextIndex(INT32_MAX);
  if (!number) return number.error();
  const auto row = static_cast<int32_t>(graph.rowOf.size());
  if (!graph.rowOf.emplace(*number, row).second)
    return words.wrong(std::to_string(*number), "a new pose: one of this number comes before");
  return readPose(words, line.width, graph.poses);
}

Status readGraph(Words words, PoseGraph& graph) {
  for (std::string_view tag = words.next(); !tag.empty(); tag = words.next()) {
    if (tag == "FIX" || tag.starts_with("PARAMS_") || tag.starts_with('#')) {
      words.skipLine();
      continue;
    }
    const Line* line = nullptr;
    for (const Line& known : kLines) {
      if (known.tag == tag) line = &known;
    }
    if (line == nullptr)
      return words.wrong(tag,
                         "a pose or a measurement that can be read: VERTEX_SE2, EDGE_SE2, "
                         "VERTEX_SE3:QUAT, EDGE_SE3:QUAT, VERTEX2, EDGE2");
    if (graph.width != 0 && graph.width != line->width) return words.wrong(tag, "of the same space as those before");
    graph.width = line->width;
    if (const Status done = line->isEdge ? readEdge(words, *line, graph) : readVertex(words, *line, graph); !done)
      return done;
  }
  return Done{};
}

/// Edges name poses by numbers of the file, which may come later.
Status findRows(const std::string& path, PoseGraph& graph) {
  for (int32_t& end : graph.edges) {
    const auto found = graph.rowOf.find(end);
    if (found == graph.rowOf.end())
      return Error{fmt::format("{}: a measurement is of pose {}, which is not in the file", path, end),
                   "poses are lines of VERTEX_SE2 or VERTEX_SE3:QUAT", ErrorKind::Data};
    end = found->second;
  }
  return Done{};
}

/// Columns `first` to `first + count` of rows of so many numbers.
Array columnsOf(const std::vector<double>& rows, int64_t width, int64_t first, int64_t count) {
  std::vector<double> numbers;
  for (size_t row = 0; row < rows.size(); row += static_cast<size_t>(width)) {
    const auto from = rows.begin() + static_cast<std::ptrdiff_t>(row) + first;
    numbers.insert(numbers.end(), from, from + count);
  }
  const auto count0 = static_cast<int64_t>(rows.size()) / width;
  return Array::of({count0, count}, std::move(numbers));
}

}  // namespace

Result<Array> readG2o(const std::string& path, const std::string& part) {
  auto file = Input::open(path);
  if (!file) return file.error();
  const auto text = file->takeText();
  if (!text) return text.error();
  PoseGraph graph;
  if (const Status done = readGraph(Words(*text, path), graph); !done) return done.error();
  if (graph.width == 0) return Error{fmt::format("{}: there are no poses", path), "", ErrorKind::Data};
  if (const Status done = findRows(path, graph); !done) return done.error();
  const int64_t edges = static_cast<int64_t>(graph.edges.size()) / 2, side = sideOf(graph.width);
  const bool isSpace = graph.width == 7;
  if (part == "edge") return Array::of({edges, 2}, std::move(graph.edges));
  if (part == "root") return Array::of({edges, side, side}, std::move(graph.root));
  if (isSpace && part == "q") return columnsOf(graph.poses, 7, 3, 4);
  if (isSpace && part == "t") return columnsOf(graph.poses, 7, 0, 3);
  if (isSpace && part == "turn") return columnsOf(graph.measured, 7, 3, 4);
  if (isSpace && part == "shift") return columnsOf(graph.measured, 7, 0, 3);
  if (!isSpace && part == "pose") return columnsOf(graph.poses, 3, 0, 3);
  if (!isSpace && part == "moved") return columnsOf(graph.measured, 3, 0, 3);
  return Error{fmt::format("{}: a pose graph in {} has no part `{}`", path, isSpace ? "space" : "the plane", part),
               isSpace ? "one of q, t, edge, turn, shift, root" : "one of pose, edge, moved, root"};
}

}  // namespace hgc
