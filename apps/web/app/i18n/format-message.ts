import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';

export type { CompiledMessage };

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};

/** Formats a text that was compiled at build time; `tag` is the BCP 47 tag of its language. */
export function formatMessage(
  message: CompiledMessage,
  tag: string,
  values?: Record<string, string | number>,
): string {
  return String(format(message, tag, values, { formatters }));
}
