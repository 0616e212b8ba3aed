const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export const isCalm = () => reducedMotion.matches;

/** Calls back when the visitor's motion preference changes. Call the result to stop. */
export function watchMotion(callback: () => void): () => void {
  reducedMotion.addEventListener('change', callback);
  return () => reducedMotion.removeEventListener('change', callback);
}
