const names: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** A first name for a device, which its owner can change; empty if the browser hides what it runs on. */
export function guessDevice(userAgent: string): string {
  return names.find(([sign]) => sign.test(userAgent))?.[1] ?? '';
}
