import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { writeIcons } from './write-icons.ts';

/** The orange of the mark. */
const markColor = [249, 115, 22, 255];

test('[TRUTH-10] favicon.ico and the touch icon are drawn from the mark', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icons-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeIcons(folder);

  const ico = await readFile(join(folder, 'favicon.ico'));
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const images = [0, 1, 2].map((index) => readImage(ico, 6 + 16 * index));
  expect(images.map(({ size }) => size)).toEqual([16, 32, 48]);
  for (const { size, data } of images) {
    const { width, height, hasAlpha } = await sharp(data).metadata();
    expect([width, height, hasAlpha]).toEqual([size, size, true]);
    expect(await hasMark(data)).toBe(true);
  }

  const touchIcon = await readFile(join(folder, 'apple-touch-icon.png'));
  const { width, height, hasAlpha } = await sharp(touchIcon).metadata();
  expect([width, height, hasAlpha]).toEqual([180, 180, false]);
  expect(await hasMark(touchIcon)).toBe(true);
});

function readImage(ico: Buffer, entry: number) {
  const start = ico.readUInt32LE(entry + 12);
  return { size: ico.readUInt8(entry), data: ico.subarray(start, start + ico.readUInt32LE(entry + 8)) };
}

async function hasMark(image: Buffer): Promise<boolean> {
  const pixels = await sharp(image).ensureAlpha().raw().toBuffer();
  for (let at = 0; at < pixels.length; at += 4) {
    if (markColor.every((channel, index) => pixels[at + index] === channel)) return true;
  }
  return false;
}
