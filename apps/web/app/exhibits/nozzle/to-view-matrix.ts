// The camera of the drawing, fitted to its rings, so that the first frame covers the drawing line by line.
const rest = { yaw: 0.63015, pitch: -0.0554, roll: -0.06089 };

/** The rotation of the camera as columns of roll × pitch × yaw. */
export function toViewMatrix(yaw: number, pitch: number): number[] {
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
