/** Visitor text on one line. Long gaps are collapsed, so that they can't push text to the start of a line. */
export function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim() || '-';
}

/** Visitor text with a mark before each line, so that no line looks like ours. */
export function toQuote(text: string): string {
  return text
    .split(/[\n\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');
}
