import { expect, test } from 'vitest';
import { toFailurePage } from './failure-page.ts';
import { toReason } from './to-reason.ts';

test('[DRAFT-01] the reason names each error once, without stacks', () => {
  const error = '\u001b[31mError\u001b[0m: cases/one/words.en.json: lead: expected string';
  const stderr = `✗ Build failed in 1s\n[plugin a]\n${error}\n    at read (file:a.ts:1)\n${error}\n`;
  expect(toReason({ stderr, message: 'Command failed' })).toBe(
    'cases/one/words.en.json: lead: expected string',
  );
});

test('[DRAFT-01] without an error that is named, the reason is what was printed, or else what happened', () => {
  expect(toReason({ stderr: 'Killed\n', message: 'Command failed' })).toBe('Killed');
  expect(toReason({ message: 'Command failed' })).toBe('Command failed');
});

test('[DRAFT-03] a reason is text, whatever a draft has written into it', () => {
  expect(toFailurePage('cms/<b>', '<script>alert(1)</script>')).not.toMatch(/<(?:b|script)>/);
});
