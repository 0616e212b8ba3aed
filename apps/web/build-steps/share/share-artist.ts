import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, Renderer } from '@takumi-rs/core';
import packageFile from '../../package.json' with { type: 'json' };
import { listShareFonts } from './list-share-fonts.ts';
import { shareSize, toShareLayout } from './share-layout.ts';
import type { ShareSubject } from './share-subject.ts';

// A PNG takes nearly half the time of a JPEG, and letters stay sharp. Dithering would double its bytes.
const format = { ...shareSize, format: 'png', dithering: 'none' } as const;
const version = packageFile.devDependencies['@takumi-rs/core'];

/** Draws the pictures of pages for link previews, each only once as long as it stays the same. */
export class ShareArtist {
  readonly #renderer = new Renderer();
  readonly #fonts = listShareFonts();
  /** A hash of all fonts, computed once, because the fonts are larger than the pictures. */
  readonly #fontsHash = hash(this.#fonts.map(({ data }) => hash([data])));
  readonly #cacheFolder: string;
  #isReady?: Promise<unknown>;

  constructor(cacheFolder: string) {
    this.#cacheFolder = cacheFolder;
    mkdirSync(cacheFolder, { recursive: true });
  }

  async draw(subject: ShareSubject): Promise<Buffer> {
    const layout = toShareLayout(subject);
    const file = join(this.#cacheFolder, `${this.#toName(layout)}.png`);
    if (existsSync(file)) return readFileSync(file);
    this.#isReady ??= Promise.all(this.#fonts.map((font) => this.#renderer.registerFont(font)));
    await this.#isReady;
    const picture = await this.#renderer.render(layout, format);
    // Another worker may draw the same picture. The last one replaces the whole file.
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, picture);
    renameSync(draft, file);
    return picture;
  }

  /** A hash of everything that a picture depends on. */
  #toName(layout: Node): string {
    return hash([JSON.stringify([version, format, this.#fontsHash, layout])]);
  }
}

function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}
