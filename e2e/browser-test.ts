import { test as base, expect, type Request, type Response } from '@playwright/test';

/** What went wrong in the pages of a test. */
export interface Faults {
  /** Allows faults that match the pattern; all others still fail the test. */
  allow: (pattern: RegExp) => void;
}

// Leaving a page aborts its pending requests, and the browser may drop a speculative load at any time.
const isDropped = (request: Request) => request.failure()?.errorText === 'net::ERR_ABORTED';

/** A test that fails on any console message, page error, policy violation or failed request that it did not allow. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        found.push(`console ${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => found.push(`error: ${error.error().message}`));
      context.on('requestfailed', (request: Request) => {
        if (!isDropped(request))
          found.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
      });
      context.on('response', (response: Response) => {
        if (response.status() >= 400) found.push(`status ${response.status()}: ${response.url()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
