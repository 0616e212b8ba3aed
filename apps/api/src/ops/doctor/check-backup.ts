import type { Check, Environment } from './examination.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** What the service `backup` of compose reads. The database itself is checked apart. */
export const checkBackup: Check = ({ environment }) => [
  checkRecipient(environment.BACKUP_RECIPIENT),
  checkPlace(environment),
];

export function checkRecipient(text = ''): Finding {
  const subject = 'BACKUP_RECIPIENT';
  const keys = text.split(/\s+/).filter(Boolean);
  if (keys.length === 0)
    return warn(subject, 'is missing, so nothing is backed up: see docs/operations/backup.md');
  if (/AGE-SECRET-KEY/i.test(text))
    return fail(subject, 'is the private key: take it off this machine, and set the public one');
  return keys.every((key) => /^age1[0-9a-z]{58,}$/.test(key))
    ? ok(subject, 'is a public key')
    : fail(subject, 'is not a public key of age: copy the line that starts with age1 again');
}

export function checkPlace({ BACKUP_PATH, BACKUP_S3_URL, ...others }: Environment): Finding {
  if (!BACKUP_S3_URL)
    return BACKUP_PATH
      ? ok('BACKUP_PATH', `is ${BACKUP_PATH}. It must be on another disk or machine`)
      : warn('BACKUP_PATH', 'is missing, so the backup dies with this machine: set it or BACKUP_S3_URL');
  const subject = 'BACKUP_S3_URL';
  if (!/^https:\/\/[^/]/.test(BACKUP_S3_URL))
    return fail(subject, 'is not https://: set the URL of a bucket');
  if (!/^https:\/\/[^/]+\/[^/]/.test(BACKUP_S3_URL))
    return fail(subject, 'names no bucket: set https://host/bucket');
  return others.BACKUP_S3_KEY_ID && others.BACKUP_S3_SECRET
    ? ok(subject, 'has its credential')
    : fail(subject, 'needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET');
}
