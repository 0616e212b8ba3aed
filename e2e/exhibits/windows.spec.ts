import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createSimulation } from '../../apps/web/app/exhibits/waterfall/create-simulation.ts';
import { listFindingsInBothThemes } from '../axe.ts';
import {
  expect,
  expectStill,
  openWindow,
  press,
  readLayoutShift,
  startTimeoutMs,
  test,
} from './exhibit-test.ts';

const waterfall = '/en/products/adnet-orchestration';
const leads = '/en/products/leadgen-ai';

/** What each part of the ad window says of the run, as its texts stand in one frame. */
interface Said {
  picture: number[];
  narrowPicture: number[];
  desk: number[];
  /** Of the band, in percent: what the networks filled. */
  band: number[];
  note: string;
  alert: string;
  isAlarm: boolean;
  log: string[];
}

function readWindow(): Said {
  const read = (selector: string, parent: ParentNode = document) =>
    [...parent.querySelectorAll(selector)].map((element) => element.textContent ?? '');
  const names = ['0.filled', '1.filled', '2.filled', 'unfilled', 'sent'];
  const count = (parent: string) =>
    names.flatMap((name) => read(`${parent} [data-count="${name}"]`).map(Number));
  return {
    picture: count('svg.only-l'),
    narrowPicture: count('svg.only-s'),
    desk: count('.share'),
    band: [...document.querySelectorAll('[data-share]')].map((share) => Number(share.getAttribute('width'))),
    note: read('[data-note]').join(),
    alert: read('[data-alert] [data-text]').join(),
    isAlarm: document.querySelector('[data-alert]')?.classList.contains('alarm') ?? false,
    log: read('[data-entry]:not(.log-none) .no'),
  };
}

function expectAgreement({ picture, narrowPicture, desk, band, note, alert, isAlarm, log }: Said): void {
  const [sent = 0] = picture.slice(-1);
  const answered = desk.reduce((sum, count) => sum + count, 0);
  const [unfilled = 0] = desk.slice(-1);
  expect(narrowPicture).toEqual(picture);
  expect(desk).toEqual(picture.slice(0, 4));
  expect(answered).toBeLessThanOrEqual(sent);
  expect(note).toContain(`: ${sent}.`);
  expect(alert).toContain(`${unfilled} of ${sent} unfilled`);
  expect(isAlarm).toBe(unfilled * 5 > sent);
  expect(log).toHaveLength(Math.min(3, answered));
  desk.slice(0, 3).forEach((count, place) => {
    expect(band[place]).toBeCloseTo((100 * count) / Math.max(1, sent), 0);
  });
}

