import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createFormToken } from '../../apps/api/src/forms/form-token.ts';
import { startDns } from '../../packages/standins/src/dns.ts';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { startPostgres } from '../../packages/standins/src/postgres.ts';
import { Parts } from '../process/parts.ts';
import { showLine } from '../process/show-line.ts';
import { createEnquiryRequests } from './enquiry-transaction.ts';

export interface EnquiryApi {
  port: number;
  pid: number;
  databaseUrl: string;
  /** Another inquiry at each call, as bytes on the wire. */
  createRequest: () => string;
  key: string;
  formToken: string;
  stop: () => Promise<void>;
}

const key = 'key-of-the-benchmark';
const secret = 'secret of the benchmark, long enough';
const noLimit = String(100_000_000);

/** One API process as in production, except for its limits, with PostgreSQL and a name server of its own. */
export async function startEnquiryApi(): Promise<EnquiryApi> {
  const postgres = await startPostgres({
    dataDirectory: join(tmpdir(), `tt-bench-${randomUUID()}`),
    persistent: false,
    settings: { max_connections: '200' },
  });
  const dns = await startDns();
  const parts = new Parts(showLine);
  const stop = async () => {
    await parts.stop();
    await dns.stop();
    await postgres.stop();
  };
  const port = await findFreePort();
  try {
    await parts.start({
      name: 'api',
      command: process.execPath,
      args: [resolve(import.meta.dirname, '../../apps/api/src/server.ts')],
      env: {
        DATABASE_URL: postgres.url,
        PORT: String(port),
        METRICS_PORT: '0',
        SITE_ORIGIN: 'http://127.0.0.1',
        PUBLIC_ANON_KEY: key,
        FORM_TOKEN_SECRET: secret,
        DNS_SERVERS: dns.server,
        LOG_LEVEL: 'warn',
        ENQUIRIES_PER_ADDRESS_AND_HOUR: noLimit,
        ENQUIRIES_PER_MAIL_ADDRESS_AND_HOUR: noLimit,
        ENQUIRIES_PER_DOMAIN_AND_HOUR: noLimit,
        ENQUIRIES_PER_HOUR: noLimit,
      },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  const formToken = createFormToken({ current: secret, former: undefined }, new Date(Date.now() - 60_000));
  let requests = 0;
  const toRequest = createEnquiryRequests(key, formToken);
  const createRequest = () => toRequest(requests++);
  const pid = parts.pids.api as number;
  return { port, pid, databaseUrl: postgres.url, createRequest, key, formToken, stop };
}
