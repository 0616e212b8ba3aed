import { slotTime } from '../booking/slot-times.ts';
import { createVisitor } from '../contact/create-visitor.ts';
import { expect, test } from './desk-test.ts';
import { enrol, invite } from './people.ts';
import { sendBooking } from './send-booking.ts';

for (const language of ['en', 'ua'] as const)
  test.describe(() => {
    test.use({ language });

    test(`[PANEL-05] a meeting is moved and canceled in ${language}, the visitor and the calendar follow, and a no-show is noted`, async ({
      page,
      desk,
      hand,
      hasTouch,
      endpoints,
      google,
      session,
      day,
      records,
      visitor,
      person,
    }) => {
      const { name, email } = visitor.values;
      const missed = createVisitor();
      // `freeTimes` of the visitor frees it too.
      const missedName = `Grace ${visitor.id}`;
      const line = `We are ill, ${visitor.id}`;
      const { booking, past } = await google.during(undefined, async () => {
        const booking = await sendBooking(endpoints, visitor, day.at(slotTime(4)), { language: 'es' });
        const past = await sendBooking(endpoints, missed, day.at(slotTime(8)), { name: missedName });
        await expect.poll(() => google.findEvent(booking.id)).toBeDefined();
        await expect.poll(() => google.findEvent(past.id)).toBeDefined();
        return { booking, past };
      });
      const findStart = async () =>
        Date.parse((await google.findEvent(booking.id))?.body.start.dateTime ?? '');
      await enrol(desk, await invite(person));

      await test.step('the week shows it, and leads to it', async () => {
        await page.goto(`/desk/week?from=${day.date}`);
        await hand.press(desk.main.getByRole('link', { name }));
        await expect(desk.heading(name)).toBeVisible();
      });
      await test.step('an event that was deleted by hand is said, with what to do', async () => {
        await session.query("update booking set event_fault = 'deleted' where id = $1", [booking.id]);
        await desk.openEntry(booking.id, name);
        await expect(desk.main).toContainText(desk.say('booking.deletedInCalendar'));
        await expect(desk.main).toContainText(desk.say('booking.calendarDeleted'));
      });
      await test.step('moved to a free time of the same day', async () => {
        await hand.press(desk.button('booking.move.open'));
        await hand.select(desk.main.getByLabel(desk.say('booking.move.day'), { exact: true }), day.date);
        await hand.pick(desk.main.getByRole('radio', { name: slotTime(6) }));
        await google.during(undefined, async () => {
          await hand.press(desk.main.locator('form.dk-move button[type=submit]'));
          await expect(desk.timeline()).toContainText(desk.say('timeline.movedBy', { name: person }));
          await expect.poll(findStart).toBe(day.at(slotTime(6)).epochMilliseconds);
        });
        await expect.poll(() => records.listMails(email)).toHaveLength(2);
        await page.reload();
        await expect(desk.main).toContainText(desk.say('booking.inCalendar'));
      });
      await test.step('canceled with a line, after a question', async () => {
        const fold = desk.main.locator('#cancel summary');
        // A phone has no button for it in its bar.
        await hand.press(hasTouch ? fold : desk.button('booking.cancel.open'));
        await hand.press(desk.button('booking.cancel.keep'));
        await expect(fold).toBeFocused();
        await hand.press(fold);
        await hand.type(desk.main.locator('#cancel').getByRole('textbox'), line);
        await google.during(undefined, async () => {
          await hand.press(desk.button('booking.cancel.yes'));
          await expect(desk.timeline()).toContainText(desk.say('timeline.canceledBy', { name: person }));
          await expect.poll(async () => (await google.findEvent(booking.id))?.status).not.toBe('confirmed');
        });
        await expect(desk.said(desk.say('done.canceled', { name }))).toBeInViewport();
        await expect(desk.main).toBeFocused();
        await expect.poll(async () => (await records.listMails(email)).at(-1)?.text).toContain(line);
        expect(await records.listRows()).toMatchObject([{ status: 'cancelled' }]);
      });
      await test.step('nobody came: noted, undone, and noted again', async () => {
        await records.moveToPast(past.id);
        await desk.openEntry(past.id, missedName);
        await hand.press(desk.button('booking.outcome.noShow'));
        await expect(desk.timeline()).toContainText(desk.say('timeline.noShow', { name: person }));
        await hand.press(desk.button('undo'));
        await expect(desk.button('booking.outcome.noShow')).toHaveAttribute('aria-pressed', 'false');
        await hand.press(desk.button('booking.outcome.noShow'));
        await expect(desk.button('booking.outcome.noShow')).toHaveAttribute('aria-pressed', 'true');
        const { rows } = await session.query('select outcome from desk_entry where id = $1', [past.id]);
        expect(rows).toEqual([{ outcome: 'no_show' }]);
      });
    });
  });
