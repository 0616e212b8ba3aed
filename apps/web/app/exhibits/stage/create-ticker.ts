export interface Ticker {
  start: () => void;
  stop: () => void;
}

const longestStepSeconds = 0.1;

/** A loop of frames that runs only while wanted: `step` gets the seconds since the last frame and says whether to go on. */
export function createTicker(step: (seconds: number) => boolean): Ticker {
  let frame = 0;
  let lastMs = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    lastMs = 0;
  };
  const run = (nowMs: number) => {
    const seconds = lastMs ? Math.min(longestStepSeconds, (nowMs - lastMs) / 1000) : 0;
    lastMs = nowMs;
    frame = requestAnimationFrame(run);
    if (!step(seconds)) stop();
  };
  return {
    start() {
      frame ||= requestAnimationFrame(run);
    },
    stop,
  };
}
