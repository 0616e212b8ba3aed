/** Where a tab keeps its faults from page to page. */
export const faultsKey = 'faults-seen-by-test';

/**
 * Runs in each page of the site before its own scripts: records faults. WebKit's driver can neither read the console
 * nor add a script, so `start-witness.ts` adds this one.
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
  // Load errors don't bubble, so only a capturing listener gets them.
  addEventListener('error', watchErrors, true);
  addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`policy violation: ${effectiveDirective} ${blockedURI}`),
  );
  // A page gives its calls a few seconds, which a busy machine may need for any of them.
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds * 20);
}
