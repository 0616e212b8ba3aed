import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { listAlerts } from './test/list-alerts.ts';

const promtool = (...args: string[]) => promisify(execFile)('promtool', args, { cwd: import.meta.dirname });

test('Prometheus accepts the scrape configuration and the rules', async () => {
  const { stdout } = await promtool('check', 'config', 'prometheus.yml');
  expect(stdout).toContain(`SUCCESS: ${listAlerts().length} rules found`);
});

test('each alert fires for its cause, for no other, and not before its limit', async () => {
  const { stdout } = await promtool('test', 'rules', 'alerts.test.yml', 'alerts-hours.test.yml');
  expect(stdout.match(/SUCCESS/g)).toHaveLength(2);
});
