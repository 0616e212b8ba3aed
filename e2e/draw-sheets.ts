import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { languageCodes } from '@tt/contract/language/language';
import { looks, themes } from './golden/looks.ts';
import { openStill } from './golden/open-still.ts';
import { browser as settings } from './playwright.config.ts';

const origin = process.argv[2] ?? 'http://localhost:4173';
const folder = resolve(import.meta.dirname, '..', process.argv[3] ?? '.data/sheets');
const kinds = process.argv[4]?.split(',') ?? Object.keys(looks);

const widths = [1440, 1024, 820, 390, 320];
const scale = 0.3;
/** What lies deeper is left out of a sheet, in CSS pixels. */
const deepest = 7_000;

/** Draws a sheet for each kind of page: a row per language, and every width in both themes beside each other. */
const browser = await chromium.launch(settings.launchOptions);
mkdirSync(folder, { recursive: true });
for (const [kind, path] of Object.entries(looks)) {
  if (kinds.includes(kind)) await drawSheet(browser, kind, path);
}
await browser.close();

async function drawSheet(browser: Browser, kind: string, path: string): Promise<void> {
  const languages = path.startsWith('/en') ? languageCodes : (['en'] as const);
  const rows: string[] = [];
  for (const language of languages) {
    const cells: string[] = [];
    for (const theme of themes) {
      for (const width of widths)
        cells.push(await drawCell(path.replace(/^\/en/, `/${language}`), theme, width));
    }
    rows.push(`<h2>${kind}, ${language}</h2><div>${cells.join('')}</div>`);
  }
  const page = await browser.newPage({ viewport: { width: 2_500, height: 900 } });
  await page.setContent(`<style>
    body { margin: 16px; font: 16px sans-serif; background: #888 }
    div { display: flex; gap: 8px; align-items: start }
  </style>${rows.join('')}`);
  await page.screenshot({ path: resolve(folder, `${kind}.png`), fullPage: true });
  await page.close();
}

/** A picture of one page as an `img` element. */
async function drawCell(path: string, colorScheme: (typeof themes)[number], width: number): Promise<string> {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ viewport, colorScheme, deviceScaleFactor: scale, baseURL: origin });
  await openStill(page, path);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, deepest) };
  const picture = await page.screenshot({ fullPage: true, clip, scale: 'device' });
  await page.close();
  return `<img src="data:image/png;base64,${picture.toString('base64')}">`;
}
