/** The visitor's answer for each tracker, by its name. */
export type ConsentChoice = Record<string, boolean>;

/** A new version voids all earlier answers. Increment it when what visitors agree to changes. */
const version = 1;

export function toConsentRecord(choice: ConsentChoice, now: Date): string {
  return JSON.stringify({ version, savedAt: now.toISOString(), choice });
}

/** Finds the answer in what was stored, provided that it answers for every tracker the page would load. */
export function findConsentChoice(record: string | null, names: string[]): ConsentChoice | undefined {
  const stored = parseRecord(record);
  if (stored?.version !== version || typeof stored.choice !== 'object' || !stored.choice) return undefined;
  const answers = new Map<string, unknown>(Object.entries(stored.choice));
  if (!names.every((name) => typeof answers.get(name) === 'boolean')) return undefined;
  return Object.fromEntries(names.map((name) => [name, answers.get(name) === true]));
}

function parseRecord(record: string | null): { version?: unknown; choice?: unknown } | null {
  try {
    return JSON.parse(record ?? 'null');
  } catch {
    return null;
  }
}

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
