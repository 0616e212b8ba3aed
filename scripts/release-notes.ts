import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findReleaseNotes } from './supply/find-release-notes.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: node scripts/release-notes.ts TAG
  Prints what CHANGELOG.md says about a tag such as v1.2.3.`);

// Prints what the changelog says about a tag: node scripts/release-notes.ts v1.2.3
const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
const { version } = JSON.parse(read('package.json'));
process.stdout.write(findReleaseNotes(read('CHANGELOG.md'), process.argv[2] ?? '', version));