const say = (page: Page) => page.evaluate(readWindow);

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[PROOF-05, PROOF-06] the waterfall stands at the figures of the picture, nothing moves, and keys set the rule, after which the same requests are sent again at once', {
    tag: '@pr',
  }, async ({ page }) => {
    await openWindow(page, waterfall);
    const summary = page.locator('[data-summary][role="status"]');
    await test.step('it stands still', async () => {
      await expect(page.locator('svg.only-l [data-count="sent"]')).toHaveText('24');
      await expect(summary).toHaveText('Requests: 24. Filled by A: 8, by B: 5, by C: 5. Unfilled: 6.');
      await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
      expectAgreement(await say(page));
      await expectStill(page);
    });
    await test.step('axe finds nothing in either theme', async () => {
      expect(await listFindingsInBothThemes(page)).toEqual([]);
    });
    await test.step('keys set the rule, and every part answers without easing', async () => {
      const floor = page.getByRole('slider', { name: 'Floor price' });
      const timeout = page.getByRole('slider', { name: 'Timeout' });
      await expect(floor).toHaveAttribute('aria-valuetext', '$1.20 per 1,000');
      await floor.press('End');
      await expect(floor).toHaveAttribute('aria-valuetext', '$5.00 per 1,000');
      await expect(summary).toHaveText('Requests: 24. Filled by A: 0, by B: 0, by C: 0. Unfilled: 24.');
      expectAgreement(await say(page));
      await floor.press('Home');
      await timeout.press('End');
      await expect(timeout).toHaveAttribute('aria-valuetext', '800\u00a0ms');
      await expect(summary).toHaveText('Requests: 24. Filled by A: 24, by B: 0, by C: 0. Unfilled: 0.');
      const said = await say(page);
      expectAgreement(said);
      expect(said.isAlarm).toBe(false);
      await expect(page.locator('[data-share]').first()).toHaveCSS('transition-duration', '0s');
    });
    await test.step('keys send a request and reset the run', async () => {
      await page.getByRole('button', { name: 'Send one request' }).press('Enter');
      await expect(summary).toHaveText('Requests: 25. Filled by A: 25, by B: 0, by C: 0. Unfilled: 0.');
      await page.getByRole('button', { name: 'Reset' }).press('Enter');
      await expect(summary).toHaveText('Requests: 0. Filled by A: 0, by B: 0, by C: 0. Unfilled: 0.');
      expectAgreement(await say(page));
    });
  });

  test('[PROOF-06] the leads are held back by a person, and leave as a file without them', async ({
    page,
  }) => {
    await openWindow(page, leads);
    const group = page.getByRole('group', { name: 'Sample data' });
    await expect(group.getByRole('row', { name: 'Moonbase Bakery' })).toContainText(
      'Held back generic mailbox',
    );
    const save = async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        group.getByRole('button', { name: 'Export CSV' }).press('Enter'),
      ]);
      expect(download.suggestedFilename()).toBe('sample-leads.csv');
      return readFileSync(await download.path(), 'utf8').split('\r\n');
    };
    const rows = await save();
    expect(rows).toHaveLength(11);
    expect(rows[1]).toBe(
      '"Acme Anvils","anvils.example","Head of sales","51–200","w.coyote@anvils.example","Sample data"',
    );
    await expect(group.getByRole('status')).toHaveText('Sample exported. Rows: 10.');
    await group.getByRole('checkbox', { name: 'Human validation' }).press('Space');
    await expect(group.getByRole('row', { name: 'Moonbase Bakery' })).toContainText('Ready');
    expect(await save()).toHaveLength(13);
    expect(await listFindingsInBothThemes(page)).toEqual([]);
  });

  test('[PROOF-06] a row opens its record by mouse and by keys, and the open one is marked', async ({
    page,
  }) => {
    await openWindow(page, leads);
    const record = page.locator('[data-record]');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(record).toContainText('One record: Acme Anvils');
    await expect(button('Acme Anvils')).toHaveAttribute('aria-pressed', 'true');
    await test.step('a press anywhere on the row', async () => {
      await page.getByRole('row', { name: 'Moonbase Bakery' }).click({ position: { x: 300, y: 30 } });
      await expect(record).toContainText('One record: Moonbase Bakery');
      await expect(record).toContainText('info@moonbase.example');
      await expect(record).toContainText('Held back: generic mailbox');
      await expect(button('Acme Anvils')).toHaveAttribute('aria-pressed', 'false');
    });
    await test.step('keys', async () => {
      await button('Moonbase Bakery').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(button('Teapot Telemetry')).toBeFocused();
      await expect(record).toContainText('short.stout@teapot.example');
      await expect(page.getByRole('status').first()).toHaveText('One record: Teapot Telemetry');
    });
  });

  test.describe('by touch on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('[PROOF-06] a finger opens a record, and sets a rule that every part of the window follows', async ({
      page,
    }) => {
      await openWindow(page, leads);
      await page.getByRole('button', { name: 'Moonbase Bakery', exact: true }).tap();
      await expect(page.locator('[data-record]')).toContainText('info@moonbase.example');
      await expect(page.locator('[data-record]')).toBeInViewport();
      await openWindow(page, waterfall);
      await press(page.getByRole('slider', { name: 'Floor price' }), 0.99, 'tap');
      const summary = page.locator('[data-summary][role="status"]');
      await expect(summary).toHaveText('Requests: 24. Filled by A: 0, by B: 0, by C: 0. Unfilled: 24.');
      expectAgreement(await say(page));
    });
  });

  for (const width of [320, 820, 1024, 1440]) {
    test(`at ${width} px no part of either window is cut, in the languages with the longest words`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [leads, waterfall, leads.replace('en', 'ua'), waterfall.replace('en', 'ua')]) {
        await openWindow(page, path);
        const cut = await page.locator('.win').evaluate((win) => {
          const edge = win.getBoundingClientRect();
          return [...win.querySelectorAll<HTMLElement>('button, input, td, th, dd, dt, li, p, h2')]
            .filter((part) => part.checkVisibility() && part.clientWidth > 1 && !part.closest('.vh, thead'))
            .filter((part) => {
              const { left, right } = part.getBoundingClientRect();
              const isOut = left < edge.left || right > edge.right + 0.5;
              return isOut || part.scrollWidth > part.clientWidth + 1;
            })
            .map((part) => part.outerHTML.slice(0, 120));
        });
        expect(cut, path).toEqual([]);
      }
    });
  }
});

test('[PROOF-05] the waterfall runs, every part of the window says the same in each frame, and it stops out of sight and shifts nothing', async ({
  page,
}) => {
  await openWindow(page, waterfall);
  const countSent = async () => Number(await page.locator('svg.only-l [data-count="sent"]').textContent());
  const first = await countSent();
  await expect.poll(countSent).toBeGreaterThan(first);
  await test.step('agreement in each frame', async () => {
    const frames = await page.evaluate<Said[]>(`(async () => {
      const seen = [];
      for (let frame = 0; frame < 120; frame++) {
        await new Promise(requestAnimationFrame);
        seen.push((${readWindow})());
      }
      return seen;
    })()`);
    for (const said of frames) expectAgreement(said);
  });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectStill(page);
  // Only the words of the alert move, behind its changed first word.
  expect(await readLayoutShift(page)).toBeLessThan(0.0005);
});

test('[PROOF-05] after the run a slider sends the same requests again at once, and the bars ease to the new values', async ({
  page,
}) => {
  await openWindow(page, waterfall);
  const send = page.getByRole('button', { name: 'Send one request' });
  for (let request = 0; request < 24; request++) await send.click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.locator('[data-share]').first()).toHaveCSS('transition-duration', '0.35s');
  const sent = Number(await page.locator('svg.only-l [data-count="sent"]').textContent());
  await page.getByRole('slider', { name: 'Floor price' }).fill('3.2');
  const said = await say(page);
  expectAgreement(said);
  const simulation = createSimulation();
  simulation.rule.floorUsd = 3.2;
  simulation.rerun(sent);
  const { networks, unfilled } = simulation.tally;
  expect(said.desk).toEqual([...networks.map(({ filled }) => filled), unfilled]);
  await expect(page.locator('[data-summary][role="status"]')).toContainText(`Requests: ${sent}.`);
});

test('[PROOF-05] the leads are found row by row, and nothing shifts', async ({ page }) => {
  await openWindow(page, leads);
  const foot = page.locator('[data-summary]');
  await expect(foot).toHaveText('12 found, 12 enriched, 10 validated, 10 ready to export, 2 held back.', {
    timeout: startTimeoutMs,
  });
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible();
  expect(await readLayoutShift(page)).toBe(0);
});
