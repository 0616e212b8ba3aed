import type { Context } from '../context.ts';
import { type FeedDetail, feedDetails } from '../db/tables.ts';
import { createFeedKey, toFeedKeyHash } from '../features/booking/manage/feed-key.ts';
import {
  type FeedKey,
  insertFeedKey,
  listFeedKeys,
  revokeFeedKey,
} from '../features/booking/manage/feed-repository.ts';
import { UsageError } from './usage-error.ts';

export async function runFeed(
  context: Context,
  [action, argument, choice = 'name']: string[],
): Promise<string> {
  if (action === 'list') return (await listFeedKeys(context.pool)).map(formatLine).join('');
  const detail = feedDetails.find((known) => known === choice);
  if (action === 'create' && argument && detail) return create(context, argument, detail);
  if (action === 'revoke' && argument) {
    return (await revokeFeedKey(context.pool, argument))
      ? 'Revoked. Its URL is not found from now on.\n'
      : 'There is no such active feed.\n';
  }
  throw new UsageError();
}

async function create({ pool, config }: Context, label: string, detail: FeedDetail): Promise<string> {
  const key = createFeedKey();
  await insertFeedKey(pool, { hash: toFeedKeyHash(key), label, detail });
  return `URL, shown only now: ${config.SITE_ORIGIN}/functions/v1/booking-feed/${key}.ics\n`;
}

function formatLine({ id, created_at, label, detail, last_used_at, revoked_at }: FeedKey): string {
  const use = last_used_at ? `used ${last_used_at.toISOString()}` : 'never used';
  const words = [id, created_at.toISOString(), detail, use, label];
  return `${[...words, ...(revoked_at ? [`revoked ${revoked_at.toISOString()}`] : [])].join('  ')}\n`;
}
