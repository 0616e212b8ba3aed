import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addMigration } from './add-migration.ts';
import { migrations } from './migrations.ts';

const map = readFileSync(new URL('./migrations.ts', import.meta.url), 'utf8');

test('a new migration gets the number after the last one, even if one is left out, and a line in the map', () => {
  const last = Object.keys(migrations).toSorted().at(-1);
  const number = String(Number(last?.slice(0, 4)) + 1).padStart(4, '0');
  const added = addMigration(map, 'add-phone-number');
  expect(added.fileName).toBe(`${number}-add-phone-number.ts`);
  expect(added.map).toContain(
    `import * as addPhoneNumber from './migrations/${number}-add-phone-number.ts';\n\n/**`,
  );
  expect(added.map).toMatch(new RegExp(`  '${number}-add-phone-number': addPhoneNumber,\n};\n$`));
});

test('a name that is not kebab-case is refused', () => {
  expect(() => addMigration(map, '../Escape')).toThrow('kebab-case');
});
