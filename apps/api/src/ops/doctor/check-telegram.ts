import { lookUpTelegram, type TelegramAnswer } from '../../adapters/chat/look-up-telegram.ts';
import type { Check } from './examination.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const subject = 'Telegram';

/** Whether Telegram knows the bot. */
export const checkBot: Check = async ({ settings }) => {
  const { TELEGRAM_API_URL: apiUrl, TELEGRAM_BOT_TOKEN: botToken } = settings;
  if (!apiUrl || !botToken) return [];
  return [toBotFinding(await lookUpTelegram({ apiUrl, botToken, chatId: '' }, 'getMe'))];
};

/** Whether the bot is known and can see the chat. */
export const checkTelegram: Check = async ({ settings }) => {
  const { TELEGRAM_API_URL: apiUrl, TELEGRAM_BOT_TOKEN: botToken, TELEGRAM_CHAT_ID: chatId } = settings;
  if (!apiUrl || !botToken || !chatId) return [];
  const bot = await lookUpTelegram({ apiUrl, botToken, chatId }, 'getMe');
  if (bot.kind !== 'known') return [toBotFinding(bot)];
  const chat = await lookUpTelegram({ apiUrl, botToken, chatId }, 'getChat');
  if (chat.kind === 'failed') return [toSilence(chat.detail)];
  return chat.kind === 'known'
    ? [ok(subject, `@${bot.detail} can see the chat ${chat.detail}`)]
    : [
        fail(
          subject,
          `@${bot.detail} can not see TELEGRAM_CHAT_ID (${chat.detail}): add the bot to the chat and check the ID`,
        ),
      ];
};

function toBotFinding({ kind, detail }: TelegramAnswer): Finding {
  if (kind === 'failed') return toSilence(detail);
  return kind === 'known'
    ? ok(subject, `knows the bot @${detail}`)
    : fail(subject, `does not know the bot (${detail}): copy TELEGRAM_BOT_TOKEN from @BotFather again`);
}

function toSilence(detail: string): Finding {
  return warn(
    subject,
    `did not answer (${detail}): check that this machine may reach it, and run this again`,
  );
}
