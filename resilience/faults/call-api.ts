import { setTimeout as sleep } from 'node:timers/promises';
import { anonKey, siteOrigin } from '../world/page.ts';
import type { World } from '../world/world.ts';
import type { SendOptions } from './send-options.ts';

export interface ApiAnswer {
  /** 0 if no answer came. */
  status: number;
  body: Record<string, unknown>;
  /** For reports: which process was called, and the result. */
  summary: string;
}

export interface ApiCall {
  path: string;
  body: object;
  headers?: Record<string, string>;
  /** The only process to call; by default they take turns, as behind a proxy. */
  via?: string;
  /** Where it comes from; by default from a network of its own. */
  network?: string;
}

const timeoutMs = 30_000;
const pauseMs = 250;
let turn = 0;

/** One call as a browser makes it, through a proxy that knows which processes run. */
async function callApi(world: World, call: ApiCall): Promise<ApiAnswer> {
  const apis = world.apis.filter(({ name }) => call.via === undefined || name === call.via);
  turn += 1;
  const api = apis[turn % apis.length];
  if (!api) {
    await sleep(100);
    return { status: 0, body: {}, summary: 'nobody there' };
  }
  try {
    const response = await fetch(`${api.origin}${call.path}`, {
      method: 'POST',
      headers: {
        ...{ apikey: anonKey, authorization: `Bearer ${anonKey}`, origin: siteOrigin },
        'content-type': 'application/json',
        'x-forwarded-for': call.network ?? toAddress(),
        ...call.headers,
      },
      body: JSON.stringify(call.body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = (await response.json()) as ApiAnswer['body'];
    const code = readCode(body);
    return { status: response.status, body, summary: `${api.name} ${response.status} ${code}`.trim() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: 0, body: {}, summary: `${api.name} ${reason}` };
  }
}

/** Calls until `isLast` takes an answer for the last one, or the visitor gives up. */
export async function callUntil(
  world: World,
  { deadline, via, network }: SendOptions,
  call: ApiCall,
  isLast: (answer: ApiAnswer) => boolean,
): Promise<void> {
  while (Date.now() < deadline()) {
    const answer = await callApi(world, { ...call, ...(via && { via }), ...(network && { network }) });
    if (isLast(answer)) return;
    await sleep(pauseMs);
  }
}

/** The code of a failure in either shape: of the call, or of a refused booking. */
export function readCode(body: Record<string, unknown>): string {
  const { error, code } = body as { error?: { code?: string }; code?: string };
  return error?.code ?? code ?? '';
}

function toAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `100.${part()}.${part()}.${part()}`;
}
