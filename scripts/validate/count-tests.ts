export interface TestCount {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
}

/** Counts one runner's tests; an unsuccessful run without a failed test, as when a file can't be read, is one failure. */
export function countTests(report: unknown, hasSucceeded: boolean): TestCount {
  const count = toCount(report);
  if (!hasSucceeded && count.failed === 0) return { ...count, failed: 1 };
  return count;
}

function toCount(report: unknown): TestCount {
  if (isVitestReport(report)) return { passed: report.numPassedTests, failed: report.numFailedTests };
  if (isPlaywrightReport(report)) return { passed: report.stats.expected, failed: report.stats.unexpected };
  return { passed: 0, failed: 1 };
}

function isVitestReport(report: unknown): report is VitestReport {
  return typeof report === 'object' && report !== null && 'numPassedTests' in report;
}

function isPlaywrightReport(report: unknown): report is PlaywrightReport {
  return typeof report === 'object' && report !== null && 'stats' in report;
}
