import type { Latencies } from './latencies.ts';
import type { StatementReads } from './list-reads.ts';
import type { LaneCost } from './measure-lanes.ts';
import type { ProcessRates } from './measure-processes.ts';
import type { Side } from './start-scale-world.ts';

const format = (ms: number) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));
const divide = (large: number, empty: number) => (empty > 0 ? (large / empty).toFixed(2) : '-');

/** A Markdown table: for each name the median and the 99th percentile on both sides, in milliseconds, and their ratio. */
export function formatLatencies(title: string, { empty, large }: Record<Side, Latencies>): string {
  const head = [
    `| ${title} | calls | p50 empty | p50 large | ratio | p99 empty | p99 large | ratio |`,
    `| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`,
  ];
  const lines = empty.names.map((name) => {
    const shares = [0.5, 0.99].flatMap((share) => {
      const [before, after] = [empty.percentile(name, share), large.percentile(name, share)];
      return [format(before), format(after), divide(after, before)];
    });
    return `| ${[name, large.count(name), ...shares].join(' | ')} |`;
  });
  return [...head, ...lines].join('\n');
}

/** For work that runs a few times: the longest run on both sides. */
export function formatLongest(title: string, { empty, large }: Record<Side, Latencies>): string {
  const head = [`| ${title} | empty | large |`, '| --- | ---: | ---: |'];
  const lines = empty.names.map((name) => {
    const longest = [empty, large].map((side) => `${format(side.percentile(name, 1))} ms`);
    return `| ${[name, ...longest].join(' | ')} |`;
  });
  return [...head, ...lines].join('\n');
}

/** The rate of one and of two API processes, and what each inquiry costs them, which other load changes least. */
export function formatProcesses({ one, two, engine, lockWaits }: ProcessRates): string {
  const names = Object.keys(one.cores);
  const lines = Object.entries({ one, two }).map(([count, { perSecond, cores }]) => {
    const shares = names.map((name) => (cores[name] ?? 0).toFixed(2));
    const milliseconds = ((cores['API processes'] ?? 0) / perSecond) * 1000;
    return `| ${[count, perSecond.toFixed(0), ...shares, milliseconds.toFixed(2)].join(' | ')} |`;
  });
  return [
    `| API processes | inquiries per second | ${names.map((name) => `cores: ${name}`).join(' | ')} | ms of a core per inquiry |`,
    `| --- |${' ---: |'.repeat(names.length + 2)}`,
    ...lines,
    '',
    `Two processes: ${divide(two.perSecond, one.perSecond)} times one. PostgreSQL alone by pgbench: ${engine.toFixed(0)} ` +
      `transactions per second. Looks that found a wait for the limits' lock: ${(lockWaits * 100).toFixed(0)}%.`,
  ].join('\n');
}

/** The statements that read the most pages per call. */
export function formatReads(reads: readonly StatementReads[]): string {
  return [
    '| Statement that reads the most | calls | pages per call | longest, ms |',
    '| --- | ---: | ---: | ---: |',
    ...reads.map(
      ({ statement, calls, pages, longestMs }) =>
        `| ${[statement.replaceAll('|', '\\|'), calls, pages, longestMs].join(' | ')} |`,
    ),
  ].join('\n');
}

export function formatLanes(costs: readonly LaneCost[]): string {
  return [
    '| Upcoming bookings | free times, read anew | size | calendar feed | size |',
    '| ---: | ---: | ---: | ---: | ---: |',
    ...costs.map(({ upcoming, timesMs, timesKilobytes, feedMs, feedKilobytes }) => {
      const times = [`${format(timesMs)} ms`, `${timesKilobytes.toFixed(0)} kB`];
      return `| ${[upcoming, ...times, `${format(feedMs)} ms`, `${feedKilobytes.toFixed(0)} kB`].join(' | ')} |`;
    }),
  ].join('\n');
}
