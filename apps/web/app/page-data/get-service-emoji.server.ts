import type { Band } from '../../content/bands.ts';
import { services } from '../../content/services.ts';

/** The emoji of the service area that a band belongs to. */
export function getServiceEmoji(band: Band): string {
  const service = services.find(({ key }) => key === band);
  if (!service) throw new Error(`No service area has the band ${band}`);
  return service.emoji;
}
