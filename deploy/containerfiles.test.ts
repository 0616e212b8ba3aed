import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { configSchema } from '../apps/api/src/config.ts';

interface Service {
  image?: string;
  ports?: unknown[];
  networks?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  volumes?: { source: string; target: string; read_only: boolean }[];
  healthcheck?: { test: unknown[]; start_period?: string; start_interval?: string };
  depends_on?: Record<string, unknown>;
}

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);

const images = [
  'deploy/Containerfile.api',
  'deploy/Containerfile.site',
  'deploy/Containerfile.check',
  '.devcontainer/Containerfile',
];

test.each(images)('%s builds with the versions that CI tests', (image) => {
  const run = read('.ci/run');
  const [node] = listAll(run, /^node_version=(.+)$/gm);
  const [pnpm] = listAll(run, /^pnpm_version=(.+)$/gm);
  const text = read(image);
  expect(new Set(listAll(text, /library\/node:([\d.]+)-/g))).toEqual(new Set([node]));
  expect(listAll(text, /pnpm@([\d.]+)/g)).toEqual([pnpm]);
});

test('the dev container has the Debian packages of CI, also those of the night', () => {
  const ours = listAll(read('.ci/run'), /\bdebian_packages\+?=\((.+?)\)/g).join(' ');
  const [theirs] = listAll(read('.devcontainer/Containerfile'), /--no-install-recommends \\\n\s+(.+) \\$/gm);
  expect(theirs).toBe(ours);
});

test('the site is built with the key under the name that it reads', () => {
  const image = read('deploy/Containerfile.site');
  const settings = listAll(read('apps/web/.env'), /^(VITE_\w+)=/gm);
  const set = listAll(image, /^ENV (VITE_\w+)=\$PUBLIC_ANON_KEY$/gm);
  expect(set).toEqual(['VITE_BACKEND_ANON_KEY']);
  expect(settings).toEqual(expect.arrayContaining(set));
  expect(listAll(read('deploy/compose.yaml'), /^\s+(PUBLIC_ANON_KEY): /gm)).toHaveLength(1);
});

const readServices = () =>
  (parse(read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> }).services;

test('compose parses its file as intended: commands are lists of words, and every release has its own images', () => {
  const services = readServices();
  for (const [name, { healthcheck, image }] of Object.entries(services)) {
    for (const word of healthcheck?.test ?? []) expect(word, name).toEqual(expect.any(String));
    expect(image, name).toEqual(expect.any(String));
  }
  expect(Object.keys(services)).toEqual([
    'database',
    'role',
    'api',
    'worker',
    'doctor',
    'pages',
    'drafts',
    'draft',
    'site',
    'backup',
    'releaser',
  ]);
});

test('the settings that the Caddyfile reads reach the container that makes the configuration', () => {
  const settings = new Set(listAll(read('deploy/Caddyfile'), /\{\$(\w+)/g));
  // The first comes from the script that publishes. Containers listen on all of their own addresses.
  for (const name of ['SITE_ROOT', 'SITE_BIND']) settings.delete(name);
  expect(new Set(Object.keys(readServices().pages?.environment ?? {}))).toEqual(settings);
});

test("[TRUTH-03] the API's image has the company's people once there are some, beside source and texts", () => {
  const copied = listAll(read('deploy/Containerfile.api'), /^COPY (packages\/contract\S*) \1$/gm);
  for (const part of ['people', 'messages', 'src']) {
    expect(
      copied.some((path) => `packages/contract/${part}/`.startsWith(`${path}/`)),
      part,
    ).toBe(true);
  }
  // Naming a folder that does not exist would fail the build.
  for (const path of copied) expect(existsSync(join(root, path ?? '')), path).toBe(true);
});

test('a package is downloaded again only if a manifest changes', () => {
  for (const image of images.filter((path) => path.startsWith('deploy/'))) {
    const [before = ''] = read(image).split('RUN pnpm install');
    const copied = listAll(before, /^COPY (.+) \S+$/gm).flatMap((paths) => paths?.split(' '));
    expect(copied, image).toContain('pnpm-lock.yaml');
    for (const path of copied) expect(path, image).toMatch(/(package\.json|\.yaml)$/);
  }
});

test('the checks of a commit run with the packages of every workspace', () => {
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: root });
  const copied = listAll(read('deploy/Containerfile.check'), /^COPY (\S+\/package\.json) /gm);
  expect(copied.toSorted()).toEqual([...manifests, 'e2e/package.json', 'resilience/package.json'].toSorted());
});

test('[RELEASE-07] the releaser alone has the socket, only by name, and the folder of the operator only to read', () => {
  const services = readServices();
  const withSocket = Object.keys(services).filter((name) =>
    JSON.stringify(services[name]).includes('docker.sock'),
  );
  expect(withSocket).toEqual(['releaser']);
  const folder = `\${RELEASER_FOLDER:-/srv/site}`;
  expect(services.releaser).toMatchObject({ profiles: ['releaser'] });
  expect(services.releaser?.volumes).toEqual(
    expect.arrayContaining([`${folder}:${folder}:ro`, `${folder}/.data/releaser:${folder}/.data/releaser`]),
  );
  expect(read('deploy/releaser/release-newest.sh')).not.toMatch(/git push/);
});

