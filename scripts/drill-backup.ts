import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupStage } from './containers/backup-stage.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: node scripts/drill-backup.ts [--rows N]
  Backs up and restores N inquiries with real containers.`);

// Backs up and restores with real containers: what fails must not count as a backup, and what is restored has the same rows.
const { values } = parseArgs({ options: { rows: { type: 'string', default: '2000' } } });
const startedAt = performance.now();
const stage = await BackupStage.open();
try {
  await drill();
  report('all passed');
} finally {
  await stage.close();
}

async function drill(): Promise<void> {
  await stage.migrate();
  await stage.query(fillTables(Number(values.rows)));
  await stage.query(
    "insert into job_outbox (queue, data) values ('booking-mail', '{}'), ('booking-calendar', '{}')",
  );
  const original = await stage.readRows();

  await startBackup({});
  await stage.waitFor('the warning', async () => (await readLog()).includes('NOTHING IS BACKED UP'));
  report('without a recipient, it says so and waits');

  const recipient = await createKey('key');
  await stage.startBucket(await findNodeImage(), ['drill', 'right']);
  const bucket = { BACKUP_S3_URL: 'http://bucket:9000/backups', BACKUP_S3_KEY_ID: 'drill' };
  await startBackup({ ...bucket, BACKUP_RECIPIENT: recipient, BACKUP_S3_SECRET: 'wrong' });
  await stage.waitFor('the refusal', async () => (await readLog()).includes('tried again'));
  assert.equal(await countRuns(), 0);
  report('a backup that the bucket refuses does not count');

  await killDuringDump();
  report('a backup that is killed does not count');

  await startBackup({ BACKUP_S3_SECRET: 'right' });
  await stage.waitFor('the backup', async () => (await countRuns()) === 1);
  const backup = await takeBackup();
  report(`a backup of ${values.rows} inquiries: ${(await readLog()).split('\n').at(-1)}`);

  await prune();
  await restore(backup, original);
}

/** Blocks the dump by a lock, and kills the container that waits for it. */
async function killDuringDump(): Promise<void> {
  const blocked = stage.query('begin; lock table client_request; select pg_sleep(600)').catch(() => {});
  await startBackup({ BACKUP_S3_SECRET: 'right' });
  const waiting = `select count(*) from pg_stat_activity where application_name = 'pg_dump' and wait_event_type = 'Lock'`;
  await stage.waitFor('the wait for the lock', async () => (await stage.query(waiting)) === '1');
  assert.match(await listFiles(), /\.part$/m);
  await stage.compose('kill', 'backup');
  await stage.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()`,
  );
  await blocked;
  await stage.compose('rm', '--force', 'backup');
  assert.equal(await countRuns(), 0);
  assert.doesNotMatch(
    await stage.compose('run', '--rm', '--no-deps', '--entrypoint', 'find', 'backup', '/backups'),
    /\.age$/m,
  );
}

async function takeBackup(): Promise<string> {
  const files = (await listFiles()).split('\n').filter((name) => /\.(age|part)$/.test(name));
  assert.deepEqual(files.map((name) => name.split('/')[2]).sort(), ['recent', 'weekly']);
  const name = files.find((file) => file.includes('/recent/')) ?? '';
  await stage.compose('cp', `backup:${name}`, 'taken/backup.dump.age');
  const path = join(stage.folder, 'taken/backup.dump.age');
  const bytes = await readFile(path);
  assert.match(bytes.subarray(0, 21).toString(), /^age-encryption\.org\/v1/);
  assert.equal(await stage.query('select bytes from backup_run'), String(bytes.length));
  return path;
}

/** Older backups than the rule keeps are deleted, in each folder by itself. */
async function prune(): Promise<void> {
  const days = Array.from({ length: 40 }, (_, index) => `2001-01-${String(index + 1).padStart(2, '0')}T00`);
  const old = days.flatMap((day) =>
    ['recent', 'weekly'].map((folder) => `/backups/${folder}/${day}.dump.age`),
  );
  await stage.compose('exec', '-T', 'backup', 'touch', ...old);
  const current = (await listFiles())
    .split('\n')
    .filter((name) => /\/weekly\/20[2-9]/.test(name))
    .sort();
  await stage.compose('exec', '-T', 'backup', 'rm', ...current);
  await stage.compose('exec', '-T', 'backup', 'backup.sh');
  const left = (await listFiles()).split('\n').sort();
  const count = (folder: string) => left.filter((name) => name.startsWith(`/backups/${folder}/`)).length;
  assert.deepEqual(['recent', 'weekly'].map(count), [28, 7]);
  assert.deepEqual(
    left.filter((name) => current.includes(name)),
    current,
  );
  report('28 recent and 7 weekly backups are kept');
}

