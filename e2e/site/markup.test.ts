import { expect, test } from 'vitest';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { listBuiltDocuments, readBuiltFile } from '../built/built-site.ts';

const loader = new StaticConfigLoader({
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
// Resolving the rules again for each page would cost a quarter of the time.
const rules = await loader.getConfigFor('page.html');
loader.getConfigFor = () => rules;
const validator = new HtmlValidate(loader);

test('html-validate finds nothing on any page of the build', async () => {
  const findings = new Map<string, string[]>();
  for (const path of listBuiltDocuments()) {
    const report = await validator.validateString(readBuiltFile(path), path);
    for (const { ruleId, message } of report.results.flatMap(({ messages }) => messages)) {
      const finding = `${ruleId}: ${message}`;
      findings.set(finding, [...(findings.get(finding) ?? []), path]);
    }
  }
  expect([...findings].map(([finding, paths]) => `${finding} (${paths.length}, ${paths[0]})`)).toEqual([]);
});
