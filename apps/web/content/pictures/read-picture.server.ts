import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../entries/content-folder.server.ts';
import {
  type PictureFile,
  type PictureFormat,
  toDescriptionPath,
  toPictureKey,
  toPictureName,
} from './picture-cache.ts';
import type { PictureKind } from './picture-kinds.ts';

export const pictureCache = join(contentFolder, '../.pictures');

/** What `<picture>` needs: an address for each format and width, and the size, so that nothing moves when it comes. */
export interface PictureSource {
  width: number;
  height: number;
  avif: string;
  webp: string;
  /** For browsers that read no list of sizes. */
  src: string;
}

/** Reads a picture that the build has made. */
export function readPicture(path: string, kind: PictureKind): PictureSource {
  const { key, width, height, widths } = readDescription(path, kind);
  const list = (format: PictureFormat) =>
    widths.map((each) => `/assets/${toPictureName(key, each, format)} ${each}w`).join(', ');
  return {
    width,
    height,
    avif: list('avif'),
    webp: list('webp'),
    src: `/assets/${toPictureName(key, widths.at(-1) ?? width, 'webp')}`,
  };
}

function readDescription(path: string, kind: PictureKind): PictureFile {
  const key = toPictureKey(readFileSync(path), kind);
  return JSON.parse(readFileSync(toDescriptionPath(pictureCache, key), 'utf8'));
}
