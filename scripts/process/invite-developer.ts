import { execFile } from 'node:child_process';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { localKeys } from './local-keys.ts';

const ops = resolve(import.meta.dirname, '../../apps/api/src/ops.ts');

export interface DeskEnvironment {
  databaseUrl: string;
  siteOrigin: string;
}

/**
 * A link that creates a passkey in the developer's own browser, made with the operator's command, because the desk
 * has no other sign-in. Undefined for an IP address, for which browsers create no passkeys.
 */
export async function inviteDeveloper({
  databaseUrl,
  siteOrigin,
}: DeskEnvironment): Promise<string | undefined> {
  if (isIP(new URL(siteOrigin).hostname.replace(/^\[|\]$/g, ''))) return undefined;
  const env = { ...localKeys, ...process.env, DATABASE_URL: databaseUrl, SITE_ORIGIN: siteOrigin };
  const { stdout } = await promisify(execFile)(process.execPath, [ops, 'desk', 'invite', 'Developer'], {
    env,
  });
  return /^http.*$/m.exec(stdout)?.[0];
}
