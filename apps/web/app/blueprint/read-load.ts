/** What the browser has recorded of this page's load. Values that it doesn't report are NaN. */
export interface Load {
  sentBytes: number;
  /** The same with the bytes that came from the browser's cache. */
  weightBytes: number;
  lcpMs: number;
  /** Whether the browser would have reported it, if it had painted the page in sight. */
  hasLcp: boolean;
  cls: number;
}

interface Shift {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
}

/** The worst session of shifts: less than a second between two of them, at most five in all. */
export function sumShifts(shifts: readonly Shift[]): number {
  let [worst, session, from, until] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - until > 1_000 || startTime - from > 5_000) [session, from] = [0, startTime];
    session += value;
    until = startTime;
    worst = Math.max(worst, session);
  }
  return worst;
}

/** Reports what is recorded already, and again when there is more. Call the result to stop. */
export function watchLoad(report: (load: Load) => void): () => void {
  const shifts: Shift[] = [];
  const hasLcp = PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint');
  let lcpMs = Number.NaN;
  let cls = Number.NaN;
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const update = () => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (name: 'transferSize' | 'encodedBodySize') =>
      [navigation, ...loads].reduce((total, load) => total + Number(load?.[name]), 0);
    report({ sentBytes: sum('transferSize'), weightBytes: sum('encodedBodySize'), lcpMs, hasLcp, cls });
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('hadRecentInput' in entry) shifts.push(entry as PerformanceEntry & Shift);
      // A prerendered page starts for the visitor when it is shown.
      if (entry.entryType === 'largest-contentful-paint')
        lcpMs = Math.max(0, entry.startTime - (navigation?.activationStart ?? 0));
    }
    if (shifts.length > 0) cls = sumShifts(shifts);
    update();
  });
  for (const type of ['resource', 'layout-shift', 'largest-contentful-paint']) {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) continue;
    if (type === 'layout-shift') cls = 0;
    observer.observe({ type, buffered: true });
  }
  update();
  return () => observer.disconnect();
}
