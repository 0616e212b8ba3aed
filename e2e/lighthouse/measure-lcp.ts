import type { Browser } from '@playwright/test';
import { toStrippedPath } from './write-stripped-pages.ts';

const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowness = 4;
const rounds = 5;

/** How much later the largest contentful paint is with scripts than without, on a slow phone. The two take turns. */
export async function measureLcpRatio(browser: Browser, origin: string, path: string): Promise<number> {
  const [whole, stripped]: number[][] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    whole?.push(await measureLcp(browser, origin + path));
    stripped?.push(await measureLcp(browser, origin + toStrippedPath(path)));
  }
  return toMiddle(whole ?? []) / toMiddle(stripped ?? []);
}

async function measureLcp(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(url, { waitUntil: 'load' });
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const settledMs = 1_000;
        let last = 0;
        new PerformanceObserver((list) => {
          last = list.getEntries().at(-1)?.startTime ?? last;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(last), settledMs);
      }),
  );
  await context.close();
  return lcp;
}

function toMiddle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
