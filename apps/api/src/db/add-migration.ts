const source = `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`\`.execute(db);
}
`;

/** The next numbered migration: its file, and the map of migrations with the new one at the end. */
export function addMigration(map: string, name: string): { fileName: string; source: string; map: string } {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('Give a name in kebab-case: pnpm db new add-phone');
  const numbers = [...map.matchAll(/'(\d{4})-/g)].map(([, digits]) => Number(digits));
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  const key = `${number}-${name}`;
  const variable = name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  const lastImport = map.lastIndexOf("';", map.indexOf('/**')) + 3;
  const withImport = `${map.slice(0, lastImport)}import * as ${variable} from './migrations/${key}.ts';\n${map.slice(lastImport)}`;
  return {
    fileName: `${key}.ts`,
    source,
    map: withImport.replace(/\};\s*$/, `  '${key}': ${variable},\n};\n`),
  };
}
