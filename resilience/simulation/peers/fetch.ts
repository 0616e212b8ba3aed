import { findInstance } from '../engine/instance.ts';

/** A peer that is called over HTTP. */
export type HttpPeer = (url: URL, init: RequestInit) => Promise<Response>;

/** A `fetch` that reaches only the simulated peers, by their host. */
export function createFetch(peers: Record<string, HttpPeer>): typeof fetch {
  return async (input, init = {}) => {
    if (findInstance()?.isDead) return new Promise(() => undefined);
    const url = new URL(String(input));
    const peer = peers[url.hostname];
    if (!peer) throw new TypeError(`There is no peer ${url.hostname}`);
    return Promise.race([guard(peer(url, init)), refuseWhenAborted(init.signal)]);
  };
}

/** A process that was killed gets no answer. */
async function guard(answer: Promise<Response>): Promise<Response> {
  const instance = findInstance();
  const settled = await answer.then(
    (response) => () => response,
    (error: unknown) => () => {
      throw error;
    },
  );
  return instance?.isDead ? new Promise(() => undefined) : settled();
}

function refuseWhenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const instance = findInstance();
    signal?.addEventListener('abort', () => {
      if (!instance?.isDead) reject(signal.reason);
    });
  });
}
