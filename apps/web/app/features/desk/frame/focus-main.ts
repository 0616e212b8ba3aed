/**
 * Moves the focus to the screen if the element that had it is gone or no longer needed. The screen's keys work from
 * there.
 */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
