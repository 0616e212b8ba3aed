/** Long enough for the next page to replace this one, if it loads at all. */
const graceMs = 3_000;

/**
 * Notices when the visitor leaves while a request is pending. An answer that arrives between a reload and its new page
 * would be lost with the old page and its draft. So it waits, and the new page retries with the same key.
 */
export function watchLeaving() {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', note);
  return {
    /** Resolves at once if the visitor stays. */
    async end(): Promise<void> {
      window.removeEventListener('beforeunload', note);
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, graceMs));
    },
  };
}
