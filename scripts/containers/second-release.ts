import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

export const newTitle = 'Second release';

/** Changes the source: a migration of a table that is in use, a text of the home page, and a style, so that hashes change. */
export async function writeSecondRelease(source: string): Promise<void> {
  const newMigration = join(source, 'apps/api/src/commands/new-migration.ts');
  const path = await runCommand([process.execPath, newMigration, 'drill-note']);
  const migration = join(source, path.toString().trim());
  const statement = 'alter table client_request add column drill_note text';
  await replaceIn(migration, 'sql``', `sql\`${statement}\``);

  const messages = join(source, 'apps/web/messages/en/home.json');
  const title = JSON.parse(await readFile(messages, 'utf8')).meta.title as string;
  await replaceIn(messages, JSON.stringify(title), JSON.stringify(`${title}: ${newTitle}`));
  await appendFile(join(source, 'apps/web/app/styles/site.css'), '\n.drill { color: red; }\n');
}

async function replaceIn(path: string, previous: string, next: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  if (!text.includes(previous)) throw new Error(`${path} has no ${previous}`);
  await writeFile(path, text.replace(previous, next));
}
