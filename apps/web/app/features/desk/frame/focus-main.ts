/** Gives the focus to the screen, where what had it is gone or done with. Keys of the screen work from there. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
