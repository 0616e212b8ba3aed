import { createSvg } from '../stage/create-element.ts';
import type { Geometry, Request } from './create-request.ts';

const dotRadius = 5.5;

/** Takes over the dots of a drawn waterfall. */
export function createPicture(svg: SVGSVGElement) {
  const geometry: Geometry = JSON.parse(svg.dataset.geometry ?? '{}');
  const layer = svg.querySelector('[data-dots]');
  const dots = new Map<Request, SVGCircleElement>();

  return {
    show(requests: readonly Request[]) {
      for (const [request, dot] of dots) {
        if (requests.includes(request)) continue;
        dot.remove();
        dots.delete(request);
      }
      for (const request of requests) {
        const dot = dots.get(request) ?? createSvg('circle', { r: dotRadius });
        if (!dots.has(request)) layer?.append(dot);
        dots.set(request, dot);
        const { x, y } = request.locate(geometry);
        dot.setAttribute('class', request.look === 'filled' ? 'dot' : request.look);
        dot.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
      }
    },
  };
}
