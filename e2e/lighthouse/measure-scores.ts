import lighthouse from 'lighthouse';

export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  blockingMs: number;
  /** Lighthouse's own estimate of the machine's speed. */
  benchmarkIndex: number;
}

/** Scores of a page on a phone with a slow line, by the defaults of Lighthouse. */
export async function measureScores(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits, environment } = result.lhr;
  const toPercent = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    performance: toPercent('performance'),
    accessibility: toPercent('accessibility'),
    bestPractices: toPercent('best-practices'),
    seo: toPercent('seo'),
    blockingMs: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** The run in the middle by performance. */
export function toMedian(runs: readonly Scores[]): Scores {
  const sorted = runs.toSorted((one, other) => one.performance - other.performance);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('There is no run');
  return median;
}
