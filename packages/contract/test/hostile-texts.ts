import { sampleTexts } from './sample-texts.ts';

export interface HostileText {
  name: string;
  text: string;
}

/** What the text repeats. Each is a separator, a near match or a character that some code handles badly. */
const fillers: Record<string, string> = {
  dots: '.',
  'at signs': '@',
  'addresses without an end': 'a@a.',
  labels: 'a.',
  'labels with hyphens': 'a-.',
  hyphens: '-',
  digits: '1',
  'digits and spaces': '1 ',
  letters: 'a',
  underscores: 'a_',
  slashes: '/',
  colons: ':',
  'percent signs': '%',
  quotes: '"',
  backslashes: '\\',
  brackets: '[{',
  'angle brackets': '<a ',
  spaces: ' ',
  tabs: '\t',
  newlines: '\n',
  'carriage returns': '\r',
  'line ends of Windows': '\r\n',
  'spaces without a break': '\u00a0',
  'invisible marks': '\u200b',
  'zero bytes': '\u0000',
  'direction overrides': '\u202e',
  'combining marks': '\u0301',
  'letters with marks': 'e\u0301',
  emoji: '\u{1f469}\u200d\u{1f467}',
  'first halves of a character': '\ud83d',
  'second halves of a character': '\ude00',
  'letters of another script': 'щ',
};

/** Texts of `length` characters that trigger catastrophic backtracking in ambiguous patterns. */
export function listHostileTexts(length: number): HostileText[] {
  return [
    // One request with this address once blocked the whole API for eight seconds.
    { name: 'dots between two at signs', text: `a@${fill('.', length - 3)}@` },
    ...Object.entries(fillers).map(([name, filler]) => ({ name, text: fill(filler, length) })),
    ...Object.entries(fillers).map(([name, filler]) => ({
      name: `${name} between two words`,
      text: `a${fill(filler, length - 2)}!`,
    })),
    ...sampleTexts.flatMap((sample) => listNearMatches(sample, length)),
  ];
}

/** Texts that begin as a valid one and end otherwise. */
function listNearMatches(sample: string, length: number): HostileText[] {
  const separators = new Set(sample.match(/[^\p{L}\p{N}]/gu));
  return [
    { name: `${sample} repeated`, text: fill(sample, length) },
    { name: `${sample} repeated without its end`, text: fill(sample.slice(0, -1), length) },
    { name: `${sample} with a zero byte at the end`, text: `${fill(sample, length - 1)}\u0000` },
    ...[...separators].map((separator) => ({
      name: `${sample} with many of ${separator}`,
      text: sample.replace(separator, () => fill(separator, length - sample.length + 1)),
    })),
  ];
}

function fill(filler: string, length: number): string {
  return filler.repeat(Math.ceil(length / filler.length)).slice(0, length);
}
