import { dropSecondPeriods } from '@tt/contract/language/sentence-end';
import format, { type CompiledMessage } from 'icu-minify/format';
import { messageFormatters } from './message-formatters.ts';

export type { CompiledMessage };

/** Formats a text that was compiled at build time; `tag` is the BCP 47 tag of its language. */
export function formatMessage(
  message: CompiledMessage,
  tag: string,
  values?: Record<string, string | number>,
): string {
  return dropSecondPeriods(String(format(message, tag, values, { formatters: messageFormatters })), values);
}
