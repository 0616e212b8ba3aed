import { createElement } from './create-element.ts';
import { getTestSwitch } from './test-switch.ts';

const softwareRenderers = /swiftshader|llvmpipe|software|basic render/i;

export interface OpenedCanvas {
  canvas: HTMLCanvasElement;
  gl: WebGL2RenderingContext;
}

/** Opens a canvas on the graphics card, or nothing if there is none. */
export function openCanvas(antialias: boolean): OpenedCanvas | undefined {
  const allowsSoftware = getTestSwitch().softwareResolution !== undefined;
  const canvas = createElement('canvas', { class: 'tx-canvas', 'aria-hidden': 'true' });
  const gl = canvas.getContext('webgl2', {
    antialias,
    depth: false,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: !allowsSoftware,
  });
  if (!gl) return undefined;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  if (allowsSoftware || !softwareRenderers.test(renderer)) return { canvas, gl };
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return undefined;
}
