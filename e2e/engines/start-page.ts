/** Where a tab keeps its faults from page to page. */
export const faultsKey = 'faults-seen-by-test';

/**
 * Runs in each page of the site before its own scripts: notes what goes wrong. WebKit's driver has no way to read the
 * console or to add a script, so `start-witness.ts` brings this one.
 */
export function startPage(key: string): void {
  const report = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...faults, `${location.pathname}: ${fault}`]));
  };
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const write = console[level];
    console[level] = (...parts) => {
      report(`console ${level}: ${parts.join(' ')}`);
      write.apply(console, parts);
    };
  }
  const watchErrors = (event: ErrorEvent | Event) => {
    if (event instanceof ErrorEvent) {
      report(`error: ${event.message}`);
    } else if (event.target instanceof Element) {
      report(`not loaded: ${event.target.outerHTML.slice(0, 200)}`);
    }
  };
  // What can't be loaded is told only to who listens on the way down.
  addEventListener('error', watchErrors, true);
  addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`policy violation: ${effectiveDirective} ${blockedURI}`),
  );
  // A page gives its calls a few seconds, which a busy machine may need for any of them.
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds * 20);
}
