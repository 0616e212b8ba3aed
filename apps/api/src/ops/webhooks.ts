import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { type WebhookEvent, webhookEvents } from '../db/tables.ts';
import {
  deleteEndpoint,
  findEndpoint,
  forgetPreviousSecret,
  insertEndpoint,
  listEndpoints,
  replaceSecret,
  type WebhookEndpoint,
} from '../features/webhook/webhook-repository.ts';
import { toTarget } from '../features/webhook/webhook-target.ts';
import { UsageError } from './usage-error.ts';

const noKey = 'Set CALENDAR_KEY first: it seals the secrets of webhooks.\n';
const noEndpoint = 'There is no such webhook.\n';

export async function runWebhooks(context: Context, [action, argument, ...rest]: string[]): Promise<string> {
  if (action === 'list') return (await listEndpoints(context.pool)).map(formatLine).join('');
  if (!argument) throw new UsageError();
  if (action === 'add') return add(context, argument, rest);
  if (action === 'remove')
    return (await deleteEndpoint(context.pool, argument)) ? 'Removed. It gets nothing more.\n' : noEndpoint;
  const endpoint = await findEndpoint(context.pool, argument);
  if (!endpoint) return noEndpoint;
  if (action === 'test') return test(context, endpoint);
  if (action === 'rotate' && rest[0] === '--finish') return finishRotation(context, endpoint);
  if (action === 'rotate') return rotate(context, endpoint);
  throw new UsageError();
}

async function add({ pool, webhooks }: Context, url: string, events: string[]): Promise<string> {
  const problem = webhooks.findProblem(url);
  if (problem) return `Not added: ${problem}.\n`;
  if (!events.every(isEvent)) throw new UsageError();
  const id = randomUUID();
  const secret = webhooks.createSecret(id);
  if (!secret) return noKey;
  const wanted = events.length > 0 ? events : (['all'] as const);
  await insertEndpoint(pool, { id, url, secret_sealed: secret.sealed, events: [...wanted] });
  return `${id}\nSecret, shown only now: ${secret.shown}\n`;
}

async function rotate({ pool, webhooks }: Context, { id }: WebhookEndpoint): Promise<string> {
  const secret = webhooks.createSecret(id);
  if (!secret) return noKey;
  await replaceSecret(pool, id, secret.sealed);
  return `New secret, shown only now: ${secret.shown}\nBoth secrets sign until: pnpm ops webhooks rotate ${id} --finish\n`;
}

async function finishRotation({ pool }: Context, { id }: WebhookEndpoint): Promise<string> {
  await forgetPreviousSecret(pool, id);
  return 'Only the new secret signs from now on.\n';
}

/** Sends at once, not through the queue, and names the outcome. */
async function test({ webhooks, now }: Context, endpoint: WebhookEndpoint): Promise<string> {
  const timestamp = now().toISOString();
  const body = JSON.stringify({ type: 'webhook.test', timestamp, data: { id: endpoint.id } });
  const letter = { id: `${endpoint.id}.webhook.test.${now().getTime()}`, body };
  const result = await webhooks.send(toTarget(endpoint), letter);
  if (result.kind === 'delivered') return 'Delivered.\n';
  return `Not delivered: ${result.kind === 'gone' ? 'HTTP 410' : result.reason}.\n`;
}

function isEvent(text: string): text is WebhookEvent {
  return webhookEvents.some((event) => event === text);
}

function formatLine({ id, url, events, created_at, disabled_at, previous_secret_sealed }: WebhookEndpoint) {
  const state = disabled_at ? `disabled ${disabled_at.toISOString()}` : 'active';
  const words = [id, created_at.toISOString(), state, url, events.join(',')];
  return `${[...words, ...(previous_secret_sealed ? ['rotating'] : [])].join('  ')}\n`;
}
