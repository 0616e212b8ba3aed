import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ConsentAnswer, type ConsentAttempt, parseConsentAnswer } from './consent-attempt.ts';

export interface ConsentListener {
  origin: string;
  answer: Promise<ConsentAnswer>;
  close: () => void;
}

const page = (text: string) =>
  `<!doctype html><meta charset="utf-8"><title>Calendar</title><p style="font: 1rem sans-serif">${text}`;

/**
 * Listens on this machine until the browser returns from Google, and accepts one answer. A request for another host
 * comes from a page that has pointed its own name at this machine (DNS rebinding), and an answer without our state
 * does not belong to our request. Both are ignored.
 */
export async function startConsentListener(
  attempt: ConsentAttempt,
  wantedPort: number,
): Promise<ConsentListener> {
  const { promise: answer, resolve } = Promise.withResolvers<ConsentAnswer>();
  const server = createServer((request, response) => {
    const given = isForUs(request, port) ? parseConsentAnswer(request.url ?? '', attempt) : undefined;
    response.writeHead(given ? 200 : 400, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      connection: 'close',
    });
    if (given) response.on('close', () => resolve(given));
    response.end(
      page(
        given
          ? 'You can close this window. The terminal says how it went.'
          : 'This is not an answer to the running command. Use the address that it printed last.',
      ),
    );
  });
  server.listen(wantedPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, answer, close };
}

function isForUs({ method, headers }: IncomingMessage, port: number): boolean {
  return method === 'GET' && headers.host === `127.0.0.1:${port}`;
}
