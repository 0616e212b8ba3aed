import type { QueueName } from '@tt/api/src/queue/queues.ts';
import * as fc from 'fast-check';
import { type CompanyFate, companyFates, describeCompanyFates } from '../peers/company-fates.ts';
import * as hand from '../story/company-hand.ts';
import { getSlot, slots } from '../story/visitors.ts';
import { findItem, type StepKind } from './step-kind.ts';
import { index, slot } from './values.ts';

const troubleCalendar: StepKind<{ fates: CompanyFate[] }> = {
  weight: 4,
  values: fc.record({ fates: companyFates }),
  begin: ({ world }, { fates }) => {
    if (fates.length === 0) return undefined;
    world.google.troubleCompany(fates);
    return `trouble is ahead with the company's calendar${describeCompanyFates(fates)}`;
  },
};

const delayConference: StepKind<{ answers: number }> = {
  weight: 2,
  values: fc.record({ answers: fc.integer({ min: 1, max: 5 }) }),
  begin: ({ world }, { answers }) => {
    world.google.world.faults.add([{ on: 'insert', kind: 'conference_pending', answers, times: 1 }]);
    return `Google will say ${answers} times that the next conference is being made`;
  },
};

/** The company gives a meeting whatever length it needs. */
const length = fc.constantFrom(30, 15, 60, 45, 90, 25);

const editByHand: StepKind<{ event: number; slot: number; length: number }> = {
  weight: 4,
  values: fc.record({ event: index, slot, length }),
  begin: ({ world }, { event: number, slot: place, length: minutes }) => {
    const event = findItem(hand.listOwnEvents(world), number);
    const startsAt = getSlot(place);
    if (!event || startsAt <= world.clock.now) return undefined;
    hand.moveEvent(world, event, startsAt, startsAt + minutes * 60_000);
    return `the company moves the event ${event.id.slice(-4)} to slot ${place + 1} for ${minutes} minutes by hand`;
  },
};

/** A late morning: everything begins half an hour or more later. */
const shiftByHand: StepKind<{ halfHours: number }> = {
  weight: 6,
  values: fc.record({ halfHours: fc.constantFrom(1, 2, 3) }),
  begin: ({ world }, { halfHours }) => {
    const events = hand.listOwnEvents(world).filter(hand.hasTime);
    if (events.length === 0) return undefined;
    for (const event of events) hand.shiftEvent(world, event, halfHours * 30 * 60_000);
    return `the company shifts ${events.length} events by ${halfHours} half hours`;
  },
};

/** To a time that no meeting can have. */
const bendByHand: StepKind<{ event: number; shape: hand.Shape }> = {
  weight: 2,
  values: fc.record({ event: index, shape: fc.constantFrom(...hand.shapes) }),
  begin: ({ world }, { event: number, shape }) => {
    const event = findItem(hand.listOwnEvents(world).filter(hand.hasTime), number);
    if (!event) return undefined;
    hand.bendEvent(world, event, shape);
    return `the company makes the event ${event.id.slice(-4)} ${shape} by hand`;
  },
};

const deleteByHand: StepKind<{ event: number }> = {
  weight: 3,
  values: fc.record({ event: index }),
  begin: ({ world, ledger }, { event: number }) => {
    const event = findItem(hand.listOwnEvents(world), number);
    if (!event) return undefined;
    ledger.endedByCompany.add(hand.toBookingId(event));
    world.google.world.events.cancel(event);
    return `the company deletes the event ${event.id.slice(-4)} by hand`;
  },
};

const undoByHand: StepKind<{ event: number }> = {
  weight: 6,
  values: fc.record({ event: index }),
  begin: ({ world }, { event: number }) => {
    const event = findItem(hand.listDeletedEvents(world), number);
    if (!event) return undefined;
    world.google.world.events.change(event, { status: 'confirmed' });
    return `the company takes back the deletion of the event ${event.id.slice(-4)}`;
  },
};

const addBusy: StepKind<{ slot: number; minutes: number }> = {
  weight: 3,
  values: fc.record({ slot, minutes: fc.constantFrom(15, 45) }),
  begin: async ({ world }, { slot: place, minutes }) => {
    await hand.addBusy(world, getSlot(place), minutes);
    return `the company enters a private appointment of ${minutes} minutes at slot ${place + 1}`;
  },
};

const removeBusy: StepKind<{ entry: number }> = {
  weight: 1,
  values: fc.record({ entry: index }),
  begin: async ({ world }, { entry }) => {
    const event = findItem(hand.listBusy(world), entry);
    if (!event) return undefined;
    await hand.removeBusy(world, event);
    return 'the company deletes a private appointment';
  },
};

const revokeCredential: StepKind<{ isRevoked: boolean }> = {
  weight: 2,
  values: fc.record({ isRevoked: fc.boolean() }),
  begin: ({ world }, { isRevoked }) => {
    hand.setConsent(world, !isRevoked);
    return isRevoked ? 'the company revokes our consent' : 'our consent is valid';
  },
};

const clockQueues: QueueName[] = ['calendar-snapshot', 'calendar-reconcile', 'booking-reminder'];

const clockStrikes: StepKind<{ queues: QueueName[] }> = {
  weight: 8,
  values: fc.record({ queues: fc.subarray(clockQueues, { minLength: 1 }) }),
  begin: async ({ world }, { queues }) => {
    for (const queue of queues) await world.boss.send(queue, {});
    (await world.getProcess('W')).instance.wakeLoops();
    return `the minute of ${queues.join(', ')} strikes`;
  },
};

const minutes = [25 * 60, 23 * 60, 150, 50, 20];

/** So that reminders become due: time passes until some minutes before the first slot. */
const comeCloser: StepKind<{ minutesBefore: number }> = {
  weight: 3,
  values: fc.record({ minutesBefore: fc.constantFrom(...minutes) }),
  begin: async ({ world }, { minutesBefore }) => {
    const target = (slots[0] ?? 0) - minutesBefore * 60_000;
    if (target <= world.clock.now) return undefined;
    await world.advanceWithWorkers(target - world.clock.now);
    for (const queue of clockQueues) await world.boss.send(queue, {});
    await world.work();
    return `time passes until ${minutesBefore} minutes before slot 1, and the clock strikes`;
  },
};

export const companySteps = {
  ...{ troubleCalendar, delayConference, editByHand, shiftByHand, bendByHand, deleteByHand, undoByHand },
  ...{ addBusy, removeBusy, revokeCredential, clockStrikes, comeCloser },
};
