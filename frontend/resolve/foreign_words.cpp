#include "frontend/resolve/foreign_words.h"

#include <span>

namespace hgc {
namespace {

/// Words, with blanks between, and what is written for any of them.
struct Foreign {
  std::string_view words, hint;
};

/// Whether a word stands among others.
bool isAmong(std::string_view word, std::string_view words) {
  for (size_t at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1)) {
    const size_t end = at + word.size();
    if ((at == 0 || words[at - 1] == ' ') && (end == words.size() || words[end] == ' ')) return true;
  }
  return false;
}

std::string hintAmong(std::span<const Foreign> table, std::string_view word) {
  for (const Foreign& foreign : table) {
    if (isAmong(word, foreign.words)) return std::string(foreign.hint);
  }
  return "";
}

constexpr Foreign kValues[] = {
    {"np numpy jnp torch tf math Math cmath glm scipy sp", "functions and numbers have no prefix: `sin(x)`, `PI`"},
    {"std", "functions have no prefix: `sin(x)`; those of a library have `import std.image;` and no prefix either"},
    {"True False", "write `true` or `false`"},
    {"not", "write `!a`"},
    {"None null nullptr NULL undefined", "every value is a number: `NAN` stands for one that is missing"},
    {"infinity Infinity HUGE_VAL", "write `INF`"},
    {"eps epsilon EPS DBL_EPSILON", "write the number: of doubles it is `2.220446049250313e-16`"},
    {"DBL_MAX", "write the number: `1.7976931348623157e308`"},
    {"M_PI Pi", "write `PI`"},
    {"lambda", "functions are declared: `fn f(a: real) = a * a;`, and `f` is given for a parameter `fn`"},
    {"gl_FragCoord gl_GlobalInvocationID threadIdx blockIdx",
     "a term has its index: `output o[i in H, j in W] = value;`"},
};

constexpr Foreign kTypes[] = {
    {"float double float64 Float64 Float number scalar", "did you mean `real`?"},
    {"float32 Float32 single", "`f32` is a real in single precision"},
    {"f16 half float16 bf16 bfloat16", "there is no half precision: `f32` or `real`"},
    {"uint unsigned uint32 uint32_t", "did you mean `u32`?"},
    {"int32 int32_t integer Int", "did you mean `int`?"},
    {"i64 int64 int64_t long size_t u64 uint64 u8 uint8 i8 i16 short char byte",
     "integers have 32 bits: `int` or `u32`"},
    {"boolean Bool", "did you mean `bool`?"},
    {"string str String", "values are numbers: an index or integer can stand for a name"},
    {"complex complex64 complex128", "numbers are real: a complex one can be a `vec2`"},
    {"ivec2 uvec2 bvec2 int2", "vectors are of reals: `int[2]` is an array of integers"},
    {"ivec3 uvec3 bvec3 int3", "vectors are of reals: `int[3]` is an array of integers"},
    {"ivec4 uvec4 bvec4 int4", "vectors are of reals: `int[4]` is an array of integers"},
    {"float2 double2 dvec2 Vector2d Vector2 vec2f vec2d", "did you mean `vec2`?"},
    {"float3 double3 dvec3 Vector3d Vector3 vec3f vec3d", "did you mean `vec3`?"},
    {"float4 double4 dvec4 Vector4d Vector4 vec4f vec4d", "did you mean `vec4`?"},
    {"mat2x2 float2x2 Matrix2d", "did you mean `mat2`?"},
    {"mat3x3 float3x3 Matrix3d", "did you mean `mat3`?"},
    {"mat4x4 float4x4 Matrix4d", "did you mean `mat4`?"},
    {"mat2x3 mat2x4 mat3x2 mat3x4 mat4x2 mat4x3", "matrices are square: `real[3, 2]` is an array of two axes"},
    {"array tensor list ndarray matrix vector Tensor Vector Matrix VectorXd MatrixXd",
     "an array has its sizes in brackets: `real[3]`, `real[N, 4]`"},
};

}  // namespace

