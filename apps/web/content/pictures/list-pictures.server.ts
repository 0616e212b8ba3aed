import { join } from 'node:path';
import { cases } from '../cases.ts';
import { type CollectionName, toCollectionFolder } from '../collections.ts';
import { contentFolder } from '../entries/content-folder.server.ts';
import { people } from '../people.ts';
import { products } from '../products.ts';
import type { PictureKind } from './picture-kinds.ts';

interface ListedPicture {
  path: string;
  /** As messages call it. */
  name: string;
  kind: PictureKind;
}

/** Every picture that an entry names. */
export function listPictures(): ListedPicture[] {
  return [
    ...cases.flatMap(({ key, client, quote, pictures }) => [
      ...toPicture('cases', key, 'logo', client?.logo),
      ...toPicture('cases', key, 'face', quote?.photo),
      ...pictures.flatMap(({ file }) => toPicture('cases', key, 'photo', file)),
    ]),
    ...products.flatMap(({ key, screenshots }) =>
      screenshots.flatMap((file) => toPicture('products', key, 'photo', file)),
    ),
    ...people.flatMap(({ key, photo }) => toPicture('people', key, 'face', photo)),
  ];
}

/** Where a picture of an entry is. */
export function toPicturePath(collection: CollectionName, key: string, file: string): string {
  return join(contentFolder, toCollectionFolder(collection), key, file);
}

function toPicture(
  collection: CollectionName,
  key: string,
  kind: PictureKind,
  file: string | undefined,
): ListedPicture[] {
  if (!file) return [];
  return [{ path: toPicturePath(collection, key, file), name: `${collection}/${key}/${file}`, kind }];
}
