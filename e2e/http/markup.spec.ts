import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { listBuiltDocuments, siteDirectory } from '../built/built-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes attributes and void elements; browsers parse both forms alike.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React marks its own places with ids like B:0 and _R_.
    'valid-id': ['error', { relaxed: true }],
    // The key facts of the policy are a named list of terms.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Two bars carry the main navigation, one for each width; only one of them is ever rendered.
    'unique-landmark': 'off',
    // The comparison of a case repeats its roles, because some browsers drop them where its rows are stacked.
    'no-redundant-role': 'off',
    // The list of time zones is searched by typing, which a select cannot do.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

test('html-validate finds nothing on any page of the build', async () => {
  const findings = new Map<string, string[]>();
  for (const path of listBuiltDocuments()) {
    const report = await validator.validateString(readFileSync(join(siteDirectory, path), 'utf8'), path);
    for (const { ruleId, message } of report.results.flatMap(({ messages }) => messages)) {
      const finding = `${ruleId}: ${message}`;
      findings.set(finding, [...(findings.get(finding) ?? []), path]);
    }
  }
  expect([...findings].map(([finding, paths]) => `${finding} (${paths.length}, ${paths[0]})`)).toEqual([]);
});
