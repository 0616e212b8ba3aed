import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { LatencyHistogram } from './latency-histogram.ts';
import type { OpenLoopResult } from './open-loop.ts';
import type { InquiryLoad } from './run-open-loop.ts';

const entry = new URL('./run-open-loop.ts', import.meta.url).pathname;
const numbersEach = 100_000_000;

export interface RunningLoad {
  /** Resolves when the last request has been sent. */
  sent: Promise<void>;
  result: Promise<OpenLoopResult>;
}

/** Distributes a load among processes and sums their results. */
export function startOpenLoops(processes: number, load: InquiryLoad): RunningLoad {
  const parts = Array.from({ length: processes }, (_, index) =>
    startOne({
      ...load,
      rate: load.rate / processes,
      connections: Math.floor(load.connections / processes),
      firstNumber: load.firstNumber + index * numbersEach,
    }),
  );
  return {
    sent: Promise.all(parts.map(({ sent }) => sent)).then(() => {}),
    result: Promise.all(parts.map(({ result }) => result)).then(sumResults),
  };
}

function startOne(load: InquiryLoad): RunningLoad {
  const child = spawn(process.execPath, [entry, JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const sent = Promise.withResolvers<void>();
  const result = Promise.withResolvers<OpenLoopResult>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === 'sent') sent.resolve();
    else result.resolve(JSON.parse(line));
  });
  child.once('exit', (code) => {
    const error = new Error(`A sending process ended with code ${code}`);
    sent.reject(error);
    result.reject(error);
  });
  return { sent: sent.promise, result: result.promise };
}

function sumResults(results: OpenLoopResult[]): OpenLoopResult {
  const sum: OpenLoopResult = { due: 0, notSent: 0, latencies: {}, cpu: 0 };
  for (const { due, notSent, latencies, cpu } of results) {
    sum.due += due;
    sum.notSent += notSent;
    sum.cpu += cpu;
    for (const [end, histogram] of Object.entries(latencies)) {
      sum.latencies[end] ??= new LatencyHistogram();
      sum.latencies[end].merge(new LatencyHistogram(histogram as unknown as number[]));
    }
  }
  return sum;
}
