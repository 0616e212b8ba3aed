import type { ConsentChoice } from './consent-record.ts';
import { listSwitches } from './consent-trackers.ts';

const savedMs = 6_000;
let opener: HTMLElement | undefined;
let savedTimer: number | undefined;

function findPanel(): HTMLElement | null {
  return document.getElementById('cookie-settings');
}

/** Shows the panel without taking the focus: the page stays usable and nothing loads until it is answered. */
export function showPanel(): void {
  const panel = findPanel();
  if (panel) panel.hidden = false;
}

/** Shows the panel with its settings to a visitor who asked for it. */
export function openPanel(link: HTMLElement, choice: ConsentChoice): void {
  const panel = findPanel();
  if (!panel) return;
  opener = link;
  for (const input of listSwitches()) input.checked = choice[input.name] === true;
  for (const settings of panel.querySelectorAll('details')) settings.open = true;
  panel.hidden = false;
  panel.focus();
}

export function closePanel(): void {
  const panel = findPanel();
  if (!panel || panel.hidden) return;
  panel.hidden = true;
  opener?.focus();
  opener = undefined;
}

/** Shows for a moment that the choice is saved. */
export function showSaved(): void {
  const toast = document.querySelector<HTMLElement>('.consent-saved > p');
  if (!toast) return;
  toast.hidden = false;
  clearTimeout(savedTimer);
  savedTimer = window.setTimeout(() => {
    toast.hidden = true;
  }, savedMs);
}

/** Sets how much of the page the panel covers as a CSS variable, so that focus and footer stay in sight. */
export function measurePanel(): void {
  const panel = findPanel();
  if (!panel) return;
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-height', `${panel.offsetHeight}px`);
  }).observe(panel);
}
