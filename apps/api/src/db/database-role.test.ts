import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { createEmptyDatabase, createTestDatabase } from '../../test/database.ts';
import { insertTestInquiry } from '../../test/insert-test-inquiry.ts';
import { prepare } from '../prepare.ts';

const script = readFileSync(new URL('../../../../deploy/database-role.sh', import.meta.url), 'utf8');
const [handOver = ''] = /^do \$\$.*^\$\$;$/ms.exec(script) ?? [];

/** Runs what the script does as a superuser, for a role of the test, and returns the database's URL for that role. */
async function giveRole(databaseUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  onTestFinished(() => admin.end());
  const role = `site_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create role ${role} login password 'of-the-test'`);
  for (let time = 0; time < 2; time += 1) await admin.query(handOver.replaceAll(/\bsite\b/g, role));
  return Object.assign(new URL(databaseUrl), { username: role, password: 'of-the-test' }).href;
}

const foreignObjects = `
  select format('%s %s', relkind, oid::regclass) as name from pg_class
  where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relowner <> current_user::regrole
  union all select oid::regprocedure::text from pg_proc
  where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and proowner <> current_user::regrole
    and oid not in (select objid from pg_depend where deptype = 'e')
  union all select nspname from pg_namespace where nspname = 'pgboss' and nspowner <> current_user::regrole`;

test('a role that owns its database and is no superuser can prepare it and serve', async () => {
  const context = await createTestContext({ databaseUrl: await giveRole(await createEmptyDatabase()) });
  await prepare(context);
  await insertTestInquiry(context.pool);
  const { rows } = await context.pool.query('select rolsuper from pg_roles where rolname = current_user');
  expect(rows).toEqual([{ rolsuper: false }]);
});

test('the role takes over a database that a superuser has filled, and migrates it', async () => {
  const context = await createTestContext({ databaseUrl: await giveRole(await createTestDatabase()) });
  expect((await context.pool.query(foreignObjects)).rows).toEqual([]);
  await prepare(context);
  await insertTestInquiry(context.pool);
});
