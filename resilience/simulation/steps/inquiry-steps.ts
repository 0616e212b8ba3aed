import type { Context } from '@tt/api/src/context.ts';
import { createFormToken } from '@tt/api/src/forms/form-token.ts';
import * as fc from 'fast-check';
import { checkInquiryAnswer } from '../story/check-inquiry-answer.ts';
import { type InquiryForm, toInquiryBody } from '../story/inquiry-form.ts';
import { send } from '../story/send.ts';
import { getVisitor } from '../story/visitors.ts';
import type { ApiName } from '../world.ts';
import { limits } from '../world-config.ts';
import { findItem, type StepKind, type Story } from './step-kind.ts';
import { api, index, usually, visitor } from './values.ts';

const senders = ['person', 'person without a token', 'robot in a hurry', 'robot in the trap'] as const;
type Sender = (typeof senders)[number];

interface Sending {
  api: ApiName;
  sender: Sender;
  isAwaited: boolean;
}

const sending = {
  api,
  sender: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Sender>('person') },
    { weight: 3, arbitrary: fc.constantFrom(...senders) },
  ),
  isAwaited: usually,
};

async function submit(
  { world, ledger }: Story,
  form: InquiryForm,
  text: number,
  values: Sending,
): Promise<void> {
  const { context } = await world.getApi(values.api);
  const { address } = form.visitor;
  const payload = toInquiryBody(form.visitor, text, {
    token: findToken(context, values.sender),
    isTrapped: values.sender === 'robot in the trap',
  });
  const isWithinLimit = ledger.countInquiry(address, world.clock.now) <= limits.inquiriesPerAddress;
  const heard = { form, text, isAwaited: values.isAwaited, isWithinLimit };
  await send(
    world,
    values.api,
    { path: '/rest/v1/client_request', address, payload, key: form.key },
    (answer) => checkInquiryAnswer(ledger, heard, answer),
  );
}

function findToken({ secret, now }: Pick<Context, 'secret' | 'now'>, sender: Sender): string | undefined {
  if (sender === 'person without a token') return undefined;
  const ageMs = sender === 'robot in a hurry' ? 500 : 30_000;
  return createFormToken(secret, new Date(now().getTime() - ageMs));
}

function describeSending({ api: apiName, sender, isAwaited }: Sending): string {
  return `at ${apiName} as a ${sender}${isAwaited ? '' : ' and leaves the page'}`;
}

const inquire: StepKind<Sending & { visitor: number; text: number; hasKey: boolean }> = {
  weight: 8,
  values: fc.record({ ...sending, visitor, text: fc.integer({ min: 1, max: 2 }), hasKey: usually }),
  begin: async (story, values) => {
    const { inquiries } = story.ledger;
    const number = inquiries.length + 1;
    const key = values.hasKey ? `inquiry-key-${number}` : undefined;
    const form: InquiryForm = { number, visitor: getVisitor(values.visitor), key, text: values.text };
    inquiries.push(form);
    await submit(story, form, values.text, values);
    return `${form.visitor.name} sends inquiry ${number}${key ? '' : ' without a key'} with text ${values.text} ${describeSending(values)}`;
  },
};

const inquireAgain: StepKind<Sending & { form: number; keepsText: boolean }> = {
  weight: 4,
  values: fc.record({ ...sending, form: index, keepsText: usually }),
  begin: async (story, values) => {
    const form = findItem(story.ledger.inquiries, values.form);
    if (!form) return undefined;
    if (!values.keepsText) form.hasOtherText = true;
    await submit(story, form, values.keepsText ? form.text : form.text + 10, values);
    return `${form.visitor.name} sends inquiry ${form.number} again${values.keepsText ? '' : ' with another text'} ${describeSending(values)}`;
  },
};

export const inquirySteps = { inquire, inquireAgain };
