import { createBookingParts } from '../booking-parts.ts';
import type { Context } from '../context.ts';
import { cancelForErasure } from '../features/booking/calendar/cancel-for-erasure.ts';
import { forgetProven } from '../features/booking/email/forget-proven.ts';
import { erasePerson } from '../features/privacy/erase-person.ts';
import { listMessageIds, listPersonalData } from '../features/privacy/privacy-repository.ts';
import { listDeliveries } from '../features/privacy/recipient-repository.ts';
import { UsageError } from './usage-error.ts';

export async function runPrivacy(context: Context, [action, address]: string[]): Promise<string> {
  if (action === 'export' && address) return exportPerson(context, address);
  if (action === 'erase' && address) return erase(context, address);
  throw new UsageError();
}

async function exportPerson({ pool }: Context, address: string): Promise<string> {
  const rows = await listPersonalData(pool, address);
  const delivery = await listDeliveries(pool, await listMessageIds(pool, address));
  return toJson({ ...rows, delivery });
}

async function erase(context: Context, address: string): Promise<string> {
  const { chats, config, secret } = context;
  const parts = createBookingParts(context);
  const { deleted, canceled, left } = await erasePerson(
    {
      ...context,
      cancelForErasure: (booking) => cancelForErasure(parts, booking),
      forgetAddress: async (client, of) => ({ proven_address: await forgetProven(client, secret, of) }),
    },
    address,
  );
  const mailboxes = [...new Set([config.COMPANY_EMAIL, config.MAIL_FROM ?? config.COMPANY_EMAIL])];
  const names = chats.map(({ name }) => name);
  return toJson({ ...deleted, canceled, deleteByHand: { chats: names, mailboxes, ...left } });
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
