import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Builder, error as failures, Key as keys, Origin, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { Parts } from '../../scripts/process/parts.ts';
import { type Driver, type Engine, type Key, visitorEnvironment } from './driver.ts';

const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const browser = `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const localeFolder = resolve(import.meta.dirname, '../../.data/locales');

/** Animations off means that the visitor prefers reduced motion. */
const gtkSettings = '[Settings]\ngtk-enable-animations=0\n';
/** The window can't be narrower than its toolbar, which has to be narrower than the narrowest phone. */
const gtkStyles = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Debian's WebKit, the engine of Safari, over WebDriver in an invisible window. */
export async function startWebkit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const parts = new Parts(() => {});
  parts.onStopped(() => rm(home, { recursive: true, force: true }));
  try {
    await writeGtkSettings(home);
    const display = await parts.startAndWaitForLine(
      {
        name: 'xvfb',
        command: 'Xvfb',
        // Without -noreset it starts anew once the last window is closed, and drops the browser that comes just then.
        args: ['-displayfd', '1', '-noreset', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'],
      },
      // It also says which displays are taken.
      /^\d+$/,
    );
    const server = `http://127.0.0.1:${await findFreePort()}`;
    await parts.start({
      name: 'webkit',
      command: 'WebKitWebDriver',
      args: [`--port=${new URL(server).port}`],
      env: {
        ...process.env,
        ...visitorEnvironment,
        LOCPATH: await provideLocale(visitorEnvironment.LC_ALL),
        HOME: home,
        XDG_CONFIG_HOME: home,
        DISPLAY: `:${display}`,
        // Without a graphics card, drawing as if there were one takes longer.
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      },
      readyUrl: `${server}/status`,
    });
    return { openTab: async () => toDriver(await openSession(server)), stop: () => parts.stop() };
  } catch (error) {
    await parts.stop();
    throw error;
  }
}

async function writeGtkSettings(home: string): Promise<void> {
  const folder = join(home, 'gtk-3.0');
  await mkdir(folder);
  await writeFile(join(folder, 'settings.ini'), gtkSettings);
  await writeFile(join(folder, 'gtk.css'), gtkStyles);
}

/** The browser has the languages of the system's locale, which a bare machine lacks. Returns its folder. */
async function provideLocale(name: string): Promise<string> {
  const [language = '', charset = ''] = name.split('.');
  const path = join(localeFolder, name);
  if (!existsSync(path)) {
    const draft = `${path}.${process.pid}`;
    await mkdir(localeFolder, { recursive: true });
    await promisify(execFile)('localedef', ['-i', language, '-f', charset, draft]);
    // Another run may have been quicker.
    await rename(draft, path).catch(() => rm(draft, { recursive: true }));
  }
  return localeFolder;
}

function openSession(server: string): Promise<WebDriver> {
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Doesn't wait for "loaded": each journey decides what to wait for.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      // No script of a journey takes nearly as long as this timeout.
      timeouts: { script: 10_000 },
    })
    .build();
}

function toDriver(session: WebDriver): Driver {
  const evaluate = async <Result>(script: string): Promise<Result> => {
    for (;;) {
      try {
        return await session.executeScript<Result>(`return ${script}`);
      } catch (error) {
        if (!isLeft(error)) throw error;
      }
    }
  };
  return {
    evaluate,
    close: () => session.quit(),
    open: (url) => session.get(url),
    click: async ({ x, y }) => {
      const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      await session.actions().move(at).click().perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(toKey(key)).perform(),
    // The window has a toolbar.
    resize: async (width, height) => {
      const barHeight = await evaluate<number>('outerHeight - innerHeight');
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + barHeight });
    },
    takePicture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
  };
}

function toKey(key: Key): string {
  const names: Record<Key, string> = {
    Tab: keys.TAB,
    Enter: keys.ENTER,
    Escape: keys.ESCAPE,
    Space: keys.SPACE,
    ArrowDown: keys.ARROW_DOWN,
    ArrowRight: keys.ARROW_RIGHT,
    End: keys.END,
  };
  return names[key];
}

/** The page was left while the script ran, so its result may never arrive. */
const isLeft = (error: unknown) =>
  error instanceof failures.NoSuchFrameError || error instanceof failures.ScriptTimeoutError;
