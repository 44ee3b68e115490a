// Shared memory in which the lanes of a chunk are added up.
shared double lanes[kWorkgroup];

// The sum of eight lanes from `at` on, by a fixed tree.
double sumOfLanes(uint at) {
  precise double a = lanes[at] + lanes[at + 4u];
  precise double b = lanes[at + 2u] + lanes[at + 6u];
  precise double c = lanes[at + 1u] + lanes[at + 5u];
  precise double d = lanes[at + 3u] + lanes[at + 7u];
  precise double even = a + b;
  precise double odd = c + d;
  precise double total = even + odd;
  return total;
}
