import { closest } from './closest.ts';
import { closePanel, measurePanel, openPanel, showPanel, showSaved } from './consent-panel.ts';
import { type ConsentChoice, findStoredChoice, saveChoice } from './consent-record.ts';
import { listSwitches, loadTrackers } from './consent-trackers.ts';

const findChoice = () => findStoredChoice(listSwitches().map(({ name }) => name));

/** `all` and `none` are the two buttons of equal weight, `chosen` follows the switches. */
function toChoice(answer: string | undefined): ConsentChoice {
  return Object.fromEntries(
    listSwitches().map(({ name, checked }) => [name, answer === 'all' || (answer === 'chosen' && checked)]),
  );
}

function followChoice(): void {
  const choice = findChoice();
  if (!choice) {
    showPanel();
    return;
  }
  closePanel();
  loadTrackers(choice);
}

function takeAnswer(answer: string | undefined): void {
  const choice = toChoice(answer);
  saveChoice(choice);
  closePanel();
  showSaved();
  loadTrackers(choice);
}

function start(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-consent]');
    if (button) takeAnswer(button.dataset.consent);
    const link = closest(event, 'a[href="#cookie-settings"]');
    if (!link) return;
    event.preventDefault();
    openPanel(link, findChoice() ?? {});
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !closest(event, '#cookie-settings')) return;
    event.preventDefault();
    closePanel();
  });
  // A page that comes back from the browser's memory may have missed an answer given elsewhere.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followChoice();
  });
  measurePanel();
  followChoice();
}

// A prerendered page that may never be visited neither asks nor loads anything.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true });
} else {
  start();
}
