import type { DeskPerson } from '@tt/contract/desk/desk-access';
import * as z from 'zod/mini';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { sendToDesk } from './desk-client.ts';
import { session } from './session.ts';

const nothing = z.object({});

/** Keeps a person's settings; returns why that failed. */
export async function saveSettings(person: DeskPerson): Promise<FailureCode | undefined> {
  const { language, hasSingleKeys } = person;
  const result = await sendToDesk({ path: 'me', body: { language, hasSingleKeys }, answer: nothing });
  if (!result.ok) return result.code;
  session.set({ state: 'in', person });
  return undefined;
}
