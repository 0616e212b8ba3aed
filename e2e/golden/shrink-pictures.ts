import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { shrinkPicture } from './shrink-picture.ts';

const folder = resolve(import.meta.dirname, 'pictures');

/** Shrinks the pictures that an update wrote. The others come out as they are. */
for (const name of readdirSync(folder)) {
  const path = resolve(folder, name);
  const picture = readFileSync(path);
  const shrunk = shrinkPicture(picture);
  if (shrunk.length < picture.length) writeFileSync(path, shrunk);
}
