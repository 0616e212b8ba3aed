import { expect, type Request, type Response } from '@playwright/test';
import { test as base } from './worker-test.ts';

/** The faults that occurred in the pages of a test. */
export interface Faults {
  /** Allows faults that match the pattern; all others still fail the test. */
  allow: (pattern: RegExp) => void;
  /** What the content security policy has blocked so far, as `directive what`. */
  violations: readonly string[];
}

declare global {
  var reportViolation: (violation: string, path: string) => void;
}

// Leaving a page aborts its pending requests, and the browser may drop a speculative load at any time.
const isDropped = (request: Request) => request.failure()?.errorText === 'net::ERR_ABORTED';

/**
 * The browser gives up the transition to a page that is slow to begin, or whose style sheet comes after its first frame
 * because intercepted calls turn the cache off.
 */
const givenUpTransition = /^error: Transition was (?:aborted|skipped)/;

/** Runs in each page. The console reports violations too, in words that differ from case to case. */
function watchPolicy(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    globalThis.reportViolation(`${effectiveDirective} ${blockedURI}`, location.pathname);
  });
}

/** Runs in each page. A text without one of its values says `undefined`. */
function watchTexts(): void {
  new MutationObserver((records) => {
    if (document.readyState === 'loading') return;
    const changed = records.flatMap(({ target, addedNodes }) =>
      target.nodeValue ? target : [...addedNodes],
    );
    for (const { textContent } of changed) {
      const [wrong] = /.*\b(?:undefined|NaN)\b.*/.exec(textContent ?? '') ?? [];
      if (wrong) reportError(new Error(`A text without its value: ${wrong}`));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Runs in each page. Pages time their calls out after a few seconds, which a busy machine may exceed.
 * `apps/web/app/lib/backend-client.test.ts` proves the timeout with a short clock.
 */
function lengthenLimits(): void {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds * 20);
}

/** A test that fails on any console message, page error, text without its value, policy violation or failed request that it did not allow. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, use) => {
      const found: string[] = [];
      const allowed = [givenUpTransition];
      const violations: string[] = [];
      await context.exposeFunction('reportViolation', (violation: string, path: string) => {
        violations.push(violation);
        found.push(`policy violation: ${violation} on ${path}`);
      });
      await context.addInitScript(watchPolicy);
      await context.addInitScript(watchTexts);
      await context.addInitScript(lengthenLimits);
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
      await use({ allow: (pattern) => allowed.push(pattern), violations });
      expect(found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
