import { toConfirmKey } from '@tt/api/src/features/booking/core/confirm-key.ts';
import type { DurationMinutes } from '@tt/contract/booking/booking-rules';
import * as fc from 'fast-check';
import { type CompanyFate, companyFates, describeCompanyFates } from '../peers/company-fates.ts';
import { checkConfirmAnswer, checkEmailAnswer } from '../story/check-email-answer.ts';
import { type EmailForm, toEmailRequest } from '../story/email-form.ts';
import { followLink } from '../story/follow-link.ts';
import { send } from '../story/send.ts';
import { hasOtherEvent } from '../story/company-hand.ts';
import { getSlot, getVisitor } from '../story/visitors.ts';
import type { ApiName } from '../world.ts';
import { findItem, type StepKind, type Story } from './step-kind.ts';
import { api, duration, index, slot, usually, visitor } from './values.ts';

interface Sending {
  api: ApiName;
  fates: CompanyFate[];
  isAwaited: boolean;
}

const sending = { api, fates: companyFates, isAwaited: usually };

async function submit({ world, ledger }: Story, form: EmailForm, values: Sending): Promise<void> {
  world.google.troubleCompany(values.fates);
  const message = {
    path: '/functions/v1/booking-by-email',
    address: form.visitor.address,
    payload: toEmailRequest(form),
    key: form.key,
  };
  const heard = { form, isAwaited: values.isAwaited, before: { ...form } };
  await send(world, values.api, message, (answer) =>
    checkEmailAnswer(ledger, heard, answer, world.clock.now),
  );
}

function describeSending({ api: apiName, fates, isAwaited }: Sending): string {
  return `at ${apiName}${isAwaited ? '' : ' and leaves the page'}${describeCompanyFates(fates)}`;
}

const bookByEmail: StepKind<Sending & { visitor: number; slot: number; duration: number; isPlain: boolean }> =
  {
    weight: 14,
    values: fc.record({ ...sending, visitor, slot, duration, isPlain: usually }),
    begin: async (story, values) => {
      const { emailBookings } = story.ledger;
      const number = emailBookings.length + 1;
      const form: EmailForm = {
        ...{ number, visitor: getVisitor(values.visitor), key: `email-key-${number}` },
        ...{ slot: values.slot, duration: values.duration as DurationMinutes, isTrapped: !values.isPlain },
      };
      emailBookings.push(form);
      await submit(story, form, values);
      const how = form.isTrapped ? ' like a script' : '';
      return `${form.visitor.name} books slot ${form.slot + 1} for ${form.duration} minutes by email with form ${number}${how} ${describeSending(values)}`;
    },
  };

const bookByEmailAgain: StepKind<Sending & { form: number }> = {
  weight: 5,
  values: fc.record({ ...sending, form: index }),
  begin: async (story, values) => {
    const form = findItem(story.ledger.emailBookings, values.form);
    if (!form) return undefined;
    await submit(story, form, values);
    return `${form.visitor.name} sends email form ${form.number} again ${describeSending(values)}`;
  },
};

/** The button in the email, once the email has arrived. */
const confirmByMail: StepKind<{ form: number; api: ApiName; fates: CompanyFate[] }> = {
  weight: 6,
  values: fc.record({ form: index, api, fates: companyFates }),
  begin: async ({ world, ledger }, { form: number, api: apiName, fates }) => {
    const asked = ledger.emailBookings.filter(({ askedAt }) => askedAt !== undefined);
    const form = findItem(asked, number);
    const id = form?.acknowledged?.id;
    if (!form || !id || !world.mailbox.mails.some(({ message }) => message.id.includes(id))) return undefined;
    world.google.troubleCompany(fates);
    const { context } = await world.getApi(apiName);
    const message = {
      path: '/functions/v1/booking-confirm',
      address: form.visitor.address,
      payload: { key: toConfirmKey(context.secret, id) },
    };
    const startsAt = getSlot(form.slot);
    await send(world, apiName, message, (answer) =>
      checkConfirmAnswer(ledger, form, answer, {
        now: world.clock.now,
        isBusy: hasOtherEvent(world, id, [startsAt, startsAt + form.duration * 60_000]),
      }),
    );
    return `${form.visitor.name} confirms email form ${form.number} at ${apiName}${describeCompanyFates(fates)}`;
  },
};

const useEmailLink: StepKind<{
  form: number;
  api: ApiName;
  action: 'view' | 'cancel';
  fates: CompanyFate[];
}> = {
  weight: 6,
  values: fc.record({
    ...{ form: index, api, fates: companyFates },
    action: fc.constantFrom<'view' | 'cancel'>('cancel', 'view'),
  }),
  begin: async (story, { form: number, api: apiName, action, fates }) => {
    const form = findItem(
      story.ledger.emailBookings.filter(({ isPromised }) => isPromised),
      number,
    );
    if (!form?.acknowledged) return undefined;
    story.world.google.troubleCompany(fates);
    if (action === 'cancel') form.isCancelAsked = true;
    await followLink(story, apiName, { form, action });
    return `${form.visitor.name} ${action}s the booking of email form ${form.number} at ${apiName}${describeCompanyFates(fates)}`;
  },
};

export const emailSteps = { bookByEmail, bookByEmailAgain, confirmByMail, useEmailLink };
