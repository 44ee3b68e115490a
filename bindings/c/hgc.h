/* hgc in C: programs, sessions over their data, values and derivatives.
 *
 *   hgc_program *program = NULL;
 *   hgc_inputs *inputs = NULL;
 *   hgc_session *session = NULL;
 *   hgc_result *result = NULL;
 *   hgc_error *error = hgc_compile_file("spring.hg", NULL, &program);
 *   if (!error) error = hgc_inputs_new(&inputs);
 *   if (!error) error = hgc_bind(inputs, "x", &x);                   // hgc_array; bind the others likewise
 *   if (!error) error = hgc_open(program, inputs, NULL, &session);
 *   if (!error) error = hgc_result_new(&result);
 *   if (!error) error = hgc_evaluate(session, HGC_VALUE | HGC_GRADIENT, result, &value);
 *   if (!error) error = hgc_result_array(result, HGC_GRADIENT, "x", &gradient);
 *
 * Errors. What can fail returns NULL, or an error that the caller frees. After an error what was to be written is as it
 * was, results aside (`hgc_result`), and handles are as good as before. Handles may be NULL: that is an error of usage,
 * and to free one does nothing. No exception leaves the library.
 *
 * Memory. What `..._new`, `hgc_open`, `hgc_compile...` and `hgc_load...` give is the caller's, to be freed by the
 * function of its type. Texts and arrays that are asked for belong to the handle that was asked, and live as it says.
 * The library keeps no pointer to an array of the caller's after a call but those in an `hgc_inputs`.
 *
 * Threads. A session, result, matrix or inputs: one thread at a time. Programs and errors are immutable: any thread.
 * Several sessions may share a program, also in several threads.
 *
 * Versions. A structure that the caller makes begins with its size, `HGC_INIT(type)`, so that later versions may add
 * members: those beyond the size are 0, and 0 is the default of every option. One that the library fills has its size
 * set by the caller as well, and gets no more than that. */
#ifndef HGC_H
#define HGC_H

#include <stddef.h>
#include <stdint.h>

#define HGC_VERSION_MAJOR 0
#define HGC_VERSION_MINOR 1
#define HGC_VERSION_PATCH 0

