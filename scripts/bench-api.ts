import { inquiryTransaction } from './bench/inquiry-transaction.ts';
import { measureHttpLoad } from './bench/http-load.ts';
import { measurePgbench } from './bench/pgbench.ts';
import { startInquiryApi } from './bench/start-inquiry-api.ts';

const rounds = 3;
const connections = 64;
const durationSeconds = 6;

const { port, databaseUrl, createRequest, stop } = await startInquiryApi();
try {
  const measureEndpoint = (durationMs: number) =>
    measureHttpLoad({ ports: [port], connections, durationMs, expectedStatus: '201', createRequest });
  const measureEngine = () =>
    measurePgbench({ databaseUrl, script: inquiryTransaction, connections, durationSeconds });

  await measureEndpoint(2_000);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const engine = await measureEngine();
    const endpoint = await measureEndpoint(durationSeconds * 1000);
    ratios.push(endpoint / engine);
    console.log(`round ${round}: bare transaction ${engine.toFixed(0)}/s, endpoint ${endpoint.toFixed(0)}/s`);
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  console.log(`inquiry throughput: ${median.toFixed(2)} of the bare transaction`);
} finally {
  await stop();
}
