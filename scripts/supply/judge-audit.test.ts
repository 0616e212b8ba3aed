import { expect, test } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

const toOutput = (changes: object) =>
  JSON.stringify({
    advisories: {
      1: {
        findings: [{ version: '5.12.8', dev: false }],
        title: 'Bad thing',
        module_name: 'fastify',
        patched_versions: '>=6.0.0',
        severity: 'high',
        url: 'https://advisories.example/1',
        ...changes,
      },
    },
  });

test('a serious advisory for what we ship fails, with its cure', () => {
  expect(judgeAudit(toOutput({}))).toEqual({
    lines: ['high, shipped: fastify@5.12.8: Bad thing, fixed in >=6.0.0, https://advisories.example/1'],
    hasFailed: true,
  });
  expect(judgeAudit(toOutput({ severity: 'critical' })).hasFailed).toBe(true);
});

test.each([{ severity: 'moderate' }, { findings: [{ version: '1.0.0', dev: true }] }])(
  'with %j it is listed and does not fail',
  (changes) => {
    const { lines, hasFailed } = judgeAudit(toOutput(changes));
    expect([lines?.length, hasFailed]).toEqual([1, false]);
  },
);

test('no advisories are good news', () => {
  expect(judgeAudit('{"advisories":{}}')).toEqual({ lines: [], hasFailed: false });
});

test.each(['', 'Error: no such endpoint', '{"error":{"code":"E405"}}'])(
  'the output %j is no news, and nothing is claimed',
  (output) => {
    expect(judgeAudit(output)).toEqual({ hasFailed: false });
  },
);
