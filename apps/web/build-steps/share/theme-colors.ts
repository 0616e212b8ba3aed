import { readFileSync } from 'node:fs';
import { encode, toRgb } from '../../app/styles/foundation/oklch.ts';
import { type Band, bands } from '../../content/bands.ts';

const tokens = readFileSync(new URL('../../app/styles/foundation/tokens.css', import.meta.url), 'utf8');

/** A color token in the dark theme, which all share pictures have, as `#rrggbb`: drawings know no other notation. */
export function getDarkColor(name: string): string {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? [];
  const parts = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].at(-1);
  if (!parts) throw new Error(`tokens.css has no color --${name}`);
  const channels = toRgb(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  const bytes = channels.map((channel) => Math.round(encode(channel) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The two ends of a band of the temper scale, or the whole scale. */
export function listBandColors(band?: Band): string[] {
  const place = band && bands.indexOf(band);
  const stops = place === undefined ? Array.from({ length: 10 }, (_, stop) => stop) : [place, place + 1];
  return stops.map((stop) => getDarkColor(`t${stop}`));
}
