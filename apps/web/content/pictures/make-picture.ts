import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { judgeFile, judgePicture } from './judge-picture.ts';
import {
  type PictureFile,
  pictureFormats,
  toDescriptionPath,
  toPictureKey,
  toPictureName,
} from './picture-cache.ts';
import { type PictureKind, recipes } from './picture-kinds.ts';

/** AVIF takes eight times as long with effort 4, for files that are at most an eighth smaller. */
const efforts = { avif: 2, webp: 4 } as const;

/** Makes all sizes of a picture, unless the cache has them. An error is a sentence for the person who added it. */
export async function makePicture(path: string, kind: PictureKind, cache: string): Promise<void> {
  const bytes = await readFile(path);
  const image = await openPicture(bytes, basename(path));
  const key = toPictureKey(bytes, kind);
  const description = toDescriptionPath(cache, key);
  if (await isThere(description)) return;
  await lookAtPixels(image, kind);
  await mkdir(cache, { recursive: true });
  const picture = await writeSizes(image, { kind, key, cache });
  // Last, and in one step: what is described is whole.
  await writeFile(`${description}.new`, JSON.stringify(picture));
  await rename(`${description}.new`, description);
}

async function openPicture(bytes: Buffer, name: string): Promise<Sharp> {
  refuseIf(judgeFile(name, bytes.length));
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  refuseIf(judgePicture(name, await image.metadata().catch(refuseBroken)));
  return image;
}

/** Reads the picture whole: a file that was cut off has a good head. */
async function lookAtPixels(image: Sharp, kind: PictureKind): Promise<void> {
  const { isOpaque } = await image.stats().catch(refuseBroken);
  if (kind === 'logo' && isOpaque)
    throw new Error(
      'The logo has no transparent ground, so it would be shown as a box. Ask the client for a .png or .webp with transparency.',
    );
}

function refuseBroken(): never {
  throw new Error('The file is broken or no picture. Export it again and choose it again.');
}

interface Target {
  kind: PictureKind;
  key: string;
  cache: string;
}

/** Only pixels are passed on, upright: no camera, no place, no author. */
async function writeSizes(image: Sharp, { kind, key, cache }: Target): Promise<PictureFile> {
  const { widths, ratio, maxHeight } = recipes[kind];
  const upright = await image.autoOrient().toColorspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width: full, height: fullHeight, channels } = upright.info;
  // A picture is never enlarged, also not where it is cut.
  const widest = ratio ? Math.min(full, Math.floor(fullHeight / ratio)) : full;
  const kept = widths.filter((width) => width <= widest);
  const used = kept.length > 0 ? kept : [widest];
  let size = { width: 0, height: 0 };
  for (const width of used) {
    const resized = sharp(upright.data, { raw: { width: full, height: fullHeight, channels } }).resize({
      width,
      ...(ratio && { height: Math.round(width * ratio), fit: 'cover', position: 'attention' }),
      ...(maxHeight && { height: maxHeight, fit: 'inside', withoutEnlargement: true }),
    });
    for (const format of pictureFormats) {
      const file = join(cache, toPictureName(key, width, format));
      size = await resized.clone().toFormat(format, { effort: efforts[format] }).toFile(file);
    }
  }
  return { key, width: size.width, height: size.height, widths: used };
}

function refuseIf(message: string | undefined): void {
  if (message) throw new Error(message);
}

const isThere = (path: string) =>
  readFile(path).then(
    () => true,
    () => false,
  );
