// A lower molar as a signed distance. `kit.z` goes from a flat Lambert surface (0) to a volume (1): enamel over dentin
// over pulp, light spread under the surface, thin parts that let the back light through.
in vec2 uv;
out vec4 color;
uniform mat3 turn;
uniform vec4 kit; // width, height, share of the volume, dark theme
uniform vec3 warm;
uniform vec3 cool;
uniform vec3 ink;
uniform float cut; // what lies in front of this plane is taken away
uniform int zero; // always 0: keeps compilers from unrolling the loops, which takes seconds on some

float smin(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.) / k;
  return min(a, b) - h * h * k * .25;
}
float smax(float a, float b, float k) {
  return -smin(-a, -b, k);
}
// The biting surface, five lobes that meet in grooves: its height, and how deep a point lies in a groove.
vec2 lobes(vec2 p) {
  float highest = -9., second = -9.;
  vec3 tips[5] = vec3[5](
    vec3(-.33, .27, .83), vec3(.09, .32, .81), vec3(.43, .16, .74), vec3(-.30, -.26, .88), vec3(.27, -.28, .86)
  );
  for (int i = zero; i < 5; i++) {
    vec2 d = p - tips[i].xy;
    d = vec2(d.x, d.y * .92);
    float h = tips[i].z - .60 * (sqrt(dot(d, d) + .026) - .1);
    if (h > highest) {
      second = highest;
      highest = h;
    } else second = max(second, h);
  }
  float gap = highest - second;
  return vec2(highest, exp2(-gap * gap * 420.));
}
float map(vec3 p) {
  vec2 top = lobes(p.xz);
  float up = smoothstep(-.3, .40, p.y), inward = smoothstep(.34, .95, p.y);
  vec2 waist = mix(vec2(.47, .40), vec2(.635, .545), up) - inward * vec2(.10, .15);
  vec2 e = abs(p.xz + vec2(0, -.05 * inward)) - waist + .33;
  float side = length(max(e, 0.)) + min(max(e.x, e.y), 0.) - .33 + top.y * smoothstep(.05, .6, p.y) * .022;
  float crown = smax(side, (p.y - top.x + top.y * .05) * .8, .15);
  crown = smax(crown, -p.y - .17, .22);
  float t = clamp(-(p.y - .12) / 1.52, 0., 1.);
  float x = abs(p.x - .13 * t * t * t) - .255 - .13 * sin(t * 2.5);
  vec2 r = vec2(.225, .385) * mix(1., .40, t) * sqrt(max(0., 1. - t * t * t * t)) + .012;
  r.x *= 1. - .16 * exp2(-p.z * p.z * 40.) * smoothstep(.1, .4, t) * (1. - t);
  float root = (length(vec2(x, p.z) / r) - 1.) * min(r.x, r.y) * .92;
  root = smax(smax(root, -p.y - 1.37, .12), p.y - .16, .12);
  return smin(crown, root, .10);
}
vec3 normal(vec3 p, float e) {
  vec3 n = vec3(0);
  for (int i = zero; i < 4; i++) {
    vec3 k = .5773 * (2. * vec3((((i + 3) >> 1) & 1), ((i >> 1) & 1), (i & 1)) - 1.);
    n += k * map(p + k * e);
  }
  return normalize(n);
}
// Thickness of the enamel, which ends in a curved line around the neck.
float coat(vec3 p) {
  float above = p.y + .03 - .11 * (p.x * p.x * 1.1 - p.z * p.z * 1.6);
  return smoothstep(-.015, .05, above) * (.03 + .11 * smoothstep(0., .7, above));
}
// The way to the light inside the body, from two distances.
float way(vec3 q, vec3 light, float depth) {
  float s = .2, e = -map(q + light * s);
  return e < 0. ? s * depth / max(depth - e, .001) : s + e * 1.25;
}
// Light of a soft box as seen along a reflection.
float softBox(vec3 r, vec3 toBox, vec3 up, vec2 size, float blur) {
  vec3 v = normalize(cross(up, toBox)), w = cross(toBox, v);
  float z = dot(r, toBox);
  vec2 q = abs(vec2(dot(r, v), dot(r, w)) / max(z, .001)) - size;
  return z < 0. ? 0. : smoothstep(blur, -blur, max(q.x, q.y));
}
float grain(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f *= f * (3. - 2. * f);
  float r = 0.;
  for (int k = zero; k < 8; k++) {
    vec3 c = vec3(k & 1, (k >> 1) & 1, k >> 2), h = fract((i + c) * vec3(.1031, .1030, .0973));
    h += dot(h, h.yxz + 33.3);
    vec3 m = mix(1. - f, f, c);
    r += fract((h.x + h.y) * h.z) * m.x * m.y * m.z;
  }
  return r;
}
// The section lines of the drawing, and a soft ground.
vec4 backdrop(vec2 s, float fit, float px, float dark) {
  vec2 q = s / fit;
  float line = abs(fract(q.y * 120. / 11. + .5) - .5) * 11. / 120.;
  float a = smoothstep(px * 1.3, px * .2, line) * step(abs(q.x), .84) * step(abs(q.y), .76) * .16;
  vec4 lines = vec4(ink * a, a);
  vec2 g = vec2(s.x - .04, (s.y + .80) * 5.2);
  vec3 ground = mix(vec3(.03, .02, .03), warm * vec3(.55, .2, .1), .5 * kit.z);
  a = exp(-dot(g, g) * 5.) * mix(.34, .6, dark);
  return vec4(ground * a, a) + lines * (1. - a);
}