test('a copy of the example environment leaves the defaults of compose in force', () => {
  const withDefault = listAll(read('deploy/compose.yaml'), /\$\{(\w+):-/g);
  expect(withDefault).toContain('TRUST_PROXY');
  const set = listAll(read('.env.example'), /^(\w+)=.+$/gm);
  expect(set.filter((name) => withDefault.includes(name))).toEqual([]);
});

test('an upgrade wastes no time: pages need no API, and health checks run each second while starting', () => {
  const services = readServices();
  expect(Object.keys(services.site?.depends_on ?? {})).toEqual(['pages']);
  expect(services.pages?.depends_on).toBeUndefined();
  for (const name of ['database', 'api', 'worker', 'site']) {
    expect(services[name]?.healthcheck, name).toMatchObject({ start_interval: '1s' });
    expect(services[name]?.healthcheck?.start_period, name).toEqual(expect.any(String));
  }
});

test('compose asks for readiness where a flood of connections does not reach', () => {
  const { environment } = readServices().api ?? {};
  expect(environment?.READY_URL).toBe(`http://127.0.0.1:${environment?.METRICS_PORT}/readyz`);
});

test('any password works, and a missing setting is named', () => {
  for (const name of ['api', 'worker']) {
    const { environment = {} } = readServices()[name] ?? {};
    expect(new URL(environment.DATABASE_URL ?? '').password).toBe('');
    expect(environment.DATABASE_PASSWORD).toMatch(/^\$\{POSTGRES_SITE_PASSWORD:\?.+\}$/);
    expect(environment.FORM_TOKEN_SECRET).toMatch(/^\$\{FORM_TOKEN_SECRET:\?.+\}$/);
  }
});

test('the API and the worker get every setting that they read, and no secret that they do not', () => {
  const services = readServices();
  const settings = Object.keys(configSchema.shape);
  for (const name of ['api', 'worker']) {
    const { env_file, environment = {} } = services[name] ?? {};
    expect(env_file, name).toBeUndefined();
    expect(Object.keys(environment).toSorted()).toEqual([...settings, 'READY_URL'].toSorted());
    expect(new URL(environment.DATABASE_URL ?? '').username).toBe('site');
    expect(JSON.stringify(environment)).not.toMatch(/BACKUP_|POSTGRES_PASSWORD/);
  }
  const withBucket = Object.keys(services).filter((name) => services[name]?.environment?.BACKUP_S3_SECRET);
  expect(withBucket).toEqual(['backup']);
  expect(Object.keys(services).filter((name) => services[name]?.env_file)).toEqual(['doctor']);
  expect(services.doctor).toMatchObject({ profiles: ['doctor'] });
});

test('no service can write to its image, gain a privilege, or fill the memory, the process table or the disk', () => {
  for (const [name, service] of Object.entries(readServices())) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
    });
  }
});

test('[DRAFT-03] what builds a draft has no network, no secret and no code but that of the release', () => {
  const { drafts, draft } = readServices();
  expect(draft).toMatchObject({
    network_mode: 'none',
    environment: {},
    image: drafts?.image,
    build: { target: 'draft' },
  });
  expect(Object.keys(drafts?.environment ?? {})).toEqual(['DRAFTS_KEY', 'SITE_ORIGIN']);
  expect(read('deploy/Containerfile.site')).toMatch(
    /^FROM source AS draft\n(?:(?!FROM).*\n)*USER 1000:1000$/m,
  );
  expect(read('.dockerignore')).toContain('!deploy/publish-draft.sh\n');
});

test('ports are published on a network with IPv6, or all visitors by IPv6 would have one address', () => {
  const [published = ''] = readServices().site?.networks?.toSorted() ?? [];
  expect(parse(read('deploy/compose.yaml')).networks[published]).toEqual({ enable_ipv6: true });
});

test('only the web server is published, and it has no network in common with the database', () => {
  const services = readServices();
  expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['site']);
  const [site, database] = [services.site?.networks, services.database?.networks];
  expect(database?.filter((network) => site?.includes(network))).toEqual([]);
});

test('[TRUTH-07] the launch list goes from the build through the volume of pages to the API and doctor, which only read it', () => {
  const [list] = listAll(read('deploy/publish.sh'), /^cp \/site\/(\S+) \/srv\//gm);
  expect(read('deploy/Containerfile.site')).toContain(`/app/apps/web/build/${list} /site/${list}\n`);
  for (const name of ['api', 'doctor']) {
    const { environment, volumes } = readServices()[name] ?? {};
    expect(environment?.LAUNCH_LIST, name).toBe(`/srv/${list}`);
    expect(volumes, name).toMatchObject([{ source: 'pages', target: '/srv', read_only: true }]);
  }
});
