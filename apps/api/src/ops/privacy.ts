import type { Context } from '../context.ts';
import { runInTransaction } from '../db/transaction.ts';
import {
  deletePersonalData,
  listMessageIds,
  listPersonalData,
} from '../features/privacy/privacy-repository.ts';
import { UsageError } from './usage-error.ts';

export async function runPrivacy({ pool, chats }: Context, [action, address]: string[]): Promise<string> {
  if (action === 'export' && address) return toJson(await listPersonalData(pool, address));
  if (action === 'erase' && address) {
    return runInTransaction(pool, async (client) => {
      const searchFor = await listMessageIds(client, address);
      const deleted = await deletePersonalData(client, address);
      // What was announced stays in the chats, where only a person can delete it.
      return toJson({ ...deleted, deleteByHand: { chats: chats.map(({ name }) => name), searchFor } });
    });
  }
  throw new UsageError();
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
