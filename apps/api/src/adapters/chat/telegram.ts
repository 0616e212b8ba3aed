import * as z from 'zod';
import type { DeliveryResult } from '../channel.ts';
import type { Chat } from './chat.ts';
import { postJson, postSeconds, toFailure } from './post-json.ts';

// Telegram refuses longer texts, and counts UTF-16 units, as strings do here: https://core.telegram.org/bots/api#sendmessage
const maxLength = 4096;

const answerSchema = z.object({
  ok: z.boolean(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

export interface TelegramOptions {
  apiUrl: string;
  botToken: string;
  chatId: string;
}

/** Plain text only: without `parse_mode` Telegram parses no markup in what a visitor wrote. */
export function createTelegram({ apiUrl, botToken, chatId }: TelegramOptions): Chat {
  const url = `${apiUrl}/bot${botToken}/sendMessage`;
  return {
    name: 'telegram',
    maxLength,
    lengthOf: (text) => text.length,
    maxSendSeconds: postSeconds,
    send: (text) =>
      postJson(
        url,
        {
          chat_id: chatId,
          text: text.slice(0, maxLength).toWellFormed(),
          link_preview_options: { is_disabled: true },
        },
        toResult,
      ),
  };
}

async function toResult(response: Response): Promise<DeliveryResult> {
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
  if (response.ok && answer.data?.ok) return { kind: 'delivered' };
  return toFailure(response.status, answer.data?.parameters?.retry_after);
}
