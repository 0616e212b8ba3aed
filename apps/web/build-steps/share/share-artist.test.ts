import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ShareArtist } from './share-artist.ts';
import type { ShareSubject } from './share-subject.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-pictures-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const subject = (title: string): ShareSubject => ({ language: 'ua', title });

test('every letter of the five languages has a glyph of its own', async () => {
  const artist = new ShareArtist(folder);
  const missing = '漢';
  const letters = [...'ҐЄІЇЁЪЫЭЖЩĄĆĘŁŃŚŹŻÓÑÁÉÍÚÜ¿¡№’—', missing];
  const pictures = new Set<string>();
  for (const letter of letters) pictures.add((await artist.draw(subject(letter))).toString('base64'));
  expect(pictures.size).toBe(letters.length);
});

test('a picture is drawn once, and again if its title changes', async () => {
  const count = () => readdirSync(folder).length;
  const before = count();
  const first = await new ShareArtist(folder).draw(subject('Cases'));
  expect(await new ShareArtist(folder).draw(subject('Cases'))).toEqual(first);
  expect(count()).toBe(before + 1);
  await new ShareArtist(folder).draw(subject('More cases'));
  expect(count()).toBe(before + 2);
});
