import { createSvg } from '../stage/create-element.ts';
import { setText } from '../stage/set-text.ts';
import type { Geometry, Request } from './create-request.ts';
import type { Tally } from './create-tally.ts';

const dotRadius = 5.5;

/** The texts of a picture by what they count: `sent`, `unfilled`, `0.filled` and so on. */
function listCounts(tally: Tally): [name: string, count: number][] {
  return [
    ['sent', tally.sent],
    ['unfilled', tally.unfilled],
    ...tally.networks.flatMap((counts, place) =>
      Object.entries(counts).map(([outcome, count]): [string, number] => [`${place}.${outcome}`, count]),
    ),
  ];
}

/** Takes over the drawn waterfall: its figures, its bars and its dots. */
export function createPicture(svg: SVGSVGElement) {
  const geometry: Geometry = JSON.parse(svg.dataset.geometry ?? '{}');
  const layer = svg.querySelector('[data-dots]');
  const dots = new Map<Request, SVGCircleElement>();
  layer?.replaceChildren();

  return {
    geometry,
    isShown: () => svg.getClientRects().length > 0,
    showCounts(tally: Tally) {
      for (const [name, count] of listCounts(tally)) {
        const text = svg.querySelector(`[data-count="${name}"]`);
        if (text) setText(text, count);
      }
      tally.networks.forEach(({ filled }, place) => {
        const bar = svg.querySelector<SVGRectElement>(`[data-bar="${place}"]`);
        const width = (Number(bar?.dataset.width) * filled) / Math.max(1, tally.sent);
        bar?.setAttribute('width', width.toFixed(1));
      });
    },
    showRequests(requests: readonly Request[]) {
      for (const [request, dot] of dots) {
        if (requests.includes(request)) continue;
        dot.remove();
        dots.delete(request);
      }
      for (const request of requests) {
        const dot = dots.get(request) ?? createSvg('circle', { r: dotRadius });
        if (!dots.has(request)) layer?.append(dot);
        dots.set(request, dot);
        dot.setAttribute('class', request.look === 'filled' ? 'dot' : request.look);
        dot.setAttribute('transform', `translate(${request.at.x.toFixed(1)} ${request.at.y.toFixed(1)})`);
      }
    },
  };
}
