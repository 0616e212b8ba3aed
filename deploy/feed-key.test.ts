import { expect, test } from 'vitest';
import { request } from './test/request.ts';
import { startSite } from './test/start-site.ts';

const key = 'k'.repeat(43);

test('the key of a calendar feed is in no line of the web server, even at its most talkative', async () => {
  await using site = await startSite((_incoming, outgoing) => outgoing.end('BEGIN:VCALENDAR'), {
    change: (text) => text.replace('{$CADDY_LOG_LEVEL:INFO}', 'DEBUG'),
  });
  const read = () => request(site.port, `/functions/v1/booking-feed/${key}.ics`);
  expect((await read()).status).toBe(200);
  await expect.poll(site.readLog).toContain('handled request');
  await site.stopBackend();
  expect((await read()).status).toBe(503);
  await expect.poll(site.readLog).toContain('"logger":"http.log.error');
  expect(site.readLog()).toContain('booking-feed/[cut]');
  expect(site.readLog()).not.toContain(key);
});
