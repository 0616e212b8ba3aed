import { closest } from './closest.ts';

const openDelayMs = 700;
const skipDelayMs = 300;

/** Names of icon controls as tooltips: after a delay, at once when the pointer comes from another one. */
export function enhanceTooltips(): void {
  const bubble = document.createElement('div');
  bubble.className = 'tip';
  bubble.ariaHidden = 'true';
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let current: HTMLElement | null = null;

  const show = (control: HTMLElement) => {
    // biome-ignore lint/performance/useDomNodeTextContent: of the theme toggle's two labels one is not rendered.
    bubble.textContent = control.dataset.tooltip || control.innerText;
    document.body.append(bubble);
    const box = control.getBoundingClientRect();
    const left = box.left + box.width / 2 - bubble.offsetWidth / 2;
    bubble.style.left = `${Math.max(8, Math.min(left, innerWidth - bubble.offsetWidth - 8))}px`;
    bubble.style.top = `${box.bottom + 8}px`;
  };
  const hide = () => {
    clearTimeout(opening);
    if (bubble.isConnected) closedAt = performance.now();
    bubble.remove();
    current = null;
  };
  const offer = (event: Event) => {
    const control = closest(event, '[data-tooltip]');
    if (control === current || closest(event, '.tip')) return;
    hide();
    current = control;
    if (!control) return;
    const delayMs = performance.now() - closedAt < skipDelayMs ? 0 : openDelayMs;
    opening = setTimeout(show, delayMs, control);
  };

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') offer(event);
  });
  document.addEventListener('focusin', (event) => {
    if (closest(event, ':focus-visible')) offer(event);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('pointerdown', hide);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
  document.addEventListener('scroll', hide, { passive: true });
}
