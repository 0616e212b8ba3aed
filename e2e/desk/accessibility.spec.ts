import type { Page } from '@playwright/test';
import { listFindingsInBothThemes } from '../axe.ts';
import { slotTime } from '../booking/slot-times.ts';
import { createVisitor } from '../contact/create-visitor.ts';
import { expect, test } from './desk-test.ts';
import { addAuthenticator, enrol, invite } from './people.ts';
import { sendBooking } from './send-booking.ts';
import { robotField, sendInquiry } from './send-inquiry.ts';

const expectClean = async (page: Page) => expect.soft(await listFindingsInBothThemes(page)).toEqual([]);

test('[PANEL-04] axe finds nothing at the door', async ({ page, desk, person, faults }) => {
  faults.allow(/status (?:of )?40[14]/);
  const link = await invite(person);

  await test.step('door', async () => {
    await page.goto('/desk');
    await expect(desk.button('signIn.button')).toBeVisible();
    await expectClean(page);
  });
  await test.step('door without a passkey', async () => {
    await addAuthenticator(page);
    await desk.button('signIn.button').click();
    await expect(desk.main.getByRole('alert')).toBeVisible();
    await expectClean(page);
  });
  await test.step('invitation', async () => {
    await page.goto(link);
    await expect(desk.button('invite.button')).toBeVisible();
    await expectClean(page);
  });
  await test.step('invitation that is over', async () => {
    await page.goto('about:blank');
    await page.goto(`/desk/invitation#${'x'.repeat(43)}`);
    await expect(desk.heading(desk.say('invite.over.title'))).toBeVisible();
    await expectClean(page);
  });
});

test('[PANEL-04] axe finds nothing in the list, the week, among the people and in the help', async ({
  page,
  desk,
  hasTouch,
  endpoints,
  visitor,
  person,
}) => {
  const { name } = visitor.values;
  await sendInquiry(endpoints, visitor, { language: 'ua' });
  const spam = createVisitor();
  await sendInquiry(endpoints, spam, robotField);
  await enrol(desk, await invite(person));

  await test.step('list, with the line after an invitation', async () => {
    await expect(desk.row(name)).toBeVisible();
    await expectClean(page);
  });
  if (hasTouch)
    await test.step('filters under the thumb', async () => {
      await page.locator('.dk-pick summary').tap();
      await expectClean(page);
    });
  else
    await test.step('keyboard help', async () => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: desk.say('keys.title') })).toBeVisible();
      await expectClean(page);
    });
  await test.step('no match', async () => {
    await page.goto(`/desk?lang=pl&q=zzzz+${visitor.id}`);
    await expect(desk.find('heading', 'list.noMatch.title')).toBeVisible();
    await expectClean(page);
  });
  await test.step('nothing is waiting', async () => {
    await page.route('**/desk/api/entries?*', async (route) => {
      const response = await route.fetch();
      const list = await response.json();
      await route.fulfill({ response, json: { ...list, rows: [], late: [], total: 0, waiting: 0 } });
    });
    await page.goto('/desk?show=waiting');
    await expect(desk.find('heading', 'list.empty.title')).toBeVisible();
    await expectClean(page);
    await page.unrouteAll();
  });
  await test.step('spam', async () => {
    await page.goto(`/desk?show=spam&q=${spam.id}`);
    await expect(desk.row(spam.values.name)).toBeVisible();
    await expectClean(page);
  });
  await test.step('week', async () => {
    await page.goto('/desk/week');
    await expect(desk.link('week.next')).toBeVisible();
    await expectClean(page);
  });
  await test.step('people, with a link to copy', async () => {
    await page.goto('/desk/people');
    await desk.button('people.addDevice.title').click();
    await expect(desk.button('copy')).toBeVisible();
    await expectClean(page);
  });
  await test.step('an address that shows nothing', async () => {
    await page.goto('/desk/nothing');
    await expect(desk.main).toContainText(desk.say('errors.notFound'));
    await expectClean(page);
  });
});

test('[PANEL-04] axe finds nothing in an inquiry or a booking', async ({
  page,
  desk,
  endpoints,
  google,
  day,
  records,
  visitor,
  person,
}) => {
  const { name } = visitor.values;
  const spam = createVisitor();
  const booker = createVisitor();
  const id = await sendInquiry(endpoints, visitor, { language: 'ua', social_media: 'example.com/ada' });
  const spamId = await sendInquiry(endpoints, spam, robotField);
  // `freeTimes` of the visitor frees it too.
  const bookerName = `Grace ${visitor.id}`;
  const booking = await google.during(undefined, () =>
    sendBooking(endpoints, booker, day.at(slotTime(2)), { name: bookerName }),
  );
  await enrol(desk, await invite(person));

  await test.step('inquiry in hand, with a note', async () => {
    await desk.openEntry(id, name);
    await desk.button('entry.take').click();
    await expect(desk.button('entry.giveBack')).toBeVisible();
    await desk.note.fill('Called.');
    await desk.button('note.save').click();
    await expect(desk.said(desk.say('done.note'))).toBeVisible();
    await expectClean(page);
  });
  await test.step('whether the reply was sent', async () => {
    await desk.link('reply.open').click();
    await expect(desk.button('reply.sent.yes')).toBeVisible();
    await expectClean(page);
  });
  await test.step('whether to erase it', async () => {
    await desk.main.locator('#erase summary').click();
    await expect(desk.button('erase.yes')).toBeVisible();
    await expectClean(page);
  });
  await test.step('inquiry that was held back', async () => {
    await desk.openEntry(spamId, spam.values.name);
    await expect(desk.button('flag.release')).toBeVisible();
    await expectClean(page);
  });
  await test.step('booking, its free times, and whether to cancel it', async () => {
    await desk.openEntry(booking.id, bookerName);
    await expectClean(page);
    await desk.button('booking.move.open').click();
    await expect(desk.main.getByRole('radio').first()).toBeAttached();
    await desk.main.locator('#cancel summary').click();
    await expect(desk.button('booking.cancel.yes')).toBeVisible();
    await expectClean(page);
  });
  await test.step('week with a meeting', async () => {
    await page.goto(`/desk/week?from=${day.date}`);
    await expect(desk.main.getByRole('link', { name: bookerName })).toBeVisible();
    await expectClean(page);
  });
  await test.step('meeting that is over', async () => {
    await records.moveToPast(booking.id);
    await desk.openEntry(booking.id, bookerName);
    await desk.button('booking.outcome.noShow').click();
    await expect(desk.button('booking.outcome.noShow')).toHaveAttribute('aria-pressed', 'true');
    await expectClean(page);
  });
});
