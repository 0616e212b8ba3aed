import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readHost } from './host.ts';

/** Test data: nobody of the company. */
function writePeople(people: Record<string, Record<string, object>>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [key, files] of Object.entries(people)) {
    mkdirSync(join(folder, key));
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, key, name), JSON.stringify(content));
    }
  }
  return pathToFileURL(`${folder}/`);
}

const tess = {
  'facts.json': { order: 20, name: 'Tess Tester', isHost: true },
  'words.en.json': { role: 'head of tests' },
  'words.pl.json': { role: 'szefowa testów' },
};

test('[TRUTH-03] the host is the person who is marked so, with a role in each language', () => {
  const other = { 'facts.json': { order: 10, name: 'Otto Other' }, 'words.en.json': { role: 'tester' } };
  const role = 'head of tests';
  expect(readHost(writePeople({ other, tess }))).toEqual({
    name: 'Tess Tester',
    roles: { en: role, ua: role, pl: 'szefowa testów', ru: role, es: role },
  });
  expect(readHost(writePeople({ other }))).toBeUndefined();
  expect(readHost(writePeople({ tess: { 'words.en.json': { role } } }))).toBeUndefined();
});

test('[TRUTH-03] without the folder of people nobody is named, and facts that do not fit stop the start', () => {
  const folder = writePeople({ tess: { ...tess, 'facts.json': { name: 'Tess Tester', isHost: true } } });
  expect(readHost(new URL('none/', folder))).toBeUndefined();
  expect(() => readHost(folder)).toThrow('order');
});
