/* Ten steps downhill over a square of four springs, in C. Takes the program's text, or a compiled one.
 *
 *   spring spring.hg
 *   spring spring.hgk */
#include <hgc.h>
#include <stdio.h>
#include <string.h>

static const double x0[] = {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0};
static const int32_t edges[] = {0, 1, 1, 2, 2, 3, 3, 0};
static const double half = 0.5, ten = 10;

static hgc_array arrayOf(hgc_type type, uint32_t rank, const int64_t* shape, const void* numbers) {
  hgc_array array = HGC_INIT(hgc_array);
  array.type = type;
  array.rank = rank;
  array.shape = shape;
  array.numbers = numbers;
  return array;
}

static hgc_error* bindAll(hgc_inputs* inputs) {
  static const int64_t points[] = {4, 3}, pairs[] = {4, 2};
  const hgc_array x = arrayOf(HGC_F64, 2, points, x0), edge = arrayOf(HGC_I32, 2, pairs, edges);
  const hgc_array rest = arrayOf(HGC_F64, 0, NULL, &half), k = arrayOf(HGC_F64, 0, NULL, &ten);
  hgc_error* error = hgc_bind(inputs, "x", &x);
  if (!error) error = hgc_bind(inputs, "edge", &edge);
  if (!error) error = hgc_bind(inputs, "rest", &rest);
  if (!error) error = hgc_bind(inputs, "k", &k);
  return error;
}

static hgc_error* open(const char* path, hgc_program** program, hgc_inputs** inputs, hgc_session** session) {
  const size_t length = strlen(path);
  const int isCompiled = length > 4 && strcmp(path + length - 4, ".hgk") == 0;
  hgc_session_options options = HGC_INIT(hgc_session_options);
  hgc_error* error = isCompiled ? hgc_load_file(path, program) : hgc_compile_file(path, NULL, program);
  if (!error) error = hgc_inputs_new(inputs);
  if (!error) error = bindAll(*inputs);
  options.device = "cpu";
  options.derivatives = "gradient";
  if (!error) error = hgc_open(*program, *inputs, &options, session);
  return error;
}

static hgc_error* descend(hgc_session* session, hgc_result* result) {
  double value = 0;
  int step;
  for (step = 0; step < 10; ++step) {
    hgc_error* error = hgc_evaluate(session, HGC_VALUE, result, &value);
    if (!error) error = hgc_launch(session, "gradient");
    if (!error) error = hgc_add_gradient(session, "x", -0.02);
    if (error) return error;
    printf("step %d  energy %.6f\n", step, value);
  }
  return NULL;
}

int main(int argc, char** argv) {
  hgc_program* program = NULL;
  hgc_inputs* inputs = NULL;
  hgc_session* session = NULL;
  hgc_result* result = NULL;
  hgc_error* error;
  int status = 0;
  if (argc != 2) return fprintf(stderr, "usage: spring PROGRAM\n"), 2;
  error = open(argv[1], &program, &inputs, &session);
  if (!error) error = hgc_result_new(&result);
  if (!error) error = descend(session, result);
  if (error) {
    fputs(hgc_error_text(error), stderr);
    status = 1;
  }
  hgc_error_free(error);
  hgc_result_free(result);
  hgc_close(session);
  hgc_inputs_free(inputs);
  hgc_program_free(program);
  return status;
}
