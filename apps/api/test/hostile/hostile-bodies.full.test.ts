import { Agent } from 'node:http';
import { measureBestMs } from '@tt/contract/test/measure-best-ms';
import { expect, onTestFinished, test } from 'vitest';
import { buildDns } from '../builders.ts';
import type { HostileBody } from './hostile-body.ts';
import { listHostileBodies } from './list-hostile-bodies.ts';
import { sendHostileBody } from './send-hostile-body.ts';
import { startTestApp } from '../start-test-app.ts';

/** Processor time of this thread, in which sender and server run. */
const allowedMs = 200;
const bodies = listHostileBodies(1000);

test('a thousand hostile bodies are each refused in words, with 200 ms of processor time at most', async () => {
  const { app } = await startTestApp({ environment: { TRUST_PROXY: 'true' }, replacements: buildDns() });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const problems: string[] = [];
  for (const body of bodies) {
    const problem = await findProblem(origin, agent, body);
    if (problem) problems.push(`${body.path}, ${body.name}: ${problem}`);
  }
  expect(problems).toEqual([]);
  expect(bodies.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(bodies.map(({ path }) => path)).size).toBeGreaterThan(5);
});

async function findProblem(origin: string, agent: Agent, body: HostileBody): Promise<string | undefined> {
  let problem: string | undefined;
  const tookMs = await measureBestMs(async () => {
    problem = findWrongAnswer(await sendWhenHeard(origin, agent, body));
  }, allowedMs);
  return problem ?? (tookMs < allowedMs ? undefined : `${tookMs} ms`);
}

/** A machine that is busy with other work lets the server refuse everything for a moment. */
async function sendWhenHeard(origin: string, agent: Agent, body: HostileBody) {
  for (;;) {
    const answer = await sendHostileBody(origin, agent, body);
    if (!answer.text.includes('"overloaded"')) return answer;
  }
}

/** A form without script comes back as a page, or leads to its page by 303. A limit (429) would hide what the check answers. */
function findWrongAnswer({ status, text }: { status: number; text: string }): string | undefined {
  if (status === 303) return undefined;
  const isRefusal = status >= 400 && status < 500 && status !== 429;
  return isRefusal && /^(?:{"error":{"code":"[a-z_]+"|<!doctype html>)/.test(text)
    ? undefined
    : `${status} ${text.slice(0, 100)}`;
}
