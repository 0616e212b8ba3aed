import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../packages/contract/src/language/language.ts';
import { listCldrCities } from '../packages/contract/test/list-cldr-cities.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: node scripts/write-cities.ts
  Writes the names of cities again, after an update of cldr-dates-full.`);

// Run it after an update of cldr-dates-full. A test compares the files with the package.
const folder = join(import.meta.dirname, '../packages/contract/src/time/cities');

for (const { code } of languages) {
  const text = JSON.stringify(listCldrCities(code), undefined, 2);
  writeFileSync(join(folder, `${code}.json`), `${text}\n`);
}
