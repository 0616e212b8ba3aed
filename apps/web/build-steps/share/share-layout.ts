import { readFileSync } from 'node:fs';
import type { Node } from '@takumi-rs/core';
import { siteSettings } from '@tt/contract/site-settings';
import { getTagline } from '../../app/i18n/get-tagline.ts';
import type { SharePlate, ShareSubject } from './share-subject.ts';
import { getDarkColor, listBandColors } from './theme-colors.ts';

export const shareSize = { width: 1200, height: 630 };

const drawings = new URL('../../app/illustrations/drawings/', import.meta.url);
const plateInk = getDarkColor('plate-ink');

/** The styles of a drawing on a plate, as in `illustration.css`. */
const drawingStyle = `
  .c { stroke-width: 0.8; opacity: 0.5 }
  .l { stroke-width: 1.4 }
  .f { fill: INK; stroke: none; opacity: 0.1 }
  .q { stroke-width: 2 }
  .t { stroke-width: 4; fill: none }
  .h { fill: INK; stroke: none }`;

/** The mark of the company, for pages without a drawing. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="74 24 180 197" fill="none" stroke="INK">
  <path stroke-width="25" stroke-linejoin="round" d="M226 214L124.5 91A33 33 0 1 1 157.5 102.1L126.7 109.3A50 50 0 1 0 176.3 190.1L222.6 135"/>
  <path fill="INK" stroke="none" d="M248.3 104.3L245 156.4L197.5 116.6z"/></svg>`;

const padding = 56;
const gap = 48;
const plateWidth = 460;
const textWidth = shareSize.width - 2 * padding - gap - plateWidth;

/** The picture of a page: company, title and tagline, and a plate with the band and the drawing of the page. */
export function toShareLayout({ language, title, plate }: ShareSubject): Node {
  const { name } = siteSettings.company;
  return {
    type: 'container',
    style: {
      ...shareSize,
      display: 'flex',
      gap,
      padding,
      backgroundColor: getDarkColor('bg'),
      color: getDarkColor('ink'),
      fontFamily: 'TT Display',
    },
    children: [
      {
        type: 'container',
        style: {
          width: textWidth,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        },
        children: [
          { type: 'text', text: name, style: { fontSize: 34, fontWeight: 800 } },
          {
            type: 'text',
            text: title,
            style: {
              fontSize: toTitleSize(title),
              fontWeight: 900,
              lineHeight: 0.98,
              lineClamp: 7,
              textTransform: 'uppercase',
            },
          },
          {
            type: 'text',
            text: getTagline(language),
            style: { fontSize: 27, fontFamily: 'TT Text', color: getDarkColor('ink-2') },
          },
        ],
      },
      toPlate(plate),
    ],
  };
}

/** The widest letters of the display face, in multiples of its size; most are narrower. */
const letterWidth = 0.5;

/** Sizes of titles, each with the number of letters up to which it leaves room. */
const sizes = [
  [96, 24],
  [78, 44],
  [62, 80],
] as const;

/** The largest size at which a title has room beside the plate, as has its longest word. */
export function toTitleSize(title: string): number {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  const [largest] = sizes.find(([, letters]) => title.length <= letters) ?? [50];
  return Math.min(largest, Math.floor(textWidth / (longestWord * letterWidth)));
}

function toPlate(plate?: SharePlate): Node {
  const colors = listBandColors(plate?.band);
  return {
    type: 'container',
    style: {
      width: plateWidth,
      height: '100%',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: '3px 40px 3px 3px',
      backgroundImage: `linear-gradient(100deg, ${colors.join(', ')})`,
    },
    children: [
      {
        type: 'image',
        src: toDrawing(plate, colors).replaceAll(/currentColor|INK/g, plateInk),
        ...(plate ? { width: 432, height: 324 } : { width: 220, height: 241 }),
      },
    ],
  };
}

function toDrawing(plate: SharePlate | undefined, [paper = '']: readonly string[]): string {
  if (!plate) return mark;
  const svg = readFileSync(new URL(`${plate.drawing}.svg`, drawings), 'utf8');
  return svg.replace('>', `><style>${drawingStyle}</style>`).replaceAll(/var\(--il-paper[^)]*\)/g, paper);
}
