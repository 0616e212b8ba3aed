import { toInstant } from '@tt/standins/google/calendar/event-schema';
import type { StoredEvent } from '@tt/standins/google/calendar/event-store';
import type {
  Channel,
  Evidence,
  LiveEvent,
  Message,
  StoredBooking,
  StoredInquiry,
} from '../../invariants/evidence.ts';
import type { Instance } from '../engine/instance.ts';
import type { Story } from '../steps/step-kind.ts';
import { hasTime, toBookingId } from '../story/company-hand.ts';
import { toProjectDescription } from '../story/inquiry-form.ts';
import type { World } from '../world.ts';
import { type BookingState, listBookings, listLiveEvents, toEvent, toRow } from './booking-state.ts';
import { canFollow } from './check-following.ts';
import { listPromisedBookings } from './promised-bookings.ts';

interface DeadLetter {
  name: string;
  data: { id?: string; summaryId?: string; bookingId?: string };
}

interface InquiryState {
  id: string;
  text: string;
  summary_id: string | null;
  /** Somebody at the desk let it through. */
  is_released: boolean;
}

/** What the company was told that no booking records. */
interface Told {
  /** Events that outlived their bookings, by their start. */
  strays: ReadonlySet<string>;
  /** The calendar was given back as a whole. */
  isCleared: boolean;
}

/** Mail to the company is delivered as chats are, so histories go without. */
const chats = ['telegram', 'slack'] as const;
type Chat = (typeof chats)[number];

const listInquiries = `
  select id, project_description as text, summary_id,
    exists (select from desk_act where entry_id = r.id and kind = 'released') as is_released
  from client_request r`;
const listExpired = 'select id from simulated_expired';
const listDeadLetters = "select name, data from pgboss.job where name like '%-dead'";
const listTold = "select purpose from delivery where purpose like 'cleared:%' or purpose like 'stray:%'";

/** Shows the invariants what visitors were told, and what came of it. */
export async function toEvidence({ world, ledger }: Story): Promise<Evidence> {
  const { database } = world;
  const inquiries = await database.query<InquiryState>(listInquiries);
  const expired = new Set((await database.query<{ id: string }>(listExpired)).map(({ id }) => id));
  const dead = await database.query<DeadLetter>(listDeadLetters);
  const purposes = (await database.query<{ purpose: string }>(listTold)).map(({ purpose }) => purpose);
  const told = { strays: new Set(purposes), isCleared: purposes.some((name) => name.startsWith('cleared:')) };
  const bookings = await listBookings(world);
  const events = listLiveEvents(world);
  return {
    promised: {
      inquiries: ledger.acknowledged
        .filter(({ id }) => !expired.has(id))
        .map(({ id, number, visitor, text }) => ({
          ...{ id, name: `inquiry ${number}`, text: toProjectDescription(visitor, text) },
        })),
      bookings: listPromisedBookings(ledger),
    },
    inquiries: inquiries.map((row) => toInquiry(world, row, dead)),
    bookings: bookings.map((booking) => toBooking(world, booking, { dead, told, events })),
    otherBookings: [],
    events: events.map((event) => toKnownEvent(world, event, { dead, told, bookings })),
    channels: chats,
    messages: [
      ...inquiries.flatMap((inquiry) => chats.map((chat) => countAnnouncements(world, chat, inquiry))),
      ...bookings
        .filter(({ method }) => method === 'google')
        .flatMap((booking) => chats.map((chat) => countNamed(world, chat, toHeading(booking), booking.id))),
      ...countMails(world),
    ],
  };
}

/** By itself, in a summary or in a digest: each names the id. After its release, by itself whatever was before. */
function countAnnouncements(world: World, chat: Chat, { id, is_released }: InquiryState): Message {
  return countNamed(world, chat, is_released ? 'New inquiry' : '', `/desk/entry/${id}`);
}

function toInquiry(world: World, inquiry: InquiryState, dead: DeadLetter[]): StoredInquiry {
  const { id, text, summary_id } = inquiry;
  return {
    ...{ id, text, name: `inquiry ${id}` },
    toldIn: chats.filter((chat) => countAnnouncements(world, chat, inquiry).copies > 0),
    isWaiting: dead.some(({ data }) => data.id === id || (summary_id && data.summaryId === summary_id)),
  };
}

