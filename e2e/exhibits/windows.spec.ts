import { readFileSync } from 'node:fs';
import { listFindings } from '../axe.ts';
import { expect, expectStill, openWindow, readLayoutShift, test } from './exhibit-test.ts';

const waterfall = '/en/products/adnet-orchestration';
const leads = '/en/products/leadgen-ai';

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[PROOF-05] the waterfall stands at the figures of the picture, and nothing moves', async ({
    page,
  }) => {
    await openWindow(page, waterfall);
    await expect(page.locator('svg.only-l [data-count="sent"]')).toHaveText('24');
    await expect(page.locator('[data-summary]')).toHaveText(
      '24 requests: 6 filled by A, 10 by B, 2 by C, 6 unfilled.',
    );
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
    await expectStill(page);
  });

  test('[PROOF-06] keys set the rule and send a request', async ({ page }) => {
    await openWindow(page, waterfall);
    const floor = page.getByRole('slider', { name: 'Floor price' });
    await expect(floor).toHaveAttribute('aria-valuetext', '$1.20 per 1,000');
    await floor.press('End');
    await expect(floor).toHaveAttribute('aria-valuetext', '$5.00 per 1,000');
    await page.getByRole('slider', { name: 'Timeout' }).press('Home');
    await expect(page.getByRole('slider', { name: 'Timeout' })).toHaveAttribute(
      'aria-valuetext',
      '50\u00a0ms',
    );
    await page.getByRole('button', { name: 'Send one' }).press('Enter');
    await expect(page.locator('[data-summary][role="status"]')).toHaveText(
      '25 requests: 6 filled by A, 10 by B, 2 by C, 7 unfilled.',
    );
    await page.getByRole('button', { name: 'Reset' }).press('Enter');
    await expect(page.locator('[data-summary][role="status"]')).toHaveText(
      '0 requests: 0 filled by A, 0 by B, 0 by C, 0 unfilled.',
    );
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
    expect(await save()).toHaveLength(11);
    await expect(group.getByRole('status')).toHaveText('Sample exported: 10 rows.');
    await group.getByRole('checkbox', { name: 'Human validation' }).press('Space');
    await expect(group.getByRole('row', { name: 'Moonbase Bakery' })).toContainText('Exported');
    expect(await save()).toHaveLength(13);
  });

  for (const path of [waterfall, leads]) {
    test(`[PROOF-06] axe finds nothing in either theme while the exhibit runs: ${path}`, async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await openWindow(page, path);
        expect(await listFindings(page), colorScheme).toEqual([]);
      }
    });
  }
});

test('[PROOF-05] the waterfall runs, stops out of sight and shifts nothing', async ({ page }) => {
  await openWindow(page, waterfall);
  const sent = page.locator('svg.only-l [data-count="sent"]');
  await expect(sent).toHaveText('3');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectStill(page);
  expect(await readLayoutShift(page)).toBe(0);
});
