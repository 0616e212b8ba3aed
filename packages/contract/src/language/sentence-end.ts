/** Ends a sentence with a period unless an abbreviation, such as `1 godz.`, has already put one there. */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** A formatted text without the second period behind a value that ends in one. Nothing inside a value changes. */
export function dropSecondPeriods(text: string, values: Readonly<Record<string, unknown>> = {}): string {
  return Object.values(values).reduce<string>((result, value) => {
    const end = `${value}.`;
    return end.endsWith('..') ? result.replaceAll(end, () => `${value}`) : result;
  }, text);
}
