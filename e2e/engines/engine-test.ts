import { writeFile } from 'node:fs/promises';
import { type VisitFixtures, visitFixtures } from '../booking/visit-fixtures.ts';
import { expect } from '@playwright/test';
import { test as base } from '../worker-test.ts';
import type { Engine } from './driver.ts';
import { startFirefox } from './start-firefox.ts';
import { faultsKey } from './start-page.ts';
import { startWebkit } from './start-webkit.ts';
import { Tab } from './tab.ts';

/** By the name of the project. */
export const engines = { firefox: startFirefox, webkit: startWebkit };

interface TestFixtures extends VisitFixtures {
  tab: Tab;
}

interface WorkerFixtures {
  engine: Engine;
}

/** Runs in the page: what it has loaded, when, and how long that took, in milliseconds. */
function listCalls(): string {
  return performance
    .getEntries()
    .map(({ startTime, duration, name }) => `${Math.round(startTime)} ${Math.round(duration)} ${name}`)
    .join('\n');
}

/** A journey in one engine. It fails on any console message, page error or policy violation, as the others do. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use, { project }) => {
      const engine = await engines[project.name as keyof typeof engines]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, endpoints }, use, info) => {
    const driver = await engine.openTab();
    const tab = new Tab(driver, endpoints.site);
    await tab.resize(1280, 800);
    await use(tab);
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('end.png'), await tab.takePicture());
      await writeFile(info.outputPath('calls.txt'), await tab.evaluate(listCalls));
    }
    const faults = await tab.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), faultsKey);
    await driver.close();
    expect(faults).toEqual([]);
  },
  ...visitFixtures,
});

export { expect };
