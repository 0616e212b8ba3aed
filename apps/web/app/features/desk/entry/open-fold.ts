/** Opens a part that is folded, and goes to it. */
export function openFold(id: string): void {
  const box = document.getElementById(id);
  const details = box?.querySelector('details');
  if (!box || !details) return;
  details.open = true;
  box.scrollIntoView({ block: 'start' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}