std::string insteadOfValue(std::string_view word) { return hintAmong(kValues, word); }
std::string insteadOfType(std::string_view word) { return hintAmong(kTypes, word); }

namespace {

constexpr Foreign kOfShapes[] = {
    {"length magnitude mag", "`norm(a)` is the length of a vector, `len(a)` the number of its entries"},
    {"length2 sqrNorm squaredNorm sqnorm", "write `norm2(a)`"},
    {"dist", "write `distance(a, b)`"},
    {"distance2 dist2", "write `norm2(a - b)`"},
    {"size numel sizeof ndim", "`len(a)` is the number of entries, and the name of a dimension its size"},
    {"shape", "the sizes are dimensions, and their names values: `dim N;`"},
    {"unit unitize", "write `normalize(a)`"},
    {"norm1", "write `sum(k in a) abs(k)`"},
    {"normInf norminf maxabs", "write `max(k in a) abs(k)`"},
    {"inner vdot scalarProduct", "write `dot(a, b)`"},
    {"outerProduct", "write `outer(a, b)`"},
    {"matmul mul mm mv dotprod", "write `a * b`, of matrices and of arrays with two axes"},
    {"einsum tensordot kron", "write the sum: `sum(k in 0..n) a[i, k] * b[k, j]`"},
    {"matrixCompMult hadamard", "columns are multiplied by component: `mat2(a[0] * b[0], a[1] * b[1])`"},
    {"determinant", "write `det(m)`"},
    {"inv", "write `inverse(m)`"},
    {"tr", "write `trace(m)`"},
    {"transposed T", "write `transpose(m)`"},
    {"logdet slogdet", "write `log(det(m))`"},
    {"pinv lstsq cholesky qr lu",
     "hgc does not have this yet: `solve(a, b)` solves square systems, `let (u, s, v) = svd(m);` is"},
    {"eig eigvals eigvalsh", "hgc does not have this yet: `let (w, v) = eigh(m);` is, of symmetric matrices"},
    {"expm logm sqrtm", "hgc does not have this yet; of rotations there are `so3Exp` and `so3Log` in std.rotation"},
    {"eye identity", "`mat3(1)` is the identity"},
    {"diag diagonal", "entries of a matrix are `m[column][row]`, and `mat3(s)` is `s` times the identity"},
    {"zeros ones full empty zeros_like ones_like", "`[0.0 for k in 0..n]` is an array of one value"},
    {"linspace arange", "`[lo + k * h for k in 0..n]` is an array of such values"},
    {"range enumerate xrange", "a range is written `k in 0..n`, as in `sum(k in 0..n) value`"},
    {"concatenate concat stack hstack vstack append",
     "`[a, b, c]` is an array; of two: `[k < n ? a[k] : b[k - n] for k in 0..n + m]`"},
    {"reshape flatten ravel", "write the indices: `[a[k / m, k % m] for k in 0..n * m]`"},
    {"flip reverse", "write the index: `x[N - 1 - i]`"},
    {"roll", "write the index: `x[(i + 1) % N]`"},
    {"pad", "write the index: `x[clamp(i, 0, N - 1)]`"},
    {"tile repeat", "write the index: `x[i % N]`"},
    {"gather take get at index", "write `x[i]`, or `x[table[i]]` by an index table"},
    {"scatter put scatter_add index_add atomicAdd",
     "a term adds up its instances; to add up chosen ones write a sum, `sum(k in row[v]) x[k]`"},
    {"quat slerp rotate axisAngle rotation",
     "rotations are in std.rotation: `so3Exp(w)`, `so3Act(w, v)`, `quatAct(q, v)`"},
    {"lookAt perspective ortho", "cameras are in std.camera; a projection is a matrix or a function of your own"},
    {"ivec2 ivec3 ivec4 uvec2 uvec3 uvec4 bvec2 bvec3 bvec4", "vectors are of reals: `[a, b]` is an array of integers"},
    {"float2 double2 dvec2", "write `vec2(a, b)`"},
    {"float3 double3 dvec3", "write `vec3(a, b, c)`"},
    {"float4 double4 dvec4", "write `vec4(a, b, c, d)`"},
    {"mat2x3 mat2x4 mat3x2 mat3x4 mat4x2 mat4x3",
     "matrices are square: `[[a, b, c], [d, e, f]]` is an array of two axes"},
};

constexpr Foreign kOfReductions[] = {
    {"cumsum", "`scan(k in 0..n, s = 0) s + x[k]` is the array of sums, of a length that is known when compiling"},
    {"cumprod", "`scan(k in 0..n, p = 1) p * x[k]` is the array of products, of a length that is known when compiling"},
    {"cummax", "`scan(k in 1..n, m = x[0]) max(m, x[k])` is the array of maxima"},
    {"cummin", "`scan(k in 1..n, m = x[0]) min(m, x[k])` is the array of minima"},
    {"fft ifft rfft irfft fft2 fftn dft dct",
     "hgc does not have this yet; a single coefficient is a sum, `sum(k in 0..n) x[k] * cos(TAU * j * k / n)`"},
    {"convolve conv conv1d conv2d correlate", "write the sum: `sum(k in 0..n) w[k] * x[clamp(i + k, 0, N - 1)]`"},
    {"diff ediff1d dFdx dFdy ddx ddy fwidth", "write the difference: `x[min(i + 1, N - 1)] - x[i]`"},
    {"quantile percentile median", "hgc does not have this yet, as sorting is not: bind the number, `param q : real;`"},
    {"sort sorted argsort rank unique searchsorted topk", "hgc does not have this yet: bind sorted data"},
    {"argmin", "`let (m, at) = fold(k in 1..n, m = x[0], at = 0) (min(m, x[k]), x[k] < m ? k : at);` finds it"},
    {"argmax", "`let (m, at) = fold(k in 1..n, m = x[0], at = 0) (max(m, x[k]), x[k] > m ? k : at);` finds it"},
    {"histogram bincount", "hgc does not have this yet: a bin is a sum, `sum(k in 0..n) floor(x[k]) == b ? 1 : 0`"},
    {"average", "write `mean(k in 0..n) x[k]`"},
    {"var variance std stddev stdev", "write `let m = mean(k in a) k;` and `mean(k in a) (k - m)^2`, and its `sqrt`"},
    {"rms mse mae", "write the mean: `mean(k in 0..n) (a[k] - b[k])^2`"},
    {"nansum nanmean nanmax nanmin", "choose: `sum(k in 0..n) isnan(x[k]) ? 0 : x[k]`"},
    {"count count_nonzero nonzero", "write `sum(k in 0..n) x[k] != 0 ? 1 : 0`"},
    {"any_of all_of", "write `any(k in 0..n) x[k] > 0` or `all(k in 0..n) x[k] > 0`"},
    {"filter", "choose: `sum(k in 0..n) x[k] > 0 ? x[k] : 0`"},
    {"map vmap", "`[f(k) for k in a]` is an array, `let y[i in N] = f(x[i]);` a field"},
    {"reduce", "write `fold(k in 0..n, acc = start) f(acc, x[k])`"},
    {"zip", "index both: `sum(k in 0..n) a[k] * b[k]`"},
    {"trapz trapezoid quad integrate", "write the sum: `sum(k in 0..n - 1) 0.5 * (y[k] + y[k + 1]) * h`"},
    {"polyval horner", "write `fold(k in 0..n, s = 0) s * x + c[k]`"},
    {"odeint solve_ivp", "`import std.ode;` has `rk4`"},
    {"logaddexp", "`import std.nn;` has `logsumexp([a, b])`"},
    {"grad gradient",
     "gradients are of the whole program, `hgc run -w grad.x=FILE`; a gradient within it is not supported yet"},
    {"jacobian jacfwd jacrev", "the Jacobian of a residual `r` is written: `hgc run -w jacobian.r=FILE.mtx`"},
    {"hessian", "the Hessian of the program is written: `hgc run -w hessian=FILE.mtx`"},
    {"stop_gradient stopGradient stop_grad no_grad", "write `detach(a)`"},
};

constexpr Foreign kOfNumbers[] = {
    {"where iif ifelse if_else ternary cond", "write `c ? a : b`"},
    {"maximum fmax fmaxf", "write `max(a, b)`"},
    {"minimum fmin fminf", "write `min(a, b)`"},
    {"clip bound constrain", "write `clamp(a, lo, hi)`"},
    {"saturate hardsigmoid", "write `clamp(a, 0, 1)`"},
    {"hardtanh", "write `clamp(a, -1, 1)`"},
    {"lerp interp", "`mix(a, b, t)` goes from `a` to `b` with `t` from 0 to 1"},
    {"heaviside", "write `step(0, a)`"},
    {"sgn signum", "write `sign(a)`"},
    {"copysign", "write `b < 0 ? -abs(a) : abs(a)`"},
    {"fmod fmodf remainder", "`a % b` has the sign of `b`"},
    {"fix", "write `trunc(a)`"},
    {"rint nearbyint lround roundEven around", "`round(a)` takes a half to the even neighbour"},
    {"fract frac modf", "`a - floor(a)` is the fraction, `trunc(a)` the whole part"},
    {"frexp logb ilogb",
     "hgc does not have this yet; of a number that is not 0, `floor(log2(abs(a)))` is close to its exponent"},
    {"ldexp scalbn", "write `a * exp2(n)`"},
    {"inversesqrt invsqrt", "write `rsqrt(a)`"},
    {"sqr", "write `square(a)`"},
    {"abs2", "write `a * a`"},
    {"ln", "write `log(a)`"},
    {"exp10", "write `10 ^ a`"},
    {"arctan", "write `atan(a)`; `import std.loss;` has a loss of that name"},
    {"degrees rad2deg", "write `a * 180 / PI`"},
    {"radians deg2rad", "write `a * PI / 180`"},
    {"sinc", "write `a == 0 ? 1 : sin(PI * a) / (PI * a)`"},
    {"sincos", "write `sin(a)` and `cos(a)`"},
    {"sinpi", "write `sin(PI * a)`"},
    {"cospi", "write `cos(PI * a)`"},
    {"sec", "write `1 / cos(a)`"},
    {"csc", "write `1 / sin(a)`"},
    {"cot", "write `1 / tan(a)`"},
    {"sech", "write `1 / cosh(a)`"},
    {"gamma tgamma", "of a positive number write `exp(lgamma(a))`"},
    {"gammaln loggamma", "write `lgamma(a)`"},
    {"beta", "write `exp(lgamma(a) + lgamma(b) - lgamma(a + b))`"},
    {"digamma psi polygamma erfinv erfcinv zeta", "hgc does not have this yet"},
    {"bessel j0 j1 jn y0 y1 yn i0 i1 iv jv kv", "hgc has no Bessel functions yet"},
    {"expit logistic", "write `sigmoid(a)`"},
    {"logit", "write `log(a / (1 - a))`"},
    {"elu", "write `a > 0 ? a : expm1(a)`"},
    {"leaky_relu leakyRelu", "write `max(a, 0.01 * a)`"},
    {"swish", "write `silu(a)`"},
    {"mish", "write `a * tanh(softplus(a))`"},
    {"isclose allclose", "write `abs(a - b) <= tolerance`"},
    {"add", "write `a + b`"},
    {"subtract sub", "write `a - b`"},
    {"multiply", "write `a * b`"},
    {"divide div true_divide", "write `a / b`, which rounds down if both are integers"},
    {"floor_divide floordiv", "`a / b` of integers rounds down, `floor(a / b)` is that of reals"},
    {"negative neg", "write `-a`"},
    {"reciprocal rcp", "write `1 / a`"},
    {"lessThan less", "write `a < b`, of scalars"},
    {"greaterThan greater", "write `a > b`, of scalars"},
    {"equal", "write `a == b`"},
    {"notEqual not_equal", "write `a != b`"},
    {"not logical_not", "write `!a`"},
    {"logical_and", "write `a && b`"},
    {"logical_or", "write `a || b`"},
    {"bitwise_and bitand", "write `a & b`"},
    {"bitwise_or bitor", "write `a | b`"},
    {"bitwise_xor bitxor", "write `xor(a, b)`"},
    {"bitwise_not invert", "write `~a`"},
    {"left_shift shl", "write `a << n`"},
    {"right_shift shr", "write `a >> n`"},
    {"rol", "write `rotl(a, n)`"},
    {"ror", "write `rotr(a, n)`"},
    {"bitCount popcount countOneBits findMSB findLSB clz ctz", "hgc does not have this yet: `a >> n & 1` is a bit"},
    {"floatBitsToInt floatBitsToUint intBitsToFloat uintBitsToFloat", "hgc cannot read the bits of reals yet"},
    {"float double float64 float_", "write `real(a)`"},
    {"float32", "write `f32(a)`"},
    {"uint uint32 unsigned", "write `u32(a)`"},
    {"int32", "write `int(a)`"},
    {"long int64 i64 u64 uint64 size_t u8 i8 uint8 int8 short char", "integers have 32 bits: `int(a)` or `u32(a)`"},
    {"bool boolean", "write `a != 0`"},
    {"cast astype", "write `real(a)`, `f32(a)`, `int(a)` or `u32(a)`"},
    {"re im real_ imag conj complex", "numbers are real: a complex one can be a `vec2`"},
    {"arg angle phase", "write `atan2(y, x)`"},
    {"faceforward", "write `dot(i, m) < 0 ? n : -n`"},
    {"refract",
     "write `let d = dot(n, i); let k = 1 - eta * eta * (1 - d * d);` and `eta * i - (eta * d + sqrt(k)) * n`"},
    {"texture texture2D textureLod texelFetch imageLoad tex2D sample",
     "data are read by index: `image[i, j]`; `import std.image;` has `bilinear`"},
    {"random uniform rnd srand drand48",
     "`rand(seed, i, k)` is uniform from 0 to 1, and depends on its arguments alone"},
    {"normal gauss randint",
     "`randn(seed, i, k)` is normal, `rand(seed, i, k)` uniform; they depend on their arguments alone"},
    {"noise perlin simplex snoise", "hgc does not have this yet: `rand(seed, i, k)` is random at each index"},
    {"while until", "a loop is `fold(k in 0..n, acc = start) value`, whose length does not depend on its values"},
    {"switch match", "write `if a { .. } else if b { .. } else { .. }`"},
    {"print printf println puts fprintf cout",
     "a program prints nothing: `hgc run --watch=NAME:INSTANCE` shows values, `output` gives them out"},
    {"malloc calloc free memcpy memset new delete",
     "values have no addresses: data are declared, and arrays written `[a, b]`"},
    {"assert abort exit throw raise",
     "a program does not stop: `output wrong[i in N] = x[i] < 0 ? 1 : 0;` says where it is wrong"},
};

}  // namespace

std::string insteadOfFunction(std::string_view word) {
  for (const std::span<const Foreign> table : {std::span<const Foreign>(kOfNumbers), {kOfShapes}, {kOfReductions}}) {
    if (std::string hint = hintAmong(table, word); !hint.empty()) return hint;
  }
  return "";
}

}  // namespace hgc
