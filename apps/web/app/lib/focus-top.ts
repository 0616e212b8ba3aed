/** The page shows something else, so its heading takes the focus, at the top. */
export function focusTop(heading: HTMLElement | null): void {
  window.scrollTo(0, 0);
  heading?.focus({ preventScroll: true });
}
