/** The number as a language writes it, or an empty string if it is not a number. */
export function formatNumber(
  language: string,
  value: number,
  digits: number,
  options?: Intl.NumberFormatOptions,
): string {
  const setup = { maximumFractionDigits: digits, ...options };
  return Number.isNaN(value) ? '' : value.toLocaleString(language, setup);
}

/** A ratio beside the required one, if there is one. It is rounded down, because 4.49 is not 4.5. */
export function formatContrast(language: string, ratio: number, least: number): string {
  const shown = formatNumber(language, Math.floor(ratio * 10) / 10, 1);
  const required = formatNumber(language, least, 1);
  return shown && `${shown} : 1${required && ` ${ratio < least ? '<' : '≥'} ${required}`}`;
}
