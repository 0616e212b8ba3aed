/** Where the scale scrolls, it opens with the current area in the middle. `scrollIntoView` would move the page too. */
export function enhanceScale(): void {
  const current = document.querySelector<HTMLElement>('.scale [aria-current]');
  const scale = current?.parentElement;
  if (scale) scale.scrollLeft = current.offsetLeft - (scale.clientWidth - current.offsetWidth) / 2;
}
