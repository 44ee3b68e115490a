#define FACTOR 1000
