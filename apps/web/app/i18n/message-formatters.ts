import type { FormatOptions } from 'icu-minify/format';

/** Makes the Intl formatters that compiled texts ask for. */
export const messageFormatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};
