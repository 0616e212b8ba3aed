/** What a visitor wrote, on one line; it also keeps a long gap from pushing what follows to the start of a line. */
export function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim() || '-';
}

/** What a visitor wrote, with a mark before each line, so that none looks like one of ours. */
export function toQuote(text: string): string {
  return text
    .split(/[\n\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');
}
