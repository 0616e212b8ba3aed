import { fillValues } from '../../apps/web/app/exhibits/pivot/create-pivot.ts';
import { pivots } from '../../apps/web/app/exhibits/pivot/pivots.ts';
import { loadMessages } from '../built/load-messages.ts';
import { expect, test } from './engine-test.ts';
import { button, css, words } from './target.ts';

const texts = loadMessages('en', 'exhibits');

/** All nine have the same handle. Between them these draw by every kind of path and transform, one of them against the handle. */
const keys = ['martech', 'gdesign', 'avmar'] as const;

test('[PROOF-05] a pivot turns by keyboard, and its drawing, formula and reading are those of the value', async ({
  tab,
}) => {
  const handle = css('.svc-pic [role=slider]');
  for (const key of keys) {
    const { still, highest, draw, read, result } = pivots[key];
    const { said } = texts.pivots[key];
    const expectValue = (value: number) =>
      expect
        .poll(async () => ({
          said: await tab.look(handle, ([found]) => found?.ariaValueText),
          result: await tab.texts(css('.formula-result')),
          // They are parts of a symbol, which itself has no size.
          drawn: await tab.evaluate(
            (selector) =>
              [...document.querySelectorAll(selector)].map(
                (part) => part.getAttribute('transform') ?? part.getAttribute('d'),
              ),
            `#il-service-${key} .m`,
          ),
        }))
        .toEqual({
          said: fillValues(said, read(value), 'en'),
          result: [fillValues(result, read(value), 'en')],
          drawn: draw(value),
        });
    await test.step(key, async () => {
      await tab.open(`/en/expertise/${key}`);
      await tab.expectSeen(handle);
      await expectValue(still);
      await tab.tabTo(handle);
      await tab.press('ArrowRight');
      await expectValue(still + 1);
      await tab.press('End');
      await expectValue(highest);
    });
  }
});

test('[PROOF-05] a row of the leads fills the record, and a key on the rule sends the requests of the ad tool again', async ({
  tab,
}) => {
  await tab.open('/en/products/leadgen-ai');
  await tab.expectSeen(css('.tx-live'));
  await tab.click(button('Snail Express'));
  await tab.expectSeen(words('[data-record]', 'One record: Snail Express'));

  await tab.open('/en/products/adnet-orchestration');
  await tab.expectSeen(css('.tx-live'));
  await tab.tabTo(css('input[type=range]'));
  await tab.press('End');
  await tab.expectSeen(
    words('[role=status]', 'Requests: 24. Filled by A: 0, by B: 0, by C: 0. Unfilled: 24.'),
  );
});

test('the drawing of a page is shown and left', async ({ tab }) => {
  const drawing = css('.bp-title');
  await tab.open('/en/expertise/fiveg');
  await tab.click(button('Show the drawing'));
  await tab.expectSeen(drawing);
  expect((await tab.texts(drawing)).join()).toMatch(/LCP ?(\d|– this browser does not report it)/);
  await tab.press('Escape');
  await tab.expectGone(drawing);
  await tab.expectFocused(button('Show the drawing'));
});
