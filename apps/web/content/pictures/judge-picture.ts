import { extname } from 'node:path';
import type { Metadata } from 'sharp';

export const maxPictureBytes = 20_000_000;
const maxPicturePixels = 50_000_000;

const formats: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
};

/** What is wrong with the size or the name of a file, said to the person who added it; undefined if nothing is. */
export function judgeFile(name: string, size: number): string | undefined {
  if (!formats[extname(name)])
    return `A picture is a file .jpg, .png or .webp. Export it as one of these and choose it again.`;
  if (size > maxPictureBytes)
    return `The file has ${toMegabytes(size)} MB, and ${toMegabytes(maxPictureBytes)} are allowed. Export it smaller: 2,000 pixels in width are enough.`;
  return undefined;
}

/** What is wrong with a picture that could be opened. */
export function judgePicture(
  name: string,
  { format, width, height, pages = 1 }: Pick<Metadata, 'format' | 'width' | 'height' | 'pages'>,
): string | undefined {
  if (format !== formats[extname(name)])
    return `The name says ${extname(name)}, but the file is ${format}. Export it again, or give it its true ending.`;
  if (pages > 1) return 'The picture moves. Choose one that stands still.';
  if (width * height > maxPicturePixels)
    return `The picture has ${width} × ${height} pixels. Export it with 2,000 pixels in width.`;
  return undefined;
}

const toMegabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
