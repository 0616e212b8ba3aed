import { siteSettings } from '@tt/contract/site-settings';
import type { FastifyInstance } from 'fastify';
import { readLaunchList } from './adapters/launch-list.ts';
import type { Context } from './context.ts';
import type { Client } from './db/query.ts';
import type { BookingService } from './features/booking/booking-service.ts';
import { addAccessRoutes } from './features/desk/access/access-routes.ts';
import { addDeskSession } from './features/desk/access/desk-session.ts';
import { addEntryRoutes } from './features/desk/entries/entry-routes.ts';
import { addMeetingRoutes } from './features/desk/entries/meeting-routes.ts';
import { addPeopleRoutes } from './features/desk/people/people-routes.ts';
import { announceSingly } from './features/inquiry/inquiry-repository.ts';
import { inquiryQueues } from './features/inquiry/inquiry-store.ts';
import { createLimits } from './limits/limits.ts';

/** The desk's own scope: no public key and no other site, but a session. */
export async function addDesk(
  app: FastifyInstance,
  context: Context,
  bookings: BookingService,
): Promise<void> {
  const { config, pool, deskPool, secret, now, rules } = context;
  const siteOrigin = config.SITE_ORIGIN;
  addDeskSession(app, { pool, deskPool, siteOrigin });
  const { limitDesk } = createLimits(config, pool, secret);
  const parts = { pool, secret, now, siteOrigin, companyName: siteSettings.company.name };
  await addAccessRoutes(app, { ...parts, limitFailures: limitDesk });
  const entries = {
    ...{ pool, deskPool, now, flaggedDays: config.FLAGGED_DAYS },
    reply: { workingDays: context.lateAfterDays, timeZone: rules.hours.timeZone },
    release: (client: Client, id: string) => announceSingly(client, inquiryQueues, id),
  };
  await addEntryRoutes(app, entries);
  const meetings = { move: bookings.moveByCompany, cancel: bookings.cancelByCompany };
  await addMeetingRoutes(app, { ...entries, meetings, listTaken: bookings.listTaken });
  const readOwnList = () => readLaunchList(config.LAUNCH_LIST);
  await addPeopleRoutes(app, { pool, deskPool, now, siteOrigin, readLaunchList: readOwnList });
}
