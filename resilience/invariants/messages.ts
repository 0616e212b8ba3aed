import type { Evidence, Message } from './evidence.ts';
import { unless, type Violation } from './violation.ts';

const settled = ['confirmed', 'cancelled'];

/** Every channel of the company knows of every inquiry and of every booking, or a person sees that the notice waits. */
export function checkNotices({ inquiries, bookings, channels }: Evidence): Violation[] {
  const wanted = [
    ...inquiries,
    ...bookings
      .filter(({ status }) => settled.includes(status))
      .map((booking) => ({ ...booking, isWaiting: booking.isNoticeWaiting })),
  ];
  return wanted.flatMap(({ name, toldIn, isWaiting }) => {
    const missing = channels.filter((channel) => !toldIn.includes(channel));
    return unless(
      isWaiting || missing.length === 0,
      'hidden',
      () => `${name} is not in ${missing.join(' and ')}`,
    );
  });
}

/** The visitor of every booking was told its state by email, or the company knows why not. */
export function checkMails({ bookings }: Evidence): Violation[] {
  return bookings
    .filter(({ status }) => settled.includes(status))
    .flatMap(({ name, status, isMailed, isMailWaiting }) =>
      unless(isMailed || isMailWaiting, 'hidden', () => `${name} is ${status} without a mail that says so`),
    );
}

/** No message arrives more often than its sender could help. */
export function checkCopies(messages: readonly Message[]): Violation[] {
  return messages.flatMap(({ channel, text, copies, excused }) =>
    unless(copies <= 1 + excused, 'doubled', () => `${copies} times in ${channel}: ${text}`),
  );
}