// The face of the section: enamel, dentin and pulp, parted by lines. A surface scan alone has no inside.
vec4 section(vec3 p, float depth, float light, float volume, float px) {
  float coated = depth - coat(p), core = min(depth - .2, .45 - p.y);
  vec3 layers = coated < 0. ? vec3(.86, .91, .95) : core > 0. ? vec3(.66, .20, .18) : vec3(.88, .70, .44);
  float line = min(min(abs(coated), depth), coated > 0. ? abs(core) : 9.);
  float grid = abs(fract((p.x + p.y) * 14.) - .5) / 14.;
  vec3 empty = mix(vec3(.62), vec3(.36), smoothstep(px, 0., grid - .004));
  vec3 col = mix(empty, mix(vec3(.12, .08, .08), layers, smoothstep(px * .4, px * 1.6, line)), volume);
  return vec4(col * (.82 + .18 * max(light, 0.)), 1);
}

void main() {
  vec2 s = uv * vec2(kit.x / kit.y, 1);
  float px = 1.9 / kit.y, volume = kit.z, dark = kit.w;
  float fit = max(1., 1.04 * kit.y / kit.x);
  s *= fit;
  vec3 ro = turn * vec3(0, 0, 6.2), rd = turn * normalize(vec3(s.x, s.y - .085, -4.35));
  ro.y -= .27;
  vec3 key = turn * normalize(vec3(-.62, .72, .62)), back = turn * normalize(vec3(.72, .34, -.78));
  vec3 up = turn * vec3(0, 1, 0), right = turn * vec3(1, 0, 0);
  vec4 behind = backdrop(s, fit, px, dark);
  color = behind;

  // Most rays miss the ball around the tooth.
  vec3 center = ro + vec3(0, .30, 0);
  float b = dot(center, rd), disc = b * b - dot(center, center) + 1.78;
  if (disc < 0.) return;
  float t = -b - sqrt(disc), far = -b + sqrt(disc), near = 9., tn = t, d, pr = px * fit * 1.6;
  for (int i = zero; i < 80; i++) {
    vec3 q = ro + rd * t;
    d = max(map(q), q.z - cut);
    if (d < near) {
      near = d;
      tn = t;
    }
    if (d < pr * .3 || t > far) break;
    t += d * .86;
  }
  bool isHit = t < far && d < pr;
  if (isHit) tn = t;
  if (near > pr) return;
  float cover = isHit ? 1. : clamp(1.3 - 1.3 * near / pr, 0., 1.);
  vec3 p = ro + rd * tn, v = -rd;
  float inside = -map(p);
  if (p.z - cut > -inside - .001 && inside > 0.) {
    color = section(p, inside, dot(vec3(0, 0, 1), key), volume, pr) * cover + behind * (1. - cover);
    return;
  }
  vec3 n = normal(p, .0022);
  p -= n * ((isHit ? d : near) + .003);
  float enamelDepth = coat(p), en = smoothstep(.0, .05, enamelDepth), nv = clamp(dot(n, v), .17, 1.);

  // Flat: one albedo, one light.
  vec3 plain = vec3(.80, .76, .69) * (max(dot(n, key), 0.) * .95 + .26);
  vec3 col = plain;
  if (volume > .001) {
    vec3 n1 = normal(p, .045), n2 = normal(p - n * .03, .13);
    float ao = 1., w = 1.;
    for (int i = zero + 1; i < 5; i++) {
      float q = .055 * float(i * i) * .55;
      ao -= w * max(0., q - map(p + n * q)) * 2.1;
      w *= .62;
    }
    ao = clamp(ao, 0., 1.);
    // Light spread under the surface: each channel sees a softer normal and wraps further.
    vec3 nl = vec3(dot(n2, key), dot(mix(n1, n2, .45), key), dot(n1, key));
    vec3 wrap = mix(vec3(.42, .30, .22), vec3(.58, .44, .34), 1. - en);
    vec3 diffuse = clamp((nl + wrap) / (1. + wrap), 0., 1.);
    diffuse = diffuse * diffuse * (1.35 - .35 * diffuse);
    float rough = grain(p * vec3(7, 5, 7)) * .6 + grain(p * vec3(30, 9, 30)) * .4;
    vec3 dentin = mix(vec3(.84, .72, .54), vec3(.70, .57, .41), rough * (1. - en));
    float over = 1. - exp(-enamelDepth / (nv * .75 + .25) * 16.);
    vec3 base = mix(dentin, vec3(.90, .88, .82), over);
    base = mix(base, vec3(.70, .745, .79), en * .55 * smoothstep(.42, .86, p.y) * (1. - .6 * nv));
    base *= mix(vec3(1), vec3(.84, .70, .54), .65 * (1. - en) * smoothstep(-.2, -1.3, p.y) * .6);
    base *= mix(vec3(1), vec3(.80, .62, .44), lobes(p.xz).y * smoothstep(.35, .62, p.y) * .62);
    // Into the body in a few growing steps: enamel scatters blue and clear, dentin warm and dense, pulp red.
    vec3 dir = refract(rd, n, .66), inner = vec3(0), left = vec3(1);
    float x = .012 + .02 * fract(52.98 * fract(dot(gl_FragCoord.xy, vec2(.0671, .00584)))), thick = 0., st = .03;
    for (int i = zero; i < 8; i++) {
      vec3 q = p + dir * x;
      float depth = -map(q);
      if (depth < 0.) break;
      float e = smoothstep(.02, -.02, depth - coat(q));
      float core = smoothstep(.17, .30, depth) * (1. - e) * smoothstep(.55, .2, q.y);
      vec3 scatter = mix(mix(vec3(5.5, 6., 6.2), vec3(3., 4.5, 5.), core), vec3(.9, 1.15, 1.6), e);
      vec3 ex = scatter + mix(mix(vec3(.25, .85, 2.2), vec3(1.2, 7., 7.), core), vec3(.05, .07, .09), e);
      vec3 backLight = exp(-ex * .30 * way(q, back, depth)) * vec3(1.55, 1.2, .95) * mix(.85, 1.15, dark);
      vec3 light = exp(-ex * .62 * way(q, key, depth)) * 1.05 + backLight;
      vec3 passed = exp(-ex * st);
      inner += left * (1. - passed) * scatter / ex * light;
      left *= passed;
      thick += st;
      x += st;
      st *= 1.42;
    }
    float rim = pow(clamp(dot(v, -normalize(back + n2 * .35)), 0., 1.), 2.2);
    vec3 through = exp(-thick * vec3(1.5, 3., 6.)) * (.25 + 1.5 * rim) * vec3(1.35, .95, .66);
    vec3 shade = pow(vec3(ao), vec3(.95, 1.3, 1.6));
    vec3 room = mix(cool, warm, .5);
    vec3 ambient = mix(mix(vec3(.72), room, .45), vec3(.9, .95, 1.05), .5 + .5 * dot(n1, up)) * mix(.36, .25, dark);
    col = base * (diffuse * .76 * vec3(1.05, 1., .94) + ambient * shade) * mix(shade, vec3(1), .45);
    col += inner * mix(.15, .27, en) * mix(vec3(1), base, .5) + through * .50 * mix(1., .7, en);
    col += vec3(.55, .68, .95) * en * over * pow(1. - nv, 2.) * .10 * ao; // opalescent edge
    // Wet enamel in a studio of three soft boxes.
    float wobble = (grain(p * vec3(16, 44, 16)) - .5) * mix(.10, .022, en);
    vec3 r = reflect(rd, normalize(n + wobble));
    float fresnel = .035 + .75 * pow(1. - nv, 5.), soft = mix(.5, .10, en);
    float lamp = softBox(r, normalize(key + .12 * up), up, vec2(.30, .42), soft) * 5.5;
    lamp += softBox(r, turn * normalize(vec3(.95, .15, .45)), up, vec2(.10, .85), soft) * 3.2;
    lamp += softBox(r, up, right, vec2(.9, .5), .5) * .6;
    vec3 mirrored = vec3(lamp) + mix(room * .35, vec3(.75), .5 + .5 * dot(r, up)) * .5;
    col += mirrored * fresnel * mix(.35, 1.15, en) * mix(ao, 1., .35);
    float edge = pow(1. - nv, 2.6) * max(dot(n1, back) + .25, 0.) * mix(.75, .95, dark) * mix(.5, 1., en);
    col += mix(vec3(1., .74, .48), vec3(1., .93, .84), en) * edge;
    col = mix(vec3(dot(col, vec3(.3, .59, .11))), col, 1.08) * mix(1., .95, dark);
    col = mix(plain, col, volume * volume * (3. - 2. * volume));
  }
  col = col * (1. + col * .10) / (1. + col * .46) * 1.22;
  col = pow(clamp(col, 0., 1.), vec3(1. / 1.9));
  color = vec4(col * cover, cover) + behind * (1. - cover);
}
