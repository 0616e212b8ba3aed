import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listAlerts } from './test/list-alerts.ts';

const root = join(import.meta.dirname, '../..');
const promtool = (...args: string[]) => promisify(execFile)('promtool', args, { cwd: import.meta.dirname });
const alerts = listAlerts();

interface Case {
  promql_expr_test: { exp_samples: { labels: string }[] }[];
}

test('Prometheus accepts the scrape configuration and the rules', async () => {
  const { stdout } = await promtool('check', 'config', 'prometheus.yml');
  expect(stdout).toContain(`SUCCESS: ${alerts.length} rules found`);
});

test('each alert fires for its cause, for no other, and not before its limit', async () => {
  const { stdout } = await promtool('test', 'rules', 'alerts.test.yml');
  expect(stdout).toContain('SUCCESS');
}, 300_000);

test('each alert has a case that is quiet first', () => {
  const text = readFileSync(join(import.meta.dirname, 'alerts.test.yml'), 'utf8');
  const { tests } = parse(text) as { tests: Case[] };
  const loud = tests
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
