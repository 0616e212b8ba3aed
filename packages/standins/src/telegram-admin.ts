import { z } from 'zod';
import { AdminClient } from './admin-client.ts';
import { chatFault } from './chat-fault.ts';
import { faultTimes } from './fault-script.ts';

export const telegramFault = z.union([
  chatFault,
  z.object({
    kind: z.literal('error'),
    code: z.union([z.literal(400), z.literal(401), z.literal(403), z.literal(404), z.literal(500)]),
    description: z.string().optional(),
    times: faultTimes,
  }),
]);

export type TelegramFault = z.infer<typeof telegramFault>;

type TelegramMessage = {
  messageId: number;
  token: string;
  chatId: string | number;
  text: string;
  /** The complete body as received, so that a test can see which options were set. */
  payload: Record<string, unknown>;
  sentAt: string;
};

export type TelegramState = { messages: TelegramMessage[]; requestCount: number };

export class TelegramAdmin extends AdminClient<z.input<typeof telegramFault>, TelegramState> {}
