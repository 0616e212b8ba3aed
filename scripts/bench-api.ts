import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createFormToken } from '../apps/api/src/features/enquiry/form-token.ts';
import { startDns } from '../packages/standins/src/dns.ts';
import { findFreePort } from '../packages/standins/src/free-port.ts';
import { startPostgres } from '../packages/standins/src/postgres.ts';
import { enquiryTransaction, toEnquiryRequest } from './bench/enquiry-transaction.ts';
import { measureHttpLoad } from './bench/http-load.ts';
import { measurePgbench } from './bench/pgbench.ts';
import { Parts } from './process/parts.ts';
import { showLine } from './process/show-line.ts';

const rounds = 3;
const connections = 64;
const durationSeconds = 6;
const key = 'key-of-the-benchmark';
const secret = 'secret of the benchmark, long enough';
const noLimit = String(1_000_000_000);

const dataDirectory = join(tmpdir(), `tt-bench-${randomUUID()}`);
const postgres = await startPostgres({
  dataDirectory,
  persistent: false,
  settings: { max_connections: '200' },
});
const dns = await startDns();
const port = await findFreePort();
const parts = new Parts(showLine);
let requests = 0;

try {
  await parts.start({
    name: 'api',
    command: process.execPath,
    args: [resolve(import.meta.dirname, '../apps/api/src/server.ts')],
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
  const formToken = createFormToken({ current: secret, former: undefined }, new Date(Date.now() - 60_000));
  const measureEndpoint = (durationMs: number) =>
    measureHttpLoad({
      port,
      connections,
      durationMs,
      expectedStatus: '201',
      createRequest: () => toEnquiryRequest(requests++, key, formToken),
    });
  const measureEngine = () =>
    measurePgbench({ databaseUrl: postgres.url, script: enquiryTransaction, connections, durationSeconds });

  await measureEndpoint(2_000);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const engine = await measureEngine();
    const endpoint = await measureEndpoint(durationSeconds * 1000);
    ratios.push(endpoint / engine);
    console.log(`round ${round}: engine ${engine.toFixed(0)}/s, endpoint ${endpoint.toFixed(0)}/s`);
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  console.log(`enquiry ${median.toFixed(2)} of the engine bare`);
} finally {
  await parts.stop();
  await dns.stop();
  await postgres.stop();
}
