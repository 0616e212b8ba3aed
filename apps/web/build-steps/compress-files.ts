import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { listFiles } from './list-files.ts';

const compressible = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/;
const filesAtOnce = 4;

const encoders = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  zst: (data: Buffer) =>
    promisify(zstdCompress)(data, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

async function compressFile(file: string): Promise<void> {
  const data = await readFile(file);
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) =>
      writeFile(`${file}.${ending}`, await encode(data)),
    ),
  );
}

/** Writes br, zst and gz beside each text file, so that the web server compresses nothing at run time. */
export async function compressFiles(siteDirectory: string): Promise<number> {
  const files = (await listFiles(siteDirectory)).filter((file) => compressible.test(file));
  const queue = [...files];
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, work));
  return files.length;
}
