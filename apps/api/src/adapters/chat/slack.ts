import type { DeliveryResult } from '../channel.ts';
import type { Chat } from './chat.ts';
import { postJson, postSeconds, toFailure } from './post-json.ts';

// Slack truncates longer texts: https://docs.slack.dev/reference/methods/chat.postMessage
const maxLength = 40_000;

/** An incoming webhook. Slack requires these three characters to be escaped, and no others. */
export function createSlack(webhookUrl: string): Chat {
  return {
    name: 'slack',
    maxLength,
    lengthOf: (text) => escapeText(text).length,
    maxSendSeconds: postSeconds,
    send: (text) => postJson(webhookUrl, { text: escapeText(text) }, toResult),
  };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A proxy or a captive portal answers 200 too. Only Slack's own body proves that the message has arrived. */
async function toResult(response: Response): Promise<DeliveryResult> {
  if (response.ok && (await response.text()).trim() === 'ok') return { kind: 'delivered' };
  return toFailure(response.status, Number(response.headers.get('retry-after')) || undefined);
}
