import type { FastifyInstance } from 'fastify';
import type { FeedService } from './feed-service.ts';

/** The log contains this pattern instead of a key. A path that can't be a key gets 404, like an unknown key. */
const path = '/functions/v1/booking-feed/:key(^[\\w-]{43}).ics';

export async function addFeedRoutes(
  app: FastifyInstance,
  { service }: { service: FeedService },
): Promise<void> {
  app.get<{ Params: { key: string } }>(
    path,
    {
      config: { needsNoAnonKey: true },
      schema: {
        summary: 'Upcoming bookings as a calendar feed',
        description:
          'For calendar programs. The key in the URL is the only proof, and an operator can revoke it.',
        security: [],
        produces: ['text/calendar'],
      },
    },
    async ({ params, networkKeys, headers }, reply) => {
      const { body, etag, lastModified } = await service.read({ key: params.key, networkKeys });
      reply
        .header('cache-control', 'private, max-age=300')
        .header('etag', etag)
        .header('last-modified', lastModified.toUTCString());
      // Only the ETag counts. If a booking is erased or over, the feed changes without a later date in it, so
      // If-Modified-Since would keep the booking in the subscriber's calendar.
      if (hasTag(headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(body);
    },
  );
}

function hasTag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
