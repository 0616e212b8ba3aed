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
 */
const runs = 3;
/** Below it, other work has the processors, and times say nothing about the site. */
const slowestMachine = 400;

interface Measured extends Scores {
  kind: Kind;
  path: string;
  lcpRatio: number;
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
      const scores: Scores[] = [];
      for (let run = 0; run < runs; run += 1) scores.push(await measureScores(site.origin + path, port));
      const page = {
        kind,
        path,
        ...toMedian(scores),
        lcpRatio: await measureLcpRatio(browser, site.origin, path),
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
const worstRatio = Math.max(...measured.map(({ lcpRatio }) => lcpRatio));
const isSlow = Math.min(...measured.map(({ benchmarkIndex }) => benchmarkIndex)) < slowestMachine;
const failures = measured.flatMap(listFailures);
for (const failure of failures) console.log(failure);
if (isSlow) console.log('The machine was too slow for times to count; only the other scores were judged.');
console.log(
  `worst content ${worst('content')}, worst interactive ${worst('interactive')}, worst LCP ratio ${worstRatio.toFixed(2)}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

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
  return `${scores} blocking ${blockingMs} ms  LCP ratio ${lcpRatio.toFixed(2)}  machine ${benchmarkIndex}`;
}

function listFailures(page: Measured): string[] {
  const { limits } = kinds[page.kind];
  const scores = (['accessibility', 'bestPractices', 'seo'] as const)
    .filter((name) => page[name] < 100)
    .map((name) => `${page.path}: ${name} is ${page[name]}, not 100`);
  if (isSlow) return scores;
  return [
    ...scores,
    ...(page.performance < limits.performance
      ? [`${page.path}: performance is ${page.performance}, below ${limits.performance}`]
      : []),
    ...(page.lcpRatio > limits.lcpRatio
      ? [`${page.path}: the LCP ratio is ${page.lcpRatio.toFixed(2)}, above ${limits.lcpRatio}`]
      : []),
  ];
}
