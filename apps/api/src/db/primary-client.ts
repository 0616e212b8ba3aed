import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const probeTimeoutMs = 1_000;
// How long the other hosts may take to answer once one accepts writes.
const graceMs = 250;
// Begins with the timeline. Each promotion increments it, so of two primaries the one with the greater text is newer.
const position =
  'select case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as position';
const timelineDigits = 8;
/** The error code of a server that is still starting. */
const cannotConnectNow = '57P03';

interface Primary {
  host: string;
  position: string;
}

/**
 * A client that connects to the one host that accepts writes. After a promotion, a previous primary may come back and
 * accept writes, too. The newest one counts, and a process that has seen it never connects to an older one again.
 */
export function createPrimaryClient(hosts: readonly string[]): typeof pg.Client {
  let newestTimeline = '';

  async function getPrimary(config: pg.ClientConfig): Promise<string> {
    const found: Primary[] = [];
    const probes = hosts.map(async (host) => found.push(await probe(config, host)));
    const refusals = await Promise.any(probes).then(
      () => undefined,
      (error: AggregateError) => error,
    );
    await Promise.race([Promise.allSettled(probes), sleep(graceMs)]);
    const newest = found.toSorted((a, b) => (a.position < b.position ? 1 : -1))[0];
    if (!newest || newest.position < newestTimeline) {
      const hostNames = hosts.join(', ');
      const refusal = new Error(`none of ${hostNames} accepts writes`, { cause: refusals });
      throw Object.assign(refusal, { code: cannotConnectNow });
    }
    newestTimeline = newest.position.slice(0, timelineDigits);
    return newest.host;
  }

  return class PrimaryClient extends pg.Client {
    readonly #config: pg.ClientConfig;

    constructor(config: pg.ClientConfig) {
      super(config);
      this.#config = config;
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error | null) => void): void;
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | undefined {
      const connecting = getPrimary(this.#config).then((host) => {
        pointTo(this, host);
        return super.connect();
      });
      if (!callback) return connecting;
      connecting.then(() => callback(null), callback);
      return undefined;
    }
  } as typeof pg.Client;
}

/** Rejects if the host accepts no writes. */
async function probe(config: pg.ClientConfig, host: string): Promise<Primary> {
  const timeouts = { connectionTimeoutMillis: probeTimeoutMs, query_timeout: probeTimeoutMs };
  const client = new pg.Client({ ...config, ...timeouts });
  client.on('error', () => {});
  pointTo(client, host);
  try {
    await client.connect();
    const { rows } = await client.query<{ position: string | null }>(position);
    if (!rows[0]?.position) throw new Error(`${host} is a standby`);
    return { host, position: rows[0].position };
  } finally {
    await client.end().catch(() => {});
  }
}

/** A connection string would win over the options `host` and `port`. */
function pointTo(client: pg.Client, host: string): void {
  const url = new URL(`postgresql://${host}`);
  Object.assign(client, { host: url.hostname.replaceAll(/[[\]]/g, ''), port: Number(url.port || 5432) });
}
