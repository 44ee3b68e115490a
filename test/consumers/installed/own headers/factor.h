#define FACTOR 0.5
