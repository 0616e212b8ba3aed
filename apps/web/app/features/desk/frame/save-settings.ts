import type { DeskPerson } from '@tt/contract/desk/desk-access';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { nothing, sendToDesk } from './desk-client.ts';
import { session } from './session.ts';

/**
 * Applies a person's settings at once and stores them. If storing fails, restores the previous ones and returns why.
 */
export async function saveSettings(person: DeskPerson): Promise<FailureCode | undefined> {
  const before = session.get();
  session.set({ state: 'in', person });
  const { language, hasSingleKeys } = person;
  const result = await sendToDesk({ path: 'me', body: { language, hasSingleKeys }, answer: nothing });
  if (result.ok) return undefined;
  session.set(before);
  return result.code;
}
