export interface TestSwitch {
  /** Lets canvases use a software renderer, which visitors never get because it is slow, at this share of the pixels. */
  softwareResolution?: number;
  /** Gets the script time of each frame. */
  onFrame?: (milliseconds: number) => void;
}

declare global {
  /** Set only by an init script of the browser tests, before the page's own scripts. */
  var exhibitTest: TestSwitch | undefined;
}

/** The switch as a test has set it; it does nothing on pages that visitors see. */
export const getTestSwitch = (): TestSwitch => globalThis.exhibitTest ?? {};

/** Runs the script part of a frame, and reports its time to a test that asks. */
export function measureFrame<Result>(work: () => Result): Result {
  const { onFrame } = getTestSwitch();
  const startMs = performance.now();
  const result = work();
  onFrame?.(performance.now() - startMs);
  return result;
}
