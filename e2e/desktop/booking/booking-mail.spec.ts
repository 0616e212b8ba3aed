import { listFindings } from '../../axe.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { slotTime } from '../../booking/slot-times.ts';

test('[CONFIRM-04] the confirmation fits a phone and a mail program, in both themes, and loads nothing', async ({
  page,
  day,
  records,
  visitor,
}) => {
  await records.bookAsRival(day.at(slotTime(2)));
  const readMails = () => records.listMails(`Grace ${visitor.id}`);
  await expect.poll(readMails).toHaveLength(1);
  const [mail] = await readMails();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const backgrounds = new Set<string>();
  for (const width of [390, 600]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.setContent(mail?.html ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'See or change your booking' })).toBeVisible();
      const { overflow, background } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        background: getComputedStyle(document.body).backgroundColor,
      }));
      expect(overflow).toBeLessThanOrEqual(0);
      backgrounds.add(background);
      // An email has no landmarks.
      const findings = await listFindings(page);
      expect(findings.filter((finding) => !/^(?:region|landmark-one-main):/.test(finding))).toEqual([]);
    }
  }
  expect(backgrounds.size).toBe(2);
  expect(asked).toEqual([]);
});
