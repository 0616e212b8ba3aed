import { type ConsentChoice, findConsentChoice, toConsentRecord } from './consent-record.ts';

const key = 'tt_consent';

export function findStoredChoice(names: string[]): ConsentChoice | undefined {
  try {
    return findConsentChoice(localStorage.getItem(key), names);
  } catch {
    return undefined;
  }
}

export function saveChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(key, toConsentRecord(choice, new Date()));
  } catch {
    // A browser that refuses storage keeps the choice for this page and is asked again on the next.
  }
}
