import { isIP } from 'node:net';
import pg from 'pg';
import { listDatabaseHosts, toConnection } from '../../db/to-connection.ts';
import { isPrivateAddress } from '../../plugins/client-address.ts';
import type { Check } from './examination.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const subject = 'DATABASE_URL';
const remedy = 'add ?sslmode=verify-full to it';

/** Whether an attacker on the network path could read or forge what the database sends. */
export const checkDatabaseTls: Check = ({ settings: { DATABASE_URL, DATABASE_HOSTS = [] } }) => {
  if (!DATABASE_URL) return [];
  const hosts = listDatabaseHosts({ DATABASE_URL, DATABASE_HOSTS }).map(toHostName).filter(isElsewhere);
  if (hosts.length === 0) return [];
  return [judge(hosts, readTls(DATABASE_URL))];
};

function judge(hosts: string[], tls: Tls): Finding {
  const names = hosts.join(', ');
  if (tls === 'verified') return ok(subject, `TLS to ${names}, whose certificate is verified`);
  const what =
    tls === 'none'
      ? `sends everything to ${names} unencrypted`
      : `verifies no certificate, so anybody on the way can pretend to be ${names}`;
  if (hosts.every(isPrivate)) return warn(subject, `${what}: right only in a network that is yours alone`);
  return fail(subject, `${what}: ${remedy}`);
}

type Tls = 'none' | 'unverified' | 'verified';

/** What the driver makes of the URL. */
function readTls(url: string): Tls {
  const { connectionString } = toConnection({ DATABASE_URL: url, DATABASE_HOSTS: [] });
  const { ssl } = new pg.Client({ connectionString }) as { ssl?: unknown };
  if (!ssl) return 'none';
  const { rejectUnauthorized, checkServerIdentity } = Object(ssl) as Record<string, unknown>;
  return rejectUnauthorized === false || checkServerIdentity ? 'unverified' : 'verified';
}

export const toHostName = (host: string) => host.replace(/:\d+$/, '').replaceAll(/[[\]]/g, '');

/** Not this machine, nor a service of the compose file, whose name has no dot. */
export function isElsewhere(name: string): boolean {
  if (isIP(name)) return !/^127\.|^::1$/.test(name);
  return name.includes('.');
}

const isPrivate = (name: string) =>
  isIP(name) ? isPrivateAddress(name) : /\.(?:internal|local|lan)$/.test(name);
