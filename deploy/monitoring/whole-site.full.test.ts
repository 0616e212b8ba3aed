import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSlot } from '../../apps/api/test/booking/build-booking-request.ts';
import { MailboxAdmin } from '../../packages/standins/src/mailbox/mailbox-admin.ts';
import { listAlerts } from './test/list-alerts.ts';
import { listMetrics } from './test/list-metrics.ts';
import { startWholeSite, type WholeSite } from './test/start-whole-site.ts';

let site: WholeSite;

beforeAll(async () => {
  site = await startWholeSite();
});

afterAll(() => site?.stop());

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

const read = async (url: string) => (await fetch(url)).text();
// Prometheus itself makes these.
const ownSeries = ['up', 'ALERTS'];

test('the processes have every metric that a rule or the dashboard names', async () => {
  const dashboard = JSON.parse(
    readFileSync(join(import.meta.dirname, 'dashboard.json'), 'utf8'),
  ) as Dashboard;
  const panels = dashboard.panels.flatMap(({ targets = [] }) => targets);
  const all = [...listAlerts(), ...panels].flatMap(({ expr }) => listMetrics(expr));
  // The exporter of the machine makes the others.
  const named = new Set(all.filter((name) => !name.startsWith('node_')));
  expect(named.size).toBeGreaterThan(30);
  await fetch(`${site.siteOrigin}/en`);
  const urls = [site.metricsUrl, site.workerMetricsUrl, site.siteMetricsUrl];
  const text = (await Promise.all(urls.map(read))).join('\n');
  const existing = new Set(text.split('\n').map((line) => line.split(/[ {]/)[0]));
  expect([...named].filter((name) => !existing.has(name) && !ownSeries.includes(name))).toEqual([]);
});

test('no series is missing before its first failure', async () => {
  const text = await read(site.metricsUrl);
  const labels = [...text.matchAll(/^(?:job_dead_letters|jobs_total)\{queue="([\w-]+)/gm)];
  expect(new Set(labels.map(([, queue]) => queue)).size).toBeGreaterThan(20);
  expect(text).toMatch(/^requests_refused_total\{reason="waiting"\} 0$/m);
});

test('the ID of a request leads from the web server through API and worker to the email', async () => {
  const slot = { ...findSlot(3), duration: 30, timezone: 'Europe/Warsaw' };
  const visitor = { name: 'Ada Lovelace', email: 'ada@mx.test', phone: '', message: '', language: 'en' };
  const response = await site.post('/functions/v1/booking-by-email', { ...visitor, ...slot });
  expect(await response.json()).toMatchObject({ success: true });
  const id = response.headers.get('x-request-id') ?? 'none';
  const findHeaders = async () => {
    const { mails } = await new MailboxAdmin(site.standins.mailbox.url).readState();
    return mails.flatMap(({ headers }) => headers.filter(({ key }) => key === 'x-request-id'));
  };
  await expect.poll(findHeaders).toEqual([{ key: 'x-request-id', value: id }]);
  for (const name of ['caddy', 'api', 'worker'] as const) {
    await expect.poll(() => site.readLog(name)).toContain(id);
  }
  expect(site.readLog('worker')).toMatch(new RegExp(`"requestId":"${id}".*"queue":"booking-mail"`));
});
