const narrow = /[ \u00a0.,:;’'|!()iljІіIfrt]/;
const wide = /[шщжюмфыmwШЩЖЮМФЫMW%@—]/;

/** Estimates the width of a text in em. The build has no fonts to measure with. */
export function estimateWidth(text: string): number {
  let em = 0;
  // Accents don't widen a letter.
  for (const letter of text.normalize('NFD').replaceAll(/\p{M}/gu, '')) {
    if (narrow.test(letter)) em += 0.33;
    else if (wide.test(letter)) em += 0.84;
    else em += /\p{Lu}/u.test(letter) ? 0.69 : 0.575;
  }
  return em;
}

function fillLines(words: string[], maxEm: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const joined = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && estimateWidth(joined) <= maxEm) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into as few lines as fit, and makes these as even as possible. */
export function breakLines(text: string, maxEm: number): string[] {
  const words = text.split(' ');
  let best = fillLines(words, maxEm);
  for (let limit = maxEm; limit > 2; limit -= 0.5) {
    const lines = fillLines(words, limit);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}
