import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { listPictures } from '../content/pictures/list-pictures.server.ts';
import { makePicture } from '../content/pictures/make-picture.ts';
import { pictureCache } from '../content/pictures/read-picture.server.ts';

/** Makes the sizes of all pictures before pages are rendered. During development it also serves them. */
export function picturesPlugin(): Plugin {
  return {
    name: 'pictures',
    buildStart: makePictures,
    configureServer({ middlewares }) {
      middlewares.use('/assets', (request, response, next) => {
        const file = join(pictureCache, basename(request.url ?? ''));
        if (!/\.(?:avif|webp)$/.test(file) || !existsSync(file)) return next();
        createReadStream(file).pipe(response);
      });
    },
  };
}

/** One after another, because each picture uses all cores. */
async function makePictures(): Promise<void> {
  for (const { path, name, kind } of listPictures()) {
    try {
      await makePicture(path, kind, pictureCache);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`);
    }
  }
}
