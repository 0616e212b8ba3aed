import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Service {
  image: string;
  profiles: string[];
  ports: string[];
  volumes: string[];
  networks?: string[];
}

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };

test.each(Object.entries(services))(
  '%s starts on request alone, hardened, and is open to this machine only',
  (_name, service) => {
    expect(service).toMatchObject({
      profiles: ['monitoring'],
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
      logging: { options: { 'max-size': '10m' } },
    });
    expect(service.image).toMatch(/^docker\.io\/[a-z/-]+:v?\d+\.\d+\.\d+$/);
    expect(service.ports).not.toEqual([]);
    for (const port of service.ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    const files = service.volumes.filter((volume) => volume.startsWith('./'));
    for (const file of files) expect(read(file.split(':')[0] ?? '')).not.toBe('');
  },
);

test('Prometheus scrapes the ports that compose gives to the processes', () => {
  const compose = read('../compose.yaml');
  const ports = [...read('prometheus.yml').matchAll(/port: (\d+)/g)].map(([, port]) => port);
  const given = [...compose.matchAll(/^\s+(?:WORKER_|SITE_)?METRICS_PORT: (\d+)$/gm)].map(([, port]) => port);
  expect(ports.toSorted()).toEqual(given.toSorted());
  expect(compose).toMatch(/^include: \[monitoring\/compose\.yaml\]$/m);
});

test('Prometheus shares a network with each process that it scrapes', () => {
  const site = parse(read('../compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const scraped = [...read('prometheus.yml').matchAll(/names: \[(\w+)\]/g)].map(([, name]) => name ?? '');
  expect(scraped.toSorted()).toEqual(['api', 'site', 'worker']);
  for (const name of scraped) {
    const shared = site.services[name]?.networks?.filter((network) =>
      services.prometheus?.networks?.includes(network),
    );
    expect(shared, name).toHaveLength(1);
  }
});

interface Route {
  receiver: string;
  routes?: (Route & { matchers: string[] })[];
}

test('what needs a person now makes a sound, what can wait does not, and both lead to the runbook by a link', () => {
  const { route, receivers } = parse(read('alertmanager.yml')) as {
    route: Route;
    receivers: { name: string; telegram_configs: { message: string; disable_notifications?: boolean }[] }[];
  };
  const isSilent = (name: string) =>
    receivers.find((receiver) => receiver.name === name)?.telegram_configs[0]?.disable_notifications === true;
  expect(isSilent(route.receiver)).toBe(false);
  const [ticket] = route.routes ?? [];
  expect(ticket?.matchers).toEqual(['severity="ticket"']);
  expect(isSilent(ticket?.receiver ?? '')).toBe(true);
  for (const { telegram_configs } of receivers) expect(telegram_configs[0]?.message).toContain('RUNBOOK_URL');
});

test('Alertmanager without a chat is not healthy, so that its start reports it', () => {
  const { alertmanager } = services;
  expect(alertmanager).toMatchObject({
    healthcheck: { test: ['CMD', 'wget', '--quiet', '--spider', expect.any(String)] },
  });
});