#if defined(__GNUC__)
#define HGC_API __attribute__((visibility("default")))
#else
#define HGC_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* All 0 but its size: hgc_array x = HGC_INIT(hgc_array); */
#ifdef __cplusplus
}
template <class T>
inline T hgc_sized() {
  T structure = T();
  structure.size = sizeof(T);
  return structure;
}
extern "C" {
#define HGC_INIT(type) hgc_sized<type>()
#else
#define HGC_INIT(type) \
  { .size = sizeof(type) }
#endif

/* Of the library: "0.1.0". */
HGC_API const char* hgc_version(void);

/* ---- Errors ---- */

typedef struct hgc_error hgc_error;

typedef enum hgc_error_kind {
  HGC_ERROR_PROGRAM = 1,  /* its text has mistakes, or it cannot be compiled, read or loaded */
  HGC_ERROR_DATA = 2,     /* what is bound or set does not fit the program */
  HGC_ERROR_DEVICE = 3,   /* there is none like that, or it failed */
  HGC_ERROR_USAGE = 4,    /* the call: NULL, a name that is not there, a derivative that was not asked for */
  HGC_ERROR_MEMORY = 5,   /* there is not enough, on the host or a device */
  HGC_ERROR_INTERNAL = 6, /* a bug of hgc */
  HGC_ERROR_COMPILER = 7, /* the compiler, a library of its own (libhgc_compiler), is not there */
  HGC_ERROR_STOPPED = 8   /* hgc_stop_request ended the call */
} hgc_error_kind;

HGC_API hgc_error_kind hgc_error_get_kind(const hgc_error* error);
/* A sentence for the user; of a text with mistakes, the first. */
HGC_API const char* hgc_error_message(const hgc_error* error);
/* What would mend it; may be empty. */
HGC_API const char* hgc_error_hint(const hgc_error* error);
/* All of it, as a terminal would show it. */
HGC_API const char* hgc_error_text(const hgc_error* error);
HGC_API void hgc_error_free(hgc_error* error);

/* A mistake in a program's text, or a warning about it. */
typedef struct hgc_diagnostic {
  size_t size;
  int is_error; /* else a warning */
  const char* file;
  uint32_t line, column; /* counted from 1; line 0: the file as a whole */
  const char* message;
  const char* hint;  /* may be empty */
  const char* shown; /* with the line and a caret */
} hgc_diagnostic;

HGC_API size_t hgc_error_diagnostic_count(const hgc_error* error);
/* Its texts live as long as the error. Whether there is such a one. */
HGC_API int hgc_error_diagnostic(const hgc_error* error, size_t index, hgc_diagnostic* diagnostic);

/* ---- Programs ---- */

typedef struct hgc_program hgc_program;

typedef struct hgc_compile_options {
  size_t size;
  const char* const* folders; /* where imports and C++ are looked for, besides where they are imported */
  size_t folder_count;
  const char* const* cxx_flags; /* of the C++ of `extern fn`, one flag each, such as -I/usr/include/eigen3 */
  size_t cxx_flag_count;
  const char* cxx_build; /* compile_commands.json or its folder, whose flags come first; NULL: none */
  const char* cxx_ends;  /* where it throws, aborts or, of a functor, returns false: "nan"; NULL: "left-out" */
} hgc_compile_options;

/* Reads and checks a program's text. Code is made when a session is opened, for its data. Options may be NULL. */
HGC_API hgc_error* hgc_compile_file(const char* path, const hgc_compile_options* options, hgc_program** program);
/* `name` is for messages, and imports are looked for beside it. */
HGC_API hgc_error* hgc_compile_text(const char* name, const char* text, const hgc_compile_options* options,
                                    hgc_program** program);
/* A compiled program, a `.hgk` file. It holds code that will run: load what you trust. */
HGC_API hgc_error* hgc_load_file(const char* path, hgc_program** program);
HGC_API hgc_error* hgc_load_bytes(const void* bytes, size_t count, hgc_program** program);
/* Sessions that were opened keep what they need of it. */
HGC_API void hgc_program_free(hgc_program* program);

HGC_API size_t hgc_program_warning_count(const hgc_program* program);
HGC_API int hgc_program_warning(const hgc_program* program, size_t index, hgc_diagnostic* diagnostic);

typedef struct hgc_dimension {
  size_t size;
  const char* name;
  int64_t count; /* -1 unless the program says it */
} hgc_dimension;

typedef enum hgc_symbol_kind { HGC_VAR = 0, HGC_DATA = 1, HGC_PARAM = 2, HGC_TABLE = 3, HGC_FIELD = 4 } hgc_symbol_kind;
typedef enum hgc_term_kind { HGC_ENERGY = 0, HGC_RESIDUAL = 1, HGC_OUTPUT = 2, HGC_FIELD_TERM = 3 } hgc_term_kind;
typedef enum hgc_element {
  HGC_OF_F64 = 0,
  HGC_OF_F32 = 1,
  HGC_OF_I32 = 2,
  HGC_OF_U32 = 3,
  HGC_OF_BOOL = 4
} hgc_element;

/* An array that the program reads. Its axes are the dimensions, then, of a ragged one, the entries of a row, then the
 * constant ones: constant axes and components. */
typedef struct hgc_symbol {
  size_t size;
  const char* name;
  hgc_symbol_kind kind;
  hgc_element element;
  size_t dimension_count;
  const uint32_t* dimensions;
  size_t constant_count;
  const uint32_t* constants;
  int is_ragged;
  int is_optional; /* a parameter with a default value */
  int64_t target;  /* the dimension that the entries of a table point into; -1: none */
} hgc_symbol;

typedef struct hgc_term {
  size_t size;
  const char* name;
  hgc_term_kind kind;
  hgc_element element;
  size_t dimension_count;
  const uint32_t* dimensions; /* its domain */
  size_t constant_count;
  const uint32_t* constants; /* of a residual, output or field: its components */
} hgc_term;

HGC_API size_t hgc_program_dimension_count(const hgc_program* program);
HGC_API size_t hgc_program_symbol_count(const hgc_program* program);
HGC_API size_t hgc_program_term_count(const hgc_program* program);
/* Whether there is such a one. What they point to lives as long as the program. */
HGC_API int hgc_program_dimension(const hgc_program* program, size_t index, hgc_dimension* dimension);
HGC_API int hgc_program_symbol(const hgc_program* program, size_t index, hgc_symbol* symbol);
HGC_API int hgc_program_term(const hgc_program* program, size_t index, hgc_term* term);

/* ---- Data ---- */

typedef enum hgc_type {
  HGC_F64 = 0,
  HGC_F32 = 1,
  HGC_I32 = 2, /* to a u32 of a program these are its bits; numbers of all other types are values */
  HGC_I64 = 3,
  HGC_U32 = 4,
  HGC_U16 = 5,
  HGC_U8 = 6
} hgc_type;

/* Numbers of the caller's, row by row, without gaps. They are read where they are. */
typedef struct hgc_array {
  size_t size;
  hgc_type type;
  uint32_t rank;        /* at most 16; 0: one number, which fills any shape */
  const int64_t* shape; /* of a ragged array: how many entries all rows have together, then the axes of an entry */
  const void* numbers;
  const int64_t* row_lengths; /* of a ragged array: how many entries each row has; otherwise NULL */
  size_t row_count;
} hgc_array;

typedef struct hgc_inputs hgc_inputs;

HGC_API hgc_error* hgc_inputs_new(hgc_inputs** inputs);
/* Keeps a pointer to the numbers: they must be there, and may change, until the last session is opened with them. What
 * was bound to the name before is forgotten. */
HGC_API hgc_error* hgc_bind(hgc_inputs* inputs, const char* name, const hgc_array* array);
/* The size of a dimension, where no array says it. */
HGC_API hgc_error* hgc_bind_size(hgc_inputs* inputs, const char* dimension, int64_t count);
HGC_API void hgc_inputs_free(hgc_inputs* inputs);

/* A text of the library's. */
typedef struct hgc_text hgc_text;
/* Lives as long as the handle. */
HGC_API const char* hgc_text_get(const hgc_text* text);
HGC_API void hgc_text_free(hgc_text* text);

/* The scalar graphs of a program that is text, one a topology, as `hgc emit --as=` shows them: `as` is "dot"
 * (Graphviz), "json", "ir" or "plan". With `inputs`, which may be NULL, for the lengths of rows that they have. */
HGC_API hgc_error* hgc_program_graphs(const hgc_program* program, const hgc_inputs* inputs, const char* as,
                                      hgc_text** text);
/* Where the first number that is NaN or infinite comes from among the values, and then the derivatives, that a program
 * which is text has for these inputs: "first inf from `log` at fit.hg:7, instance 12 of `fit`". Empty: all are finite.
 */
HGC_API hgc_error* hgc_program_first_nonfinite(const hgc_program* program, const hgc_inputs* inputs, hgc_text** text);
/* What one instance of a term or field of such a program reads and computes, with the bits of kernels that are not
 * fused: an object of JSON with `named` (each with `name`, `place`, `type`, `values`), `read` (`name`, `values`),
 * `result` and others, as `hgc run --watch --json` prints it. `indices` are along the axes of its domain, or one number
 * of the whole domain. `precision` is "f64" or "f32"; NULL: "f64". */
HGC_API hgc_error* hgc_program_watch(const hgc_program* program, const hgc_inputs* inputs, const char* term,
                                     const int64_t* indices, size_t index_count, const char* precision,
                                     hgc_text** text);

/* ---- Sessions ---- */

typedef struct hgc_session hgc_session;

/* One of the tasks of a loop; throws nothing. */
typedef void (*hgc_task)(void* loop, int32_t task);

/* Threads of the caller's, which run the loops of sessions that are opened with it instead of the library's own; no bit
 * of a result depends on them. */
typedef struct hgc_thread_pool {
  size_t size;
  void* context;
  int32_t concurrency; /* how many tasks run at once at most, with that of the calling thread: at least 1 */
  /* Calls task(loop, k) once for each k from 0 to `count`, at most `concurrency`, in any order and by any threads, the
   * calling one too, which does what cannot be handed to others; returns when all have returned, and neither throws nor
   * jumps. Tasks wait for nothing, also not for one another. It is called in the middle of calls with a session, by the
   * thread that makes these, which may be one of the pool's: by several at once if there are several sessions. */
  void (*run)(void* context, int32_t count, hgc_task task, void* loop);
} hgc_thread_pool;

/* Memory of the caller's, for what grows with data on the host (docs/embedding.md says what does not come from it):
 * asked for and given back by any thread, several at once, and all given back when the session is closed. */
typedef struct hgc_allocator {
  size_t size;
  void* context;
  /* `alignment` is a power of two. NULL: there is none, which is an error of memory of the call that asks. */
  void* (*allocate)(void* context, size_t bytes, size_t alignment);
  /* What allocate gave for as many bytes and that alignment. */
  void (*release)(void* context, void* memory, size_t bytes, size_t alignment);
} hgc_allocator;

/* A device of Vulkan that the caller has made and will destroy: handles as Vulkan has them, VkInstance,
 * VkPhysicalDevice, VkDevice and VkQueue, which must be there until the last session that was opened with them is
 * closed. It has Vulkan 1.2 with shaderFloat64, shaderInt64 and bufferDeviceAddress, all three enabled, and no
 * extension; the instance was made for Vulkan 1.2 by libvulkan.so.1, and the queue is of a family that has compute.
 * docs/embedding.md tells more. */
typedef struct hgc_vulkan_device {
  size_t size;
  void* instance;
  void* physical_device;
  void* device;
  void* queue;
  uint32_t queue_family;
  void (*get_instance_proc_addr)(void); /* the caller's vkGetInstanceProcAddr, to be compared; NULL: it is not */
  /* Called around each submission to the queue, by any thread. Both NULL: nobody but sessions uses the queue while one
   * is open. */
  void (*lock)(void* context);
  void (*unlock)(void* context);
  void* context;
} hgc_vulkan_device;

/* Called from any thread, again and again: what is being compiled, and how much of it is done; NULL ends it. */
typedef void (*hgc_progress)(void* context, const char* stage, size_t done, size_t all);

/* Ends a call of hgc_open while it compiles. */
typedef struct hgc_stop hgc_stop;

HGC_API hgc_error* hgc_stop_new(hgc_stop** stop);
/* By any thread: the call that has it among its options ends with HGC_ERROR_STOPPED once the kernels that are being
 * made are done, and begins no more; a later one ends at once. This waits until `progress` returns, if another thread
 * is in it, and it is not called any more then. */
HGC_API void hgc_stop_request(hgc_stop* stop);
/* Not while a call has it. */
HGC_API void hgc_stop_free(hgc_stop* stop);

typedef struct hgc_session_options {
  size_t size;
  const char* device;      /* "auto", or as `--device`: "cpu", "vulkan:0", "cpu+vulkan:0" ... */
  const char* fallback;    /* where that fails the CPU does the same: "warn", "allow", or "error": it does not */
  const char* fma;         /* "auto", "on", "off": which bits, not how fast */
  int32_t threads;         /* of the CPU, or of `pool`, at most; 0: all */
  int32_t with_parameters; /* gradients by parameters, too */
  double deadline;         /* seconds that a part of a launch may take on a GPU; 0: the default */
  double retry;            /* seconds after which a device that failed is tried again; 0: 1 */
  /* Of programs that are text: what is compiled. */
  const char* derivatives; /* "gradient,hessian" ...; NULL: values, gradients, residuals, Jacobians and outputs */
  const char* wrt;         /* unknowns and parameters to differentiate by, with commas; NULL: all unknowns */
  const char* precision;   /* "f64", "f32" */
  const char* tier; /* "final": machine code; "first": the CPU interprets; "auto": it begins to, while code is made */
  int32_t no_cache; /* what is compiled is not kept on disk, nor looked for there */
  hgc_progress progress;
  void* progress_context;
  const hgc_thread_pool* pool;     /* copied; its context must be there until the session is closed. NULL: none */
  const hgc_vulkan_device* vulkan; /* copied; what "vulkan" and "auto" mean then, and the only GPU. NULL: none */
  const hgc_allocator*
      allocator;  /* copied; its context must be there until the session is closed. NULL: the system's */
  hgc_stop* stop; /* ends compiling when it is asked to; NULL: nothing does */
  const char* by; /* of text: data and parameters that become unknowns which solves keep, with commas; NULL: none */
} hgc_session_options;

/* A program with its data, on a device; text is compiled for it. Options may be NULL. */
HGC_API hgc_error* hgc_open(const hgc_program* program, const hgc_inputs* inputs, const hgc_session_options* options,
                            hgc_session** session);
HGC_API void hgc_close(hgc_session* session);

/* New values of a symbol, of the shape that was bound. After an error it has those that it had. */
HGC_API hgc_error* hgc_set(hgc_session* session, const char* symbol, const hgc_array* values);
/* Of its rows from `first` on. */
HGC_API hgc_error* hgc_set_rows(hgc_session* session, const char* symbol, int64_t first, const hgc_array* rows);
/* Adds `scale` times the values of `direction`, a symbol of the same shape, on the device. */
HGC_API hgc_error* hgc_add(hgc_session* session, const char* symbol, double scale, const char* direction);
/* Adds `scale` times the gradient that hgc_launch(session, "gradient") has left on the device. */
HGC_API hgc_error* hgc_add_gradient(hgc_session* session, const char* symbol, double scale);
/* Exchanges the values of two symbols of one shape. */
HGC_API hgc_error* hgc_swap(hgc_session* session, const char* a, const char* b);
/* Computes and leaves the results on the device: "value", "gradient" ... */
HGC_API hgc_error* hgc_launch(hgc_session* session, const char* kernels);
/* Does before the first calls what they alone would do. `kernels` are names with commas; NULL: all that there are. */
HGC_API hgc_error* hgc_warm_up(hgc_session* session, const char* kernels);

/* Texts live until the next call with this session. */
HGC_API const char* hgc_session_device(const hgc_session* session);
HGC_API const char* hgc_session_reason(const hgc_session* session);
HGC_API int hgc_session_fuses(const hgc_session* session);
/* Of the program, where code was made of its text for this data, and then of the device. */
HGC_API size_t hgc_session_warning_count(const hgc_session* session);
/* NULL if there is no such one. */
HGC_API const char* hgc_session_warning(const hgc_session* session, size_t index);

/* ---- Results ---- */

/* What is computed, and comes back. */
enum {
  HGC_VALUE = 1,       /* of the objective; comes with the gradient, too */
  HGC_GRADIENT = 2,    /* by unknown or parameter, in its shape */
  HGC_RESIDUALS = 4,   /* by term: instances, then components */
  HGC_OUTPUTS = 8,     /* likewise */
  HGC_FIELDS = 16,     /* by field */
  HGC_TERM_VALUES = 32 /* by term: of each instance */
};
/* What other calls leave. */
enum {
  HGC_PRODUCT = 256,        /* hgc_jvp: by term; other products: by unknown */
  HGC_BLOCK_VALUES = 512,   /* hgc_jacobian_blocks: by term: instances, components, columns */
  HGC_BLOCK_COLUMNS = 1024, /* by term: which unknown scalars these are: instances, columns */
  HGC_SYMBOL = 2048         /* hgc_values: the symbol's, in its shape */
};

/* Holds what a call has given, until it is given to the next one: memory is used again. After an error nothing can be
 * said of what it holds. */
typedef struct hgc_result hgc_result;

HGC_API hgc_error* hgc_result_new(hgc_result** result);
HGC_API void hgc_result_free(hgc_result* result);

/* `what` is a sum of HGC_VALUE ... HGC_TERM_VALUES; `value` may be NULL, and is NaN if nothing asks for the objective.
 */
HGC_API hgc_error* hgc_evaluate(hgc_session* session, uint32_t what, hgc_result* result, double* value);
/* A product of derivatives with a vector, by the name that `--derivative` gives it: what was bound or set as `x.dot`
 * for unknowns x, a direction, or as `r.bar` for residuals and outputs r, their cotangents. `value` may be NULL. */
HGC_API hgc_error* hgc_multiply(hgc_session* session, const char* product, hgc_result* result, double* value);

typedef struct hgc_product {
  size_t size;
  const char* name;
  int takes_cotangents; /* otherwise a direction */
  int gives_terms;      /* arrays by term; otherwise by unknown */
  const char* about;
} hgc_product;

HGC_API size_t hgc_product_count(void);
/* Of `index` below hgc_product_count(); 0 if there is no such product. */
HGC_API int hgc_product_at(size_t index, hgc_product* product);

/* The derivatives of all terms along the direction that was bound or set as `x.dot` for unknowns x. */
HGC_API hgc_error* hgc_jvp(hgc_session* session, hgc_result* result);
/* The Hessian of the objective times this direction; `slope`, the derivative along it, may be NULL. */
HGC_API hgc_error* hgc_hvp(hgc_session* session, hgc_result* result, double* slope);
/* The derivatives of the sum of cotangents, bound or set as `r.bar`, times components; `sum`, that sum, may be NULL. */
HGC_API hgc_error* hgc_vjp(hgc_session* session, hgc_result* result, double* sum);
/* The Jacobian of a residual term by instances, where they read equally many unknown scalars. */
HGC_API hgc_error* hgc_jacobian_blocks(hgc_session* session, const char* term, hgc_result* result);

/* An array of a result, or of a matrix: where it lies, until the owner is given to another call or freed. */
typedef struct hgc_view {
  size_t size;
  hgc_type type; /* HGC_F64; HGC_I32 of HGC_BLOCK_COLUMNS. Outputs of all element types are HGC_F64 */
  uint32_t rank;
  const int64_t* shape;
  const void* numbers;
  size_t count;
} hgc_view;

HGC_API hgc_error* hgc_result_array(const hgc_result* result, uint32_t what, const char* name, hgc_view* view);
/* Copies it to memory of the caller's, for `count` numbers of the type that its view has, double but for
 * HGC_BLOCK_COLUMNS: neither more nor fewer. */
HGC_API hgc_error* hgc_result_read(const hgc_result* result, uint32_t what, const char* name, void* to, size_t count);

typedef struct hgc_term_result {
  size_t size;
  int64_t instances;
  uint32_t topologies;
  double value; /* its part of the objective; NaN if that was not asked for */
} hgc_term_result;

HGC_API hgc_error* hgc_result_term(const hgc_result* result, const char* term, hgc_term_result* of);
/* Of the last hgc_evaluate: numbers that are NaN or infinite among what came back. */
HGC_API int64_t hgc_result_nonfinite(const hgc_result* result);

/* What the last call of a session took, in milliseconds. */
typedef struct hgc_times {
  size_t size;
  double upload, kernel, reduce, download, launch, collect, assemble;
} hgc_times;

HGC_API hgc_error* hgc_session_times(const hgc_session* session, hgc_times* times);

/* ---- Matrices ---- */

typedef enum hgc_triangle { HGC_BOTH = 0, HGC_LOWER = 1, HGC_UPPER = 2 } hgc_triangle;
typedef enum hgc_projection { HGC_AS_IT_IS = 0, HGC_POSITIVE = 1 } hgc_projection;

/* A sparse matrix by compressed rows, in which columns ascend. Given to the next call its memory is used again, and
 * its shape stays where it was as long as no table of indices is set: `shape_id` is another number where it is another.
 */
typedef struct hgc_matrix hgc_matrix;

typedef struct hgc_matrix_view {
  size_t size;
  int64_t rows, columns, count;
  const int32_t* row_begin; /* rows + 1 */
  const int32_t* column;    /* count */
  const double* values;     /* count */
  const double* gradient;   /* of a model: by column; otherwise NULL */
  double value;             /* of a model */
  uint64_t shape_id;
} hgc_matrix_view;

HGC_API hgc_error* hgc_matrix_new(hgc_matrix** matrix);
HGC_API void hgc_matrix_free(hgc_matrix* matrix);
HGC_API hgc_error* hgc_matrix_get(const hgc_matrix* matrix, hgc_matrix_view* view);

/* Of a residual term by all unknowns, without its loss: row `instance * components + component`. */
HGC_API hgc_error* hgc_jacobian(hgc_session* session, const char* term, hgc_matrix* matrix);
HGC_API hgc_error* hgc_hessian(hgc_session* session, hgc_projection projection, hgc_triangle triangle,
                               hgc_matrix* matrix);
/* The objective about the unknowns: value, gradient and Hessian. */
HGC_API hgc_error* hgc_newton(hgc_session* session, hgc_projection projection, hgc_triangle triangle,
                              hgc_matrix* matrix);
/* Of residual terms: value, J^T r and J^T J, weighted by the slopes of their losses. */
HGC_API hgc_error* hgc_gauss_newton(hgc_session* session, hgc_triangle triangle, hgc_matrix* matrix);

/* The same by dense blocks, each row by row; those on the diagonal are whole in one triangle, too. */
typedef struct hgc_block_matrix hgc_block_matrix;

typedef struct hgc_block_view {
  size_t size;
  int64_t block_rows, block_columns, block_count, count;
  const int64_t *rows, *columns; /* by row and column of blocks its first scalar; one more */
  const int32_t* row_begin;      /* by row of blocks its first block; one more */
  const int32_t* column;         /* by block, counted in blocks */
  const int32_t* first_value;    /* by block the first of its numbers; one more */
  const double* values;
  const double* gradient; /* of a model; otherwise NULL */
  double value;
  uint64_t shape_id;
} hgc_block_view;

HGC_API hgc_error* hgc_block_matrix_new(hgc_block_matrix** matrix);
HGC_API void hgc_block_matrix_free(hgc_block_matrix* matrix);
HGC_API hgc_error* hgc_block_matrix_get(const hgc_block_matrix* matrix, hgc_block_view* view);

HGC_API hgc_error* hgc_hessian_blocks(hgc_session* session, hgc_projection projection, hgc_triangle triangle,
                                      hgc_block_matrix* matrix);
HGC_API hgc_error* hgc_newton_blocks(hgc_session* session, hgc_projection projection, hgc_triangle triangle,
                                     hgc_block_matrix* matrix);
HGC_API hgc_error* hgc_gauss_newton_blocks(hgc_session* session, hgc_triangle triangle, hgc_block_matrix* matrix);

/* What solvers of nonlinear least squares take that assemble themselves: of each instance of each residual term the
 * components r, J without the loss, rho(|r|^2) and rho'. */
typedef struct hgc_linearisation hgc_linearisation;

/* Scalars row * width to row * width + width of an unknown. */
typedef struct hgc_block {
  uint32_t unknown; /* hgc_linear_unknown */
  uint32_t width;
  int64_t row;
} hgc_block;

typedef struct hgc_linear_view {
  size_t size;
  int64_t instances;
  uint32_t components;
  const double* residuals;     /* by instance and component */
  const double* jacobian;      /* of instance i from first_number[i] on: a row a component, a column a scalar */
  const double *loss, *slope;  /* by instance */
  const hgc_block* blocks;     /* of instance i from first_block[i] on, in the order of columns */
  const int64_t* first_block;  /* one more than instances */
  const int64_t* first_number; /* one more than instances */
  uint64_t shape_id;
} hgc_linear_view;

HGC_API hgc_error* hgc_linearisation_new(hgc_linearisation** linearisation);
HGC_API void hgc_linearisation_free(hgc_linearisation* linearisation);
/* `value`, of the objective, may be NULL. */
HGC_API hgc_error* hgc_linearise(hgc_session* session, hgc_linearisation* linearisation, double* value);
HGC_API hgc_error* hgc_linear_term(const hgc_linearisation* linearisation, const char* term, hgc_linear_view* view);
/* The name of an unknown that a term's blocks are of; NULL if there is no such one. */
HGC_API const char* hgc_linear_unknown(const hgc_linearisation* linearisation, const char* term, uint32_t unknown);

/* ---- Solving ---- */

/* A start, or a step that was tried. */
typedef struct hgc_solve_iteration {
  size_t size;
  int64_t iteration;
  int32_t is_start, is_accepted;
  double cost, cost_change; /* where the step leads; how much lower that is than the best so far */
  double gradient;          /* the largest magnitude, at the best so far */
  double step;              /* Euclidean length */
  double ratio;             /* of the change to what the linear model expects */
  double radius;            /* of the trust region, after the step; 0: the method has none */
  double seconds, elapsed;  /* of this iteration; of all so far */
  double length;            /* of searches along lines: which part of the direction the step is */
  int64_t round;            /* of programs with constraints, from 1 on: each has a start; 0 of others */
  double penalty;           /* likewise; costs and gradients are of the augmented Lagrangian then */
  int64_t inner;            /* steps of conjugate gradients that it took */
  double shift;             /* of "newton": the part of the Hessian's diagonal that was added to it */
} hgc_solve_iteration;

/* Called after each iteration, by the thread that solves: 0 goes on, another number stops. */
typedef int (*hgc_solve_observer)(void* context, const hgc_solve_iteration* iteration);

/* Rows of an unknown, by its first dimension, that keep their values; all of it if there are no rows. */
typedef struct hgc_fixed_rows {
  const char* unknown;
  const int64_t* rows;
  size_t row_count;
} hgc_fixed_rows;

typedef struct hgc_solve_options {
  size_t size;
  int64_t max_iterations;    /* 0: 50, of "newton-cg" 200, "lbfgs" 1000; with constraints 3000, of "lbfgs" 10000;
                                negative: none, the start is evaluated */
  double cost_tolerance;     /* ends where the cost changes by at most this part of itself; 0: 1e-6, negative: none */
  double gradient_tolerance; /* ends where no magnitude of the gradient is larger; 0: 1e-10, negative: none */
  double step_tolerance;     /* ends where |step| <= this * (|x| + this), also of each array; 0: 1e-8, negative: none */
  double radius;      /* of the trust region at the start; 0: 1e4, of "newton-cg" the length of the unknowns, or 1 */
  const char* linear; /* how steps are found: "auto", "dense", "sparse", "schur", "pcg", "pcg-schur", "cholmod"; maybe with
                         unknowns to eliminate, as in "schur:pt,line" */
  hgc_solve_observer observe;
  void* observe_context;
  const hgc_fixed_rows* fixed;
  size_t fixed_count;
  const hgc_fixed_rows* fixed_scalars; /* likewise scalars, by their number in row-major order */
  size_t fixed_scalar_count;
  const char* method;          /* "auto", or the name of one (docs/solving.md) */
  double constraint_tolerance; /* a constraint is met that is violated by no more; 0: 1e-8, negative: none */
  double eta;                  /* how exact steps by "pcg" are; 0: 0.1 */
  const char* each;       /* a dimension whose rows are problems, each solved by itself; NULL: all is one problem */
  const char* damping;    /* what shortens steps of "lm" and "dogleg": "diagonal" (NULL), "identity" */
  const char* checkpoint; /* a file that is written each ten seconds and at the end, to go on from; NULL: none */
  const char* resume;     /* such a file to go on from; NULL: from the values that the session has */
  double penalty; /* of constraints, in the first round; 0: that of `after`, or one that balances objective and
                     violations */
  const struct hgc_report* after; /* an earlier solve, with the multipliers of which constraints begin; NULL: with 0 */
} hgc_solve_options;

/* What a program is built for that is solved so, with commas; with constraints "residual", too. NULL: there is no such
 * method, or no such steps (`hgc_solve_options.linear`). Of the method "auto" what residuals alone need. */
HGC_API const char* hgc_solve_derivatives(const char* method, const char* linear);

/* How a solve went. */
typedef struct hgc_report hgc_report;

typedef struct hgc_report_view {
  size_t size;
  int32_t is_converged;
  const char *ending, *why; /* in a word: "cost", "gradient" ...; in a sentence */
  double initial_cost, cost;
  int64_t unknowns, residuals; /* scalars */
  size_t iteration_count, warning_count;
  const char* method; /* that was taken */
  size_t note_count;
  size_t constraint_count;
  int64_t rounds; /* of programs with constraints: with other multipliers or penalties */
  double penalty; /* the last one */
} hgc_report_view;

/* A constraint at the solution: its multipliers (gradient of the objective + sum of dual * gradient of the value = 0),
 * and its values less the nearest ones within the range; both of this shape, by instance. */
typedef struct hgc_constraint_view {
  size_t size;
  const char* name;
  const double *dual, *violation;
  const int64_t* shape;
  uint32_t rank;
  size_t count;
  double largest_dual, largest_violation; /* magnitudes */
  int64_t instance;                       /* that has the largest violation */
} hgc_constraint_view;

HGC_API hgc_error* hgc_report_new(hgc_report** report);
HGC_API void hgc_report_free(hgc_report* report);
/* Minimises the objective from the values that the unknowns have: of residuals alone by the method of Levenberg and
 * Marquardt, of others by Newton's, or without Hessians by products with them, or by gradients (L-BFGS). The session
 * then has the best unknowns that were found, whatever the ending. The program was built, or the session opened, for
 * the derivatives "gradient" and, by method, "linearise", "hessian" or "hvp"; for `each` "gauss-newton" alone. Options
 * may be NULL. */
HGC_API hgc_error* hgc_solve(hgc_session* session, const hgc_solve_options* options, hgc_report* report);
/* Its texts live until the report is given to another solve or freed. */
HGC_API hgc_error* hgc_report_get(const hgc_report* report, hgc_report_view* view);
/* 0 if there is no such one. */
HGC_API int hgc_report_iteration(const hgc_report* report, size_t index, hgc_solve_iteration* iteration);
/* NULL if there is no such one. */
HGC_API const char* hgc_report_warning(const hgc_report* report, size_t index);
/* How many problems went, one after another (`hgc_solve_options.each`); it lives as long as texts do. */
typedef struct hgc_each_view {
  size_t size;
  size_t count;
  const int64_t* iterations; /* steps that were tried */
  const double* cost;        /* at the best point; NaN where it is NaN or infinite at the start */
  const uint8_t* endings;    /* 0 gradient, 1 cost, 2 step, 3 iterations, 4 no step, 5 stopped, 7 not finite */
} hgc_each_view;
HGC_API hgc_error* hgc_report_each(const hgc_report* report, hgc_each_view* view);
/* How exact the unknowns are that the session has, about a solution: "stderr.x", "cov.x", or "marginal.x", the
 * covariances within each row, of an unknown x, or "correlation" of all but those of `by`, as HGC_SYMBOL of that name.
 * `variance` is that of a residual; 0: it is found of what is left, the sum of squares, weighted by the slopes of
 * losses, over residuals less unknowns. The options are those of the solve, for what they fix, but `after` is
 * the report of this solve itself, for the multipliers of constraints; NULL options: nothing is fixed, and there are
 * none. */
HGC_API hgc_error* hgc_covariance(hgc_session* session, const char* what, double variance,
                                  const hgc_solve_options* options, hgc_result* result);
/* How the solution that the session has changes with p, an unknown that the solve has kept (`by`): the derivative of
 * the unknown x, in the shape of x and then that of p, as HGC_SYMBOL "dsol.x.p" of these names. The program is built
 * for "hessian", with constraints for "jacobian", too; options as above. `report` is that of the solve, for the
 * multipliers of constraints; NULL where there are none. HGC_SYMBOL "dsol.offset" is how far the solution is, as
 * Newton's step tells, over 1 plus its length: derivatives are as inexact. Over 0.1 is an error, and so is a solve with
 * constraints that has not converged. */
HGC_API hgc_error* hgc_solution_derivative(hgc_session* session, const char* x, const char* p,
                                           const hgc_solve_options* options, const hgc_report* report,
                                           hgc_result* result);
/* Of a function of the solution, whose gradients by some unknowns are the cotangents, and by others 0: its gradients by
 * unknowns that the solve has kept, each as HGC_SYMBOL of its name. `by` names them, with commas; NULL: all of them.
 * "dsol.offset" as above. */
HGC_API hgc_error* hgc_solution_pullback(hgc_session* session, const hgc_inputs* cotangents, const char* by,
                                         const hgc_solve_options* options, const hgc_report* report,
                                         hgc_result* result);
/* A sentence about how it went; NULL if there is no such one. */
HGC_API const char* hgc_report_note(const hgc_report* report, size_t index);
/* 0 if there is no such one. What it names lives as the report's texts do. */
HGC_API int hgc_report_constraint(const hgc_report* report, size_t index, hgc_constraint_view* constraint);
/* What a symbol of reals holds now, as HGC_SYMBOL of the result. */
HGC_API hgc_error* hgc_values(hgc_session* session, const char* symbol, hgc_result* result);

/* ---- What goes on ---- */

typedef enum hgc_log_level { HGC_LOG_ERROR = 0, HGC_LOG_WARNING = 1, HGC_LOG_INFO = 2 } hgc_log_level;
/* Called by any thread, in the middle of calls; not to use the session of that call. */
typedef void (*hgc_logger)(void* context, hgc_log_level level, const char* message);

/* Where messages of the process go from now on; NULL: to standard error, as from the beginning. */
HGC_API hgc_error* hgc_set_logger(hgc_logger logger, void* context);

/* One number of the statistics; labels are pairs of name and value, `label_count` of them. */
typedef void (*hgc_sample)(void* context, const char* name, const char* const* labels, size_t label_count,
                           double value);

/* Calls `sample` with every number, as monitoring takes them: of a session, or of the process if that is NULL. */
HGC_API hgc_error* hgc_statistics(const hgc_session* session, hgc_sample sample, void* context);

/* Gives back to drivers what no session uses now: devices stay open for the next ones otherwise. */
HGC_API void hgc_trim_devices(void);

#ifdef __cplusplus
}
#endif

#endif
