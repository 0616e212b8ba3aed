import { deepEqual } from 'node:assert/strict';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployment } from './deployment.ts';

const keyFile = 'backup.key';
const backupFile = 'backup.dump.age';

// How many rows each table has, and a hash of all they hold. The backup itself adds a row to `backup_run`, and a restore
// sets jobs aside.
const outlineRows = `
  select format('%s.%s', table_schema, table_name) as name,
    (xpath('/row/count/text()', outline))[1], (xpath('/row/hash/text()', outline))[1]
  from information_schema.tables,
    query_to_xml(format(
      $$select count(*), md5(string_agg(entry::text, ',' order by entry::text)) as hash from %I.%I as entry$$,
      table_schema, table_name), false, true, '') as outline
  where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
    and table_name <> 'backup_run' and table_name not like 'job%'
  order by name`;

/** Makes the key pair. Its public half goes into the settings, as docs/operations/backup.md says. */
export async function createBackupKey(deployment: Deployment): Promise<void> {
  const create = ['run', '--rm', '--no-deps', '-T', '--entrypoint', 'age-keygen', 'backup'];
  const key = (await deployment.compose(create)).toString();
  await writeFile(join(deployment.source, keyFile), key);
  const [, recipient] = /public key: (age1\w+)/.exec(key) ?? [];
  await appendFile(join(deployment.source, '.env'), `BACKUP_RECIPIENT=${recipient}\n`);
}

/** Backs up, restores with the documented command, and compares the rows of every table. */
export async function checkRestore(deployment: Deployment): Promise<number> {
  // Nothing may change between the backup and the count.
  await deployment.compose(['stop', 'api', 'worker']);
  await deployment.compose(['exec', '-T', 'backup', 'backup.sh']);
  const newest = 'ls -t /backups/recent/*.age | head -n 1';
  const path = (await deployment.compose(['exec', '-T', 'backup', 'sh', '-c', newest])).toString().trim();
  await deployment.compose(['cp', `backup:${path}`, backupFile]);
  const rows = await deployment.query(outlineRows);
  await deployment.run(['deploy/restore.sh', '--replace', backupFile, keyFile]);
  deepEqual(await deployment.query(outlineRows), rows);
  await deployment.compose(['up', '--detach', '--wait', '--no-deps', '--no-recreate', 'api', 'worker']);
  return rows.reduce((sum, [, count]) => sum + Number(count), 0);
}
