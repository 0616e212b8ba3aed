import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import type { Engine } from './engine.ts';
import { runCommand } from './run-command.ts';

const root = resolve(import.meta.dirname, '../..');
/** No placeholder, which would stop a release, but a name for which Caddy makes the certificate itself. */
export const domain = 'drill.local';

/** A copy of the source, deployed as docs/operations/launch.md says, on ports of its own. */
export class Deployment {
  readonly source: string;
  readonly httpsPort: number;
  readonly #env: NodeJS.ProcessEnv;
  readonly #engine: Engine;

  static async prepare(engine: Engine, folder: string, settings: Record<string, string>) {
    const deployment = new Deployment(engine, join(folder, 'source'), await findFreePort());
    await deployment.#copySource();
    await deployment.#writeSettings(settings);
    // Removes the remains of an earlier drill that was killed.
    await deployment.remove();
    return deployment;
  }

  private constructor(engine: Engine, source: string, httpsPort: number) {
    this.source = source;
    this.httpsPort = httpsPort;
    this.#engine = engine;
    this.#env = {
      ...engine.env,
      COMPOSE_FILE: `deploy/compose.yaml:${join(source, 'ports.yaml')}`,
      COMPOSE_ENV_FILES: '.env',
      COMPOSE_PROJECT_NAME: 'torque-thrust-drill',
      IMAGE_PREFIX: 'torque-thrust-drill',
    };
  }

  get origin(): string {
    return `https://${domain}:${this.httpsPort}`;
  }

  /** The documented command. */
  async release(...args: string[]): Promise<string> {
    return (await this.run(['deploy/release.sh', ...args])).toString();
  }

  /** Runs a command in the source, as the operator would. */
  run(command: string[]): Promise<Buffer> {
    return runCommand(command, { cwd: this.source, env: this.#env });
  }

  compose(args: string[]): Promise<Buffer> {
    return this.run(['docker', 'compose', ...args]);
  }

  docker(...args: string[]): Promise<Buffer> {
    return runCommand(['docker', ...args], { env: this.#env });
  }

  /** The rows of a query, each as an array of texts. */
  async query(statement: string, database = 'torque_thrust'): Promise<string[][]> {
    const words = [
      '--no-psqlrc',
      '--tuples-only',
      '--no-align',
      '--username',
      'postgres',
      '--dbname',
      database,
    ];
    const output = await this.compose(['exec', '-T', 'database', 'psql', ...words, '--command', statement]);
    const lines = output.toString().trim().split('\n');
    return lines.filter(Boolean).map((line) => line.split('|'));
  }

  async remove(): Promise<void> {
    await this.compose(['--profile', '*', 'down', '--volumes', '--timeout', '5', '--remove-orphans']);
    const images = await this.docker('image', 'ls', '--format', '{{.Repository}}:{{.Tag}}');
    const ours = images
      .toString()
      .split('\n')
      .filter((name) => name.startsWith('torque-thrust-drill-'));
    if (ours.length > 0) await this.docker('rmi', '--force', ...ours);
  }

  async #copySource(): Promise<void> {
    await rm(this.source, { recursive: true, force: true });
    const list = await runCommand(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
    });
    for (const path of list.toString().split('\0').filter(Boolean)) {
      await mkdir(dirname(join(this.source, path)), { recursive: true });
      await cp(join(root, path), join(this.source, path)).catch(ignoreMissing);
    }
    if (!this.#engine.hasRegistry) await this.#removeDigests();
  }

  async #removeDigests(): Promise<void> {
    const files = await readdir(join(this.source, 'deploy'));
    for (const name of files.filter((file) => /^Containerfile\.\w+$|^compose\.yaml$/.test(file))) {
      const path = join(this.source, 'deploy', name);
      const text = await readFile(path, 'utf8');
      await writeFile(path, text.replaceAll(/@sha256:[0-9a-f]{64}/g, ''));
    }
  }

  async #writeSettings(settings: Record<string, string>): Promise<void> {
    const example = await readFile(join(this.source, '.env.example'), 'utf8');
    const own = { SITE_ADDRESS: domain, SITE_ORIGIN: this.origin, ...settings };
    const lines = Object.entries(own).map(([name, value]) => `${name}='${value}'`);
    await writeFile(join(this.source, '.env'), `${example}\n${lines.join('\n')}\n`);
    const facts = join(this.source, 'packages/contract/src/settings.json');
    const text = await readFile(facts, 'utf8');
    await writeFile(facts, text.replace(/"email": "[^"]*"/, `"email": "hello@${domain}"`));
    await writeFile(
      join(this.source, 'ports.yaml'),
      `services:
  site:
    ports: !override ["127.0.0.1:${this.httpsPort}:443", "[::]:${this.httpsPort}:443"]
  api: &peers
    extra_hosts: ["peers.drill:host-gateway"]
  worker: *peers
`,
    );
  }
}

/** A deleted file is listed until its deletion is committed. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
