import type { Frame } from '../stage/create-stage.ts';
import type { Pose } from './create-pose.ts';
import { toPlane } from './to-plane.ts';

/** The two colors of the band, lines on it, and the page behind, which says whether the theme is dark. */
export const tokens = ['--a', '--b', '--plate-ink', '--bg'];

export function drawTooth({ gl, at, width, height, colors }: Frame, { state }: Pose): void {
  const [ca, sa] = [Math.cos(state.yaw), Math.sin(state.yaw)];
  const [cb, sb] = [Math.cos(state.tilt), Math.sin(state.tilt)];
  const [warm = [], cool = [], ink = [], background = []] = colors;
  const rows = [
    [ca, 0, -sa],
    [-sa * sb, cb, -ca * sb],
    [sa * cb, sb, ca * cb],
  ];
  gl.uniformMatrix3fv(at('turn'), false, rows.flat());
  gl.uniform4f(at('kit'), width, height, state.volume, (background[1] ?? 1) < 0.5 ? 1 : 0);
  gl.uniform1f(at('cut'), toPlane(state.section));
  gl.uniform3fv(at('warm'), warm);
  gl.uniform3fv(at('cool'), cool);
  gl.uniform3fv(at('ink'), ink);
  gl.uniform1i(at('zero'), 0);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}
