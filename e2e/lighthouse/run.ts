import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { browser as settings } from '../playwright.config.ts';
import { measureLcpRatio } from './measure-lcp.ts';
import { measureScores, type Scores, toMedian } from './measure-scores.ts';
import { type Kind, kinds } from './pages.ts';
import { startSite } from './start-site.ts';

/**
 * Measures one page of each kind: the median of three runs of Lighthouse, and its largest contentful paint beside that of the
 * same page without scripts. Fails if a figure is below its limit.
 *
 * `--quick` is for CI: one run is enough if it reaches the limits, fewer pages are loaded without scripts, and times have a
 * margin, because others use the machine too.
 */
const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const runs = 3;
const margin = quick ? { performance: 5, lcpRatio: 0.2 } : { performance: 0, lcpRatio: 0 };
const quickRatioPaths: readonly string[] = ['/en', '/en/booking'];
/** Below it, other work has the processors, and times say nothing about the site. */
const slowestMachine = 1_000;

interface Measured extends Scores {
  kind: Kind;
  path: string;
  /** Unknown if the page was not loaded without scripts. */
  lcpRatio: number | undefined;
}

const site = await startSite(Object.values(kinds).flatMap(({ paths }) => paths));
const port = await findFreePort();
const browser = await chromium.launch({
  ...settings.launchOptions,
  args: [...settings.launchOptions.args, `--remote-debugging-port=${port}`],
});
const measured: Measured[] = [];
try {
  for (const kind of Object.keys(kinds) as Kind[]) {
    for (const path of kinds[kind].paths) {
      const page = {
        kind,
        path,
        ...(await measureOften(kind, path)),
        lcpRatio:
          quick && !quickRatioPaths.includes(path)
            ? undefined
            : await measureLcpRatio(browser, site.origin, path),
      };
      measured.push(page);
      console.log(`${toLine(page)}  ${path}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

const worst = (kind: Kind) => {
  const own = measured.filter((page) => page.kind === kind);
  const least = (name: keyof Scores) => Math.min(...own.map((page) => page[name]));
  return [least('performance'), least('accessibility'), least('bestPractices'), least('seo')].join('/');
};
const worstRatio = Math.max(...measured.map(({ lcpRatio }) => lcpRatio ?? 0));
const isSlow = Math.min(...measured.map(({ benchmarkIndex }) => benchmarkIndex)) < slowestMachine;
const failures = measured.flatMap(listFailures);
for (const failure of failures) console.log(failure);
if (isSlow) console.log('The machine was too slow for times to count; only the other scores were judged.');
console.log(
  `worst content ${worst('content')}, worst interactive ${worst('interactive')}, worst LCP ratio ${worstRatio.toFixed(2)}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

async function measureOften(kind: Kind, path: string): Promise<Scores> {
  const scores: Scores[] = [];
  const isEnough = () => quick && scores.some((score) => score.performance >= kinds[kind].limits.performance);
  while (scores.length < runs && !isEnough()) scores.push(await measureScores(site.origin + path, port));
  return toMedian(isEnough() ? scores.slice(-1) : scores);
}

function toLine({
  performance,
  accessibility,
  bestPractices,
  seo,
  blockingMs,
  lcpRatio,
  benchmarkIndex,
}: Measured) {
  const scores = [performance, accessibility, bestPractices, seo].join('/').padEnd(16);
  return `${scores} blocking ${blockingMs} ms  ${lcpRatio ? `LCP ratio ${lcpRatio.toFixed(2)}  ` : ''}machine ${benchmarkIndex}`;
}

function listFailures(page: Measured): string[] {
  const { limits } = kinds[page.kind];
  const scores = (['accessibility', 'bestPractices', 'seo'] as const)
    .filter((name) => page[name] < 100)
    .map((name) => `${page.path}: ${name} is ${page[name]}, not 100`);
  if (isSlow) return scores;
  const { performance, lcpRatio = 0 } = page;
  return [
    ...scores,
    ...(performance < limits.performance - margin.performance
      ? [`${page.path}: performance is ${performance}, below ${limits.performance}`]
      : []),
    ...(lcpRatio > limits.lcpRatio + margin.lcpRatio
      ? [`${page.path}: the LCP ratio is ${lcpRatio.toFixed(2)}, above ${limits.lcpRatio}`]
      : []),
  ];
}
