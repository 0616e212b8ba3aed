import { ContactPage } from '../contact/contact-page.ts';
import { expect, test } from '../contact/contact-test.ts';
import { listCovered, settleToast } from '../list-covered.ts';

// Motion is on, as for most visitors.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('on a phone the form fits the width, and its outcome comes into sight', { tag: '@pr' }, async ({
  page,
  visitor,
  records,
}) => {
  const contact = new ContactPage(page, 'ua');
  await contact.open();
  const fitsWidth = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  expect(await fitsWidth()).toBe(true);
  for (const control of [...Object.values(contact.fields), contact.button()]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  await contact.fill({ ...visitor.values, company_name: 'W'.repeat(100) });
  await contact.waitLikePerson();
  await contact.button().tap();
  await expect(contact.summary.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(contact.toast).toBeInViewport();
  await settleToast(page);
  expect(await listCovered(page)).toEqual([]);
  expect(await fitsWidth()).toBe(true);
  expect((await contact.sendAnother.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await records.listRows(visitor.values.email)).toMatchObject([{ language: 'ua', flagged: false }]);
});
