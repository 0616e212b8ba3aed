import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFormToken } from '../../apps/api/src/forms/form-token.ts';
import { startDns } from '../../packages/standins/src/dns.ts';
import { startPostgres } from '../../packages/standins/src/postgres.ts';
import { Parts } from '../process/parts.ts';
import { showLine } from '../process/show-line.ts';
import { benchKey, benchSecret, toBenchSettings } from './bench-settings.ts';
import { createInquiryRequests } from './inquiry-transaction.ts';
import { startBenchApi } from './start-bench-api.ts';

export interface InquiryApi {
  port: number;
  pid: number;
  databaseUrl: string;
  /** Another inquiry at each call, as bytes on the wire. */
  createRequest: () => string;
  key: string;
  formToken: string;
  stop: () => Promise<void>;
}

/** One API process as in production, except for its limits, with PostgreSQL and a name server of its own. */
export async function startInquiryApi(): Promise<InquiryApi> {
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
  let port: number;
  try {
    const settings = toBenchSettings({ databaseUrl: postgres.url, dns });
    ({ port } = await startBenchApi(parts, 'api', settings));
  } catch (error) {
    await stop();
    throw error;
  }
  const formToken = createFormToken(
    { current: benchSecret, previous: undefined },
    new Date(Date.now() - 60_000),
  );
  let requests = 0;
  const toRequest = createInquiryRequests(benchKey, formToken);
  const createRequest = () => toRequest(requests++);
  const pid = parts.pids.api as number;
  return { port, pid, databaseUrl: postgres.url, createRequest, key: benchKey, formToken, stop };
}
