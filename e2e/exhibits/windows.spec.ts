import { readFileSync } from 'node:fs';
import { listFindingsInBothThemes } from '../axe.ts';
import { expect, expectStill, openWindow, readLayoutShift, test } from './exhibit-test.ts';

const waterfall = '/en/products/adnet-orchestration';
const leads = '/en/products/leadgen-ai';

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[PROOF-05, PROOF-06] the waterfall stands at the figures of the picture, nothing moves, and keys set the rule and send a request', {
    tag: '@pr',
  }, async ({ page }) => {
    await openWindow(page, waterfall);
    await test.step('it stands still', async () => {
      await expect(page.locator('svg.only-l [data-count="sent"]')).toHaveText('24');
      await expect(page.locator('[data-summary]')).toHaveText(
        '24 requests: 6 filled by A, 10 by B, 2 by C, 6 unfilled.',
      );
      await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
      await expectStill(page);
    });
    await test.step('axe finds nothing in either theme', async () => {
      expect(await listFindingsInBothThemes(page)).toEqual([]);
    });
    await test.step('keys set the rule and send a request', async () => {
      const floor = page.getByRole('slider', { name: 'Floor price' });
      const timeout = page.getByRole('slider', { name: 'Timeout' });
      const summary = page.locator('[data-summary][role="status"]');
      await expect(floor).toHaveAttribute('aria-valuetext', '$1.20 per 1,000');
      await floor.press('End');
      await expect(floor).toHaveAttribute('aria-valuetext', '$5.00 per 1,000');
      await timeout.press('Home');
      await expect(timeout).toHaveAttribute('aria-valuetext', '50\u00a0ms');
      await page.getByRole('button', { name: 'Send one' }).press('Enter');
      await expect(summary).toHaveText('25 requests: 6 filled by A, 10 by B, 2 by C, 7 unfilled.');
      await page.getByRole('button', { name: 'Reset' }).press('Enter');
      await expect(summary).toHaveText('0 requests: 0 filled by A, 0 by B, 0 by C, 0 unfilled.');
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
    expect(await save()).toHaveLength(11);
    await expect(group.getByRole('status')).toHaveText('Sample exported: 10 rows.');
    await group.getByRole('checkbox', { name: 'Human validation' }).press('Space');
    await expect(group.getByRole('row', { name: 'Moonbase Bakery' })).toContainText('Exported');
    expect(await save()).toHaveLength(13);
    expect(await listFindingsInBothThemes(page)).toEqual([]);
  });
});

test('[PROOF-05] the waterfall runs, stops out of sight and shifts nothing', async ({ page }) => {
  await openWindow(page, waterfall);
  const countSent = async () => Number(await page.locator('svg.only-l [data-count="sent"]').textContent());
  const first = await countSent();
  await expect.poll(countSent).toBeGreaterThan(first);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectStill(page);
  expect(await readLayoutShift(page)).toBe(0);
});
