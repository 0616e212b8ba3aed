import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import {
  deskFile,
  listBuiltDocuments,
  listBuiltFiles,
  readBuiltFile,
  siteDirectory,
} from '../built/built-site.ts';

const html = readBuiltFile(deskFile);
const deskScripts = listBuiltFiles().filter((file) => /^\/assets\/desk\/.*\.js$/.test(file));
const sizeOf = (file: string) => statSync(join(siteDirectory, `${file}.br`)).size;

test('[PANEL-04] search engines are not shown the desk', () => {
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  for (const file of ['/sitemap.xml', '/llms.txt', '/robots.txt'])
    expect(readBuiltFile(file), file).not.toContain('/desk');
});

test('[PANEL-04] no public page leads to the desk or loads a file of it', () => {
  const pages = listBuiltDocuments().filter((file) => file !== deskFile);
  const found = pages.filter((file) => /["']\/desk\b|\/assets\/desk[/-]/.test(readBuiltFile(file)));
  expect([pages.length > 100, found]).toEqual([true, []]);
});

test('[PANEL-04] the policy lets the desk load its own files and run its own scripts, and nothing else', () => {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
  expect(html).not.toMatch(/\s(?:style|on[a-z]+)=/);
});

test('[PANEL-04] the shell holds nothing private, and none of the site’s scripts', () => {
  expect(html).toContain('<div data-desk="true"></div>');
  expect([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    expect.stringMatching(/^\/assets\/desk\/page-[\w-]+\.js$/),
  ]);
});

test('[PANEL-04] the script of the desk is at most 110 KB with React and all files of any one language', () => {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const listFiles = (code: string) => deskScripts.filter((file) => new RegExp(`[/-]${code}-`).test(file));
  const ofLanguages = languageCodes.map(listFiles);
  for (const files of ofLanguages) expect(files).not.toEqual([]);
  const shared = sum(deskScripts) - sum(ofLanguages.flat());
  const total = shared + Math.max(...ofLanguages.map(sum));
  expect(total).toBeGreaterThan(60_000);
  expect(total).toBeLessThanOrEqual(110_000);
});
