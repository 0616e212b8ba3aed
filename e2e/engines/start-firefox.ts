import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { type Driver, type Engine, visitorEnvironment } from './driver.ts';

/** Only ends a start that hangs. */
const timeout = 240_000;

/** Debian's Firefox, over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  // As root, Firefox does not start in a home that belongs to somebody else.
  const home = await mkdtemp(join(tmpdir(), 'firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    env: { ...process.env, ...visitorEnvironment, HOME: home },
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      'ui.prefersReducedMotion': 1,
      // As on a phone, so that a width is the page's own.
      'ui.useOverlayScrollbars': 1,
    },
    timeout,
    protocolTimeout: timeout,
  });
  return {
    async openTab() {
      const context = await browser.createBrowserContext();
      return toDriver(await context.newPage(), () => context.close());
    },
    stop: async () => {
      await browser.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

function toDriver(page: Page, close: () => Promise<void>): Driver {
  return {
    close,
    open: async (url) => {
      await page.evaluate(`location.assign(${JSON.stringify(url)})`);
    },
    evaluate: async (script) => {
      for (;;) {
        try {
          return (await page.evaluate(script)) as never;
        } catch (error) {
          if (!isLeft(error)) throw error;
        }
      }
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    resize: (width, height) => page.setViewport({ width, height }),
    takePicture: () => page.screenshot(),
  };
}

/** The page was left while the script ran. */
function isLeft(error: unknown): boolean {
  return error instanceof Error && /context was destroyed|realm|navigat|detached/i.test(error.message);
}
