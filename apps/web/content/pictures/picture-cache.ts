import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PictureKind } from './picture-kinds.ts';

/** Changes with the way in which pictures are made, so that old ones are made again. */
const recipeVersion = 1;

/** What is known of a picture once it is made. */
export interface PictureFile {
  /** The beginning of the names of its files. */
  key: string;
  width: number;
  height: number;
  /** Ascending. */
  widths: readonly number[];
}

export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** The same bytes, shown in the same way, are one picture in every build. */
export function toPictureKey(bytes: Uint8Array, kind: PictureKind): string {
  return createHash('sha256').update(`${recipeVersion} ${kind} `).update(bytes).digest('hex').slice(0, 16);
}

export const toDescriptionPath = (cache: string, key: string) => join(cache, `${key}.json`);

export const toPictureName = (key: string, width: number, format: PictureFormat) =>
  `${key}-${width}.${format}`;
