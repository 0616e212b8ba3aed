import * as z from 'zod';
import type { TelegramOptions } from './telegram.ts';

const timeoutMs = 10_000;

const answerSchema = z.object({
  ok: z.boolean(),
  description: z.string().optional(),
  result: z.object({ username: z.string().optional(), title: z.string().optional() }).optional(),
});

export interface TelegramAnswer {
  kind: 'known' | 'unknown' | 'failed';
  /** The name of the bot or the chat, or why there is none. */
  detail: string;
}

/** Asks who the bot is, or for the chat, and posts nothing. The URL holds the token, so no answer carries it. */
export async function lookUpTelegram(
  { apiUrl, botToken, chatId }: TelegramOptions,
  method: 'getMe' | 'getChat',
): Promise<TelegramAnswer> {
  try {
    const response = await fetch(`${apiUrl}/bot${botToken}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(method === 'getChat' ? { chat_id: chatId } : {}),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const answer = answerSchema.safeParse(await response.json().catch(() => undefined)).data;
    if (answer?.ok) return { kind: 'known', detail: answer.result?.username ?? answer.result?.title ?? '' };
    const isRefused = answer !== undefined && response.status < 500 && response.status !== 429;
    return {
      kind: isRefused ? 'unknown' : 'failed',
      detail: answer?.description ?? `HTTP ${response.status}`,
    };
  } catch (error) {
    return { kind: 'failed', detail: toCode(error) };
  }
}

function toCode(error: unknown): string {
  const { name = 'no answer', cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name;
}
