import { isElsewhere, toHostName } from './check-database-tls.ts';
import type { Check } from './examination.ts';
import { fail } from './finding.ts';

/** Compose sets its own database, and hands on the URL that it has replaced. */
export const checkCompose: Check = ({ environment: { REPLACED_DATABASE_URL } }) => {
  if (!REPLACED_DATABASE_URL || !URL.canParse(REPLACED_DATABASE_URL)) return [];
  const host = toHostName(new URL(REPLACED_DATABASE_URL).host);
  if (!isElsewhere(host)) return [];
  return [
    fail(
      'DATABASE_URL',
      `names ${host}, and compose uses the database beside the API instead: remove it, or see docs/operations/ways.md`,
    ),
  ];
};
