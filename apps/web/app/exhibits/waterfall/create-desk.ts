import { setText } from '../stage/set-text.ts';
import type { Tally } from './create-tally.ts';
import type { Wording } from './create-wording.ts';
import { listShares } from './list-shares.ts';

/** The numbers, by what they count: `sent`, `unfilled`, `0.filled` and so on. */
const listCounts = ({ sent, unfilled, networks }: Tally): [name: string, count: number][] => [
  ['sent', sent],
  ['unfilled', unfilled],
  ...networks.flatMap((counts, place) =>
    Object.entries(counts).map(([outcome, count]): [string, number] => [`${place}.${outcome}`, count]),
  ),
];

/** Takes over everything in the window that reports on a run: figures, bars, alert and log. */
export function createDesk(host: HTMLElement, wording: Wording) {
  const list = <Found extends Element>(selector: string) => [...host.querySelectorAll<Found>(selector)];
  const say = (selector: string, text: string | number, parent: ParentNode = host) => {
    for (const element of parent.querySelectorAll(selector)) setText(element, text);
  };
  const bars = list<SVGRectElement>('[data-bar]');
  const shares = list<SVGRectElement>('[data-share]');
  const alert = host.querySelector('[data-alert]');
  const entries = list('[data-entry]');

  return (tally: Tally) => {
    for (const [name, count] of listCounts(tally)) say(`[data-count="${name}"]`, count);
    for (const bar of bars) {
      const { filled } = tally.networks[Number(bar.dataset.bar)] ?? { filled: 0 };
      const width = (Number(bar.dataset.width) * filled) / Math.max(1, tally.sent);
      bar.setAttribute('width', width.toFixed(1));
    }
    listShares(tally).forEach(({ x, width }, place) => {
      shares[place]?.setAttribute('x', String(x));
      shares[place]?.setAttribute('width', String(width));
    });
    say('[data-note]', wording.toDeskNote(tally));
    const { isDue, label, text } = wording.describeAlert(tally);
    alert?.classList.toggle('alarm', isDue);
    say('[data-alert] b', label);
    say('[data-alert] [data-text]', text);
    entries.forEach((entry, place) => {
      const answer = tally.answers[place];
      entry.classList.toggle('log-none', !answer);
      if (!answer) return;
      const words = wording.describeAnswer(answer);
      say('.no', words.request, entry);
      say('[data-text]', words.text, entry);
      say('.tag', words.outcome, entry);
      entry.querySelector('.tag')?.setAttribute('class', words.isFilled ? 'tag tag-ok' : 'tag tag-off');
    });
  };
}
