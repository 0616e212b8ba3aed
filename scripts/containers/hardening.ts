import { deepEqual } from 'node:assert/strict';
import type { Deployment } from './deployment.ts';

interface Inspection {
  Name: string;
  Config: { User: string; Labels: Record<string, string> };
  State: { Status: string };
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapDrop: string[];
    SecurityOpt: string[];
    Memory: number;
    PidsLimit: number;
    LogConfig: { Config: Record<string, string> };
  };
  NetworkSettings: { Networks: Record<string, unknown>; Ports: Record<string, unknown[] | null> };
}

const noCapability = /^CapEff:\s+0+$/m;
const isUnprivileged = /^NoNewPrivs:\s+1$/m;
const isNotRoot = /^Uid:\s+[1-9]/m;

/** Compares the running containers, and their first processes, with what docs/operations/deploy.md promises. */
export async function checkHardening(deployment: Deployment): Promise<void> {
  const containers = await inspectAll(deployment);
  const faults: string[] = [];
  for (const container of containers) {
    const service = container.Config.Labels['com.docker.compose.service'] ?? container.Name;
    const tell = (isRight: boolean, fault: string) => !isRight && faults.push(`${service}: ${fault}`);
    const { HostConfig: host } = container;
    tell(host.ReadonlyRootfs, 'can write to its image');
    tell(host.CapDrop.includes('ALL'), 'keeps capabilities');
    tell(host.SecurityOpt.includes('no-new-privileges:true'), 'may gain privileges');
    tell(host.Memory > 0 && host.PidsLimit > 0, 'has no limit of memory or processes');
    tell('max-size' in host.LogConfig.Config, 'has a log without an end');
    const ports = Object.entries(container.NetworkSettings.Ports).filter(([, bindings]) => bindings?.length);
    tell(service === 'site' || ports.length === 0, 'publishes a port');
    if (container.State.Status !== 'running') continue;
    const status = (await deployment.docker('exec', container.Name, 'cat', '/proc/1/status')).toString();
    tell(noCapability.test(status), 'runs with a capability');
    tell(isUnprivileged.test(status), 'runs without no_new_privs');
    tell(isNotRoot.test(status), 'runs as root');
  }
  deepEqual(faults, []);
}

/** The API and the worker own their database without being superusers, and know no secret of the backup. */
export async function checkRole(deployment: Deployment): Promise<void> {
  const roles = `select distinct rolname, rolsuper from pg_stat_activity join pg_roles on usename = rolname
    where application_name like 'torque-thrust%'`;
  deepEqual(await deployment.query(roles), [['site', 'f']]);
  const foreign = `select schemaname, tablename from pg_tables
    where schemaname in ('public', 'pgboss') and tableowner <> 'site'`;
  deepEqual(await deployment.query(foreign), []);
  for (const service of ['api', 'worker']) {
    const environment = (await deployment.compose(['exec', '-T', service, 'env'])).toString();
    deepEqual(environment.match(/^(BACKUP_S3_\w+|POSTGRES_PASSWORD)=/gm), null);
  }
}

/** Caddy has no network in common with PostgreSQL, so its name means nothing there. */
export async function checkNetworks(deployment: Deployment): Promise<void> {
  const lookUp = ['exec', '-T', 'site', 'getent', 'hosts'];
  await deployment.compose([...lookUp, 'api']);
  const found = await deployment.compose([...lookUp, 'database']).catch(() => undefined);
  deepEqual(found, undefined);
}

async function inspectAll(deployment: Deployment): Promise<Inspection[]> {
  const ids = (await deployment.compose(['ps', '--all', '--quiet'])).toString().trim().split('\n');
  return JSON.parse((await deployment.docker('inspect', ...ids)).toString());
}
