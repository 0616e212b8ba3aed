export interface GlProgram {
  program: WebGLProgram;
  /** False while the driver still compiles in the background. */
  isReady: () => boolean;
  isLinked: () => boolean;
  at: (uniform: string) => WebGLUniformLocation | null;
}

/** Compiles a pair of shaders. Reading the link status before `isReady` would block the page. */
export function createGlProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): GlProgram {
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  const program = gl.createProgram();
  const add = (type: number, source: string) => {
    const shader = gl.createShader(type);
    if (!shader) return;
    gl.shaderSource(shader, `#version 300 es\nprecision highp float;\n${source}`);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  };
  add(gl.VERTEX_SHADER, vertex);
  add(gl.FRAGMENT_SHADER, fragment);
  gl.linkProgram(program);
  const locations = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    isReady: () => !parallel || gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) !== false,
    isLinked: () => gl.getProgramParameter(program, gl.LINK_STATUS) === true,
    at(uniform) {
      if (!locations.has(uniform)) locations.set(uniform, gl.getUniformLocation(program, uniform));
      return locations.get(uniform) ?? null;
    },
  };
}
