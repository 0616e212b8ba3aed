/** One valid text for each format of the contract. A field that accepts none of them needs its own here. */
export const sampleTexts: readonly string[] = [
  'ada@site.example',
  '2026-03-30',
  '07:00',
  '2026-03-30T07:00:00.000Z',
  'Europe/Warsaw',
  'https://site.example/path?query=1#part',
  '0198f0c2-7c1e-7d3a-9a52-3b8f3c1d2e4f',
  '+48 (22) 123.45.67, x12',
  'a_key-of_30-characters_or-more',
  'a_token-of_exactly-43-characters_0123456789',
  '2026-03-30T07:00:00.000Z,0198f0c2-7c1e-7d3a-9a52-3b8f3c1d2e4f',
  'slot_taken',
  '/en/cases',
  'site.example',
  'Ada Lovelace',
];
