import { Agent } from 'node:http';
import { expect, test } from '@playwright/test';
import openApi from '../../docs/api/openapi.json' with { type: 'json' };
import { loadEndpoints } from '../contact/load-endpoints.ts';
import type { HostileBody } from '../hostile/hostile-body.ts';
import { listHostileBodies } from '../hostile/list-hostile-bodies.ts';
import { sendHostileBody } from '../hostile/send-hostile-body.ts';
import { targets } from '../hostile/targets.ts';

const allowedMs = 200;
const tries = 3;
const bodies = listHostileBodies(1000);

for (const way of ['through Caddy', 'beside Caddy']) {
  test(`a thousand hostile bodies ${way} are each refused in words within 200 ms`, async () => {
    const { site, apiUrl } = loadEndpoints();
    const origin = way === 'through Caddy' ? site : apiUrl;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const broken: string[] = [];
    for (const body of bodies) {
      const problem = await findProblem(origin, agent, body);
      if (problem) broken.push(problem);
    }
    agent.destroy();
    expect(broken).toEqual([]);
    expect(bodies.length).toBeGreaterThanOrEqual(1000);
  });
}

test('every endpoint that takes a body gets hostile ones', () => {
  const endpoints = Object.entries(openApi.paths).filter(([, methods]) => 'post' in methods);
  expect(endpoints.map(([path]) => path).toSorted()).toEqual(targets.map(({ path }) => path).toSorted());
});

/** A busy machine delays a single answer. A body that is too expensive is slow every time. */
async function findProblem(origin: string, agent: Agent, body: HostileBody): Promise<string | undefined> {
  const answers = [];
  for (let count = 0; count < tries; count += 1) {
    const answer = await sendHostileBody(origin, agent, body);
    answers.push(`${answer.status} after ${Math.round(answer.tookMs)} ms`);
    if (!isRefusal(answer.status)) break;
    if (answer.tookMs <= allowedMs) return undefined;
  }
  return `${body.path}, ${body.name}: ${answers.join(', ')}`;
}

/** A form without script is led back to its page by 303. A limit (429) would hide what the check answers. */
function isRefusal(status: number): boolean {
  return status === 303 || (status >= 400 && status < 500 && status !== 429);
}
