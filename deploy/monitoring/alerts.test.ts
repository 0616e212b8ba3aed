import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listAlerts } from './test/list-alerts.ts';

const root = join(import.meta.dirname, '../..');
const alerts = listAlerts();

interface Case {
  promql_expr_test: { exp_samples: { labels: string }[] }[];
}

test('each alert has a case that is quiet first', () => {
  const files = ['alerts.test.yml', 'alerts-hours.test.yml'];
  const texts = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const loud = texts
    .flatMap((text) => (parse(text) as { tests: Case[] }).tests)
    .filter((one) => one.promql_expr_test[0]?.exp_samples.length === 0)
    .flatMap((one) => one.promql_expr_test[1]?.exp_samples ?? []);
  const named = loud.map(({ labels }) => /alertname="(\w+)"/.exec(labels)?.[1]);
  expect([...new Set(named)].toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
});

test('each alert leads to its entry in the runbook, and each entry belongs to an alert', () => {
  const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
  const headings = [...runbook.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);
  const entries = headings.map((heading) => `docs/runbook.md#${heading.toLowerCase().replaceAll(' ', '-')}`);
  expect(alerts.map(({ annotations }) => annotations.runbook).toSorted()).toEqual(entries.toSorted());
  for (const { alert, annotations, labels } of alerts) {
    const words = alert.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
    expect(annotations.runbook).toBe(`docs/runbook.md#${words}`);
    expect(annotations.summary).toBeTruthy();
    expect(['page', 'ticket']).toContain(labels.severity);
  }
  const sections = runbook.split(/^### /m).slice(1);
  for (const section of sections) expect(section).toContain('**Over when**');
});
