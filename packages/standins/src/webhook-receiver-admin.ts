import { z } from 'zod';
import { AdminClient } from './admin-client.ts';
import { connectionFault } from './connection-fault.ts';
import { faultTimes } from './fault-script.ts';

export const receiverFault = z.union([
  connectionFault,
  z.object({
    kind: z.literal('error'),
    code: z.int().min(400).max(599),
    retryAfterSeconds: z.int().min(1).optional(),
    times: faultTimes,
  }),
  z.object({
    kind: z.literal('redirect'),
    location: z.string(),
    code: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).default(302),
    times: faultTimes,
  }),
  z.object({ kind: z.enum(['switch', 'continue', 'drip']), times: faultTimes }),
]);

export type ReceiverFault = z.infer<typeof receiverFault>;

type ReceivedCall = {
  path: string;
  headers: Record<string, string>;
  /** As it arrived: a signature covers every byte. */
  body: string;
  receivedAt: string;
};

export type ReceiverState = { calls: ReceivedCall[]; requestCount: number };

export class WebhookReceiverAdmin extends AdminClient<z.input<typeof receiverFault>, ReceiverState> {}