function toBooking(
  world: World,
  booking: BookingState,
  { dead, told, events }: { dead: DeadLetter[]; told: Told; events: StoredEvent[] },
): StoredBooking {
  const { id, method, sequence, sent } = booking;
  const event = events.find((candidate) => toBookingId(candidate) === id);
  const difference = event && canFollow(world, event) ? 'calendarCollision' : 'calendarDiffers';
  const mail = toStateMail(booking);
  const isGivenUp = isDead(dead, 'booking-calendar', id);
  return {
    ...toRow(booking),
    isEventWaiting: method === 'email' && (booking.is_past || isGivenUp || told.isCleared),
    isDifferenceTold: sent.some((purpose) => purpose.startsWith(difference)),
    isUnfollowed: false,
    toldIn: chats.filter((chat) =>
      method === 'email'
        ? sent.includes(`booked ${chat}`)
        : countNamed(world, chat, toHeading(booking), id).copies > 0,
    ),
    isNoticeWaiting: isDead(dead, 'booking-notice', id),
    isMailed: hasEnded(sent, sequence === 0 ? mail : `${mail}:${sequence}`),
    // Without the calendar there is no link, and the email that promises it is all there can be.
    isMailWaiting: isDead(dead, 'booking-mail', id) || isGivenUp || booking.is_mail_late,
  };
}

/** The email that says where a booking stands, and who put it there. */
function toStateMail({ status, sequence, moved_by }: BookingState): string {
  if (status !== 'confirmed') return 'cancellation';
  if (sequence === 0) return 'confirmation';
  return moved_by === 'company' ? 'movedByCompany' : 'moved';
}

function toKnownEvent(
  world: World,
  event: StoredEvent,
  { dead, told, bookings }: { dead: DeadLetter[]; told: Told; bookings: BookingState[] },
): LiveEvent {
  const bookingId = toBookingId(event);
  const booking = bookings.find(({ id }) => id === bookingId);
  const isKnown =
    booking?.method === 'email'
      ? isStrayKnown(world, event, booking, told) || isDead(dead, 'booking-calendar', bookingId)
      : isDead(dead, 'booking-watch', bookingId) ||
        isDead(dead, 'booking-notice', bookingId) ||
        chats.every((chat) => countNamed(world, chat, 'Booking in doubt', bookingId).copies > 0);
  return { ...toEvent(event), isKnown };
}

/** An event of a booking that does not stand was put there by hand, or Google made it late. */
function isStrayKnown(world: World, event: StoredEvent, { is_past }: BookingState, told: Told): boolean {
  const { start, end } = event.body;
  const isOver = hasTime(event) && toInstant(end) <= world.clock.now;
  const isStray = told.strays.has(`stray:${hasTime(event) ? toInstant(start) : 0}`);
  return isOver || isStray || is_past || told.isCleared;
}

/** Sent, or withheld because the mailbox had its share, or refused for good. */
function hasEnded(sent: readonly string[], purpose: string): boolean {
  const ends = [purpose, `${purpose}:pending`].map((name) => `${name} withheld`);
  return [`${purpose} smtp`, ...ends, `${purpose} refused`].some((end) => sent.includes(end));
}

function isDead(dead: DeadLetter[], queue: string, id: string): boolean {
  return dead.some(({ name, data }) => name === `${queue}-dead` && data.bookingId === id);
}

const toHeading = ({ status }: BookingState) =>
  status === 'cancelled' ? 'Consultation canceled' : 'New consultation';

function countNamed(world: World, chat: Chat, heading: string, id: string): Message {
  const arrivals = world[chat].messages.filter(({ text }) => text.startsWith(heading) && text.includes(id));
  return toMessage(chat, `${heading} ${id}`, arrivals);
}

/** An email has an ID, so that the same one is not seen twice. Only a request to confirm may be repeated for a later hold. */
function countMails({ mailbox }: World): Message[] {
  return [...Map.groupBy(mailbox.mails, ({ message }) => message.id)]
    .filter(([id]) => !id.includes('confirmRequest'))
    .map(([id, mails]) => toMessage('mail', id, mails));
}

interface Arrival {
  sender: Instance | undefined;
  isAnswerLost: boolean;
}

function toMessage(channel: Channel, text: string, arrivals: readonly Arrival[]): Message {
  return { channel, text, copies: arrivals.length, excused: arrivals.filter(isUnsure).length };
}

/** Its sender may not know that it has arrived. */
export function isUnsure({ sender, isAnswerLost }: Arrival): boolean {
  return Boolean(isAnswerLost || sender?.isDead || sender?.wasCut);
}
