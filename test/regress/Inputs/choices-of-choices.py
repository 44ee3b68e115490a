"""Forty choices, each between two of the choices before it."""
print("dim N; var x : real[N]; data a : f32[N]; data b : f32[N];")
print("fn pick(u: f32, v: f32, t: real) -> real {\n  let y0 = real(u) + real(v); let z0 = real(u) * real(v);")
for k in range(40):
    print(f"  let y{k + 1} = select(t > {k}.25, y{k}, z{k}); let z{k + 1} = select(t < {k}.75, z{k}, y{k});")
print("  return real(f32(y40));\n}\nenergy e[i in N] = x[i] * pick(a[i], b[i], x[i]);")
