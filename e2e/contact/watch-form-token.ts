import type { Page, Request, Response } from '@playwright/test';
import { backendPaths } from './backend-paths.ts';

/** The backend flags a form that is sent sooner as a robot's. */
const humanMs = 2_100;

/** Watches when a form began, so that a test can send it no faster than a person could. */
export function watchFormToken(page: Page): { waitLikePerson: () => Promise<void> } {
  let tokenAt = Number.POSITIVE_INFINITY;
  const isToken = (subject: Request | Response) => subject.url().endsWith(backendPaths.token);
  const end = (subject: Request | Response) => {
    if (isToken(subject)) tokenAt = Date.now();
  };
  page.on('request', (request) => {
    if (isToken(request)) tokenAt = Number.POSITIVE_INFINITY;
  });
  page.on('response', end);
  page.on('requestfailed', end);
  return {
    async waitLikePerson() {
      while (Date.now() < tokenAt + humanMs) await page.waitForTimeout(100);
    },
  };
}
