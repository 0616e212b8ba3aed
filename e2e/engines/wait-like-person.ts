import { expect } from './engine-test.ts';
import type { Tab } from './tab.ts';

/** The backend takes a form that is sent sooner for a robot's. */
const humanMs = 2_100;

/** Waits until a person could have typed what the form holds. */
export async function waitLikePerson(tab: Tab): Promise<void> {
  await expect.poll(() => tab.evaluate(readAge), 'the form is old enough').toBeGreaterThan(humanMs);
}

/** Runs in the page: how long ago the last form began, in milliseconds. */
function readAge(): number {
  const tokens = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('/form-token')) as PerformanceResourceTiming[];
  const { responseEnd } = tokens.at(-1) ?? {};
  return responseEnd ? performance.now() - responseEnd : 0;
}
