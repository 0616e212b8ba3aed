import type { BusinessDay } from '../booking/business-day.ts';
import { slotTime } from '../booking/slot-times.ts';
import { loadMessages } from '../built/load-messages.ts';
import { expect, test } from './engine-test.ts';
import type { Tab } from './tab.ts';
import { button, css, field, heading, link, type Target, words } from './target.ts';
import { waitLikePerson } from './wait-like-person.ts';

const texts = loadMessages('en', 'booking');
const { form, ways, confirmation, reschedule, cancel } = texts;

const dayOf = (day: BusinessDay): Target => words('[role=gridcell] button', formatDay(day));

const formatDay = ({ date }: BusinessDay) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

const timeOf = (day: BusinessDay, place: number): Target =>
  css(`input[name=time][value="${day.at(slotTime(place)).epochMilliseconds}"]`);

/** Turns the calendar to a day, and chooses it and a time of it. */
async function choose(tab: Tab, day: BusinessDay, place: number): Promise<void> {
  const grid = css('[role=grid]');
  const readMonth = () => tab.look(grid, ([found]) => found?.ariaLabel);
  await tab.expectSeen(grid);
  while ((await tab.count(dayOf(day))) === 0) {
    const month = await readMonth();
    await tab.click(button(form.date.nextMonth));
    await expect.poll(readMonth).not.toBe(month);
  }
  await tab.click(dayOf(day));
  await tab.click(timeOf(day, place));
  await expect.poll(() => tab.look(timeOf(day, place), ([found]) => found?.matches(':checked'))).toBe(true);
}

/** Otherwise a booking has to be confirmed by email. */
async function waitUntilTrusted(tab: Tab): Promise<void> {
  await tab.expectSeen(words('form', ways.email.ok));
  await waitLikePerson(tab);
}

test('a consultation is booked by email, moved and canceled', async ({ tab, day, visitor, records }) => {
  const readRow = async () => {
    const [row] = await records.listRows();
    return { status: row?.status, startsAt: row?.starts_at.getTime() };
  };
  await tab.open('/en/booking');
  await choose(tab, day, 2);
  await test.step('times have the hour cycle of the visitor', async () => {
    const [label] = await tab.texts(css(`label:has(${timeOf(day, 2).css})`));
    expect(label).toBe(
      day
        .at(slotTime(2))
        .toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' })
        .replaceAll(/\s/g, ' '),
    );
  });
  await tab.fill(field(form.name.label), visitor.values.name);
  await tab.fill(field(ways.email.label), visitor.values.email);
  await tab.press('Tab');
  await waitUntilTrusted(tab);
  await tab.click(button(form.submit));
  await tab.expectFocused(heading(confirmation.heading));
  expect(await readRow()).toEqual({ status: 'confirmed', startsAt: day.at(slotTime(2)).epochMilliseconds });

  await test.step('moved', async () => {
    await tab.click(link(confirmation.changeTime));
    await tab.expectSeen(heading(reschedule.heading));
    await choose(tab, day, 5);
    await tab.click(words('button', 'Move to'));
    await tab.expectSeen(words('[role=status]', 'Moved to'));
    await tab.expectFocused(heading(cancel.heading));
    expect(await readRow()).toEqual({ status: 'confirmed', startsAt: day.at(slotTime(5)).epochMilliseconds });
  });
  await test.step('canceled, by the link of the mail', async () => {
    const findLink = async () => {
      const mails = await records.listMails(visitor.values.email);
      return mails.map(({ text }) => /http\S+(\/en\/booking\/manage#[\w-]+)/.exec(text)?.[1]).find(Boolean);
    };
    await expect.poll(findLink).toBeTruthy();
    await tab.open('/en');
    await tab.open((await findLink()) ?? '');
    await tab.click(button(cancel.cancelButton));
    await tab.click(button(cancel.yes));
    await tab.expectSeen(heading(cancel.canceledTitle));
    expect((await readRow()).status).toBe('cancelled');
  });
});

test('a consultation is booked with Google, and what was typed survives the way there and back', async ({
  tab,
  day,
  visitor,
  records,
  google,
}) => {
  await tab.open('/en/booking');
  await choose(tab, day, 3);
  await tab.fill(field(form.name.label), visitor.values.name);
  await google.during(undefined, async () => {
    await tab.click(button(texts.auth.authorize));
    await tab.click(button('Allow'));
    await tab.expectSeen(words('[role=status]', texts.auth.connected));
    await tab.click(button(form.submit));
    await tab.expectFocused(heading(confirmation.heading));
  });
  const [row] = await records.listRows();
  expect(row).toMatchObject({ status: 'confirmed', name: visitor.values.name });
  expect(row?.starts_at.getTime()).toBe(day.at(slotTime(3)).epochMilliseconds);
  await expect.poll(() => google.findEvent(row?.id ?? '')).toMatchObject({ status: 'confirmed' });
});

test('a consultation is booked by keyboard alone', async ({ tab, day, visitor, records }) => {
  const message = `Typed without a mouse by ${visitor.id}`;
  await tab.open('/en/booking');
  await tab.tabTo(words('input[name=duration]', form.duration.minutes15));
  await tab.press('ArrowDown');
  // Today, or in the evening tomorrow.
  await tab.tabTo(css('[role=gridcell] button:enabled'));
  await walkTo(tab, day);
  await tab.press('Enter');
  await tab.expectSeen(words('[role=gridcell] button', form.date.selected));
  await tab.tabTo(timeOf(day, 0));
  await tab.press('Space');
  await tab.press('ArrowDown');
  await expect.poll(() => tab.look(timeOf(day, 1), ([found]) => found?.matches(':checked'))).toBe(true);
  await tab.tabTo(field(form.name.label));
  await tab.type(visitor.values.name);
  await tab.tabTo(words('textarea', form.message.label));
  await tab.type(message);
  await tab.tabTo(field(ways.email.label));
  await tab.type(visitor.values.email);
  await tab.press('Tab');
  await waitUntilTrusted(tab);
  await tab.tabTo(button(form.submit));
  await tab.press('Enter');
  await tab.expectFocused(heading(confirmation.heading));
  const [row] = await records.listRows();
  expect(row).toMatchObject({ status: 'confirmed', message });
  expect(row?.starts_at.getTime()).toBe(day.at(slotTime(1)).epochMilliseconds);
});

/** Goes from the day that has the focus to a later one, by weeks and then by days. */
async function walkTo(tab: Tab, day: BusinessDay): Promise<void> {
  const readDate = () =>
    tab.evaluate(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? '');
  for (let date = await readDate(); date !== day.date; date = await readDate()) {
    const reached = Temporal.PlainDate.from(date);
    const isWeekAway = reached.until(day.date).days >= 7;
    await tab.press(isWeekAway ? 'ArrowDown' : 'ArrowRight');
    await expect.poll(readDate).toBe(reached.add({ days: isWeekAway ? 7 : 1 }).toString());
  }
  await tab.expectFocused(dayOf(day));
}
