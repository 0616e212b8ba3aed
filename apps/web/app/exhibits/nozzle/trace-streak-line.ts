import { exit, getRadius, inlet, throat } from './duct.ts';

export const sampleCount = 128;
const jetEnd = 3.7;
const stepLength = 0.002;

interface Point {
  at: number;
  angle: number;
  time: number;
}

/** Before the throat, continuity: the flow speeds up as the duct narrows. Behind it, the jet accelerates further. */
const getSpeed = (at: number) =>
  at < throat ? 0.7 / getRadius(at) : 2.31 + 0.5 * Math.min(at - throat, 1.4);

/** The swirl keeps its momentum: it turns faster where the duct is narrow, and dies out in the jet. */
const getTwist = (at: number) => (at < exit ? 0.31 / getRadius(at) ** 2 : 0.3 * Math.exp(-(at - exit) * 3));

function listPoints(): Point[] {
  const points: Point[] = [{ at: inlet, angle: 0, time: 0 }];
  let time = 0;
  let angle = 0;
  for (let at = inlet + stepLength; at < jetEnd; at += stepLength) {
    time += stepLength / getSpeed(at);
    angle += getTwist(at) * stepLength;
    points.push({ at, angle, time });
  }
  return points;
}

/** Axis, radius and angle of one streak line in equal steps of time, and the share of its time spent inside the duct. */
export function traceStreakLine(): { samples: Float32Array; exitShare: number } {
  const points = listPoints();
  const endTime = points.at(-1)?.time ?? 0;
  const samples = new Float32Array(sampleCount * 3);
  let exitShare = 0;
  let place = 0;
  for (let sample = 0; sample < sampleCount; sample++) {
    const share = sample / (sampleCount - 1);
    while (place < points.length - 1 && (points[place]?.time ?? 0) < endTime * share) place++;
    const { at, angle } = points[place] ?? { at: 0, angle: 0 };
    samples.set([at, getRadius(at), angle], sample * 3);
    if (at < exit) exitShare = share;
  }
  return { samples, exitShare };
}
