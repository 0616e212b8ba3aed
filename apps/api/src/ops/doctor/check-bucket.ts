import { tryBucket } from '../../adapters/bucket/try-bucket.ts';
import type { Check } from './examination.ts';
import { fail, ok } from './finding.ts';

const subject = 'bucket';
const defaultRegion = 'us-east-1';

/** Whether the backup could store and read an object. What it lacks is said where its settings are checked. */
export const checkBucket: Check = async ({ environment }) => {
  const { BACKUP_S3_URL: url, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret } = environment;
  if (!url || !keyId || !secret || !URL.canParse(url)) return [];
  const region = environment.BACKUP_S3_REGION || defaultRegion;
  const { host } = new URL(url);
  const { kind, detail } = await tryBucket(url, { region, keyId, secret });
  switch (kind) {
    case 'ok':
      return [ok(subject, `${host} takes an object and returns it`)];
    case 'refused':
      return [
        fail(
          subject,
          `${host} refuses the credential (${detail}): check BACKUP_S3_KEY_ID and BACKUP_S3_SECRET, and that the key may put and get objects`,
        ),
      ];
    case 'wrong_region':
      return [
        fail(
          subject,
          `${host} has the bucket in another region than ${region} (${detail}): set BACKUP_S3_REGION`,
        ),
      ];
    case 'not_found':
      return [
        fail(subject, `${host} has no such bucket (${detail}): check BACKUP_S3_URL, https://host/bucket`),
      ];
    case 'altered':
      return [fail(subject, `${host} returns something else than was stored: use another bucket`)];
    case 'failed':
      return [
        fail(
          subject,
          `${host} does not answer as expected (${detail}): check the host in BACKUP_S3_URL, and that this machine may reach it`,
        ),
      ];
  }
};
