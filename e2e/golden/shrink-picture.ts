import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Colors are rounded to multiples of this, which the comparison's threshold does not notice. */
const step = 8;

/**
 * Makes an 8-bit RGB screenshot several times smaller: gradients lose the noise that does not compress, and few
 * colors become a palette. A picture that is small already stays as it is.
 */
export function shrinkPicture(png: Buffer): Buffer {
  const chunks = readChunks(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  const bytesPerPixel = { 2: 3, 6: 4 }[header?.[9] ?? 0];
  if (!header || !bytesPerPixel) return png;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const rows = unfilter(inflateSync(packed), width * bytesPerPixel, height, bytesPerPixel);
  const pixels = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const value = rows[pixel * bytesPerPixel + channel] ?? 0;
      pixels[pixel * 3 + channel] = Math.min(255, Math.round(value / step) * step);
    }
  }
  return encode(pixels, width, height);
}

function readChunks(png: Buffer): { type: string; data: Buffer }[] {
  const chunks = [];
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** Undoes the five filters of the PNG format. */
function unfilter(data: Buffer, rowLength: number, height: number, bytesPerPixel: number): Buffer {
  const rows = Buffer.alloc(rowLength * height);
  for (let row = 0; row < height; row += 1) {
    const filter = data[row * (rowLength + 1)];
    for (let column = 0; column < rowLength; column += 1) {
      const at = row * rowLength + column;
      const left = column >= bytesPerPixel ? (rows[at - bytesPerPixel] ?? 0) : 0;
      const up = row > 0 ? (rows[at - rowLength] ?? 0) : 0;
      const corner = row > 0 && column >= bytesPerPixel ? (rows[at - rowLength - bytesPerPixel] ?? 0) : 0;
      const predicted = [0, left, up, (left + up) >> 1, toPaeth(left, up, corner)][filter ?? 0] ?? 0;
      rows[at] = (data[row * (rowLength + 1) + 1 + column] ?? 0) + predicted;
    }
  }
  return rows;
}

function toPaeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const distances = [left, up, corner].map((value) => Math.abs(estimate - value)) as [number, number, number];
  if (distances[0] <= distances[1] && distances[0] <= distances[2]) return left;
  return distances[1] <= distances[2] ? up : corner;
}

function encode(pixels: Buffer, width: number, height: number): Buffer {
  const colors = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const color = pixels.readUIntBE(at, 3);
    if (!colors.has(color)) colors.set(color, colors.size);
  }
  const isPalette = colors.size <= 256;
  const samples = isPalette ? Buffer.alloc(width * height) : pixels;
  if (isPalette) {
    for (let pixel = 0; pixel < samples.length; pixel += 1) {
      samples[pixel] = colors.get(pixels.readUIntBE(pixel * 3, 3)) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, isPalette ? 3 : 2], 8);
  const palette = Buffer.concat(
    [...colors.keys()].map((color) => Buffer.from([color >> 16, color >> 8, color])),
  );
  const bytesPerPixel = isPalette ? 1 : 3;
  return Buffer.concat([
    signature,
    toChunk('IHDR', header),
    ...(isPalette ? [toChunk('PLTE', palette)] : []),
    toChunk('IDAT', pack(samples, width * bytesPerPixel, height)),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Rows that repeat the one above are the most frequent, and without a filter they compress best. */
function pack(samples: Buffer, rowLength: number, height: number): Buffer {
  const rows = Buffer.alloc((rowLength + 1) * height);
  for (let row = 0; row < height; row += 1) {
    samples.copy(rows, row * (rowLength + 1) + 1, row * rowLength, (row + 1) * rowLength);
  }
  return deflateSync(rows, { level: 9, memLevel: 9 });
}

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
