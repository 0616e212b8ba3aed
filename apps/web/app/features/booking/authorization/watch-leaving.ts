/** Long enough for the next page to take this one's place, if it comes at all. */
const graceMs = 3_000;

/**
 * Notices when the visitor leaves while an answer is on its way. What arrives between a reload and its new page would
 * be forgotten with the old one, the draft included; so it waits, and the new page asks again with the same key.
 */
export function watchLeaving() {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', note);
  return {
    /** Resolves at once for who stays. */
    async end(): Promise<void> {
      window.removeEventListener('beforeunload', note);
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, graceMs));
    },
  };
}
