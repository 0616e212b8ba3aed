import type { Locator, Page } from '@playwright/test';
import { pivots } from '../../apps/web/app/exhibits/pivot/pivots.ts';
import { expect, test } from '../browser-test.ts';

const slowness = 4;
const limitMs = 200;
const moves = 40;
const rounds = { least: 3, most: 10 };
const keys = ['ArrowLeft', 'PageUp', 'Home', 'End'];
const kinds = ['keydown', 'click', 'pointermove'] as const;
type Kind = (typeof kinds)[number];
type Times = Record<Kind, number[]>;

/** Times from an event to the frame after the one that shows it, as the page itself measures them. */
function watchEvents(watched: readonly Kind[]) {
  const times: Times = { keydown: [], click: [], pointermove: [] };
  const values = new Set<string | null>();
  for (const kind of watched) {
    document.querySelector('.svc-pic > svg')?.addEventListener(kind, ({ timeStamp }) => {
      // The frame after the one that draws begins when that has been shown.
      requestAnimationFrame(() =>
        requestAnimationFrame((shown) => {
          times[kind].push(shown - timeStamp);
          values.add(document.querySelector('.pivot')?.getAttribute('aria-valuenow') ?? null);
        }),
      );
    });
  }
  return { times, values };
}

async function dragAround(page: Page, handle: Locator): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('There is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 0; move < moves; move++) await page.mouse.move(x + 30 * Math.sin(move / 4), y + move);
  await page.mouse.up();
}

/** One round of keys, a press on the drawing and a drag: the longest time of each, of the drag the one that 95% of the moves keep. */
async function measure(page: Page, key: string): Promise<Record<Kind, number>> {
  await page.goto(`/en/expertise/${key}`);
  const handle = page.getByRole('slider');
  await handle.scrollIntoViewIfNeeded();
  const watched = await page.evaluateHandle(watchEvents, kinds);
  await handle.focus();
  for (const pressed of keys) await page.keyboard.press(pressed);
  await page.locator('.svc-pic > svg').click({ position: { x: 8, y: 8 } });
  await dragAround(page, handle);
  // Frames come in their order, so those of all events are over.
  const { keydown, click, pointermove, valueCount } = await watched.evaluate(async ({ times, values }) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return { ...times, valueCount: values.size };
  });
  // More than keys and a press set.
  expect(valueCount).toBeGreaterThan(keys.length + 1);
  expect(keydown).toHaveLength(keys.length);
  expect(click.length).toBeGreaterThan(0);
  expect(pointermove.length).toBeGreaterThan(5);
  const sorted = pointermove.toSorted((one, other) => one - other);
  return {
    keydown: Math.max(...keydown),
    click: Math.max(...click),
    pointermove: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
  };
}

for (const key of Object.keys(pivots)) {
  test(`on a slow phone the pivot of ${key} answers keys, presses and a drag within 200 ms`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const measured: Record<Kind, number>[] = [];
    // Other work on the machine only adds time, so the best of the rounds counts; there are more of them while it is slow.
    const findWorst = () =>
      Math.max(...kinds.map((kind) => Math.min(...measured.map((times) => times[kind]))));
    const isDone = () =>
      measured.length >= rounds.most || (measured.length >= rounds.least && findWorst() < limitMs);
    while (!isDone()) measured.push(await measure(page, key));
    const text = kinds
      .map((kind) => `${kind}: ${measured.map((times) => Math.round(times[kind])).join(', ')} ms`)
      .join('; ');
    test.info().annotations.push({ type: key, description: text });
    expect(findWorst(), text).toBeLessThan(limitMs);
  });
}
