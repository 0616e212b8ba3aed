import { networkInterfaces } from 'node:os';
import { siteSettings } from '@tt/contract/site-settings';
import { UsageError } from '../usage-error.ts';
import { checkAddresses, checkPlaceholders } from './check-addresses.ts';
import { checkBackup } from './check-backup.ts';
import { checkBucket } from './check-bucket.ts';
import { checkChannel, checkChats } from './check-chats.ts';
import { checkClients } from './check-clients.ts';
import { checkCompose } from './check-compose.ts';
import { checkDatabase } from './check-database.ts';
import { checkDatabaseTls } from './check-database-tls.ts';
import { checkDns } from './check-dns.ts';
import { checkExceptions } from './check-exceptions.ts';
import { checkGoogle } from './check-google.ts';
import { checkLaunch } from './check-launch.ts';
import { checkMail } from './check-mail.ts';
import { checkProxies } from './check-proxies.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkValues } from './check-values.ts';
import { type Check, type Environment, type Examination, readSettings } from './examination.ts';
import { formatFindings } from './finding.ts';

const checks: Check[] = [
  checkValues,
  checkSecrets,
  checkAddresses,
  checkCompose,
  checkDatabaseTls,
  checkProxies,
  checkExceptions,
  checkBackup,
  checkLaunch,
];
const networkChecks: Check[] = [
  checkDns,
  checkDatabase,
  checkClients,
  checkMail,
  checkChats,
  checkGoogle,
  checkBucket,
];

/** What stops a release. */
const publicFacts: Check[] = [checkPlaceholders, checkChannel];

/** The checks of each option. */
const choices = new Map([
  ['', [...checks, ...networkChecks]],
  ['--offline', checks],
  ['--facts', publicFacts],
]);

/** Checks the environment before the first start, even if it is too broken to start a process. */
export async function runDoctor(
  environment: Environment,
  words: string[],
  replacements: Partial<Examination> = {},
): Promise<{ text: string; hasFailed: boolean }> {
  const chosen = choices.get(words.join(' '));
  if (!chosen) throw new UsageError();
  const examination = {
    environment,
    settings: readSettings(environment),
    site: siteSettings,
    machineAddresses: listMachineAddresses(),
    ...replacements,
  };
  const findings = (await Promise.all(chosen.map((check) => check(examination)))).flat();
  return { text: formatFindings(findings), hasFailed: findings.some(({ level }) => level === 'failure') };
}

export function listMachineAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal }) => !internal)
    .map(({ address }) => address);
}
