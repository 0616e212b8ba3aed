import { parseArgs } from 'node:util';
import { measureHttpLoad } from './bench/http-load.ts';
import { LatencyHistogram } from './bench/latency-histogram.ts';
import { OpenLoopClient } from './bench/open-loop.ts';
import { startOpenLoops } from './bench/open-loop-processes.ts';
import { startInquiryApi } from './bench/start-inquiry-api.ts';
import { watchMemory } from './bench/watch-memory.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
    processes: { type: 'string', default: '2' },
    connections: { type: 'string', default: '750' },
  },
});
const times = Number(values.times);
const seconds = Number(values.seconds);
const connections = 64;
const firstFloodNumber = 100_000_000;
const longestRecoveryMs = 120_000;

const api = await startInquiryApi();
try {
  const { port, createRequest } = api;
  const measureRate = (durationMs: number) =>
    measureHttpLoad({ ports: [port], connections, durationMs, expectedStatus: '201', createRequest });
  await measureRate(3_000);
  const sustainable = await measureRate(5_000);
  const calm = await measureLatency(sustainable / 10, 3_000);
  const calmMs = calm.accepted.percentile(0.99);
  console.log(`one process sustains ${sustainable.toFixed(0)}/s; at a tenth of it p99 is ${calmMs} ms`);

  const memory = await watchMemory(api.pid);
  const flood = startOpenLoops(Number(values.processes), {
    ...api,
    rate: times * sustainable,
    durationMs: seconds * 1000,
    connections: Number(values.connections),
    firstNumber: firstFloodNumber,
  });
  await flood.sent;
  const normalAfterMs = await waitUntilNormal(Math.max(50, 2 * calmMs), sustainable / 10);
  const { due, notSent, cpu, latencies } = await flood.result;
  const { before, peak, after } = await memory.stop();

  const sent = ((due - notSent) / seconds).toFixed(0);
  console.log(`due ${(due / seconds).toFixed(0)}/s, sent ${sent}/s by ${cpu.toFixed(2)} cores`);
  for (const [end, histogram] of Object.entries(latencies)) {
    const [p50, p99] = [0.5, 0.99].map((share) => histogram.percentile(share));
    console.log(`${end}: ${histogram.count}, p50 ${p50} ms, p99 ${p99} ms`);
  }
  console.log(`memory ${before} MB before, ${peak} MB at the peak, ${after} MB after`);
  const { accepted, refused, others } = groupByOutcome(latencies);
  console.log(
    `overload ${(Number(sent) / sustainable).toFixed(1)} times ${sustainable.toFixed(0)}/s: ` +
      `accepted ${accepted.count} p99 ${accepted.percentile(0.99)} ms, ` +
      `refused ${refused.count} p99 ${refused.percentile(0.99)} ms, others ${others}, ` +
      `memory +${peak - before} MB, normal after ${(normalAfterMs / 1000).toFixed(1)} s`,
  );
  if (accepted.count === 0) {
    console.error(`Failed: none of ${due} requests of the overload was accepted, so it measured nothing.`);
    process.exitCode = 1;
  }
} finally {
  await api.stop();
}

function groupByOutcome({ 201: accepted, 503: refused, ...others }: Record<string, LatencyHistogram>) {
  return {
    accepted: accepted ?? new LatencyHistogram(),
    refused: refused ?? new LatencyHistogram(),
    others: Object.values(others).reduce((sum, { count }) => sum + count, 0),
  };
}

async function measureLatency(rate: number, durationMs: number) {
  const client = new OpenLoopClient({ ...api, rate, durationMs, connections });
  await client.connect();
  await client.sendAll();
  return groupByOutcome((await client.collectAnswers()).latencies);
}

/** Sends at a tenth of the sustainable rate until half a second is back to normal. */
async function waitUntilNormal(normalMs: number, rate: number): Promise<number> {
  const endedAt = performance.now();
  for (;;) {
    const passedMs = performance.now() - endedAt;
    const { accepted, refused, others } = await measureLatency(rate, 500);
    const isNormal = refused.count + others === 0 && accepted.percentile(0.99) <= normalMs;
    if (isNormal || passedMs > longestRecoveryMs) return passedMs;
  }
}
