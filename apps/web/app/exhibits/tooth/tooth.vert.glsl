out vec2 uv;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4. - 1.;
  uv = corner;
  gl_Position = vec4(corner, 0, 1);
}