async function restore(backup: string, original: string): Promise<void> {
  const key = join(stage.folder, 'key');
  await assert.rejects(stage.run('deploy/restore.sh', backup, key), /To replace it, use --replace/);
  await stage.query('delete from client_request');
  const changed = await stage.readRows();
  await createKey('other');
  await assert.rejects(stage.run('deploy/restore.sh', '--replace', backup, join(stage.folder, 'other')));
  assert.equal(await stage.readRows(), changed);
  report('neither a database with tables nor one whose key is wrong is touched');

  assert.match(
    await stage.run('deploy/restore.sh', '--check', backup, key),
    new RegExp(`restored: ${values.rows} inquiries`),
  );
  await stage.run('deploy/restore.sh', '--replace', backup, key);
  assert.equal(await stage.readRows(), original);
  assert.equal(await stage.readRows('replaced'), changed);
  assert.equal(await stage.readJobs(), 'booking-calendar\nbooking-mail-dead');
  report('restored in the place of another database: rows equal, and what would mail somebody again is held');

  await stage.clear();
  const restoringAt = performance.now();
  await stage.run('deploy/restore.sh', backup, key);
  assert.equal(await stage.readRows(), original);
  report(`restored on a new machine in ${toSeconds(restoringAt)} s: rows equal`);
}

async function startBackup(settings: Record<string, string>): Promise<void> {
  await stage.configure(settings);
  await stage.compose('up', '--detach', '--no-deps', '--force-recreate', '--timeout', '1', 'backup');
}

function readLog(): Promise<string> {
  return stage.compose('logs', '--no-log-prefix', 'backup');
}

async function countRuns(): Promise<number> {
  return Number(await stage.query('select count(*) from backup_run'));
}

function listFiles(): Promise<string> {
  return stage.compose('exec', '-T', 'backup', 'find', '/backups', '-type', 'f');
}

/** Writes a key pair of the drill to a file and returns its public half. */
async function createKey(file: string): Promise<string> {
  const key = await stage.compose(
    'run',
    '--rm',
    '--no-deps',
    '--no-TTY',
    '--entrypoint',
    'age-keygen',
    'backup',
  );
  await writeFile(join(stage.folder, file), key);
  return /age1\w+/.exec(key)?.[0] ?? '';
}

async function findNodeImage(): Promise<string> {
  const text = await readFile(resolve(import.meta.dirname, '../deploy/Containerfile.api'), 'utf8');
  return /docker\.io\/library\/node:\S+/.exec(text)?.[0] ?? '';
}

function report(what: string): void {
  console.log(`${String(toSeconds(startedAt)).padStart(4)} s  ${what}`);
}

function toSeconds(since: number): number {
  return Math.round((performance.now() - since) / 1000);
}

/** A statement that stores inquiries, each with a text of its own of about 450 characters, and a booking for every tenth. */
function fillTables(count: number): string {
  return `
    insert into client_request (created_at, name, email, company_name, social_media, project_description, language,
      email_domain_verdict, spam_score, flagged, content_hash, same_text_until)
    select now() - i * interval '1 minute', 'Visitor ' || i, 'visitor' || i || '@company' || i % 500 || '.example',
      'Company ' || i, '', repeat(md5(random()::text) || ' ' || md5(random()::text) || ' about engines that run. ', 5),
      'en', 'valid', 0, false, i, now() - i * interval '1 minute'
    from generate_series(1, ${count}) i;
    insert into booking (id, request_hash, view_key_hash, status, starts_at, ends_at, created_at, hold_expires_at,
      attempt, attempt_expires_at, confirmed_at, name, phone, message, language, timezone, visitor_email)
    select gen_random_uuid(), 'hash' || i, md5('key' || i), 'confirmed', start, start + interval '30 minutes',
      now(), now(), 1, now(), now(), 'Visitor ' || i, '', 'Engine ' || i, 'en', 'Europe/Warsaw', 'visitor' || i || '@company.example'
    from generate_series(1, ${count / 10}) i, lateral (select timestamptz '2040-01-01' + i * interval '1 hour' as start) slot`;
}
