import type { Page } from '@playwright/test';
import type { Booking } from '@tt/contract/booking/booking-response';
import { listFindingsInBothThemes } from '../../axe.ts';
import { answerView, createBooking, fromNow, toAnswer, viewKey } from '../../booking/answer-booking.ts';
import { bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { MoveView } from '../../booking/move-view.ts';
import { slotTime } from '../../booking/slot-times.ts';

interface State {
  path: string;
  booking?: Partial<Booking>;
  /** What is visible once the state is reached. */
  text: string;
  act?: (page: Page) => Promise<void>;
}

const confirmation = `/en/booking#booking=${viewKey}`;
const manage = `/en/booking/manage#${viewKey}`;
const openCalendars = (page: Page) => page.locator('summary', { hasText: 'Add to calendar' }).click();
const canceled: Partial<Booking> = { status: 'cancelled', cancelledAt: fromNow({ hours: -1 }) };

const states: Record<string, State> = {
  confirmed: { path: confirmation, text: 'Apple and others', act: openCalendars },
  'confirmed with Google': {
    path: confirmation,
    booking: { method: 'google' },
    text: 'In your Google Calendar',
  },
  'waiting for its link': {
    path: confirmation,
    booking: { meetLinkStatus: 'pending' },
    text: 'being prepared',
  },
  'reopened and canceled': { path: confirmation, booking: canceled, text: 'Canceled on' },
  managed: { path: manage, text: 'Outlook', act: openCalendars },
  'asked to cancel': { path: `${manage}/cancel`, text: 'The time will be free for others right away.' },
  'about to begin': {
    path: manage,
    booking: { startsAt: fromNow({ minutes: 10 }), movableUntil: undefined, bookedAt: fromNow({ days: -4 }) },
    text: 'Reminder sent',
  },
  over: { path: manage, booking: { startsAt: fromNow({ days: -1 }) }, text: 'has already taken place' },
  'to be confirmed': { path: `/en/booking/confirm#${viewKey}`, text: 'Confirm booking' },
  'named by a wrong link': { path: '/en/booking/confirm#x', text: 'This link no longer works' },
};

const listFindings = (page: Page) => listFindingsInBothThemes(page, { parts: ['main'] });

test('every state of a booking is accessible', async ({ page }) => {
  for (const [name, { path, booking, text, act }] of Object.entries(states)) {
    await test.step(name, async () => {
      await answerView(page, booking);
      // The states differ in the fragment alone, which would not load the page anew.
      await page.goto('about:blank');
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await act?.(page);
      await expect(page.getByRole('main')).toContainText(text);
      expect(await listFindings(page)).toEqual([]);
    });
  }
});

test('moving is accessible: choosing, refused and moved', async ({ page, day }) => {
  const move = new MoveView(page);
  const answerMoves = (json: object) =>
    page.route(`**${bookingPaths.reschedule}`, (route) => route.fulfill({ json }));
  await answerView(page, { method: 'google' });
  await answerMoves({ success: false, code: 'too_many_moves' });
  await page.goto(`${manage}/move`);
  await expect(move.submit('Choose a new time')).toBeVisible();
  expect(await listFindings(page), 'choosing').toEqual([]);
  await move.choose(day.date, slotTime(1));
  await move.submit(/^Move to /).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await listFindings(page), 'refused').toEqual([]);
  await answerMoves(toAnswer(createBooking({ method: 'google', sequence: 1 })));
  await move.submit(/^Move to /).click();
  await expect(page.getByRole('main')).toContainText('Download the new file');
  expect(await listFindings(page), 'moved').toEqual([]);
});
