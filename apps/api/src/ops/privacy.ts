import type { Context } from '../context.ts';
import { runInTransaction } from '../db/transaction.ts';
import { deletePersonalData, listPersonalData } from '../features/privacy/privacy-repository.ts';
import { UsageError } from './usage-error.ts';

export async function runPrivacy({ pool }: Context, [action, address]: string[]): Promise<string> {
  if (action === 'export' && address) return toJson(await listPersonalData(pool, address));
  if (action === 'erase' && address) {
    return toJson(await runInTransaction(pool, (client) => deletePersonalData(client, address)));
  }
  throw new UsageError();
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
