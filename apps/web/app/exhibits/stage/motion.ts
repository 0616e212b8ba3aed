const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export const isCalm = () => reducedMotion.matches;

/** Calls back when the visitor's wish about motion changes; the result ends that. */
export function watchMotion(callback: () => void): () => void {
  reducedMotion.addEventListener('change', callback);
  return () => reducedMotion.removeEventListener('change', callback);
}
