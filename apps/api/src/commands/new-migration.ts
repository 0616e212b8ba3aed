import { readFile, writeFile } from 'node:fs/promises';
import { addMigration } from '../db/add-migration.ts';

const [name = ''] = process.argv.slice(2);
const mapFile = new URL('../db/migrations.ts', import.meta.url);
const added = addMigration(await readFile(mapFile, 'utf8'), name);
await writeFile(new URL(`../db/migrations/${added.fileName}`, import.meta.url), added.source, { flag: 'wx' });
await writeFile(mapFile, added.map);
process.stdout.write(`apps/api/src/db/migrations/${added.fileName}\n`);
