import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import sharp from 'sharp';
import { getDarkColor } from './share/theme-colors.ts';

const mark = fileURLToPath(new URL('../public/favicon.svg', import.meta.url));
const iconSizes = [16, 32, 48];
/** Phones request either name. */
const touchIcons = ['apple-touch-icon.png', 'apple-touch-icon-precomposed.png'];
const touchSize = 180;
const touchMargin = 26;

/** Writes the icons that browsers and phones ask for by name, so that no page has to link them. */
export async function writeIcons(siteDirectory: string): Promise<void> {
  const images = await Promise.all(iconSizes.map((size) => drawMark(size).png().toBuffer()));
  await writeFile(join(siteDirectory, 'favicon.ico'), toIco(images));
  const touchIcon = await drawTouchIcon();
  for (const name of touchIcons) await writeFile(join(siteDirectory, name), touchIcon);
}

/** Phones cut the corners and show no transparency. */
function drawTouchIcon(): Promise<Buffer> {
  const background = getDarkColor('bg');
  return drawMark(touchSize - 2 * touchMargin)
    .extend({ top: touchMargin, bottom: touchMargin, left: touchMargin, right: touchMargin, background })
    .flatten({ background })
    .png()
    .toBuffer();
}

/** The drawing has 212 units and no size, so the density decides how finely it is drawn. */
const drawMark = (size: number) => sharp(mark, { density: 288 }).resize(size, size);

/** A directory of images, each a whole PNG. */
function toIco(images: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    const size = iconSizes[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images]);
}
