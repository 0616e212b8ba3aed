const lateSeconds = 0.024;
const veryLateSeconds = 0.09;
const quickSeconds = 0.0175;
const lowest = 0.45;

export type ResolutionVerdict = 'keep' | 'changed' | 'hopeless';

/**
 * Late frames lower the resolution, and frames in time raise it again. If the frame rate stays too low, the exhibit
 * ends.
 */
export function createResolution(start = 1) {
  let scale = start;
  let late = 0;
  let quick = 0;
  const change = (next: number): ResolutionVerdict => {
    scale = next;
    late = 0;
    quick = 0;
    return 'changed';
  };
  return {
    get scale() {
      return scale;
    },
    judge(seconds: number): ResolutionVerdict {
      if (!seconds) return 'keep';
      late = seconds > lateSeconds ? late + (seconds > veryLateSeconds ? 8 : 1) : Math.max(0, late - 0.5);
      quick = seconds < quickSeconds ? quick + 1 : 0;
      if (late > 8 && scale > lowest) return change(scale * 0.8);
      if (late > 40) return 'hopeless';
      if (quick > 150 && scale < 1) return change(Math.min(1, scale * 1.15));
      return 'keep';
    },
  };
}
