/** A word that can't stand before a value, whatever it is. */
type Rule = { pattern: RegExp; problem: string };

const rules: Readonly<Record<string, Rule[]>> = {
  es: [
    {
      pattern: /(?<!\p{L})(?:el|del|al)\s\{(?:date|when)\}/iu,
      problem: 'glues a short date to its article (del jue, 19 nov): put it behind a colon, or use {onDate}',
    },
    {
      pattern: /(?<!\p{L})las?\s\{time\}/iu,
      problem: 'says las or la before any hour, and one o’clock has the other: use {atTime}',
    },
  ],
  pl: [
    {
      pattern: /(?<!\p{L})[wz]\s\{(?:date|when)\}/iu,
      problem: 'has w or z before any weekday, and Tuesday needs we, Wednesday ze: use {onDate}',
    },
  ],
  ru: [
    {
      pattern: /(?<!\p{L})[вс]\s\{(?:date|when)\}/iu,
      problem: 'has в or с before any weekday, and Tuesday needs во, Wednesday со: use {onDate}',
    },
  ],
  uk: [
    {
      pattern: /(?<!\p{L})об?\s\{time\}/iu,
      problem: 'has о or об before any hour, and eleven has the other: use {atTime}',
    },
    {
      pattern: /(?<!\p{L})[узв]\s\{(?:date|when)\}/iu,
      problem: 'has у, в or з before any weekday, which the next sound decides: use {onDate}',
    },
  ],
};

/** Texts that may have such a word, by language tag and key, with the reason. */
const allowed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    'booking.price.running': 'the offer’s date is figures alone: 1/8/2025',
    'booking.price.extended': 'the offer’s date is figures alone: 1/8/2025',
    'launch.offer': 'the offer’s date has no weekday: el 1 de agosto de 2025',
    'desk.week.title': 'the date is a day and a month: del 16 nov',
  },
  ru: { 'desk.week.title': 'the date is a day and a month: с 16 ноября' },
};

/** Lists words before a date or a time that fit some of them only. */
export function listGluedValues(text: string, tag: string, key: string): string[] {
  if (allowed[tag]?.[key]) return [];
  const plain = text.replaceAll(/<\/?\w+>/g, '');
  return (rules[tag] ?? []).filter(({ pattern }) => pattern.test(plain)).map(({ problem }) => problem);
}
