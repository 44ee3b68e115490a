/// The endpoint for Prometheus, asked as Prometheus asks.
#include "metrics/metrics.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <regex>

#include "runtime/observe/counters.h"

namespace hgc {
namespace {

/// A socket that is connected to a port of loopback; -1 where nobody listens.
int connectTo(uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return socket;
  ::close(socket);
  return -1;
}

/// The answer to a GET on loopback; empty where nobody listens.
std::string get(uint16_t port, const std::string& path) {
  const int socket = connectTo(port);
  std::string answer;
  if (socket >= 0) {
    const std::string request = "GET " + path + " HTTP/1.0\r\nHost: localhost\r\n\r\n";
    EXPECT_EQ(::send(socket, request.data(), request.size(), 0), static_cast<ssize_t>(request.size()));
    char block[4096];
    for (ssize_t count = 0; (count = ::recv(socket, block, sizeof block, 0)) > 0;)
      answer.append(block, static_cast<size_t>(count));
  }
  ::close(socket);
  return answer;
}

TEST(Metrics, APortThatTheSystemChoseAnswersWithTheProcessesNumbers) {
  Counters session;
  Counters::add(session.on(kFirstGpuNumber).of(KernelKind::Gradient).launches, uint64_t{7});
  Counters::add(session.on(kCpuNumber).kernelSeconds, 0.25);
  const auto server = serveMetrics("127.0.0.1:0");
  ASSERT_TRUE(server) << server.error().message;
  ASSERT_NE(server->port(), 0);
  const std::string answer = get(server->port(), "/metrics");
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 200")) << answer;
  for (const char* line :
       {"\nhgc_open_sessions 1\n", "# TYPE hgc_open_sessions gauge\n", "# TYPE hgc_launches_total counter\n",
        "\nhgc_launches_total{device=\"vulkan:0\",kind=\"gradient\"} 7\n",
        "\nhgc_kernel_seconds_total{device=\"cpu\"} 0.25\n", "\nhgc_fallbacks_total{reason=\"lost\"} 0\n",
        "\nhgc_cache_hits_total{cache=\"programs\"} 0\n"})
    EXPECT_NE(answer.find(line), std::string::npos) << line << answer;
  Counters::increment(session.on(kFirstGpuNumber).of(KernelKind::Gradient).launches);
  EXPECT_NE(get(server->port(), "/metrics").find("kind=\"gradient\"} 8\n"), std::string::npos);
}

/// As https://prometheus.io/docs/practices/naming has them.
TEST(Metrics, NamesSayWhatTheyAre) {
  const Counters session;
  const auto server = serveMetrics("127.0.0.1:0");
  ASSERT_TRUE(server);
  const std::string answer = get(server->port(), "/metrics");
  const std::regex sample("\n(hgc_[a-z_]+)(\\{[^}]*\\})? [0-9.e+-]+(?=\n)");
  size_t count = 0;
  for (std::sregex_iterator at(answer.begin(), answer.end(), sample), end; at != end; ++at, ++count) {
    const std::string name = (*at)[1];
    EXPECT_TRUE(name.ends_with("_total") || name == "hgc_open_sessions") << name;
  }
  EXPECT_GT(count, 10U);
}

TEST(Metrics, ItListensAsLongAsItLives) {
  uint16_t port = 0;
  {
    auto server = serveMetrics("127.0.0.1:0");
    ASSERT_TRUE(server);
    const MetricsServer moved = std::move(*server);
    port = moved.port();
    EXPECT_FALSE(get(port, "/metrics").empty());
    const auto taken = serveMetrics("127.0.0.1:" + std::to_string(port));
    ASSERT_FALSE(taken);
    EXPECT_NE(taken.error().message.find("metrics cannot be served on `127.0.0.1:"), std::string::npos);
  }
  EXPECT_TRUE(get(port, "/metrics").empty());
}

TEST(Metrics, WrongAddresses) {
  for (const char* address :
       {"", "9464", "localhost", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:70000", "300.0.0.1:9464"})
    EXPECT_FALSE(serveMetrics(address)) << address;
}

/// More of them than the server has threads: it closes what asks nothing, and answers.
TEST(Metrics, IdleConnectionsDoNotBlockOthers) {
  const auto server = serveMetrics("127.0.0.1:0");
  ASSERT_TRUE(server);
  std::vector<int> idle;
  for (int k = 0; k < 12; ++k) idle.push_back(connectTo(server->port()));
  EXPECT_TRUE(get(server->port(), "/metrics").starts_with("HTTP/1.1 200"));
  for (const int socket : idle) {
    EXPECT_GE(socket, 0);
    ::close(socket);
  }
}

/// It has no threads there, and waits for none.
TEST(Metrics, AForkedProcessMayEndIt) {
  auto server = std::make_unique<MetricsServer>(std::move(*serveMetrics("127.0.0.1:0")));
  const uint16_t port = server->port();
  const pid_t child = ::fork();
  if (child == 0) {
    ::alarm(10);
    server.reset();
    ::_exit(0);
  }
  int status = -1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_FALSE(get(port, "/metrics").empty());
}

}  // namespace
}  // namespace hgc
