import { z } from 'zod';
import { AdminClient } from './admin-client.ts';
import { connectionFault } from './connection-fault.ts';
import { faultTimes } from './fault-script.ts';
import { foreignPageFault } from './foreign-page.ts';

export const slackFault = z.union([
  connectionFault,
  foreignPageFault,
  z.object({
    kind: z.literal('too_many_requests'),
    retryAfterSeconds: z.int().min(1).default(5),
    times: faultTimes,
  }),
  z.object({
    kind: z.literal('error'),
    code: z.int().min(400).max(599),
    body: z.string().optional(),
    times: faultTimes,
  }),
]);

export type SlackFault = z.infer<typeof slackFault>;

type SlackMessage = { path: string; text: string; payload: Record<string, unknown>; sentAt: string };

export type SlackState = { messages: SlackMessage[]; requestCount: number };

export class SlackAdmin extends AdminClient<z.input<typeof slackFault>, SlackState> {}
