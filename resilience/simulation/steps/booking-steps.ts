import type { DurationMinutes } from '@tt/contract/booking/booking-rules';
import * as fc from 'fast-check';
import { describeFates } from '../peers/describe-fates.ts';
import type { Fate } from '../peers/fate.ts';
import { googleFates } from '../peers/fates.ts';
import { type BookingContent, type BookingForm, toBookingRequest } from '../story/booking-form.ts';
import { checkBookingAnswer } from '../story/check-booking-answer.ts';
import { followLink } from '../story/follow-link.ts';
import { send } from '../story/send.ts';
import { getVisitor, slots } from '../story/visitors.ts';
import type { ApiName } from '../world.ts';
import { findItem, type StepKind, type Story } from './step-kind.ts';
import { api, duration, index, slot, usually, visitor } from './values.ts';

interface Sending {
  api: ApiName;
  fates: Fate[];
  isAwaited: boolean;
}

async function submit(
  story: Story,
  form: BookingForm,
  content: BookingContent,
  sending: Sending,
): Promise<void> {
  const { world, ledger } = story;
  const token = ledger.createToken();
  world.google.issueToken(form.visitor.email, token, sending.fates);
  const message = {
    path: '/functions/v1/google-calendar-booking',
    address: form.visitor.address,
    payload: toBookingRequest(form, content, token),
    key: form.key,
  };
  const heard = { form, content, isAwaited: sending.isAwaited, before: { ...form } };
  await send(world, sending.api, message, (answer) => checkBookingAnswer(ledger, heard, answer));
}

function describeSending({ api: apiName, fates, isAwaited }: Sending): string {
  return `at ${apiName}${isAwaited ? '' : ' and leaves the page'}${describeFates('Google', fates)}`;
}

const book: StepKind<Sending & { visitor: number; slot: number; duration: number }> = {
  weight: 12,
  values: fc.record({ visitor, slot, duration, api, fates: googleFates, isAwaited: usually }),
  begin: async (story, values) => {
    const { bookings } = story.ledger;
    const number = bookings.length + 1;
    const content = { slot: values.slot, duration: values.duration as DurationMinutes, wording: 1 };
    const form = { number, visitor: getVisitor(values.visitor), key: `booking-key-${number}`, content };
    bookings.push(form);
    await submit(story, form, content, values);
    return `${form.visitor.name} books slot ${content.slot + 1} for ${content.duration} minutes with form ${number} ${describeSending(values)}`;
  },
};

const bookAgain: StepKind<Sending & { form: number; change: string }> = {
  weight: 8,
  values: fc.record({
    form: index,
    api,
    fates: googleFates,
    change: fc.oneof(
      { weight: 5, arbitrary: fc.constant('nothing') },
      { weight: 1, arbitrary: fc.constantFrom('message', 'slot') },
    ),
    isAwaited: usually,
  }),
  begin: async (story, values) => {
    const form = findItem(story.ledger.bookings, values.form);
    if (!form) return undefined;
    const content = { ...form.content };
    if (values.change === 'message') content.wording += 1;
    if (values.change === 'slot') content.slot = (content.slot + 1) % slots.length;
    await submit(story, form, content, values);
    const changed = values.change === 'nothing' ? '' : ` with another ${values.change}`;
    return `${form.visitor.name} sends form ${form.number} again${changed} ${describeSending(values)}`;
  },
};

const useLink: StepKind<{ form: number; api: ApiName; action: 'view' | 'cancel' }> = {
  weight: 5,
  values: fc.record({ form: index, api, action: fc.constantFrom<'view' | 'cancel'>('cancel', 'view') }),
  begin: async (story, { form: number, api: apiName, action }) => {
    const form = findItem(story.ledger.bookings, number);
    if (!form?.acknowledged) return undefined;
    await followLink(story, apiName, { form, action });
    return `${form.visitor.name} ${action}s the booking of form ${form.number} at ${apiName}`;
  },
};

export const bookingSteps = { book, bookAgain, useLink };
