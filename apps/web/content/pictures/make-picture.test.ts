import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePicture } from './make-picture.ts';
import type { PictureFile } from './picture-cache.ts';
import type { PictureKind } from './picture-kinds.ts';

let folder: string;
let cache: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

beforeEach(async () => {
  cache = await mkdtemp(join(folder, 'cache-'));
});

afterAll(() => rm(folder, { recursive: true }));

const plain = (width: number, height: number, background = '#3366cc') =>
  sharp({ create: { width, height, channels: 3, background } });

async function make(
  name: string,
  picture: Sharp | Buffer,
  kind: PictureKind = 'photo',
): Promise<PictureFile> {
  const path = join(folder, name);
  await writeFile(path, Buffer.isBuffer(picture) ? picture : await picture.toBuffer());
  await makePicture(path, kind, cache);
  const description = (await readdir(cache)).find((file) => file.endsWith('.json')) ?? '';
  return JSON.parse(await readFile(join(cache, description), 'utf8'));
}

/** Says where the place stands in the data of the camera. */
const placeTag = Buffer.from([0x25, 0x88]);

const listMade = async () => (await readdir(cache)).filter((file) => !file.endsWith('.json'));

test('[TRUTH-01] a photo is made upright, and without camera, author and place', async () => {
  // The camera was turned: red, the left half of what it stored, is the upper half of the picture.
  const stored = plain(1200, 800, '#0000ff').composite([
    { input: await plain(600, 800, '#ff0000').png().toBuffer(), left: 0, top: 0 },
  ]);
  const photo = stored.jpeg().withExif({
    IFD0: { Make: 'Testcam', Artist: 'Test Author', Orientation: '6' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1' },
  });
  const source = await photo.withMetadata({ orientation: 6 }).toBuffer();
  expect(['Testcam', 'Test Author', placeTag].every((part) => source.includes(part))).toBe(true);
  expect((await sharp(source).metadata()).orientation).toBe(6);

  const { width, height, widths } = await make('turned.jpg', source);
  expect([width, height, widths]).toEqual([800, 1200, [480, 800]]);
  const made = await listMade();
  expect(made.map((file) => file.replace(/^.*-/, '')).sort()).toEqual([
    '480.avif',
    '480.webp',
    '800.avif',
    '800.webp',
  ]);
  for (const file of made) {
    const bytes = await readFile(join(cache, file));
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, orientation }, file).toEqual({});
    expect(bytes.includes('Test'), file).toBe(false);
    expect(await getPixel(bytes, 10, 10), file).toBe('red');
  }
});

test('[TRUTH-01] the same file is made once, for each way in which it is shown', async () => {
  const source = await plain(700, 500).jpeg().toBuffer();
  await make('once.jpg', source);
  const before = await readTimes();
  await make('again.jpg', source);
  expect(await readTimes()).toEqual(before);
  await make('again.jpg', source, 'face');
  expect(Object.keys(await readTimes()).length).toBeGreaterThan(Object.keys(before).length);
});

test('[TRUTH-01] a face is cut to a square, and no picture is enlarged', async () => {
  expect(await make('face.png', plain(900, 300).png(), 'face')).toMatchObject({
    width: 288,
    height: 288,
    widths: [144, 288],
  });
});

test('[TRUTH-01] a small photo keeps its size', async () => {
  expect(await make('small.webp', plain(200, 100).webp())).toMatchObject({
    width: 200,
    height: 100,
    widths: [200],
  });
});

test('[TRUTH-01] a logo keeps its transparent ground', async () => {
  const logo = sharp({
    create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).png();
  expect(await make('logo.png', logo, 'logo')).toMatchObject({ width: 96, height: 96 });
  for (const file of await listMade())
    expect((await sharp(join(cache, file)).metadata()).hasAlpha, file).toBe(true);
});

const refused: [
  why: string,
  name: string,
  toPicture: () => Promise<Buffer>,
  message: string,
  kind?: PictureKind,
][] = [
  [
    'of 40 MB',
    'large.jpg',
    async () => Buffer.concat([await plain(100, 100).jpeg().toBuffer(), Buffer.alloc(40_000_000)]),
    'The file has 41 MB, and 20 are allowed. Export it smaller: 2,000 pixels in width are enough.',
  ],
  [
    'with too many pixels',
    'wide.png',
    () => plain(10_000, 5_001).png({ compressionLevel: 1 }).toBuffer(),
    'The picture has 10000 × 5001 pixels. Export it with 2,000 pixels in width.',
  ],
  [
    'that was cut off',
    'cut.jpg',
    async () => {
      const whole = await plain(800, 600).jpeg().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
    'The file is broken or no picture. Export it again and choose it again.',
  ],
  [
    'that is no picture',
    'text.png',
    async () => Buffer.from('no picture'),
    'The file is broken or no picture. Export it again and choose it again.',
  ],
  [
    'whose name lies',
    'lying.png',
    () => plain(100, 100).jpeg().toBuffer(),
    'The name says .png, but the file is jpeg. Export it again, or give it its true ending.',
  ],
  [
    'of another kind',
    'drawing.gif',
    () => plain(100, 100).gif().toBuffer(),
    'A picture is a file .jpg, .png or .webp. Export it as one of these and choose it again.',
  ],
  ['that moves', 'moving.webp', makeMoving, 'The picture moves. Choose one that stands still.'],
  [
    'of a logo in a box',
    'logo.png',
    () => plain(300, 100).ensureAlpha().png().toBuffer(),
    'The logo has no transparent ground, so it would be shown as a box. Ask the client for a .png or .webp with transparency.',
    'logo',
  ],
];

test.each(refused)('[TRUTH-01] a file %s is refused: %s', async (_why, name, toPicture, message, kind) => {
  const picture = await toPicture();
  await expect(make(name, picture, kind)).rejects.toThrow(new Error(message));
  expect(await readdir(cache)).toEqual([]);
});

test('[TRUTH-01] a name that lies is refused also for a file that was made under its true name', async () => {
  const picture = await plain(100, 100).jpeg().toBuffer();
  await make('true.jpg', picture);
  await expect(make('untrue.webp', picture)).rejects.toThrow('The name says .webp, but the file is jpeg.');
});

async function makeMoving(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((color) => plain(50, 50, color).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
}

async function getPixel(image: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
}

/** When each file of the cache was written. */
async function readTimes(): Promise<Record<string, number>> {
  const names = await readdir(cache);
  const times = await Promise.all(names.map(async (name) => (await stat(join(cache, name))).mtimeMs));
  return Object.fromEntries(names.map((name, index) => [name, times[index] ?? 0]));
}
