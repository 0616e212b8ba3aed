import { expect, test } from 'vitest';
import { isWritable } from './is-writable.ts';

test.each([
  'apps/web/content/cases/5g-orchestration/words.ua.json',
  'apps/web/content/articles/new-one/words.en.md',
  'apps/web/content/cases/5g-orchestration/photo.jpg',
  'packages/contract/people/ada/facts.json',
])('[DRAFT-03] the editor writes %s', (path) => expect(isWritable(path)).toBe(true));

test.each([
  'apps/web/content/cases.ts',
  'apps/web/content/cases/5g-orchestration/words.ts',
  'apps/web/content/cases/words.json',
  'apps/web/content/cases/../../vite.config/x.json',
  'apps/web/content/schemas/case-schema.ts',
  'apps/web/package.json',
  'apps/web/app/root.tsx',
  'apps/web/public/page.html',
  'packages/contract/src/language/language.ts',
  '.github/workflows/ci.yml',
])('[DRAFT-03] a draft does not bring %s', (path) => expect(isWritable(path)).toBe(false));
