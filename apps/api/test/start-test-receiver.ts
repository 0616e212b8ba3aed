import { startWebhookReceiver } from '@tt/standins/webhook-receiver';
import { onTestFinished } from 'vitest';
import type { Context } from '../src/context.ts';
import { runOps } from '../src/ops/run-ops.ts';

/** Settings with which webhooks may go to this machine. */
export const receiverEnvironment = {
  WEBHOOK_ALLOW_PRIVATE: 'true',
  CALENDAR_KEY: Buffer.alloc(32, 'test').toString('base64'),
};

export type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** A receiver of webhooks, stopped when the test ends. */
export async function startTestReceiver(): Promise<Receiver> {
  const receiver = await startWebhookReceiver();
  onTestFinished(() => receiver.stop());
  return receiver;
}

/** Adds an endpoint as an operator does. */
export async function addTestWebhook(context: Context, url: string, ...events: string[]) {
  const output = await runOps(context, ['webhooks', 'add', url, ...events]);
  const [id = '', line = ''] = output.split('\n');
  return { id, secret: line.replace(/^.*: /, '') };
}
