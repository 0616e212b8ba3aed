// One program draws everything. `mode` says what: 0 streak lines, 1 comets, 2 fan, 3 rims and stations, 4 arrows and
// axis, 5 arrow heads, 6 film of the blades, 7 glass of the duct. The script puts the sizes of the tables in front.
uniform mat3 view;
uniform vec3 streak[SAMPLES];
uniform vec3 colors[13];
uniform vec4 kit; // width, height, pixels of a unit, rows of a strip
uniform vec4 state; // angle of the fan, angle of the swirl, torque, phase of the flow
uniform float mode;
uniform float dark;
uniform float exitShare;
uniform float blades; // 0: the even spirals of the drawing, 1: blades
out vec4 tone;
out vec2 edge;
flat out float halo;
flat out float glow;

const float TAU = 6.2831853;
const float EXIT = .8632;
const float INLET = -1.2257;
const float EYE = 5.4725;

float hash(float n) {
  return fract(sin(n * 12.9898 + 4.1) * 43758.5453);
}
vec4 project(vec3 p) {
  vec3 v = view * p;
  float w = EYE - v.z;
  return vec4((483.02 * w + 1417.06 * v.x) / 500. - w, w - (326.94 * w - 1417.06 * v.y) / 320., 0., w);
}
vec3 toEye(vec3 p) {
  return normalize(vec3(0, 0, EYE) - view * p);
}
vec3 sampleAt(float share) {
  float k = clamp(share, 0., 1.) * float(SAMPLES - 1);
  int i = int(min(k, float(SAMPLES - 2)));
  return mix(streak[i], streak[i + 1], k - float(i));
}
vec3 temper(float k) {
  k = clamp(k, 0., 9.);
  int i = int(min(k, 8.));
  return mix(colors[i], colors[i + 1], k - float(i));
}
float heat(float at) {
  return 8.2 - 6.6 * clamp((at - INLET) / 2.95, 0., 1.);
}
// A point of the flow at an angle; the jet behind the exit has shock cells that grow with the torque.
vec3 tube(vec3 s, float angle, float rho) {
  float x = max(0., s.x - EXIT);
  float q = state.z;
  float r = s.y * rho * (1. + (.012 + .075 * q) * sin(x * 5.6) * exp(-x * .55) - .10 * q * smoothstep(0., 1.6, x));
  return vec3(s.x, r * cos(angle), r * sin(angle));
}
vec3 blade(float b, float c, float t) {
  float r = mix(.1195, .745, t);
  float chord = mix(TAU / 40., mix(.34, .2, t), blades);
  float angle = b * TAU / 20. - .95 * pow(t, .9) - state.x + (c - .5) * chord;
  float at = mix(-1.3437, INLET, pow(t, .8)) + (c - .5) * mix(.15, .055, t) * blades;
  return vec3(at, r * cos(angle), r * sin(angle));
}
vec3 station(float i) {
  if (i < 4.5) return vec3(-.817, .7983, 0);
  if (i < 5.5) return vec3(-.4796, .5051, 0);
  if (i < 6.5) return vec3(-.2146, .3033, 0);
  if (i < 7.5) return vec3(.129, .639, 0);
  return vec3(.5138, .8763, 0);
}
vec3 streakLine(float i, float t, out float width, out vec4 color) {
  float q = state.z;
  float minor = mod(i, 2.);
  float share = t * mix(.74, .97, hash(i));
  vec3 s = sampleAt(share);
  float angle = i * TAU / 80. + s.z - state.y;
  vec3 p = tube(s, angle, 1.);
  vec3 n = sampleAt(share + .004) - s;
  float facing = dot(normalize(view * normalize(vec3(-n.y, n.x * cos(angle), n.x * sin(angle)))), toEye(p));
  float jet = smoothstep(exitShare, exitShare + .05, share);
  float pulse = pow(.5 + .5 * sin(TAU * (share * 2.2 - state.w * 2.2 + hash(i + 7.))), 10.);
  float alpha = mix(mix(.2, 1., smoothstep(-.12, .25, facing)), 1., jet) * mix(1., .38, minor);
  alpha *= (1. - smoothstep(.6, 1., t)) * mix(1., 1.15, jet);
  alpha *= mix(1., .85 + .3 * sin((s.x - EXIT) * 5.6 + 1.2) * q, jet);
  width = mix(1.25, 1.7, pulse * (1. - minor));
  color = vec4(mix(temper(heat(s.x)), colors[11], jet * .55) * mix(1., 1.2, pulse * dark), alpha * mix(.86, 1., pulse));
  return p;
}
vec3 comet(float i, float t, out float width, out vec4 color) {
  float h = hash(i);
  float lane = floor(hash(i + 31.) * 40.) * 2.;
  float head = fract(state.w + h);
  float share = head - (.022 + .05 * hash(i + 57.) + .05 * state.z) * (1. - t);
  vec3 s = sampleAt(share);
  float rho = h > .45 ? 1. : mix(.15, .9, hash(i + 83.));
  width = mix(.6, 3., t * t) * mix(.55, 1., rho);
  float alpha = share < 0. ? 0. : t * t * smoothstep(0., .06, head) * (1. - smoothstep(.7, 1., head));
  vec3 c = mix(temper(heat(s.x) - .3), colors[11], smoothstep(.34, .62, share) * .85);
  color = vec4(mix(c, vec3(1), dark * .35 * t), alpha * (.65 + .35 * state.z));
  return tube(s, lane * TAU / 80. + s.z - state.y, rho);
}
vec3 fan(float i, float t, out float width, out vec4 color) {
  if (i > 99.5) { // spinner
    float angle = -TAU * 2.2 * t - state.x;
    float r = .1195 * sqrt(1. - t * t);
    width = 2.;
    color = vec4(colors[10], .9 * smoothstep(0., .1, t));
    return vec3(-1.3437 - .13 * t, r * cos(angle), r * sin(angle));
  }
  float c = mod(i, 5.) / 4.;
  bool isInner = c > .1 && c < .9;
  vec3 p = blade(floor(i / 5.), c, t);
  float lit = .5 + .5 * cos(atan(p.z, p.y) - .5);
  float alpha = isInner ? .34 * blades : c < .1 ? 1. : mix(1., .75, blades);
  width = isInner ? .8 : 1.45;
  color = vec4(mix(temper(8.3 + .5 * t), colors[10], .25 * t), alpha * mix(.72, 1., lit));
  return p;
}
vec3 ring(float i, float t, out float width, out vec4 color) {
  vec2 s = station(i).xy;
  if (i < .5) s = vec2(INLET, .749);
  else if (i < 1.5) s = vec2(INLET, .7864);
  else if (i < 2.5) s = vec2(-1.3437, .1195);
  else if (i < 3.5) s = vec2(EXIT, .9557);
  float angle = t * TAU;
  vec3 p = vec3(s.x, s.y * cos(angle), s.y * sin(angle));
  float facing = dot(normalize(view * vec3(0, cos(angle), sin(angle))), toEye(p));
  width = i < 3.5 ? 2.3 : 1.2;
  color = vec4(temper(heat(s.x)), i < 3.5 ? 1. : mix(.25, .9, smoothstep(-.15, .25, facing)));
  return p;
}
vec3 arrow(float i, float t, out float width, out vec4 color) {
  float q = state.z;
  if (i < .5) { // torque
    float angle = mix(5.62 - .5 * q, 10., t);
    width = 3.6;
    color = vec4(colors[10], mix(.15, 1., smoothstep(1., .72, t)));
    return vec3(-1.24, .925 * cos(angle), .925 * sin(angle));
  }
  if (i < 1.5) { // axis
    width = 1.;
    color = vec4(colors[12], .5 * step(fract(t * 26.), .62));
    return vec3(mix(-1.62, EXIT, t), 0, 0);
  }
  width = 7.; // thrust
  color = vec4(colors[11], 1);
  return vec3(mix(EXIT, 2.38 + .75 * q, t), 0, 0);
}
vec3 line(float i, float t, out float width, out vec4 color) {
  if (mode < .5) return streakLine(i, t, width, color);
  if (mode < 1.5) return comet(i, t, width, color);
  if (mode < 2.5) return fan(i, t, width, color);
  if (mode < 3.5) return ring(i, t, width, color);
  return arrow(i, t, width, color);
}
void drawGlass(float i, float share, float side) {
  float angle = (i + side) * TAU / 72.;
  vec3 s = sampleAt(share * exitShare);
  vec3 m = sampleAt(share * exitShare + .006) - sampleAt(share * exitShare - .006);
  vec3 p = tube(s, angle, 1.);
  vec3 n = normalize(view * vec3(-m.y, m.x * cos(angle), m.x * sin(angle)));
  vec3 e = toEye(p);
  float facing = abs(dot(n, e));
  float gleam = pow(max(0., dot(n, normalize(e + normalize(vec3(-.5, .9, .5))))), 26.);
  tone = vec4(
    mix(temper(heat(s.x) + 1.6 * (facing - .5)), vec3(1), gleam * .5 * dark),
    pow(1. - facing, 2.2) * mix(.2, .3, dark) + .022 + gleam * mix(.16, .22, dark)
  );
  edge = vec2(0, 9);
  gl_Position = project(p);
}
void drawFilm(float i, float t, float c) {
  vec3 p = blade(i, c, t);
  vec3 along = blade(i, .5, t + .03) - blade(i, .5, t - .03);
  vec3 n = normalize(view * cross(blade(i, 1., t) - blade(i, 0., t), along));
  vec3 e = toEye(p);
  float gleam = pow(abs(dot(n, normalize(e + normalize(vec3(-.9, .8, .5))))), 22.);
  float alpha = mix(.05, .13, c) + gleam * .55 * t + .1 * (1. - abs(dot(n, e)));
  tone = vec4(mix(temper(8.8 - 1.5 * gleam - .8 * t), vec3(1), gleam * .4 * dark), alpha * blades);
  edge = vec2(0, 9);
  gl_Position = project(p);
}
void drawHead(bool isThrust, float id) {
  float angle = 5.62 - .5 * state.z;
  vec3 rim = vec3(-1.24, .925 * cos(angle), .925 * sin(angle));
  vec3 from = isThrust ? vec3(2.38 + .75 * state.z, 0, 0) : rim;
  vec3 to = isThrust ? from + vec3(.1, 0, 0) : vec3(-1.24, .925 * cos(angle - .04), .925 * sin(angle - .04));
  vec4 a = project(from);
  vec4 b = project(to);
  vec2 ahead = normalize((b.xy / b.w - a.xy / a.w) * kit.xy);
  vec2 aside = vec2(-ahead.y, ahead.x) * (isThrust ? 17.5 : 8.);
  vec2 back = ahead * (isThrust ? -11. : 0.);
  vec2 corner = vec2(0);
  if (id == 0. || id == 3.) corner = ahead * (isThrust ? 31. : 16.);
  else if (id == 1.) corner = aside + back;
  else if (id == 5.) corner = back - aside;
  gl_Position = vec4(a.xy / a.w + corner * kit.z * 2. / kit.xy, 0, 1);
  tone = vec4(isThrust ? colors[11] : colors[10], 1);
  edge = vec2(0, 9);
}
void drawLine(float i, float t, float side) {
  float width, unused;
  vec4 color, none;
  vec4 p = project(line(i, t, width, color));
  float h = t < .5 ? .004 : -.004;
  vec4 next = project(line(i, t + h, unused, none));
  vec2 ahead = (next.xy / next.w - p.xy / p.w) * kit.xy * sign(h);
  ahead = length(ahead) > 1e-5 ? normalize(ahead) : vec2(1, 0);
  float half_ = max(width * kit.z, 1.) * .5 * clamp(EYE / p.w, .7, 1.35);
  halo = dark * (mode > .5 && mode < 1.5 ? .5 : mode > 3.5 ? .2 : mode > 1.5 && mode < 2.5 ? .07 : .12);
  float reach = half_ + 1. + (halo > 0. ? 5.5 * kit.z : 0.);
  color.a *= min(1., width * kit.z + .25);
  tone = color;
  edge = vec2(side * reach, half_);
  gl_Position = vec4(p.xy / p.w + vec2(-ahead.y, ahead.x) * side * reach * 2. / kit.xy, 0, 1);
}
void main() {
  float id = float(gl_VertexID);
  float i = float(gl_InstanceID);
  float share = floor(id / 2.) / (kit.w - 1.);
  float side = mod(id, 2.);
  halo = 0.;
  glow = mode > 3.5 && mode < 5.5 ? 0. : 1.;
  if (mode > 6.5) drawGlass(i, share, side);
  else if (mode > 5.5) drawFilm(i, share, side);
  else if (mode > 4.5) drawHead(i > .5, id);
  else drawLine(i, share, side * 2. - 1.);
}
