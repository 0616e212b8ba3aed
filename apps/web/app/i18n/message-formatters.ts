import type { FormatOptions } from 'icu-minify/format';

/** Creates the Intl formatters that compiled texts need. */
export const messageFormatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};
