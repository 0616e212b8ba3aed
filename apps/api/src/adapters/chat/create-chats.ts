import type { Config } from '../../config.ts';
import type { Chat } from './chat.ts';
import { createSlack } from './slack.ts';
import { createTelegram } from './telegram.ts';

/** Every configured chat. */
export function createChats(config: Config): Chat[] {
  const {
    TELEGRAM_API_URL: apiUrl,
    TELEGRAM_BOT_TOKEN: botToken,
    TELEGRAM_CHAT_ID: chatId,
    SLACK_WEBHOOK_URL,
  } = config;
  const chats: Chat[] = [];
  if (botToken && chatId) chats.push(createTelegram({ apiUrl, botToken, chatId }));
  if (SLACK_WEBHOOK_URL) chats.push(createSlack(SLACK_WEBHOOK_URL));
  return chats;
}
