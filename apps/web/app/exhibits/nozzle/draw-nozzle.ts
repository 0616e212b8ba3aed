import { isCalm } from '../stage/motion.ts';
import type { Frame } from '../stage/create-stage.ts';
import type { Machine } from './create-machine.ts';

// The camera of the drawing, fitted to its rings, so that the first frame covers the drawing line by line.
const rest = { yaw: 0.63015, pitch: -0.0554, roll: -0.06089 };

/** The rotation of the camera as columns of roll × pitch × yaw. */
function toViewMatrix(yaw: number, pitch: number): number[] {
  const [ca, sa] = [Math.cos(rest.yaw + yaw), Math.sin(rest.yaw + yaw)];
  const [cb, sb] = [Math.cos(rest.pitch + pitch), Math.sin(rest.pitch + pitch)];
  const [cc, sc] = [Math.cos(rest.roll), Math.sin(rest.roll)];
  const [x, y, z] = [sb * sa, cb, -sb * ca];
  return [
    ...[cc * ca - sc * x, sc * ca + cc * x, -cb * sa],
    ...[-sc * y, cc * y, sb],
    ...[cc * sa - sc * z, sc * sa + cc * z, cb * ca],
  ];
}

/** The temper scale, torque, thrust, ink, and the page behind, which says whether the theme is dark. */
export const tokens = [
  ...['--k0', '--k1', '--k2', '--k3', '--k4', '--k5', '--k6', '--k7', '--k8', '--k9'],
  ...['--torque', '--thrust', '--ink', '--bg'],
];

const tableSize = 13;

// Modes of nozzle.vert.glsl from back to front, with rows of a strip and number of copies.
const layers = [
  { mode: 7, rows: 48, copies: 72 },
  { mode: 0, rows: 140, copies: 80 },
  { mode: 3, rows: 97, copies: 9 },
  { mode: 6, rows: 20, copies: 20 },
  { mode: 2, rows: 26, copies: 101 },
  { mode: 1, rows: 14, copies: 240 },
  { mode: 4, rows: 110, copies: 3 },
];
const comets = 1;
const calmComets = 90;
const arrowHeads = { mode: 5, vertices: 6, copies: 2 };

export function drawNozzle({ gl, at, width, height, ratio, colors }: Frame, { state }: Machine): void {
  const unit = Math.max(width / 1000, 0.55 * ratio);
  const background = colors[tableSize]?.[1] ?? 1;
  gl.uniformMatrix3fv(at('view'), false, toViewMatrix(state.yaw, state.pitch));
  gl.uniform3fv(at('colors'), colors.slice(0, tableSize).flat());
  gl.uniform1f(at('dark'), background < 0.5 ? 1 : 0);
  gl.uniform1f(at('blades'), state.blades);
  gl.uniform4f(at('state'), state.fan, state.wind, state.torque, state.phase);
  for (const { mode, rows, copies } of layers) {
    gl.uniform1f(at('mode'), mode);
    gl.uniform4f(at('kit'), width, height, unit, rows);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, rows * 2, mode === comets && isCalm() ? calmComets : copies);
  }
  gl.uniform1f(at('mode'), arrowHeads.mode);
  gl.drawArraysInstanced(gl.TRIANGLES, 0, arrowHeads.vertices, arrowHeads.copies);
}
