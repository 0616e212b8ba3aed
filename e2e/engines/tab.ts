import { expect } from '@playwright/test';
import type { Driver, Key, Point } from './driver.ts';
import { findAll, type Target } from './target.ts';

/** A tab of any engine. Every method waits for what the page shows, so that a slow engine does not fail. */
export class Tab {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens a page of the site and waits for everything that it loads by itself. */
  async open(path: string): Promise<void> {
    const { href, pathname } = new URL(path, this.#origin);
    await this.evaluate(markAsLeft);
    await this.#driver.open(href);
    await this.settle(pathname);
  }

  /** Waits for a page with its fonts, and for islands and what they ask the backend. */
  async settle(pathname: string): Promise<void> {
    await expect.poll(() => this.evaluate(findUnfinished, pathname), `${pathname} is complete`).toBe('');
  }

  /** Runs a function in the page. It gets only these arguments. */
  evaluate<Result, Values extends unknown[]>(
    work: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return this.#driver.evaluate(`(${work})(...${JSON.stringify(values)})`);
  }

  /** Runs a function with the elements of a target in the page. */
  look<Result>(target: Target, work: (found: HTMLElement[]) => Result): Promise<Awaited<Result>> {
    return this.#driver.evaluate(`(${work})((${findAll})(${JSON.stringify(target)}))`);
  }

  count(target: Target): Promise<number> {
    return this.look(target, (found) => found.length);
  }

  texts(target: Target): Promise<string[]> {
    return this.look(target, (found) =>
      found.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
    );
  }

  value(target: Target): Promise<string | undefined> {
    return this.look(target, ([found]) => (found as HTMLInputElement | undefined)?.value);
  }

  isFocused(target: Target): Promise<boolean> {
    return this.look(target, (found) => found.some((element) => element === document.activeElement));
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  async expectSeen(target: Target): Promise<void> {
    await expect.poll(() => this.count(target), `${toLabel(target)} is seen`).toBeGreaterThan(0);
  }

  async expectGone(target: Target): Promise<void> {
    await expect.poll(() => this.count(target), `${toLabel(target)} is gone`).toBe(0);
  }

  async expectFocused(target: Target): Promise<void> {
    await expect.poll(() => this.isFocused(target), `${toLabel(target)} has the focus`).toBe(true);
  }

  /** Clicks the middle of an element once it rests there and nothing covers it. */
  async click(target: Target): Promise<void> {
    let previous: Point | string = 'has not been looked for';
    let point: Point | undefined;
    await expect
      .poll(async () => {
        const found = await this.look(target, aim);
        if (typeof found !== 'string' && JSON.stringify(found) === JSON.stringify(previous)) point = found;
        previous = found;
        return point ? 'can be clicked' : found;
      }, toLabel(target))
      .toBe('can be clicked');
    if (point) await this.#driver.click(point);
  }

  /** Replaces what a field holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.expectFocused(target);
    await this.look(target, ([found]) => (found as HTMLInputElement).select());
    await this.type(text);
    await expect.poll(() => this.value(target), toLabel(target)).toBe(text);
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(target: Target): Promise<void> {
    for (let stops = 0; stops < 40; stops += 1) {
      await this.press('Tab');
      if (await this.isFocused(target)) return;
    }
    throw new Error(`Tab does not reach ${toLabel(target)}`);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
    const readSize = () => this.evaluate(() => [innerWidth, innerHeight]);
    await expect.poll(readSize, 'size of the window').toEqual([width, height]);
  }

  takePicture(): Promise<Uint8Array> {
    return this.#driver.takePicture();
  }
}

const toLabel = ({ css, name }: Target) => (name === undefined ? css : `${css} called ${name}`);

declare global {
  var isLeftByTest: boolean | undefined;
}

/** Runs in the page: distinguishes the document that is being left from the next one at the same URL. */
function markAsLeft(): void {
  globalThis.isLeftByTest = true;
}

/** Runs in the page: what isn't there yet. */
function findUnfinished(pathname: string): string {
  if (globalThis.isLeftByTest || location.pathname !== pathname) return 'the previous page is still there';
  if (document.readyState !== 'complete') return 'the page is loading';
  if (document.fonts.status !== 'loaded') return 'fonts are loading';
  if (!document.querySelector('[data-island]')) return '';
  if (!document.documentElement.hasAttribute('data-hydrated')) return 'the island is not alive';
  return document.querySelector('.spin') ? 'the island is waiting for the backend' : '';
}

/** Runs in the page: where to click an element, or why not yet. */
function aim([element]: HTMLElement[]): Point | string {
  if (!element) return 'is not there';
  if (element.matches(':disabled')) return 'is disabled';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = element.getClientRects();
  if (!box) return 'has no size';
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  if (element.contains(hit) || hit?.closest('label')?.control === element) return point;
  return `is covered by ${hit?.outerHTML.slice(0, 80)}`;
}
