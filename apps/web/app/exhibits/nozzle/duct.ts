/** Where the duct is narrowest and where it ends, along its axis. */
export const throat = -0.2146;
export const exit = 0.8632;

/** The duct as measured from the drawing: distance along the axis and radius. */
const stations = [
  { at: -1.2257, radius: 0.768 },
  { at: -0.817, radius: 0.7983 },
  { at: -0.4796, radius: 0.5051 },
  { at: throat, radius: 0.3033 },
  { at: 0.129, radius: 0.639 },
  { at: 0.5138, radius: 0.8763 },
  { at: exit, radius: 0.9557 },
] as const;

export const inlet = stations[0].at;

function getStation(place: number) {
  const station = stations[Math.max(0, Math.min(stations.length - 1, place))];
  if (!station) throw new RangeError(`The duct has no station ${place}`);
  return station;
}

function getSlope(place: number): number {
  if (getStation(place).at === throat) return 0;
  const before = getStation(place - 1);
  const after = getStation(place + 1);
  return (after.radius - before.radius) / (after.at - before.at);
}

/** The radius of the flow: a smooth curve through the stations, and a jet that spreads a little behind the exit. */
export function getRadius(at: number): number {
  if (at >= exit) return getStation(stations.length - 1).radius + 0.02 * (1 - Math.exp(-(at - exit) * 3));
  const next = stations.findIndex((station, place) => place > 0 && at <= station.at);
  const [from, to] = [getStation(next - 1), getStation(next)];
  const length = to.at - from.at;
  const t = (at - from.at) / length;
  return (
    (2 * t ** 3 - 3 * t ** 2 + 1) * from.radius +
    (t ** 3 - 2 * t ** 2 + t) * getSlope(next - 1) * length +
    (3 * t ** 2 - 2 * t ** 3) * to.radius +
    (t ** 3 - t ** 2) * getSlope(next) * length
  );
}
