import { siteSettings } from '@tt/contract/site-settings';
import { createBookingParts } from '../booking-parts.ts';
import type { Context } from '../context.ts';
import { cancelForErasure } from '../features/booking/calendar/cancel-for-erasure.ts';
import { listDeskTraces } from '../features/privacy/desk-trace-repository.ts';
import { erasePerson } from '../features/privacy/erase-person.ts';
import { listMessageIds, listPersonalData, type Person } from '../features/privacy/privacy-repository.ts';
import { listDeliveries } from '../features/privacy/recipient-repository.ts';
import { UsageError } from './usage-error.ts';
import { forgetMailbox } from '../delivery/mailbox.ts';
import { listSpellings, toEmailKey } from '../delivery/email-key.ts';

export async function runPrivacy(context: Context, [action, address]: string[]): Promise<string> {
  if (action === 'export' && address) return exportPerson(context, address);
  if (action === 'erase' && address) return erase(context, address);
  throw new UsageError();
}

async function exportPerson({ pool }: Context, address: string): Promise<string> {
  const person = toPerson(address);
  const rows = await listPersonalData(pool, person);
  const ids = await listMessageIds(pool, person);
  const traces = await listDeskTraces(pool, ids);
  return toJson({ ...rows, ...traces, delivery: await listDeliveries(pool, ids) });
}

async function erase(context: Context, address: string): Promise<string> {
  const { chats, config, secret } = context;
  const parts = createBookingParts(context);
  const { deleted, cancelled, left } = await erasePerson(
    {
      ...context,
      cancelForErasure: (booking) => cancelForErasure(parts, booking),
      forgetAddress: (client) => forgetMailbox(client, secret, address),
    },
    toPerson(address),
  );
  const { MAIL_FROM = siteSettings.email, NOTIFY_EMAIL = [] } = config;
  const mailboxes = [...new Set([siteSettings.email, MAIL_FROM, ...NOTIFY_EMAIL])];
  const names = chats.map(({ name }) => name);
  return toJson({ ...deleted, cancelled, deleteByHand: { chats: names, mailboxes, ...left } });
}

function toPerson(address: string): Person {
  return { mailbox: toEmailKey(address), spellings: listSpellings(address) };
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
