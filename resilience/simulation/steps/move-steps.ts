import { toWireStart } from '@tt/contract/slots/slot-wire';
import * as fc from 'fast-check';
import { type CompanyFate, companyFates, describeCompanyFates } from '../peers/company-fates.ts';
import type { BookingForm } from '../story/booking-form.ts';
import { checkMoveAnswer } from '../story/check-move-answer.ts';
import type { EmailForm } from '../story/email-form.ts';
import { send } from '../story/send.ts';
import { getSlot } from '../story/visitors.ts';
import type { ApiName } from '../world.ts';
import { findItem, type StepKind, type Story } from './step-kind.ts';
import { api, index, slot } from './values.ts';

interface Values {
  form: number;
  slot: number;
  api: ApiName;
  fates: CompanyFate[];
  /** The same key as the move before, which may have arrived. */
  isRepeated: boolean;
}

/** The visitor moves a booking by its link. */
export async function move(
  { world, ledger }: Story,
  form: BookingForm | EmailForm,
  values: Omit<Values, 'form'>,
): Promise<string | undefined> {
  if (!form.acknowledged) return undefined;
  world.google.troubleCompany(values.fates);
  form.wasMoved = true;
  const startsAt = getSlot(values.slot);
  const message = {
    path: '/functions/v1/booking-reschedule',
    address: form.visitor.address,
    payload: { key: form.acknowledged.viewKey, ...toWireStart(startsAt) },
    ...(values.isRepeated && { key: `move-${form.key}-${values.slot}` }),
  };
  await send(world, values.api, message, (answer) => checkMoveAnswer(ledger, form, startsAt, answer));
  const again = values.isRepeated ? ' with the key of that time' : '';
  return `${form.visitor.name} moves ${form.key} to slot ${values.slot + 1}${again} at ${values.api}${describeCompanyFates(values.fates)}`;
}

const values = fc.record({ form: index, slot, api, fates: companyFates, isRepeated: fc.boolean() });

const moveByEmail: StepKind<Values> = {
  weight: 10,
  values,
  begin: async (story, chosen) => {
    const promised = story.ledger.emailBookings.filter(({ isPromised }) => isPromised);
    const form = findItem(promised, chosen.form);
    return form && move(story, form, chosen);
  },
};

const moveByGoogle: StepKind<Values> = {
  weight: 3,
  values,
  begin: async (story, chosen) => {
    const form = findItem(
      story.ledger.bookings.filter(({ acknowledged }) => acknowledged),
      chosen.form,
    );
    return form && move(story, form, chosen);
  },
};

export const moveSteps = { moveByEmail, moveByGoogle };
