in vec4 tone;
in vec2 edge;
flat in float halo;
flat in float glow;
uniform vec4 kit;
uniform float dark;
out vec4 color;

void main() {
  float away = abs(edge.x);
  float alpha = tone.a * (clamp(edge.y + .5 - away, 0., 1.) + halo * exp(-away * away / (7. * kit.z * kit.z)));
  alpha = min(alpha, 1. + glow);
  // The picture has no border: lines fade before the edge of the canvas.
  vec2 margin = min(gl_FragCoord.xy, kit.xy - gl_FragCoord.xy) / kit.xy;
  alpha *= smoothstep(0., .035, margin.x) * smoothstep(0., .03, margin.y);
  // Light themes blend over the page, dark ones add light to it.
  color = vec4(tone.rgb * alpha, alpha * (1. - .6 * dark * glow));
}
