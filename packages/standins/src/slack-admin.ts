import { z } from 'zod';
import { AdminClient } from './admin-client.ts';
import { chatFault } from './chat-fault.ts';
import { faultTimes } from './fault-script.ts';

export const slackFault = z.union([
  chatFault,
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
