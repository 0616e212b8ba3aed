const closeDelayMs = 110;

/** The Products dropdown: opens on hover, focus or tap, closes a moment after pointer and focus have left, or on Esc. */
export function enhanceDropdown(): void {
  const dropdown = document.querySelector<HTMLElement>('[data-dropdown]');
  const button = dropdown?.querySelector('button');
  if (!dropdown || !button) return;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const setOpen = (isOpen: boolean) => {
    clearTimeout(closing);
    dropdown.classList.toggle('is-open', isOpen);
    button.setAttribute('aria-expanded', `${isOpen}`);
  };
  const isOpen = () => dropdown.classList.contains('is-open');
  const closeSoon = () => {
    clearTimeout(closing);
    closing = setTimeout(() => setOpen(false), closeDelayMs);
  };

  dropdown.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') setOpen(true);
  });
  dropdown.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && !dropdown.querySelector(':focus-visible')) closeSoon();
  });
  dropdown.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) setOpen(true);
  });
  dropdown.addEventListener('focusout', (event) => {
    if (!dropdown.contains(event.relatedTarget as Node | null) && !dropdown.matches(':hover')) closeSoon();
  });
  // A mouse has opened it by hovering already; only a finger or a key means to toggle.
  button.addEventListener('click', () => setOpen(!isOpen() || matchMedia('(hover: hover)').matches));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    if (dropdown.contains(document.activeElement)) button.focus();
    setOpen(false);
  });
  document.addEventListener('pointerdown', (event) => {
    if (isOpen() && !dropdown.contains(event.target as Node)) setOpen(false);
  });
}
